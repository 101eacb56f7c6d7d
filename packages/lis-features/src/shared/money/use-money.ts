import { majorAmount, minorAmount } from '@alms/lis-domain/catalogue';
import { useFormat, type MessageFormat } from '@alms/ui/i18n';
import { useMemo } from 'react';

/** Formatting and parsing of amounts in one currency. */
export interface Money {
  /** Formats an amount in the minor unit with its currency symbol. */
  show: (amount_minor: number) => string;
  /** Formats an amount for a text field: `12.50`, with the decimal mark of the locale. */
  typed: (amount_minor: number) => string;
  /**
   * Parses an amount to the minor unit; undefined for invalid input or a fraction of the minor
   * unit.
   */
  read: (text: string) => number | undefined;
}

/** Formats an amount in the minor unit with its currency symbol. */
export const amountText = (format: MessageFormat, amount_minor: number, currency: string): string =>
  format.number(
    Math.sign(amount_minor) *
      Number(majorAmount({ amount_minor: Math.abs(amount_minor), currency })),
    { style: 'currency', currency },
  );

/** Returns the formatters of a currency, with its number of decimals. */
export function useMoney(currency: string): Money {
  const format = useFormat();
  return useMemo(() => {
    const mark = format.number(0.5).charAt(1);
    const major = (amount_minor: number) =>
      majorAmount({ amount_minor: Math.abs(amount_minor), currency });
    return {
      show: (amount_minor) => amountText(format, amount_minor, currency),
      typed: (amount_minor) => major(amount_minor).replace('.', mark),
      read: (text) => minorAmount(text.trim().replace(mark, '.'), currency),
    };
  }, [format, currency]);
}
