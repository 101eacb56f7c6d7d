import { useState } from 'react';
import type { Drafts, TypedEntries } from './correction.types.ts';

/** Keeps entries of closed sheets while the screen is open. */
export function useDrafts(): Drafts {
  const [kept] = useState(() => new Map<string, TypedEntries>());
  return {
    read: (runId) => kept.get(runId) ?? {},
    write: (runId, entries) => void kept.set(runId, { ...kept.get(runId), ...entries }),
  };
}
