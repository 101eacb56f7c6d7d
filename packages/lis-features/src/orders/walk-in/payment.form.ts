import { changeDue, paymentMethods, type PaymentMethod } from '@alms/lis-domain/billing';
import * as v from 'valibot';
import { referenceField } from '../../shared/cash-drawer/index.ts';
import type { Money } from '../../shared/money/index.ts';

/** Payment methods at the front desk; an insurer’s payment is recorded on its invoice. */
export const deskMethods = paymentMethods.filter((method) => method !== 'insurance');

/** Value of the method field for an order without payment. */
export const LATER = 'later';

/** Field values of a payment as typed. */
export interface PaymentValues {
  method: string;
  /** Cash received; empty: the exact amount. */
  received: string;
  reference: string;
}

export const emptyPayment: PaymentValues = { method: 'cash', received: '', reference: '' };

/** A payment to take in full. */
export interface DeskPayment {
  method: PaymentMethod;
  reference: string;
  amount_minor: number;
  /** Change to give; 0 unless paid in cash. */
  change_minor: number;
}

/**
 * Validation rules of the payment fields; messages are keys of the feature’s catalogue. The output
 * is undefined if nothing is paid now.
 */
export const paymentForm = (money: Money, due_minor: number) => {
  const received = (text: string) => (text.trim() === '' ? due_minor : money.read(text));
  return v.pipe(
    v.object({
      method: v.picklist([...deskMethods, LATER]),
      received: v.string(),
      reference: referenceField,
    }),
    v.forward(
      v.partialCheck(
        [['method'], ['received']],
        (fields) =>
          fields.method !== 'cash' ||
          changeDue(due_minor, received(fields.received) ?? -1) !== undefined,
        'receivedTooLow',
      ),
      ['received'],
    ),
    v.transform(({ method, reference, ...fields }): DeskPayment | undefined => {
      if (method === LATER || due_minor === 0) return undefined;
      const isCash = method === 'cash';
      return {
        method,
        reference: isCash ? '' : reference,
        amount_minor: due_minor,
        change_minor: isCash ? (changeDue(due_minor, received(fields.received) ?? 0) ?? 0) : 0,
      };
    }),
  );
};
