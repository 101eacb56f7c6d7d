import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Mark, type MarkProps } from '../mark/index.ts';
import { gaugeGeometry, type GaugeLimits } from './gauge-geometry.ts';
import { intervalGaugeMessages } from './words/index.ts';
import * as S from './interval-gauge.styles.ts';

export interface IntervalGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text alternative of the drawing, including its numbers. */
  label: string;
  /**
   * Interval as decimal text. When neither end is a number, a text is shown instead of a drawing.
   */
  interval: GaugeLimits;
  /** Value as decimal text. A non-numeric or unknown value has no mark. */
  value: string | null;
  /**
   * Shape and tone of the value's mark, from its evaluation. Null when the value is not evaluated:
   * it is then not marked.
   */
  mark: Pick<MarkProps, 'shape' | 'tone'> | null;
  /** Previous value, drawn as a ring. Omit for none. */
  previous?: string | null;
  /** Outer limits, drawn as red ticks. Omit for none. */
  outer?: GaugeLimits | undefined;
}

const at = (percent: number) => ({ '--at': percent }) as CSSProperties;

/**
 * A value relative to its interval, in reading direction. The interval fills the middle third and
 * the scale beyond it is compressed, so that a column of gauges can be scanned. Shown beside the
 * numbers, never instead of them. For values over time use `ControlChart`.
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
