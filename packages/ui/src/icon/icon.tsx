import type { IconNode } from 'lucide';
import { createElement, type ComponentPropsWithRef } from 'react';

/** An icon on a 24-unit grid: its shapes as tag and attributes. */
export type Glyph = IconNode;

/** Edge length in pixels, and stroke width in grid units: 1.75 px at 16 px, otherwise 1.5 px. */
const DRAWING = { small: [16, 2.625], medium: [20, 1.8], large: [24, 1.5] } as const;

export interface IconProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'strokeWidth' | 'color'
> {
  /** A glyph exported by the package, such as `CheckGlyph`. */
  glyph: Glyph;
  /** Size: 16 px beside small text, 24 px in a `BottomBar`, otherwise 20 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Mirrors the icon in right-to-left text: for arrows and doors, never for objects. @default false
   */
  mirrored?: boolean;
}

/**
 * A line icon in the colour of the surrounding text. Hidden from screen readers, because the text
 * beside it conveys the meaning. For an interactive icon use `IconButton`, which has a label.
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
