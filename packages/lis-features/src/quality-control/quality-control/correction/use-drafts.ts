import { useState } from 'react';
import type { Drafts } from './correction.types.ts';

/** Keeps entries of closed forms while the screen is open. */
export function useDrafts(): Drafts {
  const [drafts] = useState(() => {
    const kept = new Map<string, unknown>();
    return {
      read: <Values>(key: string) => kept.get(key) as Values | undefined,
      write: (key: string, values: object | undefined) => {
        if (values === undefined) kept.delete(key);
        else kept.set(key, structuredClone(values));
      },
    };
  });
  return drafts;
}
