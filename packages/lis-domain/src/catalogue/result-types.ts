/** What kind of result a test has (LOINC scale: Qn, Ord, Nom, Nar; a titer and a ratio are Qn, too; an attachment is a file). */
export const resultTypes = [
  'numeric',
  'titer',
  'ratio',
  'ordinal',
  'coded',
  'text',
  'attachment',
] as const;
export type ResultType = (typeof resultTypes)[number];

/**
 * How a value of each type is written, and so how it is read: a number, two numbers with a colon between them, an answer of the test's list, words, or a file that somebody chooses.
 * Whoever reads values goes by this, so that a new type falls into none of them unsaid.
 */
export const writtenAs = {
  numeric: 'number',
  titer: 'ratio',
  ratio: 'ratio',
  ordinal: 'answer',
  coded: 'answer',
  text: 'words',
  attachment: 'file',
} as const satisfies Record<ResultType, 'number' | 'ratio' | 'answer' | 'words' | 'file'>;

const limited: Record<(typeof writtenAs)[ResultType], boolean> = {
  number: true,
  ratio: true,
  answer: false,
  words: false,
  file: false,
};

/** Whether values of a type are compared with limits, rather than with an expected answer. */
export function hasLimits(type: ResultType): boolean {
  return limited[writtenAs[type]];
}

/** A limit as a value of its type is written: of a titer it is the dilution (`1:40`), of a ratio the first number to one of the second (`2:1`). */
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
    case 'attachment':
      return limit;
  }
}
