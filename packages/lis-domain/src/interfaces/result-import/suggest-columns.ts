import { importFields, type ImportField } from './result-import.schema.ts';

/** How instruments head what a column holds, in lower case and without marks. */
const HEADS: Record<ImportField, readonly string[]> = {
  accession: [
    'accession',
    'accession number',
    'sample',
    'sample id',
    'sample no',
    'specimen',
    'specimen id',
    'barcode',
    'tube id',
  ],
  code: ['code', 'test', 'test code', 'assay', 'parameter', 'analyte'],
  value: ['value', 'result', 'concentration'],
  unit: ['unit', 'units'],
  flag: ['flag', 'flags', 'remark', 'error'],
  patient: ['patient', 'patient name', 'name', 'patient id', 'mrn'],
  kind: ['kind', 'sample type', 'type'],
};

const plain = (head: string) =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the heads of a file probably say, for somebody to confirm: the first column whose head is usual for it. Whether each further column is a code of its own, heads do not say. */
export function suggestColumns(heads: readonly string[]): Record<ImportField, string | null> {
  const found = importFields.map(
    (field) => [field, heads.find((head) => HEADS[field].includes(plain(head))) ?? null] as const,
  );
  return Object.fromEntries(found) as Record<ImportField, string | null>;
}
