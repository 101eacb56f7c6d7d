interface StandIn {
  family: string;
  /** Local fonts, any of which is suitable. */
  local: string;
  weight: string;
  /** Ratio of its mean letter width to that of the replaced font, in English text. */
  scale: number;
}

/**
 * Fallback fonts with the metrics of Atkinson Hyperlegible, to prevent layout shift when it loads.
 * Segoe UI, Arial and Roboto have the same width (0.443 to 0.446 em per letter, Atkinson 0.444) and
 * need no adjustment; DejaVu is wider. Measured by canvas text metrics with English letter
 * frequencies, Atkinson Hyperlegible Next 5.3 against DejaVu 2.37.
 */
const standIns: readonly StandIn[] = [
  { family: 'ALMS stand-in', local: 'DejaVu Sans', weight: '200 449', scale: 0.876 },
  { family: 'ALMS stand-in', local: 'DejaVu Sans', weight: '450 549', scale: 0.903 },
  { family: 'ALMS stand-in', local: 'DejaVu Sans Bold', weight: '550 900', scale: 0.82 },
  { family: 'ALMS stand-in mono', local: 'DejaVu Sans Mono', weight: '200 900', scale: 1.05 },
];

/** Ascent and descent of Atkinson Hyperlegible, in em. */
const ASCENT = 0.984;
const DESCENT = 0.316;

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** `@font-face` rules of the fallback fonts. */
export const fallbackFonts = standIns
  .map(
    ({ family, local, weight, scale }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:local("${local}");size-adjust:${percent(scale)};ascent-override:${percent(ASCENT / scale)};descent-override:${percent(DESCENT / scale)};line-gap-override:0%}`,
  )
  .join('');
