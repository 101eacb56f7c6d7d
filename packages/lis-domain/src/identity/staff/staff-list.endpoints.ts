import { endpoint, pageOf } from '../../http/index.ts';
import { staffMemberSchema, staffQuery } from './staff.schema.ts';

/**
 * A separate module because the dashboard uses it too; the staff actions are loaded with the staff
 * page.
 */
export const listStaff = endpoint({
  id: 'staff.list',
  method: 'GET',
  path: '/staff',
  summary: 'List all staff accounts: pending access requests first, then by name.',
  access: { anyOf: ['manage_staff'] },
  query: staffQuery,
  answer: pageOf(staffMemberSchema),
});
