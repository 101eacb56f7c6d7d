import { openCashSession } from '@alms/lis-domain/billing';
import type { DeskPayment } from '@alms/lis-features/orders/walk-in';
import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useReceipt } from '../../../data/use-receipt.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { settleOrder } from './settle-order.ts';

/** A payment taken at the front desk. */
export interface TakenPayment {
  paid: DeskPayment;
  paymentId: string | null;
}

/** Takes the payment of an order and prints its receipt; `taken` is the outcome. */
export function useSettlement() {
  const { call } = useApi();
  const print = useReceipt();
  const invoiceKey = useIdempotencyKey();
  const paymentKey = useIdempotencyKey();
  const [taken, setTaken] = useState<TakenPayment>();
  const [due, setDue] = useState<number>();
  const { state, submit } = useSubmission();
  const drawer = useAction(openCashSession);
  const settle = (orderNumber: string, paid: DeskPayment) =>
    submit(
      async (key) => {
        const { amount_minor, method, reference } = paid;
        const outcome = await settleOrder(
          call,
          orderNumber,
          { amount_minor, method, reference },
          { invoice: invoiceKey.read(), payment: key },
        );
        if (outcome.status === 'total_changed') {
          setDue(outcome.balance_minor);
          return outcome.status;
        }
        invoiceKey.renew();
        setTaken({ paid, paymentId: outcome.paymentId });
        if (outcome.paymentId !== null) print(outcome.paymentId);
        return outcome.status;
      },
      {
        key: paymentKey,
        read: (status) =>
          status === 'settled'
            ? { status: 'done' }
            : { status: 'rejected', fieldErrors: {}, formError: status },
      },
    );
  const paymentId = taken?.paymentId ?? null;
  return {
    state,
    settle,
    taken,
    /** The amount due, if it differs from the one that was to be taken. */
    due,
    /** Prints the receipt again. Undefined before a payment is taken. */
    onReceipt: paymentId === null ? undefined : () => print(paymentId),
    onOpenDrawer: (float_minor: number) => drawer.submit({ body: { float_minor } }),
  };
}
