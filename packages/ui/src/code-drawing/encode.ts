import { code128, qrcode, type DrawingContext } from 'bwip-js/generic';

/** `code-128`: a bar code for short identifiers. `qr`: a square code for longer ones and addresses. */
export type CodeKind = 'code-128' | 'qr';

/** Why something cannot be drawn as a code. */
export type CodeProblem = 'empty' | 'unfit-letters' | 'too-long';

/** A code in modules, the breadth of its thinnest bar; without its quiet zone. */
export interface EncodedCode {
  width: number;
  /** Rows of modules: 1 for bars, which are as tall as they are drawn. */
  height: number;
  /** Dark places as an SVG path, one module to the unit. */
  path: string;
}

/** What a scanner sends as typed keys: printable ASCII. Other letters are encoded by some writers, and read by few readers. */
const SCANNABLE = /^[\x20-\x7e]*$/;
/** GS1 General Specifications, 5.4.4.2: no longer, because no common reader's line is broader. */
const LONGEST_BARS = 48;

/** Level M restores 15 % of what is lost, what a label that is handled needs (ISO/IEC 18004). The encoder's types do not know the option. */
const QR_OPTIONS = { bcid: 'qrcode', scale: 1, eclevel: 'M' };

/** Collects what the encoder draws, at one pixel to the module. */
function collector(): DrawingContext<EncodedCode> {
  let [width, height, path] = [0, 0, ''];
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (across, down) => {
      [width, height] = [across, down];
    },
    // A bar is a stroke; that of an odd breadth is given half a pixel past its middle, so that it falls on whole pixels.
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
 * @param content what a scanner reads; Code 128 takes 48 printable ASCII letters, QR any text of about two thousand
 * @returns the code, or why there is none
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
    // The encoder knows one reason to refuse a text that is not empty: no version of the code holds it.
    return 'too-long';
  }
}
