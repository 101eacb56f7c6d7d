import { paymentMethods, policyNumberField, type InvoiceLine } from '@alms/lis-domain/billing';
import { isCalendarDate } from '@alms/lis-domain/http';
import * as v from 'valibot';
import { amountIn, referenceField } from '../../shared/cash-drawer/index.ts';
import type { Money } from '../../shared/money/index.ts';

/** Validation rules of the money forms; messages are keys of the feature’s catalogues. */
const reason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('reasonRequired'),
  v.maxLength(300, 'reasonRequired'),
);
const method = v.picklist(paymentMethods);

export const paymentForm = (money: Money) =>
  v.object({
    amount_minor: amountIn(money, 1),
    method,
    reference: referenceField,
  });

export const refundForm = (money: Money) =>
  v.object({ amount_minor: amountIn(money, 1), method, reason });

export const creditForm = v.object({
  line_ids: v.pipe(v.array(v.string()), v.minLength(1, 'creditLinesRequired')),
  reason,
});

/** Validates the counted amount. A discrepancy with the expected balance requires a reason. */
export const closeForm = (money: Money, expected_minor: number) =>
  v.pipe(
    v.object({
      counted_minor: amountIn(money, 0),
      difference_reason: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
    v.forward(
      v.check(
        ({ counted_minor, difference_reason }) =>
          counted_minor === expected_minor || difference_reason !== '',
        'differenceReasonRequired',
      ),
      ['difference_reason'],
    ),
  );

/** Field values of a draft; lines are in invoice order. */
export interface DraftFields {
  /** Value of the selected payer or coverage; empty for the patient. */
  payer: string;
  policy_number: string;
  due_date: string;
  discounts: string[];
  charged: boolean[];
}

export interface DraftValues extends Omit<DraftFields, 'discounts'> {
  discounts: number[];
}

/** Validates changes to a draft. A discount must not exceed its line. */
export function draftForm(
  money: Pick<Money, 'read'>,
  lines: readonly InvoiceLine[],
): v.GenericSchema<DraftFields, DraftValues> {
  return v.pipe(
    v.object({
      payer: v.string(),
      policy_number: v.pipe(
        v.string(),
        v.trim(),
        v.check((typed) => typed === '' || v.is(policyNumberField, typed), 'policyRequired'),
      ),
      due_date: v.pipe(
        v.string(),
        v.check((date) => date === '' || isCalendarDate(date), 'dueHint'),
      ),
      discounts: v.array(amountIn(money, 0)),
      charged: v.array(v.boolean()),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [index, { quantity, unit_price_minor }] of lines.entries()) {
        const { discounts } = dataset.value;
        const isTooLarge = (discounts[index] ?? 0) > quantity * unit_price_minor;
        const path = [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value,
            key: 'discounts',
            value: discounts,
          },
          { type: 'array', origin: 'value', input: discounts, key: index, value: discounts[index] },
        ] as const;
        if (isTooLarge) addIssue({ message: 'discountTooLarge', path: [...path] });
      }
    }),
  );
}
