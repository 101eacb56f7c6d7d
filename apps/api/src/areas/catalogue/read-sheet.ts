import Papa from 'papaparse';

/** Why a file is not a table of text; `line` where one is to blame. */
export interface UnreadableSheet {
  fault: 'empty' | 'workbook' | 'not_text' | 'encoding' | 'quotes';
  line: number | undefined;
}

/** What some spreadsheets write above the headings, for each other. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/** A ZIP, as workbooks of today are, or an OLE file, as those of yesterday are. */
const isWorkbook = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** UTF-16 is told by its mark; everything else has to be UTF-8. */
function textOf(bytes: Uint8Array): { text: string } | { fault: 'not_text' | 'encoding' } {
  const utf16 = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
  if (utf16 === undefined && bytes.includes(0)) return { fault: 'not_text' };
  try {
    return { text: new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'encoding' };
  }
}

/**
 * The rows of a CSV file as spreadsheets save it: UTF-8, or UTF-16 with its mark; columns apart by comma, semicolon (where the comma is for decimals)
 * or tab. What is none of that is named, never guessed at: in another encoding µ would become another letter.
 */
export function readSheet(bytes: Uint8Array): string[][] | UnreadableSheet {
  if (bytes.length === 0) return { fault: 'empty', line: undefined };
  if (isWorkbook(bytes)) return { fault: 'workbook', line: undefined };
  const read = textOf(bytes);
  if ('fault' in read) return { ...read, line: undefined };
  const named = NAMED_SEPARATOR.exec(read.text);
  const text = read.text.slice(named?.[0].length ?? 0);
  // No heading contains one of them: the first to come is what parts the columns.
  const [first = ','] = /[,;\t]/.exec(text.split('\n', 1)[0] ?? '') ?? [];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named?.[1] ?? first });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { fault: 'quotes', line: (quotes.row ?? 0) + 1 };
  return data;
}
