import Papa from 'papaparse';
import { columnsApart } from '../../platform/spreadsheets/column-delimiter.ts';
import { textOfFile, type NoText } from '../../platform/spreadsheets/file-text.ts';

/** Why a file is not a table of text; `line` where one is to blame. */
export interface UnreadableSheet {
  fault: 'empty' | NoText | 'quotes';
  line: number | undefined;
}

/**
 * The rows of a CSV file as spreadsheets save it: UTF-8, or UTF-16 with its mark; columns apart by comma, semicolon (where the comma is for decimals)
 * or tab. What is none of that is named, never guessed at: in another encoding µ would become another letter.
 */
export function readSheet(bytes: Uint8Array): string[][] | UnreadableSheet {
  if (bytes.length === 0) return { fault: 'empty', line: undefined };
  const read = textOfFile(bytes);
  if ('fault' in read) return { ...read, line: undefined };
  const { delimiter, text } = columnsApart(read.text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { fault: 'quotes', line: (quotes.row ?? 0) + 1 };
  return data;
}
