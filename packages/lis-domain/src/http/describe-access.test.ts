import { expect, it } from 'vitest';
import { describeAccess } from './describe-access.ts';

it.each([
  ['public', 'Anybody.'],
  ['signed-in', 'Every account of the facility.'],
  ['staff', 'Every account of the facility except patients.'],
  ['admin', "The facility's administrators."],
  [
    { anyOf: ['enter_results', 'verify_results'] },
    'Staff who hold enter_results or verify_results.',
  ],
  [
    { anyOf: ['view_results'], ownPatient: true },
    'Staff who hold view_results. A patient, for the own record.',
  ],
] as const)('%j: %s', (access, words) => {
  expect(describeAccess(access)).toBe(words);
});
