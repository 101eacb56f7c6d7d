import type { CancellationReason, OrderId } from '@alms/lis-domain/orders';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { unisolated } from '../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../platform/i18n/isolate-bidi.ts';
import { confidentialName } from '../catalogue/confidential.ts';
import {
  addressed,
  confidentialOf,
  findPeople,
  others,
  requesters,
  type Notice,
} from './result-notifications.ts';
import { addNotifications } from './notifications.store.ts';

interface CancelledTests {
  /** Test codes. */
  tests: readonly string[];
  code: CancellationReason;
  note: string;
}

/** Notifies the user who placed an order of its cancelled tests. */
export async function notifyOfCancelledTests(
  context: OperationContext,
  { id, order_number }: { id: OrderId; order_number: string },
  { tests, code, note }: CancelledTests,
): Promise<void> {
  const users = await requesters(context, [id]);
  const isConfidential = await confidentialOf(context.tx, context.tenantId);
  const notice: Notice = {
    type: 'system',
    priority: 'normal',
    entity: { type: 'order', id },
    screens: ['/app/test-results', '/app/sample-collection'],
    says: (words, language) => ({
      title: words('testsCancelled', { order: order_number }),
      message: words('testsCancelledBecause', {
        tests: [
          ...new Set(
            tests.map((test) => (isConfidential(test) ? confidentialName(language) : test)),
          ),
        ].join(', '),
        reason: unisolated(
          [
            words(`cancellation_${code}`),
            ...(note === '' ? [] : [isolateBidi(language)(note)]),
          ].join(': '),
        ),
      }),
    }),
  };
  await addNotifications(
    context.tx,
    addressed(others(await findPeople(context, [...users.values()]), context), notice, context.now),
  );
}
