import { endpoint, pageOf } from '../../http/index.ts';
import { staffMemberSchema, staffQuery } from './staff.schema.ts';

/** In a file of its own, because the dashboard asks for it too: what is done with staff travels with the page of staff. */
export const listStaff = endpoint({
  id: 'staff.list',
  method: 'GET',
  path: '/staff',
  summary:
    'Everybody with an account but patients: those who wait for a decision first, then by name.',
  access: { anyOf: ['manage_staff'] },
  query: staffQuery,
  answer: pageOf(staffMemberSchema),
});
