import type { Flag } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { Mark, type MarkProps } from '@alms/ui/mark';
import type { CSSProperties } from 'react';
import { flagLook } from '../clinical-flag/index.js';
import { intervalFigures } from '../interval-text/index.js';
import { gaugeGeometry, type GaugeLimits } from './gauge-geometry.js';
import { referenceGaugeMessages } from './reference-gauge.messages.js';
import * as S from './reference-gauge.styles.js';

export interface ReferenceGaugeProps {
  /** The reference interval. Nothing is drawn when it has no numeric limit. */
  range: Parameters<typeof intervalFigures>[0];
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
function markOf(flag: Flag): Pick<MarkProps, 'shape' | 'tone'> {
  const { shape, tone, filled, quiet } = flagLook(flag);
  return { shape: filled ? 'diamond' : shape, ...(!quiet && { tone }) };
}

const at = (percent: number) => ({ '--at': percent }) as CSSProperties;

/**
 * A value against its interval, in reading direction: the interval keeps the middle third and the scale beyond it is compressed,
 * so that the eye runs down one column. A picture beside the figures, never instead of them.
 */
export function ReferenceGauge({ range, value, flag, previous = null, critical }: ReferenceGaugeProps) {
  const words = useMessages(referenceGaugeMessages);
  const geometry = gaugeGeometry(range, value, previous, critical);
  const interval = intervalFigures(range);
  if (geometry === null || interval === null) return null;
  const marked = flag !== null && geometry.value !== null;
  return (
    <S.Root role="img" aria-label={value === null || value === '' ? words.intervalOnly({ interval }) : words.described({ value, interval })} data-component="reference-gauge">
      <span data-part="band" style={{ '--from': geometry.band.from, '--to': geometry.band.to } as CSSProperties} />
      {geometry.critical.map((limit) => <span key={limit} data-part="limit" style={at(limit)} />)}
      {geometry.previous !== null && <span data-part="previous" style={at(geometry.previous)} />}
      {marked && <Mark {...markOf(flag)} size="medium" halo data-part="value" style={at(geometry.value ?? 0)} />}
    </S.Root>
  );
}
