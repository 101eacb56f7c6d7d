const DELIMITERS = [',', ';', '\t', '|'];

/** What some spreadsheets write above the headings, for each other. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/** What parts the columns of a text, and the text without the line that may say so: whichever is most frequent among the headings, which hold no decimal commas. */
export function columnsApart(whole: string): { delimiter: string; text: string } {
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
