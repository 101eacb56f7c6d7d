import { expect, it } from 'vitest';
import { describeAccess } from './describe-access.ts';

it.each([
  ['public', 'Anybody.'],
  ['signed-in', 'All accounts of the facility.'],
  ['staff', 'All accounts of the facility except patients.'],
  ['admin', "The facility's administrators."],
  [
    { anyOf: ['enter_results', 'verify_results'] },
    'Staff with the permission enter_results or verify_results.',
  ],
  [
    { anyOf: ['view_results'], ownPatient: true },
    'Staff with the permission view_results. Patients, for their own record.',
  ],
] as const)('%j: %s', (access, words) => {
  expect(describeAccess(access)).toBe(words);
});
