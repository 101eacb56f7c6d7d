/** First bytes of a workbook: a ZIP archive (xlsx, ods) or an OLE file (xls). */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/** Byte order marks. */
const MARKS: readonly (readonly [bytes: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Characters that occur in no text, excluding those that frame ASTM E1381 records. */
// oxlint-disable-next-line no-control-regex -- Control characters are searched for.
const BINARY = /[\u0000\u0001\u0007\u0008\u000b\u000c\u000e-\u0016\u0018-\u001f]/;

/** Detects UTF-16 without a byte order mark: in mostly Latin text every other byte is zero. */
function encodingByZeros(bytes: Uint8Array): string | undefined {
  const zerosAt = (start: number) =>
    [...bytes.subarray(0, 200)].filter((byte, index) => index % 2 === start && byte === 0).length;
  const half = Math.min(bytes.length, 200) / 4;
  if (zerosAt(1) > half && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > half && zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reason why a file is not text: a workbook, binary data or an unsupported encoding. */
export type NotTextError = 'workbook' | 'not_text' | 'encoding';

/**
 * Decodes a text file: by its byte order mark, else as UTF-16 if detected, else as UTF-8. With
 * `orLatin`, falls back to Windows Latin, which accepts any bytes. Use this only for content
 * reviewed by a user before acceptance, because µ may be decoded as another letter.
 */
export function textOfFile(
  bytes: Uint8Array,
  { orLatin = false } = {},
): { text: string; encoding: string } | { fault: NotTextError } {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (WORKBOOKS.includes(start)) return { fault: 'workbook' };
  const named = MARKS.find(([mark]) => start.startsWith(mark))?.[1] ?? encodingByZeros(bytes);
  const encodings = named === undefined ? ['utf-8', ...(orLatin ? ['windows-1252'] : [])] : [named];
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== undefined && !BINARY.test(text)) return { text, encoding };
  }
  return {
    fault:
      encodings.some((encoding) => decoded(bytes, encoding) !== undefined) || bytes.includes(0)
        ? 'not_text'
        : 'encoding',
  };
}
