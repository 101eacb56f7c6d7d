import { inflateSync } from 'node:zlib';
import { asBuffer } from '../as-buffer.ts';

/** A PDF that this reader does not understand, or refuses; the reason continues "This file …". */
export class UnfitPdf extends Error {
  override readonly name = 'UnfitPdf';
}

/** A value of PDF (ISO 32000-2, 7.3), as far as its reader looks into it. */
export type PdfValue =
  | { kind: 'name' | 'reference' | 'other'; text: string }
  | { kind: 'integer'; text: string; value: number }
  | { kind: 'array'; text: string; items: readonly PdfValue[] }
  | { kind: 'dictionary'; text: string; entries: ReadonlyMap<string, PdfValue> };

export interface PdfObject {
  number: number;
  generation: number;
  value: PdfValue;
  /** Bytes of a stream. */
  data?: Uint8Array;
}

export interface PdfFile {
  /** `1.7`. */
  version: string;
  /** The latest object of each number. */
  objects: ReadonlyMap<number, PdfObject>;
  /** Entries of the latest trailer. */
  trailer: ReadonlyMap<string, PdfValue>;
}

/**
 * Names that make a viewer act, as a key or a value (ISO 32000-2: 7.7.2, 7.11.4, 12.6, 12.7.8,
 * 13.3, 13.4, 13.6). They have no other meaning.
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
  'GoToR',
  'GoTo3DView',
  'OnInstantiate',
  '3DD',
  'Movie',
  'Sound',
]);
/** Short names, active as a key only: a font may be named so. */
const ACTIVE_KEYS = new Set(['AA', 'JS', 'XFA', 'EF', 'Encrypt']);

/** Limits: a legitimate report of 10 MB stays far below. */
const MAX_INFLATED = 40_000_000;
const MAX_NUMBER = 8_388_607;
const DEEPEST = 100;
/** Items of an array that are kept; longer ones have no meaning for this reader. */
const KEPT_ITEMS = 8;

const unreadable = () => new UnfitPdf('cannot be checked for active content');

const isSpace = (code: number) =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0;
const isDelimiter = (code: number) =>
  code === 0x28 || // (
  code === 0x29 || // )
  code === 0x3c || // <
  code === 0x3e || // >
  code === 0x5b || // [
  code === 0x5d || // ]
  code === 0x7b || // {
  code === 0x7d || // }
  code === 0x2f || // /
  code === 0x25; // %

/**
 * Reads tokens of PDF strictly and in linear time: what two viewers could understand differently is
 * refused, and active content is refused where it is read.
 */
class PdfTokens {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Skips white space and comments. Returns whether anything follows. */
  skipBlank(): boolean {
    const { text } = this;
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at);
      if (code === 0x25) {
        while (this.at < text.length && !this.isEndOfLine()) this.at += 1;
      } else if (isSpace(code)) this.at += 1;
      else return true;
    }
    return false;
  }

  private isEndOfLine(): boolean {
    const code = this.text.charCodeAt(this.at);
    return code === 0x0a || code === 0x0d;
  }

  /** Reads a number or keyword; empty before a delimiter. */
  word(): string {
    this.skipBlank();
    const start = this.at;
    while (this.at < this.text.length) {
      const code = this.text.charCodeAt(this.at);
      if (isSpace(code) || isDelimiter(code)) break;
      this.at += 1;
    }
    return this.text.slice(start, this.at);
  }

  expect(keyword: string): void {
    if (this.word() !== keyword) throw unreadable();
  }

  integer(): number {
    const word = this.word();
    if (!/^\d{1,10}$/.test(word)) throw unreadable();
    return Number(word);
  }

  value(depth = 0): PdfValue {
    if (depth > DEEPEST || !this.skipBlank()) throw unreadable();
    switch (this.text[this.at]) {
      case '/':
        return this.name();
      case '(':
        return this.string();
      case '[':
        return this.array(depth);
      case '<':
        return this.text[this.at + 1] === '<' ? this.dictionary(depth) : this.hexString();
      default:
        return this.numberOrKeyword();
    }
  }

  private name(): PdfValue & { kind: 'name' } {
    this.at += 1;
    const start = this.at;
    // A name may be empty, and ends at white space.
    const written = isSpace(this.text.charCodeAt(start)) ? '' : this.word();
    if (this.at !== start + written.length) throw unreadable();
    if (/#(?![\da-f]{2})|#00/i.test(written)) throw unreadable();
    const text = written.replaceAll(/#(..)/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (ACTIVE.has(text)) throw new UnfitPdf(`contains ${text}`);
    return { kind: 'name', text };
  }

  private string(): PdfValue {
    const start = this.at;
    let open = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x5c) this.at += 1;
      else if (code === 0x28) open += 1;
      else if (code === 0x29) open -= 1;
      if (open === 0) {
        this.at += 1;
        return { kind: 'other', text: this.text.slice(start, this.at) };
      }
    }
    throw unreadable();
  }

  private hexString(): PdfValue {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end);
    if (end < 0 || !/^[\da-f\s\0]*$/i.test(digits)) throw unreadable();
    this.at = end + 1;
    return { kind: 'other', text: `<${digits.replaceAll(/[\s\0]+/g, '')}>` };
  }

  private array(depth: number): PdfValue {
    this.at += 1;
    const items: PdfValue[] = [];
    let text = '[';
    for (;;) {
      if (!this.skipBlank()) throw unreadable();
      if (this.text[this.at] === ']') break;
      const item = this.value(depth + 1);
      text += ` ${written(item)}`;
      if (items.length < KEPT_ITEMS) items.push(item);
    }
    this.at += 1;
    return { kind: 'array', text: `${text} ]`, items };
  }

  private dictionary(depth: number): PdfValue {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      if (!this.skipBlank()) throw unreadable();
      if (this.text.startsWith('>>', this.at)) break;
      if (this.text[this.at] !== '/') throw unreadable();
      const { text: key } = this.name();
      if (ACTIVE_KEYS.has(key)) throw new UnfitPdf(`contains ${key}`);
      const value = this.value(depth + 1);
      if (isSignature(key, value)) throw new UnfitPdf('has a digital signature');
      if (entries.has(key)) throw unreadable();
      entries.set(key, value);
    }
    this.at += 2;
    return { kind: 'dictionary', text: writtenEntries(entries), entries };
  }

  private numberOrKeyword(): PdfValue {
    const text = this.word();
    if (/^\d{1,10}$/.test(text)) return this.reference(text);
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) || /^(?:true|false|null)$/.test(text))
      return { kind: 'other', text };
    throw unreadable();
  }

  /** Reads `12 0 R`, or only the integer. */
  private reference(text: string): PdfValue {
    const after = this.at;
    const generation = this.word();
    if (/^\d{1,5}$/.test(generation) && this.word() === 'R')
      return { kind: 'reference', text: `${Number(text)} ${Number(generation)} R` };
    this.at = after;
    return { kind: 'integer', text, value: Number(text) };
  }
}

