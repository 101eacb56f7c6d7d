import { listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  createConsistencyRule,
  listConsistencyRules,
  updateConsistencyRule,
} from '@alms/lis-domain/catalogue/consistency';
import { tryConsistencyRule, type ConsistencyTrial } from '@alms/lis-domain/results';
import type { ConsistencyRulesScreenProps } from '@alms/lis-features/catalogue/test-parameters';
import { idle, loading, ready, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { toResourceError } from '../../../data/to-fetched.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** The consistency rules of the facility, and the trial of the one that is open. */
export function useConsistencyRules(): Omit<ConsistencyRulesScreenProps, 'listHref' | 'orderHref'> {
  const { call } = useApi();
  const rules = useEndpoint(
    listConsistencyRules,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  usePageReading(rules.resource);
  const offered = useEndpoint(listOrderableTests, {});
  const create = useAction(createConsistencyRule, { after: rules.reload });
  const update = useAction(updateConsistencyRule, { after: rules.reload });
  const [trial, setTrial] = useState<Resource<ConsistencyTrial>>(idle);
  const tests = offered.resource.status === 'ready' ? offered.resource.data.items : [];
  return {
    rules: itemsOf(rules.resource),
    tests: tests.filter(({ result_type, kind }) => kind !== 'panel' && result_type === 'numeric'),
    onSave: (body, rule) =>
      rule
        ? update.submit({ params: { id: rule.id }, version: rule.version, body })
        : create.submit({ body }),
    trial,
    onOpened: () => setTrial(idle),
    onTry: async (rule) => {
      setTrial(loading);
      setTrial(
        await call(tryConsistencyRule, { body: { rule } }).then(
          (found): Resource<ConsistencyTrial> =>
            found.looked_at === 0 ? { status: 'empty', reason: 'none-yet' } : ready(found),
          (error: unknown): Resource<ConsistencyTrial> => ({
            status: 'error',
            error: toResourceError(error),
          }),
        ),
      );
    },
    onRetry: async () => {
      await Promise.all([rules.reload(), offered.reload()]);
    },
  };
}
