import { holdsCardNumber } from '@alms/lis-domain/billing';
import * as v from 'valibot';
import type { Money } from '../money/index.ts';

/**
 * Validation rules of the money forms; messages are keys of the feature’s catalogues. Amounts are
 * typed in the major currency unit and sent in the minor unit.
 */
export const amountIn = (money: Pick<Money, 'read'>, min: 0 | 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => (money.read(text) ?? -1) >= min, 'amountInvalid'),
    v.transform((text) => money.read(text) ?? 0),
  );

/** Receipt or transfer number of a payment, never a card number. */
export const referenceField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(120, 'referenceHint'),
  v.check((text) => !holdsCardNumber(text), 'cardNumber'),
);

export const openForm = (money: Money) => v.object({ float_minor: amountIn(money, 0) });
