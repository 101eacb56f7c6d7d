import { code128, qrcode, type DrawingContext } from 'bwip-js/generic';

/** `code-128`: a barcode for short identifiers. `qr`: a square code for longer content and URLs. */
export type CodeKind = 'code-128' | 'qr';

/** Reason why content cannot be encoded. */
export type CodeProblem = 'empty' | 'unfit-letters' | 'too-long';

/**
 * An encoded symbol, measured in modules (the width of the narrowest bar), without its quiet zone.
 */
export interface EncodedCode {
  width: number;
  /** Rows of modules; 1 for bars, which are stretched to the drawn height. */
  height: number;
  /** Dark modules as an SVG path, one unit per module. */
  path: string;
}

/** Printable ASCII, which scanners send as keystrokes. Few scanners read other characters. */
const SCANNABLE = /^[\x20-\x7e]*$/;
/**
 * Maximum length by GS1 General Specifications, 5.4.4.2; longer symbols exceed the width of common
 * scanners.
 */
const LONGEST_BARS = 48;

/**
 * Level M restores 15 % of damaged content, as needed for handled labels (ISO/IEC 18004). The
 * encoder's types lack this option.
 */
const QR_OPTIONS = { bcid: 'qrcode', scale: 1, eclevel: 'M' };

/** Drawing context that collects the encoder's output, at one pixel per module. */
function collector(): DrawingContext<EncodedCode> {
  let [width, height, path] = [0, 0, ''];
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (across, down) => {
      [width, height] = [across, down];
    },
    // A bar is a stroke. A stroke of odd width is shifted by half a pixel, so that it falls on
    // whole pixels.
    line: (x, _top, _x, _bottom, breadth) => {
      path += `M${x - Math.ceil(breadth / 2)} 0h${breadth}v1h${-breadth}z`;
      height = 1;
    },
    polygon: (points) => {
      path += `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
    },
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ width, height, path }),
  };
}

/**
 * Encodes content as a symbol.
 * @param content scanned content; Code 128 takes 48 printable ASCII characters, QR any text of
 * about two thousand
 * @returns the code, or the reason why it cannot be encoded
 */
export function encode(kind: CodeKind, content: string): EncodedCode | CodeProblem {
  if (content === '') return 'empty';
  if (kind === 'code-128') {
    if (!SCANNABLE.test(content)) return 'unfit-letters';
    if (content.length > LONGEST_BARS) return 'too-long';
    return code128(
      { bcid: 'code128', text: content, scale: 1, height: 1, includetext: false },
      collector(),
    );
  }
  try {
    return qrcode({ ...QR_OPTIONS, text: content }, collector());
  } catch {
    // The encoder rejects non-empty text for one reason only: it exceeds every version of the code.
    return 'too-long';
  }
}
