import { constants, inflateSync } from 'node:zlib';

/**
 * Names that make a viewer act (ISO 32000-2: 7.7.2, 7.11.4, 12.6, 12.7.8, 13.6): they have no other
 * meaning in a PDF.
 */
const ACTIVE = new Set([
  'OpenAction',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
]);
/**
 * Short names, which also occur by chance in the bytes of pictures: active only before a value of
 * their kind.
 */
const ACTIVE_BEFORE: Readonly<Record<string, RegExp>> = {
  AA: valueOf('<<'),
  JS: valueOf(String.raw`\(|<`),
  XFA: valueOf(String.raw`\[|<<`),
  EF: valueOf('<<'),
  Encrypt: valueOf('<<'),
};

/** A value after white space and comments: a reference, or what begins with this. */
function valueOf(start: string): RegExp {
  return new RegExp(String.raw`^(?:[\0\s]|%[^\r\n]*[\r\n])*(?:${start}|\d+[\0\s]+\d+[\0\s]+R)`);
}

/** A name: all characters but white space, delimiters and the number sign, or `#` and two digits. */
const NAME = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[\da-f]{2})+)/gi;
const STREAM = /stream\r?\n/g;
const OBJECT = /\d+\s+\d+\s+obj/g;
const FLATE_ONLY = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;

/** Limits of decompression: a legitimate 10 MB report stays far below. */
const MOST_STREAM_BYTES = 50_000_000;
const MOST_BYTES = 200_000_000;

/** Resolves `#` escapes: `J#61vaScript` is JavaScript. */
const plainName = (name: string) =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

function activeNameIn(text: string): string | undefined {
  for (const match of text.matchAll(NAME)) {
    const name = plainName(match[1] ?? '');
    if (ACTIVE.has(name)) return name;
    const value = ACTIVE_BEFORE[name];
    const end = match.index + match[0].length;
    if (value?.test(text.slice(end, end + 200))) return name;
  }
  return undefined;
}

/**
 * Text from the last object header before a stream to the stream; undefined if its brackets do not
 * match, so that the header may lie in a string.
 */
function dictionaryBefore(before: string): string | undefined {
  const heads = [...before.matchAll(OBJECT)].filter(
    ({ index }) => !/%[^\r\n]*$/.test(before.slice(before.lastIndexOf('\n', index) + 1, index)),
  );
  const head = heads.at(-1);
  if (!head) return undefined;
  const dictionary = before.slice(head.index);
  let bare = dictionary.replaceAll(/\\[^]/g, '');
  for (let outer = ''; outer !== bare;) {
    outer = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  const count = (part: RegExp) => [...bare.matchAll(part)].length;
  return count(/<</g) === count(/>>/g) && !/[()]/.test(bare) ? dictionary : undefined;
}

const namesIn = (text: string) =>
  new Set([...text.matchAll(NAME)].map(([, name = '']) => plainName(name)));

/**
 * Inflates a stream; undefined if it is no such data. Throws for data that is cut off by the limit.
 */
function inflated(bytes: Uint8Array): Buffer | undefined {
  try {
    return inflateSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: MOST_STREAM_BYTES,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw error;
    return undefined;
  }
}

/**
 * Finds content of a PDF that makes a viewer act: scripts, actions on opening, launched programs,
 * embedded files, submitted forms. Returns its name, `Encrypt` for an encrypted file and
 * `unreadable` for one that cannot be checked; undefined for none.
 *
 * All bytes are searched, and all compressed streams, instead of the objects that the
 * cross-reference table lists: viewers repair damaged files in different ways, so any object may
 * become active. A large file takes seconds: run it in a worker.
 */
export function activeContentOf(pdf: Uint8Array): string | undefined {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const found = activeNameIn(text);
  if (found !== undefined) return found;
  let total = 0;
  let last = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    if (text.slice(index - 3, index) === 'end') {
      last = index;
      continue;
    }
    const dictionary = dictionaryBefore(text.slice(last, index));
    if (dictionary === undefined) return 'unreadable';
    const names = namesIn(dictionary);
    // First is a required entry of object streams; their type may be written elsewhere.
    const holdsObjects = names.has('First') || names.has('ObjStm');
    if (holdsObjects && (names.has('DecodeParms') || names.has('F'))) return 'unreadable';
    if (holdsObjects && names.has('Filter') && !FLATE_ONLY.test(dictionary)) return 'unreadable';
    try {
      const content = inflated(pdf.subarray(index + keyword.length));
      if (holdsObjects && names.has('Filter') && content === undefined) return 'unreadable';
      total += content?.length ?? 0;
      if (total > MOST_BYTES) return 'unreadable';
      const inside = content && activeNameIn(content.toString('latin1'));
      if (inside !== undefined) return inside;
    } catch {
      return 'unreadable';
    }
  }
  return undefined;
}
