import { writtenAs, type ResultType } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { IntervalGauge, type GaugeLimits, type IntervalGaugeProps } from '@alms/ui/interval-gauge';
import { flagLook } from '../clinical-flag/index.ts';
import { intervalFigures } from '../interval-text/index.ts';
import { referenceGaugeMessages } from './words/index.ts';

export interface ReferenceGaugeProps {
  /** The reference interval. Nothing is drawn when it has no numeric limit. */
  range: Parameters<typeof intervalFigures>[0];
  /** Of the test. Nothing is drawn of titers and ratios: their steps are no steps of a scale that is even. */
  resultType: ResultType;
  /** The result, as entered; a value with a comparator (`<3.0`) has no place of its own and is not marked. */
  value: string | null;
  /** The result's flag: it gives the mark its shape. Without one no mark is drawn, for its shape would say something undecided. */
  flag: Flag | null;
  /** The patient's previous value, drawn as a ring. When omitted, none. */
  previous?: string | null;
  /** Critical limits, drawn as red ticks. When omitted, none. */
  critical?: GaugeLimits;
}

/** On the scale a critical value is a diamond whichever way it went; the place says which. */
function markOf(flag: Flag): NonNullable<IntervalGaugeProps['mark']> {
  const { shape, tone, filled, quiet } = flagLook(flag);
  return { shape: filled ? 'diamond' : shape, ...(!quiet && { tone }) };
}

/**
 * A result against its reference interval: the mark's shape is the result's flag. A picture beside the figures, never instead of them.
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
  // An expected answer, such as "Negative", is an interval without a scale.
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
