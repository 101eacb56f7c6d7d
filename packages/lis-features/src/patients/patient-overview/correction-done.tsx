import type { CorrectedPatient } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { patientOverviewMessages } from './patient-overview.messages.js';

interface CorrectionDoneProps {
  /** What the correction made of the results; null when nothing that they are judged by has changed. */
  reread: CorrectedPatient['reread'];
  orderHref: (orderId: string) => string;
  onClose: () => void;
}

/** That the record is corrected, what became of the results, and which of them wait for a person to amend them. */
export function CorrectionDone({ reread, orderHref, onClose }: CorrectionDoneProps) {
  const words = useMessages(patientOverviewMessages);
  return (
    <Stack>
      <Alert tone="positive" live="polite" title={words.corrected}>{reread && words.openReread({ count: reread.open })}</Alert>
      {reread && reread.reported > 0 && reread.differing === 0 && <Text>{words.reportedAlike({ count: reread.reported })}</Text>}
      {reread && reread.differing > 0 && (
        <Alert tone="caution" size="large" title={words.reportedOtherwise({ count: reread.differing })}>
          {words.reportedOtherwiseBody}
          <Inline gap="s2">{reread.orders.map(({ id, order_number }) => <Link key={id} href={orderHref(id)}>{order_number}</Link>)}</Inline>
        </Alert>
      )}
      <FormActions align="end"><Button onClick={onClose}>{words.close}</Button></FormActions>
    </Stack>
  );
}
