import type { Submission } from '@alms/ui/resource';
import { describe, expect, it } from 'vitest';
import {
  neighboursOf,
  registrationRefusal,
  stepAtFault,
  stepToShow,
  type RegistrationStep,
} from './registration-steps.ts';

const rejected = (fieldErrors: Record<string, string>, formError?: string): Submission => ({
  status: 'rejected',
  fieldErrors,
  formError,
});

describe('registration steps', () => {
  it.each<[RegistrationStep, boolean, boolean, RegistrationStep]>([
    ['facility_information', false, false, 'facility_information'],
    ['complete_setup', false, true, 'facility_information'],
    ['select_plan', true, false, 'select_plan'],
    ['payment', true, false, 'select_plan'],
    ['payment', true, true, 'payment'],
    ['complete_setup', true, true, 'complete_setup'],
    ['facility_information', true, true, 'facility_information'],
  ])(
    'requested %s with facility complete %s and plan chosen %s shows %s',
    (wanted, facilityComplete, planChosen, shown) => {
      expect(stepToShow(wanted, { facilityComplete, planChosen })).toBe(shown);
    },
  );

  it('have no neighbour beyond the first and last', () => {
    expect(neighboursOf('facility_information')).toEqual({
      before: undefined,
      after: 'select_plan',
    });
    expect(neighboursOf('complete_setup')).toEqual({ before: 'payment', after: undefined });
  });
});

describe('registrationRefusal', () => {
  it.each<[string, Submission, Submission, RegistrationStep]>([
    [
      'a taken subdomain',
      rejected({}, 'subdomain_taken'),
      rejected({ subdomain: 'subdomainTaken' }),
      'facility_information',
    ],
    [
      'an invalid subdomain',
      rejected({ subdomain: 'Invalid subdomain' }, 'invalid'),
      rejected({ subdomain: 'subdomainInvalid' }),
      'facility_information',
    ],
    [
      'a common password',
      rejected({ admin_password: 'is too easy to guess' }, 'invalid'),
      rejected({ admin_password: 'passwordRefused' }),
      'facility_information',
    ],
    [
      'any other field',
      rejected({ contact_phone: 'must be one line' }, 'invalid'),
      rejected({ contact_phone: 'answerRefused' }),
      'facility_information',
    ],
    [
      'an unavailable plan',
      rejected({ subscription_plan: 'Please select' }, 'invalid'),
      rejected({ plan_id: 'planRefused' }),
      'select_plan',
    ],
    [
      'an unavailable plan and an invalid field',
      rejected({ subscription_plan: 'x', address: 'y' }, 'invalid'),
      rejected({ plan_id: 'planRefused', address: 'answerRefused' }),
      'facility_information',
    ],
    [
      'an already registered email address',
      rejected({}, 'registration_failed'),
      rejected({}, 'registration_failed'),
      'complete_setup',
    ],
    ['an unknown error', rejected({}, 'teapot'), rejected({}, 'refused'), 'complete_setup'],
  ])('maps %s to the step where it can be corrected', (_case, response, shown, step) => {
    expect(registrationRefusal(response)).toEqual({ formError: undefined, ...shown });
    expect(stepAtFault(registrationRefusal(response))).toBe(step);
  });

  it('leaves a failure unchanged, at the last step', () => {
    const failed: Submission = { status: 'failed', error: { kind: 'offline' } };
    expect(registrationRefusal(failed)).toBe(failed);
    expect(stepAtFault(failed)).toBe('complete_setup');
  });
});
