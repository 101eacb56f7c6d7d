import { changeDue, likelyCash } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { Text } from '@alms/ui/text';
import { useMemo, useRef, type ReactNode } from 'react';
import { useAmountWords } from '../../shared/cash-drawer/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { useLisForm } from '../../shared/lis-form/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import {
  deskMethods,
  emptyPayment,
  LATER,
  paymentForm,
  type DeskPayment,
  type PaymentValues,
} from './payment.form.ts';
import { walkInMessages } from './words/index.ts';
import * as S from './walk-in.styles.ts';

export interface PaymentFormOptions {
  due_minor: number;
  currency: string;
  /** Whether the order can be placed without a payment. */
  mayPayLater: boolean;
  /** Values typed before, for a retry. When omitted, the fields are empty. */
  typed?: PaymentValues | undefined;
  /** State of taking the payment. @default idle */
  submission?: Submission;
  /** Called with the valid payment, undefined if nothing is paid now. */
  onPay?: (payment: DeskPayment | undefined, typed: PaymentValues) => void | Promise<void>;
  /** Notes above the fields. */
  children?: ReactNode;
}

const ignore = () => {};

/**
 * Payment of one amount in full, with the change for cash. `fields` is the card with its fields;
 * `validate` resolves to whether they are valid, and `payment` then returns the payment.
 */
export function usePaymentForm({
  due_minor,
  currency,
  mayPayLater,
  typed = emptyPayment,
  submission = idle,
  onPay = ignore,
  children,
}: PaymentFormOptions) {
  const words = useMessages(walkInMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const schema = useMemo(() => paymentForm(money, due_minor), [money, due_minor]);
  const chosen = useRef<{ payment: DeskPayment | undefined; typed: PaymentValues }>(undefined);
  const form = useLisForm<PaymentValues, DeskPayment | undefined>(schema, {
    defaultValues: typed,
    words: useAmountWords(words, money),
    submission,
    failureKey: 'paymentFailed',
    onSubmit: async (payment) => {
      const values = form.methods.getValues();
      chosen.current = { payment, typed: values };
      await onPay(payment, values);
    },
  });
  const { field, methods } = form;
  const { method, received } = methods.watch();
  const isFree = due_minor === 0;
  const receivedMinor = received.trim() === '' ? due_minor : money.read(received);
  const change = receivedMinor === undefined ? undefined : changeDue(due_minor, receivedMinor);
  const receive = (amount_minor: number) => {
    methods.setValue('received', money.typed(amount_minor));
    methods.clearErrors('received');
  };
  const fields = (
    <S.Payment>
      <Card heading={words.payment}>
        <Stack gap="s4">
          <dl>
            <div data-strong>
              <dt>{words.total}</dt>
              <dd>{money.show(due_minor)}</dd>
            </div>
          </dl>
          {children}
          {!isFree && (
            <SelectField
              label={words.method}
              options={[
                ...deskMethods.map((value) => ({ value, label: names[value] })),
                ...(mayPayLater ? [{ value: LATER, label: words.later }] : []),
              ]}
              {...field('method')}
            />
          )}
          {!isFree && method === 'cash' && (
            <>
              <TextField
                label={words.received}
                trailing={currency}
                inputMode="decimal"
                optional
                {...field('received')}
              />
              <div data-part="likely" role="group" aria-label={words.likely}>
                {likelyCash(due_minor).map((amount) => (
                  <Button
                    key={amount}
                    size="small"
                    aria-pressed={receivedMinor === amount}
                    onClick={() => receive(amount)}
                  >
                    {money.show(amount)}
                  </Button>
                ))}
              </div>
              <dl aria-live="polite">
                <div>
                  <dt>{words.change}</dt>
                  <dd>{change === undefined ? '–' : money.show(change)}</dd>
                </div>
              </dl>
            </>
          )}
          {!isFree && method !== 'cash' && method !== LATER && (
            <TextField
              label={words.reference}
              hint={words.referenceHint}
              optional
              maxLength={120}
              {...field('reference')}
            />
          )}
          {!isFree && method === LATER && (
            <Text size="small" tone="muted">
              {words.laterBody}
            </Text>
          )}
        </Stack>
      </Card>
    </S.Payment>
  );
  return {
    form,
    fields,
    /** Whether an amount is taken now. */
    pays: !isFree && method !== LATER,
    validate: async () => {
      chosen.current = undefined;
      await form.submit();
      return chosen.current !== undefined;
    },
    /** The payment of the last validation, and its values as typed. */
    payment: () => chosen.current,
  };
}
