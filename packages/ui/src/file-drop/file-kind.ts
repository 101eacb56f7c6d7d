/** The kinds of files that can be told by what is inside them. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'csv' | 'text';

/** What each kind is called in the browser's own file dialog. */
export const nativeAccept: Readonly<Record<FileKind, string>> = {
  png: 'image/png,.png',
  jpeg: 'image/jpeg,.jpg,.jpeg',
  webp: 'image/webp,.webp',
  pdf: 'application/pdf,.pdf',
  csv: 'text/csv,.csv',
  text: 'text/plain,.txt',
};

/** How many bytes at the start of a file tell what it is. */
export const HEAD_BYTES = 4096;

/** A byte that any value may stand at. */
const ANY = -1;

/** The first bytes, as each format's specification fixes them. */
const SIGNATURES: readonly [FileKind, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['webp', [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => byte === ANY || bytes[index] === byte);

/** The marks with which text in UTF-16 begins; half of its bytes are mostly zero. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Text has no control characters but tab, line feed, form feed, carriage return and escape; everything else has some early. */
const isText = (bytes: Uint8Array) =>
  bytes.every(
    (byte) => byte >= 0x20 || byte === 0x1b || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b),
  );

/**
 * What a file is by its first bytes, whatever its name or its sender claims; `undefined` for none of the known kinds.
 * Only between table and plain text, which look alike inside, does the name decide.
 */
export function kindOf(head: Uint8Array, name: string): FileKind | undefined {
  const signed = SIGNATURES.find(([, signature]) => startsWith(head, signature));
  if (signed) return signed[0];
  const isWide = UTF_16.some((mark) => startsWith(head, mark));
  if (head.length === 0 || !(isWide || isText(head))) return undefined;
  return name.toLowerCase().endsWith('.csv') ? 'csv' : 'text';
}
