import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useDrawerOffer, type OpenDrawer } from '../../shared/cash-drawer/index.ts';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import type { DeskPayment, PaymentValues } from './payment.form.ts';
import { usePaymentForm } from './use-payment-form.tsx';
import { walkInMessages } from './words/index.ts';

export interface PaymentStepProps {
  order_number: string;
  due_minor: number;
  currency: string;
  /** Whether the order was placed a moment ago and its payment failed. @default false */
  isUnpaid?: boolean;
  /** Values typed before the payment failed. When omitted, the fields are empty. */
  typed?: PaymentValues | undefined;
  submission: Submission;
  onPay: (payment: DeskPayment, typed: PaymentValues) => void | Promise<void>;
  onOpenDrawer: OpenDrawer;
}

/** Takes the payment of a placed order. The order is never placed again. */
export function PaymentStep({
  order_number,
  due_minor,
  currency,
  isUnpaid = false,
  typed,
  submission,
  onPay,
  onOpenDrawer,
}: PaymentStepProps) {
  const words = useMessages(walkInMessages);
  const money = useMoney(currency);
  const [answered, setAnswered] = useState<Submission>();
  // A refusal for a missing drawer no longer applies once the drawer is open.
  const current = answered === submission ? idle : submission;
  const drawer = useDrawerOffer(current, currency, onOpenDrawer, () => setAnswered(submission));
  const { form, fields } = usePaymentForm({
    due_minor,
    currency,
    mayPayLater: false,
    typed,
    submission: current,
    onPay: (payment, values) => payment && onPay(payment, values),
  });
  return (
    <div data-part="step">
      {isUnpaid && (
        <Alert tone="caution" size="large" title={words.unpaidTitle({ number: order_number })}>
          {words.unpaidBody}
        </Alert>
      )}
      <LisForm form={form} label={words.payTitle}>
        {fields}
        <FormActions>
          {drawer.button}
          <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
            {words.take({ amount: money.show(due_minor) })}
          </Button>
        </FormActions>
      </LisForm>
      {drawer.dialog}
    </div>
  );
}
