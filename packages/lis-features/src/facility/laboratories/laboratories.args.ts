import { aLaboratory, fixtureId, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { departments } from '@alms/lis-domain/catalogue';
import { ready } from '@alms/ui/resource';
import type { LaboratoriesCardProps } from './laboratories-card.tsx';

/** The main site, a second laboratory and a retired collection site. */
export const someLaboratories = [
  aLaboratory({ main: true, departments: [...departments] }),
  aLaboratory({ director: 'Dr. Amara Castellane' }),
  aLaboratory({
    id: fixtureId('laboratory', 3),
    name: 'Market Square',
    code: 'MARKET',
    address: '',
    departments: [],
    active: false,
  }),
];

export const laboratoriesArgs: LaboratoriesCardProps = {
  laboratories: ready(someLaboratories, FIXTURE_NOW),
  tests: ready(
    [
      { value: 'test-1', label: 'Glucose' },
      { value: 'test-2', label: 'Troponin I' },
    ],
    FIXTURE_NOW,
  ),
  timeZones: ['Africa/Nairobi', 'Europe/Lisbon'],
  onSave: async () => ({ status: 'done' }),
  onRetry: () => {},
};
