import { aPatient, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { differencesOf, type MergePreview, type PatientMerge } from '@alms/lis-domain/patients';
import { ready } from '@alms/ui/resource';
import type { MergePatientsScreenProps } from './merge-patients-screen.tsx';

const survivor = aPatient({ number: 3 });
const loser = aPatient({
  number: 3,
  id: aPatient({ number: 9 }).id,
  mrn: 'MRN-4019',
  given_name: 'Leyla',
  full_name: 'Specimani, Leyla',
  phone: '+1 555 0199',
});

export const mergePreview: MergePreview = {
  survivor,
  loser,
  differs: differencesOf(survivor, loser),
  identity_differs: false,
  refusal: null,
  moves: {
    orders: 2,
    samples: 3,
    results: 9,
    invoices: 1,
    appointments: 0,
    critical_calls: 0,
    accounts: 0,
    identifiers: 0,
    consents: 0,
    coverages: 0,
    conditions: 0,
  },
};

const earlier: PatientMerge = {
  id: aPatient({ number: 12 }).id,
  survivor,
  loser: { id: aPatient({ number: 12 }).id, full_name: 'Specimani, L.', mrn: 'MRN-3871' },
  at: minutesAgo(60 * 24 * 40),
  by: 'Lamar Overview',
  reason: 'Registered twice at the desk',
  identity_reason: null,
  undone: null,
};

const done = () => Promise.resolve({ status: 'done' } as const);

export const mergePatientsArgs: MergePatientsScreenProps = {
  patient: ready(survivor, FIXTURE_NOW),
  finder: { query: '', onSearch: () => {}, patients: { status: 'idle' } },
  preview: ready(mergePreview, FIXTURE_NOW),
  merges: ready([earlier], FIXTURE_NOW),
  onMerge: done,
  onUndo: done,
  onRetry: () => {},
  hrefs: {
    patient: '/app/patient-portal/3',
    chosen: (id) => `/app/patient-portal/3/merge?with=${id}`,
    another: '/app/patient-portal/3/merge',
  },
};
