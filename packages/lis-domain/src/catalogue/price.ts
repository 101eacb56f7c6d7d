import type { TestDefinition } from './test-parameter.schema.ts';

type Price = NonNullable<TestDefinition['price']>;

/**
 * Number of decimals of a currency: JPY 0, USD 2, KWD 3 (ISO 4217, from the JavaScript runtime).
 */
function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

/** Returns a price in the currency’s major unit, as it is typed: `12.50`. */
export function majorAmount({
  amount_minor,
  currency,
}: Pick<Price, 'amount_minor' | 'currency'>): string {
  const places = minorDigits(currency);
  const digits = String(amount_minor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Returns a typed amount in the currency’s minor unit; undefined for invalid text or more decimals
 * than the currency has.
 */
export function minorAmount(amount: string, currency: string): number | undefined {
  const places = minorDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(amount) ?? [];
  if (whole === '' || fraction.length > places) return undefined;
  return Number(whole + fraction.padEnd(places, '0'));
}
