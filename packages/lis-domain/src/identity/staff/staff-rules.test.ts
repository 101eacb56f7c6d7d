import { describe, expect, it } from 'vitest';
import type { UserId } from '../user-id.ts';
import { idOf } from '../../fixtures/ids.ts';
import { defaultGrants, permissions, staffRoles } from '../../access/index.ts';
import { givenPermissions, mayGive, staffActionProblem, type StaffAction } from './staff-rules.ts';
import { accountStatuses, type AccountStatus } from './staff.schema.ts';

const admin = { id: idOf<UserId>('a'), role: 'admin' };
const manager = {
  id: idOf<UserId>('m'),
  role: 'receptionist',
  preferences: { permissions: [...defaultGrants.receptionist, 'manage_staff'] },
};
const member = (status: AccountStatus, overrides: object = {}) => ({
  id: idOf<UserId>('x'),
  status,
  role: 'technician' as const,
  permissions: defaultGrants.technician.slice(),
  has_second_factor: true,
  ...overrides,
});

describe('account actions', () => {
  it.each<[StaffAction, string]>([
    ['resend-invitation', 'invited'],
    ['approve', 'pending, declined'],
    ['decline', 'pending'],
    ['change-access', 'invited, active, disabled'],
    ['disable', 'invited, active'],
    ['enable', 'disabled'],
    ['sign-out', 'active'],
    ['reset-second-factor', 'active'],
  ])('%s: allowed when it is %s', (action, list) => {
    const possible = accountStatuses.filter(
      (status) => staffActionProblem(action, admin, member(status)) === undefined,
    );
    expect(possible.toSorted()).toEqual(list.split(', ').toSorted());
    const others = accountStatuses.filter((status) => !possible.includes(status));
    expect(others.map((status) => staffActionProblem(action, admin, member(status)))).toEqual(
      others.map(() => 'conflict'),
    );
  });

  it.each<[StaffAction, AccountStatus, 'gives' | 'takes']>([
    ['resend-invitation', 'invited', 'gives'],
    ['approve', 'pending', 'takes'],
    ['decline', 'pending', 'takes'],
    ['change-access', 'active', 'takes'],
    ['disable', 'active', 'takes'],
    ['enable', 'disabled', 'gives'],
    ['sign-out', 'active', 'takes'],
    ['reset-second-factor', 'active', 'gives'],
  ])('%s of an account that is %s %s access', (action, status, kind) => {
    // The access given by an approval and a change is checked where it is chosen (`mayGive`).
    const refused = permissions.filter(
      (permission) =>
        permission !== 'manage_staff' &&
        staffActionProblem(action, manager, member(status, { permissions: [permission] })) ===
          'forbidden',
    );
    const lacking = permissions.filter(
      (permission) =>
        permission !== 'manage_staff' && !manager.preferences.permissions.includes(permission),
    );
    expect(refused).toEqual(kind === 'gives' ? lacking : []);
    expect(
      permissions.filter(
        (permission) =>
          staffActionProblem(action, admin, member(status, { permissions: [permission] })) !==
          undefined,
      ),
    ).toEqual([]);
  });

  it.each<[StaffAction, string | undefined]>([
    ['change-access', 'own_account'],
    ['disable', 'own_account'],
    ['sign-out', 'own_account'],
    ['reset-second-factor', 'own_account'],
    ['enable', 'conflict'],
  ])('%s on one’s own account: %s', (action, expected) => {
    expect(staffActionProblem(action, admin, member('active', admin))).toBe(expected);
  });

  it.each<[string, object, string | undefined]>([
    ['a technician', {}, undefined],
    ['a user without a role', { role: null, permissions: [] }, undefined],
    ['an administrator', { role: 'admin', permissions: [] }, 'forbidden'],
    ['another user who manages staff', { permissions: ['manage_staff'] }, 'forbidden'],
  ])('a staff manager who is not an administrator and %s', (_, overrides, expected) => {
    expect(staffActionProblem('change-access', manager, member('active', overrides))).toBe(
      expected,
    );
    expect(staffActionProblem('change-access', admin, member('active', overrides))).toBeUndefined();
  });
});

it('two-step verification can be reset if enrolled, by users who may give the access', () => {
  expect(
    staffActionProblem(
      'reset-second-factor',
      admin,
      member('active', { has_second_factor: false }),
    ),
  ).toBe('conflict');
  expect(staffActionProblem('reset-second-factor', admin, member('active'))).toBeUndefined();
  expect(
    staffActionProblem('reset-second-factor', manager, member('active', { role: 'admin' })),
  ).toBe('forbidden');
});

describe('mayGive', () => {
  it.each(staffRoles)('the role %s with its default permissions', (role) => {
    const access = { role, permissions: defaultGrants[role] };
    expect(mayGive(admin, access)).toBe(true);
    expect(mayGive(manager, access)).toBe(role === 'receptionist');
  });

  it('each permission that the actor holds, except managing staff', () => {
    const givable = permissions.filter((each) =>
      mayGive(manager, { role: 'nurse', permissions: [each] }),
    );
    expect(givable.toSorted()).toEqual(defaultGrants.receptionist.toSorted());
    expect(
      mayGive(manager, { role: 'nurse', permissions: ['create_orders', 'view_results'] }),
    ).toBe(false);
  });

  it('nothing for an actor with an unknown role', () => {
    expect(mayGive({ role: 'owner' }, { role: 'admin', permissions: [] })).toBe(false);
  });
});

describe('a change of role', () => {
  const reader = ['view_results', 'create_orders'] as const;

  it.each([
    ['doctor', 'nurse', []],
    ['doctor', 'technician', ['view_results']],
    ['technician', 'data_entry', []],
    ['technician', 'doctor', []],
  ] as const)('from %s to %s gives %j of the kept permissions', (before, after, given) => {
    expect(
      givenPermissions({ role: before, permissions: reader }, { role: after, permissions: reader }),
    ).toEqual(given);
  });

  it('to one that reads every chart cannot come from a reader of own patients', () => {
    const doctor = { role: 'doctor', preferences: { permissions: [...reader, 'manage_staff'] } };
    const access = { permissions: ['view_results'] as const };
    expect(mayGive(doctor, { role: 'nurse', ...access })).toBe(true);
    expect(mayGive(doctor, { role: 'report_viewer', ...access })).toBe(false);
  });
});
