import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint } from '../http/index.ts';
import { overviewAccess } from './overview.access.ts';
import { overviewSchema } from './overview.schema.ts';

export const readOverview = endpoint({
  id: 'results.overview',
  method: 'GET',
  path: '/test-results/overview',
  summary:
    'Read the laboratory’s work now. Includes specimens to verify, the next by due time, critical results awaiting notification and QC holds.',
  access: overviewAccess,
  query: v.object(laboratoryQuery),
  answer: overviewSchema,
});
