import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Mark, type MarkShape } from '../mark/index.ts';
import { statStripMessages } from './words/index.ts';

export interface StatTrendProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `unknown` where there is nothing to compare with: never drawn as unchanged. */
  direction: 'up' | 'down' | 'steady' | 'unknown';
  /** By how much and since when, already formatted: "12 since yesterday". Needed for `up` and `down`. */
  by?: string;
  /** A `Sparkline` of the values behind it. */
  run?: ReactNode;
}

const SHAPES: Partial<Record<StatTrendProps['direction'], MarkShape>> = {
  up: 'triangle-up',
  down: 'triangle-down',
};

/** How the figure of a `StatTile` has changed, in words and with an arrow. It says which way, not whether that is good: a chip does. */
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
