/**
 * Text that a spreadsheet treats as the start of a formula (OWASP, CSV injection), also in full and
 * small width and after white space or characters that it drops. Leading apostrophes are included;
 * otherwise an original apostrophe would be mistaken for the added one.
 */
const FORMULA = /^'*(?:[\t\r\n\0]|[\p{White_Space}\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // A leading apostrophe makes a spreadsheet treat the cell as text.
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns rows as a file that is safe to open in a spreadsheet: RFC 4180 in UTF-8 with a byte order
 * mark, every cell quoted and no formulas.
 */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Returns the text of a cell without the added apostrophe and without surrounding space. */
export function cellText(read: string): string {
  const text = read.startsWith("'") && FORMULA.test(read.slice(1)) ? read.slice(1) : read;
  return text.trim();
}
