import { shownPassRate, type ComparedFigure } from '@alms/lis-domain/analytics';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { analyticsMessages } from './words/index.ts';

/** Compared figures that are percentages. */
const shares: readonly ComparedFigure[] = ['on_time_rate', 'rejection_rate_samples', 'pass_rate'];

/** Formatters for figures. `null` is formatted as unknown. */
export function useFigures() {
  const words = useMessages(analyticsMessages);
  const format = useFormat();
  const known = <T>(value: T | null, write: (value: T) => string) =>
    value === null ? words.unknown : write(value);
  const number = (value: number | null, maximumFractionDigits = 1) =>
    known(value, (each) => format.number(each, { maximumFractionDigits }));
  return {
    count: (value: number) => format.number(value),
    number,
    /**
     * Formats a percentage, truncated and never rounded up: 94.96 must not appear as a passing
     * 95.0.
     */
    rate: (value: number | null) =>
      known(value, (each) => words.rate({ rate: format.number(shownPassRate(each)) })),
    /** Formats a compared figure without its unit, which is in its name. */
    compared: (figure: ComparedFigure, value: number | null) =>
      number(value !== null && shares.includes(figure) ? shownPassRate(value) : value),
    minutes: (value: number | null) =>
      known(value, (each) =>
        words.minutes({ minutes: format.number(each, { maximumFractionDigits: 0 }) }),
      ),
    /** Formats a change with its sign; zero has none. */
    change: (value: number, maximumFractionDigits = 1) =>
      format.number(value, { maximumFractionDigits, signDisplay: 'exceptZero' }),
    percentChange: (value: number) =>
      words.rate({
        rate: format.number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
      }),
  };
}
