import { useState } from 'react';
import type { CorrectionEntries, Drafts } from './correction.types.ts';

export interface DraftsOptions {
  /** Entries to continue with. @default none */
  defaultEntries?: CorrectionEntries | undefined;
  /** Called with all entries whenever they change. */
  onEntriesChange?: ((entries: CorrectionEntries) => void) | undefined;
}

/** Keeps entries of closed sheets while the screen is open. */
export function useDrafts({ defaultEntries, onEntriesChange }: DraftsOptions): Drafts {
  const [kept] = useState(() => new Map(Object.entries(defaultEntries ?? {})));
  return {
    read: (runId) => kept.get(runId) ?? {},
    write: (runId, entries) => {
      const next = { ...kept.get(runId), ...entries };
      if (Object.values(next).some((form) => form !== undefined)) kept.set(runId, next);
      else kept.delete(runId);
      onEntriesChange?.(Object.fromEntries(kept));
    },
  };
}
