import type { ImportedTest, ImportPreview } from '@alms/lis-domain/catalogue';
import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { CatalogueImportScreenProps } from './catalogue-import-screen.tsx';

const test = (
  rest: Pick<ImportedTest, 'line' | 'code' | 'name' | 'outcome'> & Partial<ImportedTest>,
): ImportedTest => ({ changed: [], faults: [], warnings: 0, ...rest });

const tests: ImportedTest[] = [
  test({
    line: 4,
    code: 'CREA',
    name: 'Creatinine',
    outcome: 'refused',
    faults: [
      { line: 5, column: 'high', value: '1,130', code: 'decimal_form' },
      { line: 4, column: 'department', value: 'kidney', code: 'not_accepted' },
    ],
  }),
  test({
    line: 9,
    code: 'TBIL',
    name: 'Bilirubin, total',
    outcome: 'refused',
    faults: [{ line: 9, column: 'loinc', value: 'Feb-75', code: 'loinc_check_digit' }],
  }),
  test({
    line: 14,
    code: 'IRON',
    name: 'Iron status',
    outcome: 'refused',
    faults: [{ line: 14, column: 'members', value: 'TRF', code: 'member_unknown' }],
  }),
  test({ line: 2, code: 'NA', name: 'Sodium', outcome: 'changed', changed: ['price', 'currency'] }),
  test({
    line: 3,
    code: 'K',
    name: 'Potassium',
    outcome: 'changed',
    changed: ['low', 'high', 'source'],
    warnings: 1,
  }),
  test({ line: 12, code: 'LACT', name: 'Lactate', outcome: 'created', warnings: 2 }),
];

/** A file with created, changed and rejected tests. */
export const plan: ImportPreview = {
  readable: true,
  digest: '0'.repeat(64),
  counts: { created: 1, changed: 2, unchanged: 41, refused: 3 },
  tests,
};

/** The same file without the rejected tests. */
export const goodPlan: ImportPreview = {
  readable: true,
  digest: '1'.repeat(64),
  counts: { created: 1, changed: 2, unchanged: 41, refused: 0 },
  tests: tests.slice(3),
};

export const catalogueImportArgs = {
  listHref: '#list',
  onExport: () => {},
  exporting: idle,
  file: { name: 'catalogue-2026.csv', size: 48_200 },
  onFileChosen: () => {},
  onFileRemoved: () => {},
  preview: ready(plan, FIXTURE_NOW),
  importing: idle,
  imported: undefined,
  onImport: () => {},
  onReport: () => {},
  onRetry: () => {},
} satisfies CatalogueImportScreenProps;
