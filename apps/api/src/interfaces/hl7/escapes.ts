import type { Hl7Context } from '@medplum/core';

/** Delimiters used in outbound messages. */
export const delimiters = {
  field: '|',
  component: '^',
  repetition: '~',
  escape: '\\',
  subcomponent: '&',
} as const;

const escapes: Readonly<Record<string, string>> = {
  '|': '\\F\\',
  '^': '\\S\\',
  '~': '\\R\\',
  '\\': '\\E\\',
  '&': '\\T\\',
  '\n': '\\.br\\',
};

/**
 * Escapes text for a component: delimiters become escape sequences (HL7 v2.5.1, 2.7), and control
 * characters are removed.
 */
export function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[|^~\\&\n]/g, (sign) => escapes[sign] ?? sign)
      // oxlint-disable-next-line no-control-regex -- Removes control characters.
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Delimiters of a message. */
type Delimiters = Pick<
  Hl7Context,
  | 'fieldSeparator'
  | 'componentSeparator'
  | 'repetitionSeparator'
  | 'escapeCharacter'
  | 'subcomponentSeparator'
>;

/**
 * Unescapes text by the delimiters of its message. Highlighting is dropped; unknown sequences stay
 * unchanged.
 */
export function unescaped(
  text: string,
  {
    fieldSeparator,
    componentSeparator,
    repetitionSeparator,
    escapeCharacter,
    subcomponentSeparator,
  }: Delimiters,
): string {
  if (!text.includes(escapeCharacter)) return text;
  const meanings: Record<string, string> = {
    F: fieldSeparator,
    S: componentSeparator,
    R: repetitionSeparator,
    E: escapeCharacter,
    T: subcomponentSeparator,
    '.br': '\n',
    H: '',
    N: '',
  };
  const parts = text.split(escapeCharacter);
  let out = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) {
    const sequence = parts[at] ?? '';
    const meant = at < parts.length - 1 ? (meanings[sequence] ?? hexadecimal(sequence)) : undefined;
    if (meant === undefined) {
      out += `${escapeCharacter}${sequence}`;
      continue;
    }
    // The part after a sequence is plain text.
    at += 1;
    out += `${meant}${parts[at] ?? ''}`;
  }
  return out;
}

/** Decodes `X0A` as UTF-8 bytes. */
function hexadecimal(sequence: string): string | undefined {
  const [, digits] = /^X((?:[0-9A-Fa-f]{2})+)$/.exec(sequence) ?? [];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex').toString('utf8');
}

const ownContext = {
  fieldSeparator: delimiters.field,
  componentSeparator: delimiters.component,
  repetitionSeparator: delimiters.repetition,
  escapeCharacter: delimiters.escape,
  subcomponentSeparator: delimiters.subcomponent,
};

/** Texts of a field in the notation of ALMS: components, each with its subcomponents. */
export const partsOf = (field: string): string[][] =>
  field
    .split(delimiters.component)
    .map((component) =>
      component.split(delimiters.subcomponent).map((part) => unescaped(part, ownContext)),
    );
