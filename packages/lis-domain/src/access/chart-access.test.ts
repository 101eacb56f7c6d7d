import { expect, it } from 'vitest';
import { readsOwnPatientsOnly } from './chart-access.ts';
import { roles } from './roles.ts';

it('limits doctors and nurses to patients whose tests they ordered', () => {
  expect(roles.filter((role) => readsOwnPatientsOnly({ role })).toSorted()).toEqual([
    'doctor',
    'nurse',
  ]);
});
