import type { LucideIcon, LucideProps } from 'lucide-react';
import { styled } from 'styled-components';

const MirroredRoot = styled.svg`
  &:dir(rtl) { scale: -1 1; }
`;

/** Edge in pixels, and the stroke in units of the glyph's own 24-unit grid: 1.5 px drawn at 20 px, 1.75 px at 16 px. */
const DRAWING = {
  small: { size: 16, strokeWidth: 2.625 },
  medium: { size: 20, strokeWidth: 1.8 },
} as const;

export interface IconProps extends Omit<LucideProps, 'size' | 'children' | 'strokeWidth' | 'color'> {
  /** One of the door's glyphs, such as `CheckGlyph`. */
  glyph: LucideIcon;
  /** 16 px beside small text, else 20 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Turns around where text runs from right to left: for arrows and doors, never for objects. @default false */
  mirrored?: boolean;
}

/**
 * A line drawing in the colour of the text around it, hidden from assistive technology: the words beside it say the
 * same. For an icon that is pressed, use `IconButton`, which has a label.
 */
export function Icon({ glyph: Glyph, size = 'medium', mirrored = false, ...rest }: IconProps) {
  const drawing = { ...rest, ...DRAWING[size], 'data-component': 'icon', 'aria-hidden': true } as const;
  return mirrored ? <MirroredRoot as={Glyph} {...drawing} /> : <Glyph {...drawing} />;
}
