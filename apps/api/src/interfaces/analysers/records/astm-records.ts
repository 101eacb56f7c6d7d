/** A header record: H, followed by the field, repetition, component and escape delimiters. */
const HEADER = /^H([^\w\s])([^\w\s])([^\w\s])([^\w\s])/;

interface Delimiters {
  field: string;
  repeat: string;
  component: string;
  escape: string;
}

/** A record of CLSI LIS02-A2 (ASTM E1394). */
export interface AstmRecord {
  /** Record type in upper case: H, P, O, R, C, Q, M, S, L or another letter. */
  type: string;
  /** Line in the message, from 1. */
  line: number;
  raw: string;
  fieldCount: number;
  /** A field with its component and repetition delimiters, unescaped and trimmed. */
  whole: (number: number) => string;
  /**
   * Repetitions of a field, each as its components, unescaped and trimmed. The record type is
   * field 1.
   */
  repetitions: (number: number) => string[][];
  /** A component, from 1, of the first repetition; empty when absent. */
  text: (number: number, component?: number) => string;
}

export interface ParseOptions {
  /** Longest record, in characters; the rest is cut off. */
  maxCharacters?: number;
}

/**
 * Parses records by the delimiters that the header declares (LIS02-A2, 5.4 and 6.2). A record ends
 * with CR; LF is accepted. Undefined when the text does not start with a header or its delimiters
 * are not distinct.
 */
export function parseRecords(
  whole: string,
  { maxCharacters = Number.POSITIVE_INFINITY }: ParseOptions = {},
): AstmRecord[] | undefined {
  const text = whole.trimStart();
  const found = HEADER.exec(text);
  if (!found) return undefined;
  const [, field = '', repeat = '', component = '', escape = ''] = found;
  const delimiters = { field, repeat, component, escape };
  if (new Set(Object.values(delimiters)).size < 4) return undefined;
  return text.split(/[\r\n]+/).flatMap((line, index) => {
    const raw = line.slice(0, maxCharacters).trim();
    return raw === '' ? [] : [recordOf(raw, index + 1, delimiters)];
  });
}

function recordOf(raw: string, line: number, delimiters: Delimiters): AstmRecord {
  const fields = raw.split(delimiters.field);
  const type = (fields[0] ?? '').trim().toUpperCase();
  const field = (number: number) => fields[number - 1] ?? '';
  const repetitions = (number: number) =>
    field(number)
      .split(delimiters.repeat)
      .map((each) =>
        each.split(delimiters.component).map((part) => unescapedText(part, delimiters).trim()),
      );
  return {
    type,
    line,
    raw,
    fieldCount: fields.length,
    whole: (number) => unescapedText(field(number), delimiters).trim(),
    repetitions,
    text: (number, component = 1) => repetitions(number)[0]?.[component - 1] ?? '',
  };
}

/**
 * Escape sequences (LIS02-A2, 5.4.6): delimiters, hexadecimal data, and highlighting, which is
 * dropped. Unknown sequences stay unchanged.
 */
function unescapedText(text: string, { field, repeat, component, escape }: Delimiters): string {
  if (!text.includes(escape)) return text;
  const meanings: Record<string, string> = {
    F: field,
    S: component,
    R: repeat,
    E: escape,
    H: '',
    N: '',
  };
  const parts = text.split(escape);
  let out = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) {
    const sequence = parts[at] ?? '';
    const meant = at < parts.length - 1 ? (meanings[sequence] ?? hexadecimal(sequence)) : undefined;
    if (meant === undefined) {
      out += `${escape}${sequence}`;
      continue;
    }
    // The part after a sequence is plain text.
    at += 1;
    out += `${meant}${parts[at] ?? ''}`;
  }
  return out;
}

/** Decodes `X0A` as bytes of Latin-1. */
function hexadecimal(sequence: string): string | undefined {
  const [, digits] = /^X((?:[\dA-Fa-f]{2})+)$/.exec(sequence) ?? [];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex').toString('latin1');
}

/** A field to send: text, or repetitions of components. */
export type AstmField = string | number | readonly (readonly string[])[];

/** Delimiters in the order of the header: field, repetition, component, escape. */
export const suggestedDelimiters = '|\\^&';

/**
 * Builds a message of records. The first field of each is its type; the delimiters are added to
 * that of the header. Delimiters in texts are escaped, control characters removed, and empty fields
 * at the end left out.
 */
export function buildRecords(
  records: readonly (readonly AstmField[])[],
  delimiters = suggestedDelimiters,
): string {
  const [field = '', repeat = '', component = '', escape = ''] = Array.from(delimiters);
  const escaped = (text: string) =>
    Array.from(text, (sign) => {
      const letter = { [field]: 'F', [component]: 'S', [repeat]: 'R', [escape]: 'E' }[sign];
      return letter === undefined ? sign : `${escape}${letter}${escape}`;
    })
      .join('')
      // oxlint-disable-next-line no-control-regex -- Removes control characters.
      .replace(/[\u0000-\u001f\u007f]/g, '');
  const textOf = (each: AstmField): string => {
    if (typeof each === 'string' || typeof each === 'number') return escaped(String(each));
    return each
      .map((components) => components.map(escaped).join(component).replace(trailing, ''))
      .join(repeat);
  };
  const trailing = new RegExp(`\\${component}+$`);
  return records
    .map(([type = '', ...fields]) => {
      const texts = fields.map(textOf);
      while (texts.at(-1) === '') texts.pop();
      const head = type === 'H' ? `H${delimiters}` : String(type);
      return `${[head, ...texts].join(field)}\r`;
    })
    .join('');
}
