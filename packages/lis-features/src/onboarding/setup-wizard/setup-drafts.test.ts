import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { workSteps } from '@alms/lis-domain/onboarding';
import { describe, expect, it } from 'vitest';
import { draftsFrom, firstOpenStep, neighboursOf } from './setup-drafts.ts';
import { leftAt } from './setup-wizard.args.ts';

describe('draftsFrom', () => {
  it('starts with the product’s defaults', () => {
    expect(draftsFrom(anOnboardingResume())).toEqual({
      laboratory_setup: {
        laboratory_name: '',
        subdomain: '',
        address: '',
        phone: '',
        email: '',
        timezone: 'UTC',
        date_format: 'MM/DD/YYYY',
        primary_color: '#1976d2',
        secondary_color: '',
      },
      staff_management: { invites: [] },
      test_catalog: { starter_pack: 'basic', unit_system: 'conventional' },
      system_preferences: { self_verification: false, critical_within_minutes: '30' },
    });
  });

  it('restores saved values', () => {
    const { laboratory_setup, staff_management } = draftsFrom(leftAt.staff);
    expect(laboratory_setup).toMatchObject({
      laboratory_name: 'Northgate Regional Laboratory',
      timezone: 'Europe/Berlin',
      secondary_color: '',
    });
    expect(staff_management.invites.map(({ full_name }) => full_name)).toEqual([
      'Tessa Benchley',
      'Lamar Overview',
    ]);
  });
});

describe('firstOpenStep', () => {
  it.each([
    ['laboratory_setup', 'laboratory_setup'],
    ['test_catalog', 'test_catalog'],
    ['completed', 'system_preferences'],
    ['account_created', 'laboratory_setup'],
  ] as const)('maps next_step %s to %s', (next_step, expected) => {
    expect(firstOpenStep({ next_step })).toBe(expected);
  });
});

describe('neighboursOf', () => {
  it('returns the neighbours of each step in order', () => {
    expect(workSteps.map((step) => neighboursOf(step))).toEqual([
      { before: undefined, after: 'staff_management' },
      { before: 'laboratory_setup', after: 'test_catalog' },
      { before: 'staff_management', after: 'system_preferences' },
      { before: 'test_catalog', after: undefined },
    ]);
  });
});
