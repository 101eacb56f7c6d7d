import { directionOf, type LanguageTag } from '@alms/lis-domain/language';
import bwip from 'bwip-js/node';

/** Preformatted text of a specimen label. */
export interface LabelText {
  /** Language of the text. Right-to-left languages mirror the label but not the bars. */
  language: LanguageTag;
  patientName: string;
  mrn: string;
  /** With the month in letters, e.g. `14 Mar 1958`. */
  birthDate: string;
  /** `M`, `F` or `U`, or their equivalents in the language. */
  sex: string;
  /** Code of the ward of the order; empty without one. */
  ward: string;
  accessionNumber: string;
  container: string;
  /** `12 May 07:41 TO`: collection time and collector. */
  collected: string;
  /** Storage and transport: `Frozen, protect from light`; empty when not recorded. */
  care: string;
  /** Mark of an urgent specimen; undefined for others. */
  stat: string | undefined;
}

/** CLSI AUTO12: 2 × 1 inch, in mm. */
const WIDTH = 50.8;
const HEIGHT = 25.4;
const MARGIN = 2;
/** GS1 and ISO/IEC 15417 require quiet zones of ten modules on both sides. */
const QUIET_MODULES = 10;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const shorten = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** Bar and space widths of a Code 128 in modules, starting with a bar. */
function code128Widths(text: string): number[] {
  const [symbol] = bwip.raw('code128', text, '') as { sbs: number[] }[];
  return symbol?.sbs ?? [];
}

/**
 * Specimen label as SVG in mm for a 2 × 1 inch label: patient name at the top start (CLSI AUTO12),
 * and the accession number as text and as Code 128.
 *
 * @param sides Text anchoring: `logical`, by writing direction, as in browsers; `physical`, by left
 * and right, for a typesetter without text direction in drawings.
 */
export function drawSampleLabel(
  label: LabelText,
  sides: 'logical' | 'physical' = 'logical',
): string {
  const widths = code128Widths(label.accessionNumber);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET_MODULES;
  const module = (WIDTH - 1) / modules;
  let x = 0.5 + QUIET_MODULES * module;
  const bars = widths.map((width, position) => {
    const start = x;
    x += width * module;
    return position % 2 === 0
      ? `M${start.toFixed(3)} 11.4h${(width * module).toFixed(3)}v7.6h-${(width * module).toFixed(3)}z`
      : '';
  });
  const urgent = label.stat ?? '';
  // A long word is set smaller to leave space for the name.
  const urgentSize = urgent.length > 5 ? 2.2 : 3;
  // Fits beside record number, birth date and sex.
  const wardSize = Math.min(2.2, 12 / (0.68 * label.ward.length));
  // Fits the label width minus its margins, whatever the text length.
  const careSize = Math.min(1.9, (1.5 * (WIDTH - 2 * MARGIN)) / label.care.length);
  const direction = directionOf(label.language);
  const [startEdge, endEdge] =
    direction === 'ltr' ? [MARGIN, WIDTH - MARGIN] : [WIDTH - MARGIN, MARGIN];
  const [startAnchor, endAnchor] =
    sides === 'physical' && direction === 'rtl' ? ['end', 'start'] : ['start', 'end'];
  const text = (y: number, size: number, words: string, more = '') =>
    `<text x="${startEdge}" y="${y}" font-size="${size}" text-anchor="${startAnchor}" ${more}>${escape(words)}</text>`;
  const end = (y: number, size: number, words: string, more = '') =>
    `<text x="${endEdge}" y="${y}" font-size="${size}" text-anchor="${endAnchor}" ${more}>${escape(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${HEIGHT}mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Arial, Helvetica, 'Noto Sans', 'Noto Sans Arabic', 'DejaVu Sans', sans-serif" fill="#000" lang="${label.language}" direction="${direction}">`,
    `<title>${escape(`${label.accessionNumber}, ${label.patientName}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(
      4.4,
      3,
      shorten(label.patientName, 28 - Math.ceil((urgent.length * urgentSize) / 2)),
      'font-weight="700"',
    ),
    urgent && end(4.4, urgentSize, urgent, 'font-weight="700"'),
    text(7.6, 2.4, `${label.mrn}   ${label.birthDate}   ${label.sex}`),
    label.ward && end(7.6, wardSize, label.ward, 'font-weight="700"'),
    text(10.5, 2.2, shorten(label.container, 22)),
    end(10.5, 2.2, label.collected),
    `<path d="${bars.join('')}"/>`,
    `<text x="${WIDTH / 2}" y="22.8" font-size="3.4" text-anchor="middle" font-weight="700" letter-spacing="0.3">${escape(label.accessionNumber)}</text>`,
    label.care &&
      `<text x="${WIDTH / 2}" y="24.8" font-size="${careSize.toFixed(2)}" text-anchor="middle">${escape(shorten(label.care, 52))}</text>`,
    '</svg>',
  ].join('');
}
