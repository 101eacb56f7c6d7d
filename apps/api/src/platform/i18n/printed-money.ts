import { majorAmount } from '@alms/lis-domain/catalogue';
import type { LanguageTag } from '@alms/lis-domain/language';
import { localeOf } from './printed-dates.ts';

/** CLDR's direction marks, replaced by the caller's own isolation. */
const marks = /[\u200e\u200f\u061c]/g;

/**
 * An amount for documents with its currency code, because currency signs are ambiguous: `USD
 * 12.50`. Exact for any size.
 */
export function printedMoney(
  amount_minor: number,
  currency: string,
  language: LanguageTag,
): string {
  const sign = amount_minor < 0 ? '-' : '';
  const exact =
    `${sign}${majorAmount({ amount_minor: Math.abs(amount_minor), currency })}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
    .format(exact)
    .replace(marks, '');
}
