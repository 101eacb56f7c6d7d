import { importFields, type ImportField } from './result-import.schema.ts';

/** Common column headings of instruments, in lower case without punctuation. */
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
  reagent_lot: [
    'reagent lot',
    'reagent lot number',
    'reagent lot no',
    'lot',
    'lot number',
    'lot no',
  ],
};

const plain = (head: string) =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Suggests column assignments for confirmation by the user: the first column with a common heading
 * for each field. Headings do not reveal whether further columns are codes.
 */
export function suggestColumns(heads: readonly string[]): Record<ImportField, string | null> {
  const found = importFields.map(
    (field) => [field, heads.find((head) => HEADS[field].includes(plain(head))) ?? null] as const,
  );
  return Object.fromEntries(found) as Record<ImportField, string | null>;
}
