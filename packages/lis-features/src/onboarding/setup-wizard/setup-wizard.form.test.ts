import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftsFrom } from './setup-drafts.ts';
import { laboratoryForm, preferencesForm, staffForm } from './setup-wizard.form.ts';
import { leftAt } from './setup-wizard.args.ts';

const { laboratory_setup: laboratory } = draftsFrom(leftAt.laboratory);

const faults = (schema: v.GenericSchema, values: unknown) => {
  const { issues = [] } = v.safeParse(schema, values);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('laboratoryForm', () => {
  it.each([
    [{ laboratory_name: ' ' }, 'laboratory_name', 'laboratoryNameRequired'],
    [{ subdomain: '' }, 'subdomain', 'subdomainInvalid'],
    [{ subdomain: 'a--b' }, 'subdomain', 'subdomainInvalid'],
    [{ subdomain: 'admin' }, 'subdomain', 'subdomainInvalid'],
    [{ email: 'desk@' }, 'email', 'emailInvalid'],
    [{ primary_color: '' }, 'primary_color', 'colorInvalid'],
    [{ secondary_color: 'teal' }, 'secondary_color', 'colorInvalid'],
    [{ timezone: '' }, 'timezone', 'timezoneRequired'],
  ])('rejects %j', (change, field, key) => {
    expect(faults(laboratoryForm, { ...laboratory, ...change })).toEqual([[field, key]]);
  });

  it('omits an empty secondary colour', () => {
    expect(v.parse(laboratoryForm, laboratory)).not.toHaveProperty('secondary_color');
    expect(v.parse(laboratoryForm, { ...laboratory, secondary_color: '#80cbc4' })).toMatchObject({
      secondary_color: '#80cbc4',
    });
  });
});

describe('staffForm', () => {
  const person = { full_name: 'Tessa Benchley', email: 'tessa@northgate.test', role: 'technician' };

  it.each([
    [{ full_name: '' }, 'invites.0.full_name', 'fullNameRequired'],
    [{ email: '' }, 'invites.0.email', 'emailRequired'],
    [{ email: 'tessa' }, 'invites.0.email', 'emailInvalid'],
    [{ role: 'owner' }, 'invites.0.role', 'roleRequired'],
  ])('rejects %j', (change, field, key) => {
    expect(faults(staffForm, { invites: [{ ...person, ...change }] })).toEqual([[field, key]]);
  });

  it('rejects more than 50 invitations', () => {
    expect(faults(staffForm, { invites: Array.from({ length: 51 }, () => person) })).toEqual([
      ['invites', 'tooManyInvites'],
    ]);
  });
});

describe('preferencesForm', () => {
  const faultOf = (minutes: string) =>
    faults(preferencesForm, { self_verification: false, critical_within_minutes: minutes })[0]?.[1];

  it.each(['', '4', '241', '30.5', '-30', 'soon', '1000'])('rejects "%s" minutes', (minutes) => {
    expect(faultOf(minutes)).toBe('minutesInvalid');
  });

  it.each(['5', ' 30 ', '240'])('accepts "%s" minutes', (minutes) => {
    expect(faultOf(minutes)).toBeUndefined();
  });
});
