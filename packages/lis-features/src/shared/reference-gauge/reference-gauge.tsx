import { writtenAs, type ResultType } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { IntervalGauge, type GaugeLimits, type IntervalGaugeProps } from '@alms/ui/interval-gauge';
import { flagAppearance } from '../clinical-flag/index.ts';
import { intervalFigures } from '../interval-text/index.ts';
import { referenceGaugeMessages } from './words/index.ts';

export interface ReferenceGaugeProps {
  /** The reference interval. Nothing is rendered when it has no numeric limit. */
  range: Parameters<typeof intervalFigures>[0];
  /**
   * Result type of the test. Nothing is rendered for titres and ratios, because their steps do not
   * fit a linear scale.
   */
  resultType: ResultType;
  /**
   * The result as entered. A value with a comparator (`<3.0`) has no exact position and is not
   * marked.
   */
  value: string | null;
  /**
   * The result’s flag, which determines the shape of the mark. Without a flag no mark is shown,
   * because its shape would imply an evaluation.
   */
  flag: Flag | null;
  /** The patient’s previous value, shown as a ring. When omitted, none. */
  previous?: string | null;
  /** Critical limits, shown as red ticks. When omitted, none. */
  critical?: GaugeLimits;
}

/** On the scale a critical value is a diamond in either direction; its position shows which. */
function markOf(flag: Flag): NonNullable<IntervalGaugeProps['mark']> {
  const { shape, tone, filled, quiet } = flagAppearance(flag);
  return { shape: filled ? 'diamond' : shape, ...(!quiet && { tone }) };
}

/**
 * A result relative to its reference interval, with a mark in the shape of its flag. Supplements
 * the values and never replaces them.
 */
export function ReferenceGauge({
  range,
  resultType,
  value,
  flag,
  previous = null,
  critical,
}: ReferenceGaugeProps) {
  const words = useMessages(referenceGaugeMessages);
  const interval = intervalFigures(range, resultType);
  // An expected coded value, such as “Negative”, has no scale.
  const scaled = writtenAs[resultType] === 'number' && (range.low !== null || range.high !== null);
  if (interval === null || !scaled) return null;
  return (
    <IntervalGauge
      label={
        value === null || value === ''
          ? words.intervalOnly({ interval })
          : words.described({ value, interval })
      }
      interval={range}
      value={value}
      mark={flag === null ? null : markOf(flag)}
      previous={previous}
      outer={critical}
    />
  );
}
