import { isUtf8 } from 'node:buffer';

/** A character set that MSH-18 may state. */
export interface CharacterSet {
  /** Name as stated, or by HL7 table 0211. */
  name: string;
  /** Text of the bytes; invalid bytes are other characters. */
  decode(bytes: Uint8Array): string;
  /** Bytes of the text; `?` for a character that the set does not have. */
  encode(text: string): Buffer;
  /** Index of the first byte that is invalid in the set; -1 without one. */
  invalidByte(bytes: Buffer): number;
}

/** Parts of ISO 8859 in HL7 table 0211 that are accepted. */
const parts = [1, 2, 5, 6, 7, 8, 9, 15];

/** Windows code pages that are accepted, although HL7 table 0211 has none. */
const codePages: readonly string[] = ['1250', '1251', '1252', '1256'];

/** Accepted character sets by their names in HL7 table 0211, or of Windows. */
export const acceptedCharacterSets: readonly string[] = [
  'ASCII',
  ...parts.map((part) => `8859/${part}`),
  'UNICODE UTF-8',
  ...codePages.map((page) => `WINDOWS-${page}`),
];

/** Other names of the parts of ISO 8859. */
const latins: Readonly<Record<string, number>> = { 1: 1, 2: 2, 5: 9, 9: 15 };

/** Without MSH-18: ASCII, or UTF-8 where it is valid. No other set is guessed. */
export const utf8 = utf8Named('UNICODE UTF-8');

function utf8Named(name: string): CharacterSet {
  const decoder = new TextDecoder('utf-8');
  return {
    name,
    decode: (bytes) => decoder.decode(bytes),
    encode: (text) => Buffer.from(text, 'utf8'),
    invalidByte(bytes) {
      if (isUtf8(bytes)) return -1;
      // An invalid byte is replaced by others.
      const again = Buffer.from(bytes.toString('utf8'), 'utf8');
      return bytes.findIndex((byte, at) => byte !== again[at]);
    },
  };
}

const REPLACEMENT = '\uFFFD';

interface SingleByteTable {
  decoder: TextDecoder;
  /** Character of each byte. */
  characters: readonly string[];
  byteOf: ReadonlyMap<string, number>;
}

/** Tables by label: each message needs its own several times. */
const tables = new Map<string, SingleByteTable>();

function tableOf(label: string, from: number): SingleByteTable {
  const known = tables.get(label);
  if (known) return known;
  const decoder = new TextDecoder(label);
  const characters = Array.from({ length: 256 }, (_, byte) => {
    const character = decoder.decode(Uint8Array.of(byte));
    // A byte that is not used in a Windows code page is decoded as a control character.
    const isUsed = byte < 0x80 || (byte >= from && !/[\u0080-\u009F]/.test(character));
    return isUsed ? character : REPLACEMENT;
  });
  const byteOf = new Map(characters.map((character, byte) => [character, byte]));
  const table = { decoder, characters, byteOf };
  tables.set(label, table);
  return table;
}

/** A set with one byte per character. The bytes between ASCII and `from` are no characters. */
function singleByteNamed(name: string, label: string, from: number): CharacterSet {
  const { decoder, characters, byteOf } = tableOf(label, from);
  return {
    name,
    decode: (bytes) => decoder.decode(bytes),
    encode: (text) =>
      Buffer.from(
        Array.from(text, (character) =>
          character === REPLACEMENT ? 0x3f : (byteOf.get(character) ?? 0x3f),
        ),
      ),
    invalidByte: (bytes) => bytes.findIndex((byte) => characters[byte] === REPLACEMENT),
  };
}

/** The set with this name, by HL7 table 0211 or in another common spelling. */
function characterSetNamed(name: string): CharacterSet | undefined {
  if (/^(?:UNICODE|(?:UNICODE[ _-]?)?UTF[ _-]?8)$/i.test(name)) return utf8Named(name);
  if (/^(?:US[ _-]?)?ASCII$/i.test(name)) return singleByteNamed(name, 'utf-8', 0x100);
  const [, page = ''] = /^(?:WINDOWS|WIN|CP)[ _-]?(\d{4})$/i.exec(name) ?? [];
  if (codePages.includes(page)) return singleByteNamed(name, `windows-${page}`, 0x80);
  const [, ofIso, ofLatin = ''] =
    /^(?:(?:ISO[ _-]?)?8859[ /_-](\d{1,2})|LATIN[ _-]?(\d))$/i.exec(name) ?? [];
  const part = ofIso === undefined ? latins[ofLatin] : Number(ofIso);
  if (part === undefined || !parts.includes(part)) return undefined;
  // ISO 8859 has control characters from 0x80 to 0x9F: text there is of a Windows code page.
  return singleByteNamed(name, `iso-8859-${part}`, 0xa0);
}

/** Bytes in which MSH-18 is searched. */
const maxHeader = 4_096;

/** The set that MSH-18 of a message states; undefined when it is unknown or not the only one. */
export function characterSetOf(message: Uint8Array | string): CharacterSet | undefined {
  const beginning =
    typeof message === 'string'
      ? message.slice(0, maxHeader)
      : Buffer.from(message.subarray(0, maxHeader)).toString('latin1');
  // UTF-8 may begin with a byte order mark.
  const [header = ''] = beginning.replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)/, '').split(/[\r\n]/, 1);
  const stated = header.startsWith('MSH') ? (header.split(header[3] ?? '|')[17] ?? '').trim() : '';
  return stated === '' ? utf8 : characterSetNamed(stated);
}

/** Text of a stored message, which may have been refused for its character set. */
export const messageText = (bytes: Uint8Array): string =>
  (characterSetOf(bytes) ?? utf8).decode(bytes);
