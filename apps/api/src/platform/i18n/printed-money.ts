import { majorAmount } from '@alms/lis-domain/catalogue';
import type { LanguageTag } from '@alms/lis-domain/language';
import { localeOf } from './printed-dates.ts';

/** CLDR's own marks, which whoever inserts the amount among other words stands in for. */
const marks = /[\u200e\u200f\u061c]/g;

/** An amount as documents print it, with the code of its currency because signs are shared by several: `USD 12.50`. Exact, whatever its size. */
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
