import {
  addEqaLimit,
  adoptEqaLimits,
  deleteEqaLimit,
  listEqaLimits,
  type AdoptedLimits,
} from '@alms/lis-domain/quality-control';
import type { QualityControlScreenProps } from '@alms/lis-features/quality-control/quality-control';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';

type Limits = NonNullable<QualityControlScreenProps['assessment']['limits']>;

/** Allowable errors of the EQA tab, requested only when it is open. */
export function useLimits(isShown: boolean): Limits & { reload: () => unknown } {
  const { call } = useApi();
  const may = useMayCall();
  const limits = usePages(listEqaLimits, isShown ? { query: { limit: '100' } } : undefined);
  const { reload } = limits;
  const add = useAction(addEqaLimit, { after: reload });
  const remove = useAction(deleteEqaLimit, { after: reload });
  const form = useSubmission({ after: reload });
  return {
    limits: itemsOf(limits.resource),
    onMore: limits.more,
    onAdd: add.handler((body) => ({ body })),
    onDelete: remove.handler(({ id }) => ({ params: { id } })),
    onAdopt: may(adoptEqaLimits)
      ? async ({ set, valid_from }) => {
          let adopted: AdoptedLimits | undefined;
          const submission = await form.submit(async (key) => {
            adopted = await call(adoptEqaLimits, {
              params: { set },
              body: { valid_from },
              key,
            });
          });
          return { submission, limits: adopted };
        }
      : undefined,
    reload,
  };
}
