import { aCompetence, aUser, FIXTURE_NOW, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import type { CompetenceScreenProps } from './competence-screen.tsx';

const done = async (): Promise<Submission> => ({ status: 'done' });

const [authorized, expired] = aCompetence().authorizations;
if (!authorized || !expired) throw new Error('The fixture has two authorizations.');

export const staff = {
  technician: aCompetence(),
  manager: aCompetence({ role: 'lab_manager', authorizations: [] }),
  dataEntry: aCompetence({
    role: 'data_entry',
    authorizations: [
      {
        ...authorized,
        id: fixtureId('authorization', 3),
        tasks: ['enter'],
        valid_until: '2026-06-01',
        state: 'expiring',
      },
      {
        ...expired,
        id: fixtureId('authorization', 4),
        state: 'withdrawn',
        remark: 'Annual assessment with five specimens',
        withdrawal: {
          by: authorized.granted_by,
          at: minutesAgo(60 * 24 * 30),
          reason: 'Two sign-offs without QC review',
        },
      },
    ],
  }),
};

const list = { items: Object.values(staff), nextCursor: null };

/** Data loaded an hour ago; the refresh failed. */
export const stale: CompetenceScreenProps['staff'] = {
  status: 'ready',
  data: list,
  freshness: 'stale',
  asOf: minutesAgo(62),
};

export const competenceArgs = {
  viewerId: aUser('lab_manager').id,
  isRequired: true,
  filter: { query: '', department: '', need: '' },
  onFilterChange: () => {},
  staff: ready(list, FIXTURE_NOW),
  onRetry: () => {},
  onAuthorize: done,
  onWithdraw: done,
} satisfies CompetenceScreenProps;
