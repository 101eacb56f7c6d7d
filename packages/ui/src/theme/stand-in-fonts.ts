interface StandIn {
  family: string;
  /** Fonts that a computer may have, any of which will do. */
  local: string;
  weight: string;
  /** Its letters' mean width divided by that of the font it stands in for, in English text. */
  scale: number;
}

/**
 * Fonts that take as much room as Atkinson Hyperlegible, for the moment until it has come: nothing moves when it does. Segoe UI, Arial and
 * Roboto are as wide as it is (0.443 to 0.446 em a letter, Atkinson 0.444) and need no help; DejaVu is wider.
 * Measured with the letter frequencies of English by canvas text metrics, Atkinson Hyperlegible Next 5.3 against DejaVu 2.37.
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

/** The `@font-face` rules of the fonts above. */
export const standInFonts = standIns
  .map(
    ({ family, local, weight, scale }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:local("${local}");size-adjust:${percent(scale)};ascent-override:${percent(ASCENT / scale)};descent-override:${percent(DESCENT / scale)};line-gap-override:0%}`,
  )
  .join('');

let cameWithThePage: boolean | undefined;

/**
 * Whether a server has put these fonts into the page, before any of this ran. Named a second time, they would be looked up anew, and all text of the
 * page laid out once more.
 */
export function standInsCameWithThePage(): boolean {
  if (typeof document === 'undefined') return false;
  // Where fonts cannot be asked for, they are named to be sure.
  cameWithThePage ??= [...((document.fonts as FontFaceSet | undefined) ?? [])].some(({ family }) =>
    standIns.some((standIn) => family.includes(standIn.family)),
  );
  return cameWithThePage;
}
