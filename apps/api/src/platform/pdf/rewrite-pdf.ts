import { readPdf, written, writtenEntries, type PdfObject, type PdfValue } from './pdf-reader.ts';

/**
 * Writes a PDF again from the objects that were read and checked, with its own cross-reference
 * table. Nothing else of the file remains, so that no viewer finds an object that was not checked.
 * Throws `UnfitPdf` for a file with active content. A large file takes seconds: run it in a worker.
 */
export function rewritePdf(pdf: Uint8Array): Uint8Array {
  const { version, objects, trailer } = readPdf(pdf);
  const parts: Uint8Array[] = [];
  let size = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    size += bytes.length;
  };
  write(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
  const rows: string[] = ['0 1\n0000000000 65535 f \n'];
  const ordered = [...objects.values()].toSorted((one, other) => one.number - other.number);
  for (const object of ordered) {
    if (isLinearization(object)) continue;
    const { number, generation, data } = object;
    rows.push(
      `${number} 1\n${String(size).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
    );
    write(`${number} ${generation} obj\n${textOf(object)}\n`);
    if (data) {
      write('stream\n');
      write(data);
      write('\nendstream\n');
    }
    write('endobj\n');
  }
  const start = size;
  const kept = new Map<string, PdfValue>([
    ['Size', integer((ordered.at(-1)?.number ?? 0) + 1)],
    ...(['Root', 'Info', 'ID'] as const).flatMap((key) => {
      const value = trailer.get(key);
      return value ? [[key, value] as const] : [];
    }),
  ]);
  write(`xref\n${rows.join('')}trailer\n${writtenEntries(kept)}\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const integer = (value: number): PdfValue => ({ kind: 'integer', text: String(value), value });

function textOf({ value, data }: PdfObject): string {
  if (value.kind !== 'dictionary' || !data) return written(value);
  return writtenEntries(new Map([...value.entries, ['Length', integer(data.length)]]));
}

/** The parameters of a file ordered for the web, whose offsets are no longer right. */
function isLinearization({ value }: PdfObject): boolean {
  return value.kind === 'dictionary' && value.entries.has('Linearized');
}
