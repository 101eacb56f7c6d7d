import type { IconNode } from 'lucide';
import { createElement, type ComponentPropsWithRef } from 'react';

/** A drawing on a 24-unit grid: the shapes, as tag and attributes. */
export type Glyph = IconNode;

/** Edge in pixels, and the stroke in units of the glyph's own grid: 1.5 px drawn at 20 px, 1.75 px at 16 px. */
const DRAWING = { small: [16, 2.625], medium: [20, 1.8] } as const;

export interface IconProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'strokeWidth' | 'color'
> {
  /** One of the door's glyphs, such as `CheckGlyph`. */
  glyph: Glyph;
  /** 16 px beside small text, else 20 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Turns around where text runs from right to left: for arrows and doors, never for objects. @default false */
  mirrored?: boolean;
}

/**
 * A line drawing in the colour of the text around it, hidden from assistive technology: the words beside it say the
 * same. For an icon that is pressed, use `IconButton`, which has a label.
 */
export function Icon({ glyph, size = 'medium', mirrored = false, ...rest }: IconProps) {
  const [edge, strokeWidth] = DRAWING[size];
  return (
    <svg
      {...rest}
      data-component="icon"
      data-mirrored={mirrored || undefined}
      aria-hidden
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
