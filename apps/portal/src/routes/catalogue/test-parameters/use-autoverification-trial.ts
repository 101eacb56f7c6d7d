import type { AutoverifyRule, TestParameterId } from '@alms/lis-domain/catalogue';
import {
  listTriedResults,
  tryAutoverification,
  type AutoverificationTrial,
  type TrialOutcome,
} from '@alms/lis-domain/results';
import type { TestEditorScreenProps } from '@alms/lis-features/catalogue/test-parameters';
import { loading, ready, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { toResourceError } from '../../../data/to-fetched.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Trial of an unsaved autoverification rule on earlier results; none for a new test. */
export function useAutoverificationTrial(
  testId: TestParameterId | undefined,
): Pick<TestEditorScreenProps, 'trial' | 'onTry' | 'tried'> {
  const { call } = useApi();
  const named = testId === undefined ? undefined : { params: { id: testId } };
  const [trial, setTrial] = useState<Resource<AutoverificationTrial>>({ status: 'idle' });
  const [rule, setRule] = useState<AutoverifyRule>();
  const [fate, setFate] = useState<TrialOutcome>('left');
  const tried = usePages(
    listTriedResults,
    named && rule && trial.status === 'ready'
      ? { ...named, query: { fate }, body: { rule } }
      : undefined,
  );
  const onTry = async (next: AutoverifyRule) => {
    if (!named) return;
    setRule(next);
    setTrial(loading);
    setTrial(
      await call(tryAutoverification, { ...named, body: { rule: next } }).then(
        (found): Resource<AutoverificationTrial> =>
          found.looked_at === 0 ? { status: 'empty', reason: 'none-yet' } : ready(found),
        (error: unknown): Resource<AutoverificationTrial> => ({
          status: 'error',
          error: toResourceError(error),
        }),
      ),
    );
  };
  return {
    trial,
    ...(named && { onTry }),
    tried: {
      fate,
      onFateChange: setFate,
      results: itemsOf(tried.resource),
      onMore: tried.more,
      onRetry: tried.reload,
      resultHref: (sampleId) => `${paths.testResults}?specimen=${sampleId}`,
    },
  };
}