/**
 * Returns whether an entry belongs to a signature dictionary (ISO 32000-2, table 255). A digital
 * signature covers the bytes of the file and would become invalid. A signature field without a
 * signature has neither entry.
 */
function isSignature(key: string, value: PdfValue): boolean {
  return (
    key === 'ByteRange' ||
    (key === 'Type' &&
      value.kind === 'name' &&
      (value.text === 'Sig' || value.text === 'DocTimeStamp'))
  );
}

/** Writes a value in one form only: without comments, each name with the necessary escapes. */
export function written(value: PdfValue): string {
  return value.kind === 'name' ? writtenName(value.text) : value.text;
}

function writtenName(name: string): string {
  return `/${name.replaceAll(/[^!"$&'*-.0-;=?-Z\\^-z|~]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

export function writtenEntries(entries: ReadonlyMap<string, PdfValue>): string {
  return `<<${Array.from(entries, ([key, value]) => ` ${writtenName(key)} ${written(value)}`).join('')} >>`;
}

/** An object whose stream's length is written in another object. */
interface Unmeasured {
  object: PdfObject;
  /** Start of the data, and of the keyword after it. */
  start: number;
  end: number;
  length: string;
}

/**
 * Reads a PDF. Throws `UnfitPdf` for active content, for an encrypted or signed file, and for
 * content that viewers could understand differently.
 */
export function readPdf(bytes: Uint8Array): PdfFile {
  const text = asBuffer(bytes).toString('latin1');
  const [header, version] = /^%PDF-(\d\.\d)/.exec(text) ?? [];
  if (header === undefined || version === undefined) throw unreadable();
  const tokens = new PdfTokens(text, header.length);
  const objects = new Map<number, PdfObject>();
  const unmeasured: Unmeasured[] = [];
  let trailer: ReadonlyMap<string, PdfValue> = new Map();
  let inflated = 0;

  const add = (object: PdfObject) => {
    if (object.number < 1 || object.number > MAX_NUMBER) throw unreadable();
    objects.set(object.number, object);
  };
  const addObjectsIn = (stream: PdfObject, data: Uint8Array) => {
    const content = inflatedObjects(stream, data);
    inflated += content.length;
    if (inflated > MAX_INFLATED) throw unreadable();
    for (const inside of objectsIn(stream, content)) add(inside);
  };
  const addStream = (object: PdfObject) => {
    const data = readStream(tokens, bytes, object, unmeasured);
    const type = typeOf(object);
    if (type === 'XRef') trailer = entriesOf(object.value);
    else if (type === 'ObjStm') addObjectsIn(object, data);
    else add({ ...object, data });
    tokens.expect('endobj');
  };
  const readObject = (number: string) => {
    if (!/^\d{1,7}$/.test(number)) throw unreadable();
    const object: PdfObject = {
      number: Number(number),
      generation: tokens.integer(),
      value: (tokens.expect('obj'), tokens.value()),
    };
    const next = tokens.word();
    if (next === 'stream') addStream(object);
    else if (next === 'endobj') add(object);
    else throw unreadable();
  };
  while (tokens.skipBlank()) {
    const word = tokens.word();
    if (word === 'xref') skipTable(tokens);
    else if (word === 'trailer') trailer = entriesOf(tokens.value());
    else if (word === 'startxref') tokens.integer();
    else readObject(word);
  }
  for (const stream of unmeasured) measure(stream, { objects, bytes, text });
  checkCatalog({ trailer, objects });
  return { version, objects, trailer };
}

/** Cuts the data of a stream to its length, which is an object that was read later. */
function measure(
  { object, start, end, length }: Unmeasured,
  { objects, bytes, text }: Pick<PdfFile, 'objects'> & { bytes: Uint8Array; text: string },
): void {
  const { value } = objects.get(Number.parseInt(length, 10)) ?? {};
  const stored = objects.get(object.number);
  if (value?.kind !== 'integer' || start + value.value > end) throw unreadable();
  if (text.slice(start + value.value, end).trim() !== '') throw unreadable();
  if (stored?.data?.byteOffset === bytes.byteOffset + start)
    stored.data = bytes.subarray(start, start + value.value);
}

function checkCatalog({ trailer, objects }: Pick<PdfFile, 'trailer' | 'objects'>): void {
  const root = trailer.get('Root');
  if (root?.kind !== 'reference') throw unreadable();
  const catalog = objects.get(Number.parseInt(root.text, 10));
  if (!catalog || typeOf(catalog) !== 'Catalog') throw unreadable();
}

const entriesOf = (value: PdfValue): ReadonlyMap<string, PdfValue> => {
  if (value.kind !== 'dictionary') throw unreadable();
  return value.entries;
};

function typeOf({ value }: PdfObject): string | undefined {
  const type = value.kind === 'dictionary' ? value.entries.get('Type') : undefined;
  return type?.kind === 'name' ? type.text : undefined;
}

/** Skips a cross-reference table: the written file has its own. */
function skipTable(tokens: PdfTokens): void {
  for (;;) {
    const before = tokens.at;
    const word = tokens.word();
    if (word === 'trailer') {
      tokens.at = before;
      return;
    }
    if (!/^(?:\d+|[nf])$/.test(word)) throw unreadable();
  }
}

function readStream(
  tokens: PdfTokens,
  bytes: Uint8Array,
  object: PdfObject,
  unmeasured: Unmeasured[],
): Uint8Array {
  const { text, at } = tokens;
  const entries = entriesOf(object.value);
  // The data of such a stream are in another file.
  if (['F', 'FFilter', 'FDecodeParms'].some((key) => entries.has(key)))
    throw new UnfitPdf('contains a link to another file');
  const lineEnd = /\r?\n/y;
  lineEnd.lastIndex = at;
  if (!lineEnd.test(text)) throw unreadable();
  const start = lineEnd.lastIndex;
  const length = entries.get('Length');
  if (length?.kind === 'integer') {
    tokens.at = start + length.value;
    if (tokens.at > text.length) throw unreadable();
    const end = tokens.at;
    while (isSpace(text.charCodeAt(tokens.at))) tokens.at += 1;
    tokens.expect('endstream');
    return bytes.subarray(start, end);
  }
  if (length?.kind !== 'reference' || typeOf(object) === 'ObjStm') throw unreadable();
  const end = text.indexOf('endstream', start);
  if (end < 0) throw unreadable();
  unmeasured.push({ object, start, end, length: length.text });
  tokens.at = end;
  tokens.expect('endstream');
  return bytes.subarray(start, end);
}

/** Content of an object stream, which only the usual filter may compress. */
function inflatedObjects({ value }: PdfObject, data: Uint8Array): string {
  const entries = entriesOf(value);
  if (entries.has('DecodeParms') || entries.has('DP')) throw unreadable();
  const filter = entries.get('Filter');
  const filters = filter?.kind === 'array' ? filter.items : filter ? [filter] : [];
  if (filters.length === 0) return Buffer.from(data).toString('latin1');
  const [only] = filters;
  if (filters.length > 1 || only?.kind !== 'name' || only.text !== 'FlateDecode')
    throw unreadable();
  try {
    return inflateSync(data, { maxOutputLength: MAX_INFLATED }).toString('latin1');
  } catch {
    throw unreadable();
  }
}

/** Reads the objects of an object stream (ISO 32000-2, 7.5.7), one after the other. */
function* objectsIn({ value }: PdfObject, content: string): Generator<PdfObject> {
  const entries = entriesOf(value);
  const [count, first] = [entries.get('N'), entries.get('First')];
  if (count?.kind !== 'integer' || first?.kind !== 'integer') throw unreadable();
  const index = new PdfTokens(content.slice(0, first.value), 0);
  const tokens = new PdfTokens(content, first.value);
  for (let place = 0; place < count.value; place += 1) {
    const number = index.integer();
    const start = first.value + index.integer();
    if (start < tokens.at) throw unreadable();
    tokens.at = start;
    yield { number, generation: 0, value: tokens.value() };
  }
}
