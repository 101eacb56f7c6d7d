import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { toneVariables } from '../internal/index.ts';
import { t } from '../theme/index.ts';

/**
 * Paths in a box of ten units. The ring is a disc with a hole, so that every shape is one filled
 * path.
 */
const PATHS = {
  'triangle-up': 'M5 1 9.5 9h-9z',
  'triangle-down': 'M5 9 .5 1h9z',
  'double-up': 'M5 0 9.5 5h-9zM5 5l4.5 5h-9z',
  'double-down': 'M5 10 .5 5h9zM5 5 .5 0h9z',
  disc: 'M5 1.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z',
  ring: 'M5 1.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2zM5 2.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6z',
  diamond: 'M5 0 10 5 5 10 0 5z',
} as const;

export type MarkShape = keyof typeof PATHS;

const Root = /* @__PURE__ */ styled.svg`
  ${toneVariables}
  display: inline-block;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  overflow: visible;
  fill: currentColor;
  &[data-tone] {
    color: var(--tone-text);
  }
  &[data-size='medium'] {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-halo] {
    stroke: ${t.color.surface};
    stroke-width: 1.1;
    paint-order: stroke;
  }
  @media (forced-colors: active) {
    forced-color-adjust: auto;
    fill: CanvasText;
  }
`;

export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  shape: MarkShape;
  /** Colour of the mark; defaults to the colour of the surrounding text. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'low' | 'high' | 'brand';
  /** `small` beside text, `medium` on a scale. @default 'small' */
  size?: 'small' | 'medium';
  /**
   * Adds an outline in the surface colour, to separate the mark from a line or band below it.
   * @default false
   */
  halo?: boolean;
  /**
   * Accessible name of the mark. Omit where adjacent text conveys the meaning: the mark is then
   * hidden from screen readers.
   */
  label?: string;
}

/**
 * A small solid shape that conveys a status without colour: high, low, in range. For a pictogram
 * use `Icon`.
 */
export function Mark({ shape, tone, size = 'small', halo = false, label, ...rest }: MarkProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root
      viewBox="0 0 10 10"
      {...rest}
      {...meaning}
      data-component="mark"
      data-tone={tone}
      data-size={size}
      data-halo={halo || undefined}
    >
      <path d={PATHS[shape]} />
    </Root>
  );
}
