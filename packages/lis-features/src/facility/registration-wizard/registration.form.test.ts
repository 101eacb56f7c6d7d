import { somePlans } from '@alms/lis-domain/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { completeAnswers } from './registration-wizard.args.ts';
import {
  acceptDraft,
  completedRegistration,
  emptyRegistration,
  facilityForm,
  openFields,
  planForm,
  type RegistrationValues,
} from './registration.form.ts';

const [, professional] = somePlans();
const open = (changed: Partial<RegistrationValues>, taken?: string) => [
  ...openFields(facilityForm(taken), { ...completeAnswers, ...changed }),
];

describe('facilityForm', () => {
  it.each<[Partial<RegistrationValues>, [string, string][]]>([
    [{}, []],
    [{ facility_name: ' ' }, [['facility_name', 'facilityNameRequired']]],
    [{ facility_name: 'x'.repeat(121) }, [['facility_name', 'facilityNameTooLong']]],
    [{ subdomain: 'ab' }, [['subdomain', 'subdomainInvalid']]],
    [{ subdomain: 'north--gate' }, [['subdomain', 'subdomainInvalid']]],
    [{ subdomain: 'admin' }, [['subdomain', 'subdomainInvalid']]],
    [{ contact_email: '' }, [['contact_email', 'emailRequired']]],
    [{ contact_email: 'desk@' }, [['contact_email', 'emailInvalid']]],
    [{ contact_phone: '' }, [['contact_phone', 'phoneRequired']]],
    [{ contact_phone: '1'.repeat(41) }, [['contact_phone', 'phoneTooLong']]],
    [{ address: ' \n ' }, [['address', 'addressRequired']]],
    [{ address: 'x'.repeat(501) }, [['address', 'addressTooLong']]],
    [{ timezone: '' }, [['timezone', 'timezoneRequired']]],
    [{ admin_first_name: '' }, [['admin_first_name', 'firstNameRequired']]],
    [{ admin_last_name: 'x'.repeat(61) }, [['admin_last_name', 'lastNameTooLong']]],
    [{ admin_email: 'ada' }, [['admin_email', 'adminEmailInvalid']]],
    [
      { admin_password: 'Password1', admin_password_confirmation: 'Password1' },
      [['admin_password', 'passwordRefused']],
    ],
    [
      { admin_password: 'Abc1', admin_password_confirmation: 'Abc1' },
      [['admin_password', 'passwordTooShort']],
    ],
    [
      { admin_password: 'abcdefg1', admin_password_confirmation: 'abcdefg1' },
      [['admin_password', 'passwordTooSimple']],
    ],
    // On no list of leaked passwords: whether that is loaded depends on the files before this one.
    [{ admin_password: 'Qvelmor7', admin_password_confirmation: 'Qvelmor7' }, []],
    [
      { admin_password_confirmation: '' },
      [['admin_password_confirmation', 'confirmationRequired']],
    ],
    [
      { admin_password_confirmation: 'Another-1' },
      [['admin_password_confirmation', 'passwordsDiffer']],
    ],
  ])('reports for %j: %j', (changed, expected) => {
    expect(open(changed)).toEqual(expected);
  });

  it('rejects only the subdomain that is known to be taken', () => {
    expect(open({}, 'northgate')).toEqual([['subdomain', 'subdomainTaken']]);
    expect(open({}, 'southgate')).toEqual([]);
  });

  it('lists incomplete fields in field order', () => {
    expect(open(emptyRegistration).map(([name]) => name)).toEqual([
      'facility_name',
      'subdomain',
      'contact_email',
      'contact_phone',
      'address',
      'admin_first_name',
      'admin_last_name',
      'admin_email',
      'admin_password',
      'admin_password_confirmation',
    ]);
  });
});

describe('completedRegistration', () => {
  it('requires a plan', () => {
    expect([...openFields(planForm, { plan_id: '', billing_cycle: 'monthly' })]).toEqual([
      ['plan_id', 'planRequired'],
    ]);
  });

  it('returns the documented payload with the choices for the facility', () => {
    if (!professional) throw new Error('The fixtures have no second plan.');
    expect(
      completedRegistration(
        { ...completeAnswers, facility_name: '  Northgate Regional Lab ', billing_cycle: 'yearly' },
        professional,
      ),
    ).toEqual({
      facility_name: 'Northgate Regional Lab',
      subdomain: 'northgate',
      subscription_plan: 'Professional',
      billing_cycle: 'yearly',
      contact_email: 'desk@northgate.example',
      contact_phone: '+1 555 0100',
      address: '1 Sample Street\nFixtureville',
      admin_first_name: 'Ada',
      admin_last_name: 'Testwell',
      admin_email: 'ada@northgate.example',
      admin_password: 'Seven green tubes 7',
      timezone: 'America/New_York',
      date_format: 'DD/MM/YYYY',
      enable_online_booking: true,
      enable_patient_portal: false,
    });
  });

  it.each([
    ['of an older version', { facility_name: 'Northgate' }],
    ['with a date format that is none', { ...completeAnswers, date_format: 'D.M.' }],
    ['that is not an object', 'northgate'],
  ])('rejects a draft %s', (_case, stored) => {
    expect(acceptDraft(stored)).toBeUndefined();
  });

  it('restores a draft as it was saved', () => {
    expect(acceptDraft(completeAnswers)).toEqual(completeAnswers);
    expect(v.is(planForm, acceptDraft(completeAnswers))).toBe(true);
  });
});
