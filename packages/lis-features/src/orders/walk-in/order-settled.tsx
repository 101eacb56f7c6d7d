import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import type { DeskPayment } from './payment.form.ts';
import { walkInMessages } from './words/index.ts';

/** An order at the end of the front desk’s work on it. */
export interface SettledOrder {
  order_number: string;
  /** Whether the order was placed in this step; otherwise only its payment was taken. */
  isPlaced: boolean;
  currency: string;
  /** The payment just taken. When omitted, none was. */
  paid?: DeskPayment | undefined;
  /** Whether nothing is due from the patient. */
  isSettled?: boolean;
  /** Prints the receipt. When omitted, there is no payment to print. */
  onReceipt?: (() => void) | undefined;
  /** Opens the payment. When omitted, nothing is due or the user takes no payments. */
  onPay?: (() => void) | undefined;
  hrefs: {
    frontDesk: string;
    order: string;
    /** Link to the specimens to collect and label. When omitted, the user does not collect. */
    labels?: string | undefined;
  };
}

/** Confirms the order and its payment, with the next steps. */
export function OrderSettled({
  order_number: number,
  isPlaced,
  currency,
  paid,
  isSettled = false,
  onReceipt,
  onPay,
  hrefs,
}: SettledOrder) {
  const words = useMessages(walkInMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const title = () => {
    if (!isPlaced) return words.paidTitle({ number });
    return paid ? words.placedPaidTitle({ number }) : words.doneTitle({ number });
  };
  const body = () => {
    if (paid)
      return (
        <>
          <p>
            {words.paidBody({
              amount: money.show(paid.amount_minor),
              method: names[paid.method],
            })}
          </p>
          {paid.change_minor > 0 && (
            <p>{words.changeBody({ amount: money.show(paid.change_minor) })}</p>
          )}
        </>
      );
    if (onPay) return words.laterBody;
    return isSettled ? words.settledBody : undefined;
  };
  return (
    <Stack>
      <Alert tone="positive" live="polite" size="large" title={title()}>
        {body()}
      </Alert>
      <Inline>
        <LinkButton variant="primary" href={hrefs.frontDesk}>
          {words.next}
        </LinkButton>
        {onPay && <Button onClick={onPay}>{words.takePayment}</Button>}
        {onReceipt && (
          <Button leading={<Icon glyph={PrintGlyph} size="small" />} onClick={onReceipt}>
            {words.printReceipt}
          </Button>
        )}
        {hrefs.labels !== undefined && (
          <LinkButton href={hrefs.labels}>{words.printLabels}</LinkButton>
        )}
        <LinkButton href={hrefs.order}>{words.openOrder}</LinkButton>
      </Inline>
    </Stack>
  );
}
