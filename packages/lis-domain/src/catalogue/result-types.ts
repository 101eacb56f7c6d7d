/**
 * Result type of a test (LOINC scale: Qn, Ord, Nom, Nar; titers and ratios are also Qn). Text is
 * one line; a narrative is a document of several lines; an attachment is a file.
 */
export const resultTypes = [
  'numeric',
  'titer',
  'ratio',
  'ordinal',
  'coded',
  'text',
  'narrative',
  'attachment',
] as const;
export type ResultType = (typeof resultTypes)[number];

/**
 * Value format of each result type: a number, two numbers separated by a colon, a coded value of
 * the test, one line of text, a document of several lines, or an uploaded file. All code that
 * parses values uses this map, so that a new type must be classified explicitly.
 */
export const writtenAs = {
  numeric: 'number',
  titer: 'ratio',
  ratio: 'ratio',
  ordinal: 'answer',
  coded: 'answer',
  text: 'words',
  narrative: 'document',
  attachment: 'file',
} as const satisfies Record<
  ResultType,
  'number' | 'ratio' | 'answer' | 'words' | 'document' | 'file'
>;

const limited: Record<(typeof writtenAs)[ResultType], boolean> = {
  number: true,
  ratio: true,
  answer: false,
  words: false,
  document: false,
  file: false,
};

/**
 * Returns whether values of a type are compared with limits rather than with an expected coded
 * value.
 */
export function hasLimits(type: ResultType): boolean {
  return limited[writtenAs[type]];
}

/**
 * Returns whether a type takes coded values: instead of text, or beside the number of a type with
 * limits.
 */
export function takesCodedValues(type: ResultType): boolean {
  return hasLimits(type) || writtenAs[type] === 'answer';
}

/**
 * Returns whether results of a type are read by a person only: a document or a file has nothing to
 * measure, compare, flag or trigger a reflex.
 */
export function isUnstructured(type: ResultType): boolean {
  return writtenAs[type] === 'document' || writtenAs[type] === 'file';
}

/**
 * Formats a limit as a value of its type: for a titer the dilution (`1:40`), for a ratio the first
 * number to one of the second (`2:1`).
 */
export function limitText(limit: string, type: ResultType): string {
  switch (type) {
    case 'titer':
      return `1:${limit}`;
    case 'ratio':
      return `${limit}:1`;
    case 'numeric':
    case 'ordinal':
    case 'coded':
    case 'text':
    case 'narrative':
    case 'attachment':
      return limit;
  }
}
