/** Delimiters that are recognised. */
export const DELIMITERS = [',', ';', '\t', '|'];

/** Delimiter line that some spreadsheets write above the headings. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/**
 * Detects the column delimiter and removes the line that may declare it. Without one, uses the most
 * frequent delimiter in the headings, which contain no decimal commas.
 */
export function detectDelimiter(whole: string): { delimiter: string; text: string } {
  const named = NAMED_DELIMITER.exec(whole);
  if (named?.[1] !== undefined) return { delimiter: named[1], text: whole.slice(named[0].length) };
  const headings = (whole.trimStart().split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: headings.split(delimiter).length,
  }));
  return {
    delimiter: counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',',
    text: whole,
  };
}
