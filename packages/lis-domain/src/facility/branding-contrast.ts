import type { Branding } from './public-info.schema.ts';

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white): WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(hexA: string, hexB: string): number {
  const [darker = 0, lighter = 0] = [luminance(hexA), luminance(hexB)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 1.4.3: minimum for text below 24 px. */
const TEXT_CONTRAST = 4.5;

/**
 * Returns the facility’s colour as a fill if white text on it is readable; otherwise undefined, and
 * the theme derives a darker one.
 */
export function solidFor(primary: string): string | undefined {
  return contrastRatio(primary, '#ffffff') >= TEXT_CONTRAST ? primary : undefined;
}

/** A facility’s colours as theme input. */
export interface DerivedBranding {
  primary: string;
  secondary: string;
  solid?: string;
}

/**
 * Derives the theme colours from a facility’s branding. The secondary colour is never used for text
 * or borders on white: the default #42a5f5 reaches only 2.65:1 (safe reading 34).
 */
export function deriveBranding({
  primary_color: primary,
  secondary_color: secondary,
}: Branding): DerivedBranding {
  const solid = solidFor(primary);
  return { primary, secondary, ...(solid !== undefined && { solid }) };
}
