/** File types that can be detected by content. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'csv' | 'text';

/** Names of each type in the browser's file dialog. */
export const nativeAccept: Readonly<Record<FileKind, string>> = {
  png: 'image/png,.png',
  jpeg: 'image/jpeg,.jpg,.jpeg',
  webp: 'image/webp,.webp',
  pdf: 'application/pdf,.pdf',
  csv: 'text/csv,.csv',
  text: 'text/plain,.txt',
};

/** Number of leading bytes needed to detect the type. */
export const HEAD_BYTES = 4096;

/** Wildcard byte of a signature. */
const ANY = -1;

/** First bytes of each format, from its specification. */
const SIGNATURES: readonly [FileKind, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['webp', [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => byte === ANY || bytes[index] === byte);

/** Byte order marks of UTF-16 text, in which about half of the bytes are zero. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/**
 * Text contains no control characters except tab, line feed, form feed, carriage return and escape.
 * Binary formats contain others early.
 */
const isText = (bytes: Uint8Array) =>
  bytes.every(
    (byte) => byte >= 0x20 || byte === 0x1b || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b),
  );

/**
 * Returns the file type by its first bytes, ignoring the name and claimed type; `undefined` for
 * unknown types. The name only decides between CSV and plain text, which have the same content.
 */
export function kindOf(head: Uint8Array, name: string): FileKind | undefined {
  const signed = SIGNATURES.find(([, signature]) => startsWith(head, signature));
  if (signed) return signed[0];
  const isWide = UTF_16.some((mark) => startsWith(head, mark));
  if (head.length === 0 || !(isWide || isText(head))) return undefined;
  return name.toLowerCase().endsWith('.csv') ? 'csv' : 'text';
}
