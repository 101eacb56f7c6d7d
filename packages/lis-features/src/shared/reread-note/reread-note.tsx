import type { Reread } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { Text } from '@alms/ui/text';
import { rereadNoteMessages } from './words/index.ts';

export interface RereadNoteProps {
  /** What was put right. */
  title: string;
  /** What that made of the results; null when nothing that they are judged by has changed. */
  reread: Reread | null;
  /** One of the orders. When omitted, they are not told: it is the one that is looked at. */
  orderHref?: (orderId: string) => string;
}

/** That something is put right, what became of the results, and which of them wait for a person to amend them. */
export function RereadNote({ title, reread, orderHref }: RereadNoteProps) {
  const words = useMessages(rereadNoteMessages);
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
