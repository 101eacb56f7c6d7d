import { majorAmount, minorAmount } from '@alms/lis-domain/catalogue';
import { useFormat } from '@alms/ui/i18n';
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

/** Returns the formatters of a currency, with its number of decimals. */
export function useMoney(currency: string): Money {
  const format = useFormat();
  return useMemo(() => {
    const mark = format.number(0.5).charAt(1);
    const major = (amount_minor: number) =>
      majorAmount({ amount_minor: Math.abs(amount_minor), currency });
    return {
      show: (amount_minor) =>
        format.number(Math.sign(amount_minor) * Number(major(amount_minor)), {
          style: 'currency',
          currency,
        }),
      typed: (amount_minor) => major(amount_minor).replace('.', mark),
      read: (text) => minorAmount(text.trim().replace(mark, '.'), currency),
    };
  }, [format, currency]);
}
