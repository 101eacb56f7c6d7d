import type { Reevaluation } from '@alms/lis-domain/patients';
import type { OrderId } from '@alms/lis-domain/orders';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { Text } from '@alms/ui/text';
import { reevaluationNoteMessages } from './words/index.ts';

export interface RereadNoteProps {
  /** Title that names the saved change. */
  title: string;
  /** Effect of the change on results; null when nothing that affects their evaluation changed. */
  reread: Reevaluation | null;
  /**
   * Returns the link to an order. When omitted, orders are not named because the page shows the
   * only one.
   */
  orderHref?: (orderId: OrderId) => string;
}

/**
 * Confirms a saved change, its effect on results, and the results that need correction by a user.
 */
export function ReevaluationNote({ title, reread, orderHref }: RereadNoteProps) {
  const words = useMessages(reevaluationNoteMessages);
  return (
    <>
      <Alert tone="positive" live="polite" title={title}>
        {reread && words.openReread({ count: reread.open })}
      </Alert>
      {reread && reread.reported > 0 && reread.differing === 0 && (
        <Text>{words.reportedAlike({ count: reread.reported })}</Text>
      )}
      {reread && reread.differing > 0 && (
        <Alert
          tone="caution"
          size="large"
          title={words.reportedOtherwise({ count: reread.differing })}
        >
          {words.reportedOtherwiseBody}
          {orderHref && (
            <Inline gap="s2">
              {words.orders}{' '}
              {reread.orders.map(({ id, order_number }) => (
                <Link key={id} href={orderHref(id)}>
                  {order_number}
                </Link>
              ))}
            </Inline>
          )}
        </Alert>
      )}
    </>
  );
}
