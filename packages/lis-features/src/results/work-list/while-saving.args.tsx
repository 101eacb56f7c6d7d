import type { Result } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { useState } from 'react';
import { ResultsScreen, type ResultsScreenProps } from './results-screen.tsx';
import { SOME_REFUSED } from './entry-panel.tsx';
import type { EnteredItem } from './use-entry.ts';
import { changedByOther, toEnter, toVerify } from './work-list.args.ts';

/** The screen of somebody who saves a moment after a colleague did: the server refuses, and what is on record has changed. */
export function WhileSomebodyElseSaves(props: ResultsScreenProps) {
  const [refused, setRefused] = useState(false);
  return (
    <ResultsScreen
      {...props}
      sampleResults={ready(refused ? changedByOther : toVerify)}
      entry={
        refused
          ? { status: 'rejected', fieldErrors: {}, formError: 'version_stale' }
          : { status: 'idle' }
      }
      onEnter={() => setRefused(true)}
    />
  );
}

/** The screen of somebody of whose values one cannot be saved: the others are on record now. */
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
      {...props}
      tab="to-enter"
      results={ready(toEnter)}
      sampleResults={ready(results)}
      entry={
        saved.length > 0
          ? {
              status: 'rejected',
              formError: SOME_REFUSED,
              fieldErrors: { [idOf('K')]: 'sample_not_usable' },
            }
          : { status: 'idle' }
      }
      onEnter={({ items }) => setSaved(items)}
    />
  );
}
