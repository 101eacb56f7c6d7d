import { Button, LinkButton } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { PaymentProgress } from './payment-progress.tsx';
import type { RegisteredFacility } from './registered-facility.ts';
import { registrationWizardMessages } from './words/index.ts';

export interface SuccessDialogProps {
  registered: RegisteredFacility;
  open: boolean;
  onClose: () => void;
  facilityName: string;
  /** Recipient of the confirmation email. */
  email: string;
  beta: boolean;
}

/** Confirms the registration with the web address, the end of the trial and the payment status. */
export function SuccessDialog({
  registered: { address, href, trialEndsAt, payment },
  open,
  onClose,
  facilityName,
  email,
  beta,
}: SuccessDialogProps) {
  const words = useMessages(registrationWizardMessages);
  const terms = usePlanTerms();
  const format = useFormat();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.doneTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <LinkButton href={href} variant="primary">
            {words.goToMyFacility}
          </LinkButton>
        </>
      }
    >
      <Stack>
        <Text>{words.doneBody({ name: facilityName, email })}</Text>
        <Text code size="lead">
          <bdi dir="ltr">{address}</bdi>
        </Text>
        {payment && <PaymentProgress {...payment} />}
        <Text tone="muted">
          {terms.endsOn({ date: format.longDate(trialEndsAt) })}{' '}
          {beta ? terms.beta : terms.afterTrial}
        </Text>
      </Stack>
    </Dialog>
  );
}
