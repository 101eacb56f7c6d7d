import type { ResultsToCome } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { usePortalVisibilityWords } from '../../shared/portal-visibility/index.ts';
import { patientResultsMessages } from './words/index.ts';

/** Pending results by order for staff: also those released but not visible, and why. */
export function ToCome({ orders }: { orders: readonly ResultsToCome[] }) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const visibilityWords = usePortalVisibilityWords();
  const orderWords = ({ order_number, collected_at }: ResultsToCome) =>
    collected_at === null
      ? words.testsUndated({ number: order_number })
      : words.testsOf({ date: format.longDate(collected_at) });
  return (
    <Card heading={words.toCome} body="lines">
      {orders.map((order) => (
        <li key={order.order_id}>
          {order.count > 0 && (
            <p>{words.toComeOf({ order: orderWords(order), count: order.count })}</p>
          )}
          {order.withheld.map(({ result_id, test_name, visibility, from }) => (
            <Text key={result_id} tone="muted">
              {words.withheld({ test: test_name, why: visibilityWords(visibility, from) })}
            </Text>
          ))}
        </li>
      ))}
    </Card>
  );
}

/** Number of pending results for the patient, who does not see which. */
export function PendingLine({ orders }: { orders: readonly ResultsToCome[] }) {
  const words = useMessages(patientResultsMessages);
  const count = orders.reduce((sum, order) => sum + order.count, 0);
  return (
    count > 0 && (
      <Text tone="muted" data-part="pending">
        {words.pending({ count })}
      </Text>
    )
  );
}
