import { newId } from '../platform/db/new-id.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';
import type { PatientId } from '@alms/lis-domain/patients';
import { expect, it } from 'vitest';
import { cancel } from './orders/cancel.service.ts';
import { readAudited } from './orders/orders.service.ts';
import { findOrder } from './orders/orders.store.ts';
import { collect } from './samples/samples.service.ts';
import { resultUpdates } from './results/result-updates.ts';

/** Never called: the compiler must reject each call. */
function swapped(context: OperationContext, id: PatientId) {
  const { tx, tenantId } = context;
  return [
    // @ts-expect-error -- a patient's id instead of an order's
    () => readAudited(context, id),
    // @ts-expect-error -- a patient's id instead of an order's
    () => findOrder(tx, tenantId, id),
    // @ts-expect-error -- a patient's id instead of an order's
    () => tx.selectFrom('test_order').selectAll().where('id', '=', id),
    () =>
      cancel(
        context,
        // @ts-expect-error -- a patient's id instead of an order's
        { id, version: 1 },
        { code: 'other', note: 'x' },
        resultUpdates,
      ),
    () =>
      collect(
        context,
        // @ts-expect-error -- a patient's id instead of a specimen's
        { id, version: 1 },
        { identity_check: { name: true, birth_date: true } },
        resultUpdates,
      ),
  ];
}

it('services, stores and queries reject ids of another kind', () => {
  expect(swapped({} as OperationContext, newId<PatientId>())).toHaveLength(5);
});
