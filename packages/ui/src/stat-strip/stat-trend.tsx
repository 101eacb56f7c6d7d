import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Mark, type MarkShape } from '../mark/index.ts';
import { statStripMessages } from './words/index.ts';

export interface StatTrendProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `unknown` where there is no previous value: never shown as unchanged. */
  direction: 'up' | 'down' | 'steady' | 'unknown';
  /**
   * Formatted amount and reference date of the change: "12 since yesterday". Required for `up` and
   * `down`.
   */
  by?: string;
  /** A `Sparkline` of the underlying values. */
  run?: ReactNode;
}

const SHAPES: Partial<Record<StatTrendProps['direction'], MarkShape>> = {
  up: 'triangle-up',
  down: 'triangle-down',
};

/**
 * Change of a `StatTile`'s figure, as text and arrow. Shows the direction without evaluating it;
 * use a chip for that.
 */
export function StatTrend({ direction, by = '', run, ...rest }: StatTrendProps) {
  const words = useMessages(statStripMessages);
  const shape = SHAPES[direction];
  return (
    <span {...rest} data-component="stat-trend" data-direction={direction}>
      {run}
      {shape && <Mark shape={shape} />}
      {direction === 'up' || direction === 'down' ? words[direction]({ by }) : words[direction]}
    </span>
  );
}
