import type { Result } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { useState } from 'react';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './results-screen.tsx';
import { SOME_REFUSED } from './entry-panel.tsx';
import type { EnteredItem } from './use-entry.ts';
import { changedByOther, toEnter, toVerify } from './work-list.args.ts';

/**
 * Simulates a concurrent change: the server refuses the save, and the recorded results have
 * changed.
 */
export function DuringConcurrentChange(props: ResultsScreenProps) {
  const [refused, setRefused] = useState(false);
  return (
    <ResultsScreen
      {...withChanges(props, {
        specimen: { results: ready(refused ? changedByOther : toVerify) },
        entry: {
          state: refused
            ? { status: 'rejected', fieldErrors: {}, formError: 'version_stale' }
            : { status: 'idle' },
          onEnter: () => setRefused(true),
        },
      })}
    />
  );
}

/** Simulates a partly refused save: all other values are recorded. */
export function WhileOneIsRefused(props: ResultsScreenProps) {
  const [saved, setSaved] = useState<readonly EnteredItem[]>([]);
  const idOf = (code: string) => toEnter.find(({ test }) => test.code === code)?.id ?? '';
  const results = toEnter.map((result): Result =>
    saved.some(({ id }) => id === result.id) && result.test.code === 'NA'
      ? { ...result, status: 'entered', value_text: '140', version: 2 }
      : result,
  );
  return (
    <ResultsScreen
      {...withChanges(props, {
        view: { tab: 'to-enter' },
        list: { results: ready(toEnter) },
        specimen: { results: ready(results) },
        entry: {
          state:
            saved.length > 0
              ? {
                  status: 'rejected',
                  formError: SOME_REFUSED,
                  fieldErrors: { [idOf('K')]: 'sample_not_usable' },
                }
              : { status: 'idle' },
          onEnter: ({ items }) => setSaved(items),
        },
      })}
    />
  );
}
