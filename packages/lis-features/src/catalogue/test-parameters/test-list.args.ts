import { aCatalogue, aTestParameter, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import type { PackContent, StarterPack } from '@alms/lis-domain/catalogue/starter-packs';
import { ready, type Submission } from '@alms/ui/resource';
import type { TestListScreenProps } from './test-list-screen.tsx';

const tests = [
  // Erythrocytes are counted in 10⁶/µL, and our fonts have no raised six for the screenshot.
  ...aCatalogue()
    .filter(({ code }) => code !== 'RBC')
    .slice(0, 14),
  aTestParameter('CRP', { status: 'draft' }),
  aTestParameter('INR', { status: 'retired' }),
  aTestParameter('TSH', { proposal: { confirmed: null } }),
];

const pack = (name: StarterPack, present: number, names: readonly string[]): PackContent => ({
  pack: name,
  tests: names.map((each, index) => ({
    code: each.toUpperCase().slice(0, 8),
    name: each,
    panel: false,
    present: index < present,
  })),
});
const packs = [
  pack('basic', 3, ['Sodium', 'Potassium', 'Creatinine']),
  pack('hematology', 1, [
    'Hemoglobin',
    'Neutrophils',
    'Lymphocytes',
    'Reticulocytes',
    'Erythrocyte sedimentation rate',
  ]),
  pack('urinalysis', 0, [
    'Urine pH',
    'Urine specific gravity',
    'Urine leukocyte esterase',
    'Urine erythrocytes, microscopy',
  ]),
];

export const testListArgs = {
  filter: { query: '', department: '', status: '', limits: '' },
  onFilterChange: () => {},
  tests: ready(tests, FIXTURE_NOW),
  onMore: () => {},
  testHref: ({ code }) => `#${code}`,
  newTestHref: '#new',
  importHref: '#import',
  rulesHref: '#rules',
  starterPacks: {
    packs: ready(packs, FIXTURE_NOW),
    unitSystem: 'conventional',
    onAdd: async (): Promise<Submission> => ({ status: 'done' }),
    onRetry: () => {},
  },
  onRetry: () => {},
} satisfies TestListScreenProps;

/** Data loaded an hour ago; the refresh failed. */
export const stale: TestListScreenProps['tests'] = {
  status: 'ready',
  data: tests,
  freshness: 'stale',
  asOf: minutesAgo(62),
};
