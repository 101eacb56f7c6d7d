/** What a spreadsheet would take for the beginning of a formula (OWASP, CSV injection), also behind apostrophes of its own: else the last one would be taken for ours. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // An apostrophe makes a spreadsheet read what follows as text.
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as a file that is safe to open in a spreadsheet: RFC 4180 in UTF-8, marked as such, each cell quoted and none of them a formula. */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** What a cell of such a file said before the apostrophe was put in front of it, without the space around it. */
export function cellText(read: string): string {
  const text = read.startsWith("'") && FORMULA.test(read.slice(1)) ? read.slice(1) : read;
  return text.trim();
}
