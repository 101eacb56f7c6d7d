import type { Result } from '@alms/lis-domain/results';
import type { Resource } from '@alms/ui/resource';
import { useEffect, useState } from 'react';
import { useEffectEvent } from '@alms/ui/effect-event';
import { isUnsaved, useDecimalMark, type Drafts } from './use-entry.ts';

export interface DraftsOptions {
  defaultDrafts: Drafts;
  /** Called at each change. */
  onDraftsChange: ((drafts: Drafts) => void) | undefined;
  /** Recorded results of the open specimen. */
  results: Resource<readonly Result[]>;
}

/**
 * Manages unsaved entries. A draft equal to the recorded value is discarded, so that it cannot
 * conflict with a later correction.
 */
export function useDrafts({ defaultDrafts, onDraftsChange, results }: DraftsOptions) {
  const decimalMark = useDecimalMark();
  const [drafts, setDrafts] = useState(defaultDrafts);
  const onRecord = results.status === 'ready' ? results.data : undefined;
  const [compared, setCompared] = useState<readonly Result[]>();
  if (onRecord && onRecord !== compared) {
    setCompared(onRecord);
    const saved: readonly string[] = onRecord
      .filter((result) => drafts[result.id] && !isUnsaved(result, drafts, decimalMark))
      .map(({ id }) => id);
    if (saved.length > 0)
      setDrafts(Object.fromEntries(Object.entries(drafts).filter(([id]) => !saved.includes(id))));
  }

  const notify = useEffectEvent((now: Drafts) => onDraftsChange?.(now));
  useEffect(() => {
    notify(drafts);
  }, [drafts]);
  return [drafts, setDrafts] as const;
}
