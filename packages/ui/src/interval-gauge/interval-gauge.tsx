import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Mark, type MarkProps } from '../mark/index.ts';
import { gaugeGeometry, type GaugeLimits } from './gauge-geometry.ts';
import { intervalGaugeMessages } from './words/index.ts';
import * as S from './interval-gauge.styles.ts';

export interface IntervalGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the picture says, with its figures, for those who listen. */
  label: string;
  /** The interval as decimal text. When neither end is a number, the gauge says so in words and draws nothing. */
  interval: GaugeLimits;
  /** Decimal text. A value that is no number, or not known, has no place and is not marked. */
  value: string | null;
  /** The shape and tone of the value's mark: what it was judged to be. When null, nobody has judged it, and it is not marked. */
  mark: Pick<MarkProps, 'shape' | 'tone'> | null;
  /** An earlier value, drawn as a ring. When omitted, none. */
  previous?: string | null;
  /** Limits further out, drawn as red ticks. When omitted, none. */
  outer?: GaugeLimits | undefined;
}

const at = (percent: number) => ({ '--at': percent }) as CSSProperties;

/**
 * A value against its interval, in reading direction: the interval keeps the middle third and the scale beyond it is compressed, so that
 * the eye runs down one column of them. A picture beside the figures, never instead of them. For values over time use `ControlChart`.
 */
export function IntervalGauge({
  label,
  interval,
  value,
  mark,
  previous = null,
  outer,
  ...rest
}: IntervalGaugeProps) {
  const words = useMessages(intervalGaugeMessages);
  const geometry = gaugeGeometry(interval, value, previous, outer);
  if (geometry === null)
    return (
      <S.Root {...rest} data-component="interval-gauge" data-unknown>
        {words.noInterval}
      </S.Root>
    );
  return (
    <S.Root {...rest} role="img" aria-label={label} data-component="interval-gauge">
      <span
        data-part="band"
        style={{ '--from': geometry.band.from, '--to': geometry.band.to } as CSSProperties}
      />
      {geometry.outer.map((limit) => (
        <span key={limit} data-part="limit" style={at(limit)} />
      ))}
      {geometry.previous !== null && <span data-part="previous" style={at(geometry.previous)} />}
      {mark !== null && geometry.value !== null && (
        <Mark {...mark} size="medium" halo data-part="value" style={at(geometry.value)} />
      )}
    </S.Root>
  );
}
