import { Refusal } from '../../http/problems.ts';

/** What a workbook begins with: a ZIP archive (xlsx, ods) or an OLE file (xls). */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/** Encodings that a file names by its first bytes. */
const MARKS: readonly (readonly [bytes: string, encoding: string])[] = [['efbbbf', 'utf-8'], ['fffe', 'utf-16le'], ['feff', 'utf-16be']];

/** Characters that no text has, but for those that frame the records of ASTM E1381. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\u0000\u0001\u0007\u0008\u000b\u000c\u000e-\u0016\u0018-\u001f]/;

/** UTF-16 without a mark: every other byte of what is mostly Latin is zero. */
function encodingByZeros(bytes: Buffer): string | undefined {
  const zerosAt = (start: number) => [...bytes.subarray(0, 200)].filter((byte, index) => index % 2 === start && byte === 0).length;
  const half = Math.min(bytes.length, 200) / 4;
  if (zerosAt(1) > half && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > half && zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A file as text: in the encoding it names, else UTF-16 where it shows, else UTF-8, else Windows' own Latin letters, which any bytes can be; what it then
 * holds is shown to somebody before anything is staged. A workbook and anything binary are refused.
 */
export function textOfFile(bytes: Buffer): { text: string; encoding: string } {
  const start = bytes.subarray(0, 4).toString('hex');
  if (WORKBOOKS.includes(start)) throw new Refusal('file_is_spreadsheet');
  const named = MARKS.find(([mark]) => start.startsWith(mark))?.[1] ?? encodingByZeros(bytes);
  for (const encoding of named === undefined ? ['utf-8', 'windows-1252'] : [named]) {
    const text = decoded(bytes, encoding);
    if (text !== undefined && !BINARY.test(text)) return { text, encoding };
  }
  throw new Refusal('file_not_text');
}
