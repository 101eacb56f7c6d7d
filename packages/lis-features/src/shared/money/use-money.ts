import { majorAmount, minorAmount } from '@alms/lis-domain/catalogue';
import { useFormat } from '@alms/ui/i18n';
import { useMemo } from 'react';

/** How money is shown and typed in one currency. */
export interface Money {
  /** An amount in the smallest unit, with the sign of its currency. */
  show: (amount_minor: number) => string;
  /** The same as it is typed: `12.50`, with the decimal mark of the reader. */
  typed: (amount_minor: number) => string;
  /** A typed amount in the smallest unit; undefined for what is no amount, or names less than the smallest unit. */
  read: (text: string) => number | undefined;
}

/** Amounts of one currency, with as many decimals as it has. */
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
