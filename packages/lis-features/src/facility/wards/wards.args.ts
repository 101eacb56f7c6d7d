import { aLaboratory, aWard, fixtureId, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { WardsCardProps } from './wards-card.tsx';

/** Two wards and an inactive one. */
export const someWards = [
  aWard({
    id: fixtureId('ward', 2),
    name: 'Intensive care',
    code: 'ICU',
    email: 'icu@northside.example',
  }),
  aWard({
    id: fixtureId('ward', 3),
    name: 'Maternity',
    code: 'MAT',
    laboratory_id: fixtureId('laboratory', 2),
    phone: '',
    active: false,
  }),
  aWard(),
];

export const wardsArgs: WardsCardProps = {
  wards: ready(someWards, FIXTURE_NOW),
  sites: [aLaboratory({ main: true }), aLaboratory()],
  onSave: async () => ({ status: 'done' }),
  onRetry: () => {},
};
