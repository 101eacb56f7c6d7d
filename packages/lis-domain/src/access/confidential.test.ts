import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { UserId } from '../identity/user-id.ts';
import type { PatientId } from '../patients/patient-id.ts';
import { mayReadConfidential, mayReadSuppressed } from './confidential.ts';
import { defaultGrants } from './permissions.ts';
import { roles } from './roles.ts';

const patient = idOf<PatientId>('p-1');
const requester = idOf<UserId>('u-1');
const matter = { patient_id: patient, requested_by: requester, at_work: true };
const person = (
  role: (typeof roles)[number],
  rest: { id?: UserId; patient_id?: PatientId } = {},
) => ({
  id: idOf<UserId>('u-9'),
  role,
  preferences: { permissions: defaultGrants[role] },
  ...rest,
});

describe('mayReadConfidential', () => {
  it.each([
    ['at work', true, ['admin', 'technician', 'lab_manager', 'data_entry']],
    ['reported', false, ['admin', 'lab_manager']],
  ])('limits readers of a test that is %s to the permitted roles', (_, at_work, readers) => {
    expect(
      roles.filter((role) => mayReadConfidential(person(role), { ...matter, at_work })).toSorted(),
    ).toEqual(readers.toSorted());
  });

  it.each([
    ['the ordering provider', person('doctor', { id: requester }), true],
    ['another doctor', person('doctor'), false],
    ['the patient', person('patient', { patient_id: patient }), true],
    ['another patient', person('patient', { patient_id: idOf<PatientId>('p-2') }), false],
  ])('after release, decides access for %s', (_, actor, reads) => {
    expect(mayReadConfidential(actor, { ...matter, at_work: false })).toBe(reads);
  });

  it('denies other doctors when the test has no requester', () => {
    expect(
      mayReadConfidential(person('doctor'), {
        patient_id: patient,
        requested_by: null,
        at_work: false,
      }),
    ).toBe(false);
  });
});

describe('mayReadSuppressed', () => {
  it.each([
    ['view_results', false],
    ['enter_results', true],
    ['verify_results', true],
    ['amend_results', true],
  ] as const)('with %s: %s', (permission, allowed) => {
    expect(mayReadSuppressed({ role: 'nurse', preferences: { permissions: [permission] } })).toBe(
      allowed,
    );
  });
});
