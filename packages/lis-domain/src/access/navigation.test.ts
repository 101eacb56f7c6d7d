import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { PatientId } from '../patients/patient-id.ts';
import { navigationFor, openNavigationGroups, searchesOwnPatients } from './navigation.ts';
import { defaultGrants, type Permission } from './permissions.ts';
import { mayOpen } from './policy.ts';
import { portalSubject } from './portal-subject.ts';
import { roles, type Role } from './roles.ts';

const asCreated = (role: Role) => ({ role, preferences: { permissions: defaultGrants[role] } });
const ids = (role: Role) => {
  const { top, groups } = navigationFor(asCreated(role));
  return [...top, ...groups.flatMap((group) => group.entries)].map((entry) => entry.id);
};

describe('navigationFor', () => {
  it.each([
    [
      'admin',
      [
        'dashboard',
        'front-desk',
        'test-parameters',
        'test-results',
        'sample-collection',
        'sample-tracking',
        'quality-control',
        'analytics',
        'inventory',
        'payments',
        'patient-portal',
        'laboratory-settings',
        'hospital-management',
        'tenant-management',
        'audit-logs',
      ],
    ],
    [
      'technician',
      [
        'dashboard',
        'test-parameters',
        'test-results',
        'critical-results',
        'sample-collection',
        'receive',
        'sample-tracking',
        'quality-control',
        'analytics',
        'inventory',
        'patient-portal',
        'laboratory-settings',
      ],
    ],
    [
      'lab_manager',
      [
        'dashboard',
        'test-parameters',
        'test-results',
        'critical-results',
        'sample-tracking',
        'quality-control',
        'analytics',
        'inventory',
        'patients',
        'laboratory-settings',
        'audit-logs',
      ],
    ],
    [
      'nurse',
      ['inbox', 'dashboard', 'patient-portal', 'new-order', 'sample-collection', 'test-results'],
    ],
    ['phlebotomist', ['dashboard', 'patients', 'sample-collection', 'sample-tracking']],
    [
      'receptionist',
      ['front-desk', 'dashboard', 'patients', 'orders', 'appointments', 'desk-payments'],
    ],
    ['doctor', ['inbox', 'dashboard', 'own-patients', 'new-order', 'test-results']],
    ['data_entry', ['dashboard', 'test-results', 'import']],
    ['report_viewer', ['dashboard', 'analytics', 'saved-reports']],
    ['patient', ['dashboard', 'patient-portal', 'own-appointments', 'own-bills', 'own-details']],
  ] as const)('%s sees %j', (role, expected) => {
    expect(ids(role)).toEqual(expected);
  });

  it('never links to a route that the user may not open', () => {
    for (const role of roles) {
      const { top, groups } = navigationFor(asCreated(role));
      for (const { route } of [...top, ...groups.flatMap((group) => group.entries)])
        expect(mayOpen(asCreated(role), route).allowed).toBe(true);
    }
  });

  it('lists up to seven entries without groups and assigns badges', () => {
    expect(navigationFor(asCreated('data_entry'))).toEqual({
      top: [
        { id: 'dashboard', route: '/app/dashboard', badge: 'recentActivity' },
        { id: 'test-results', route: '/app/test-results', badge: 'pendingTests' },
        { id: 'import', route: '/app/test-results', view: 'tab=import' },
      ],
      groups: [],
    });
  });

  it('lists the inbox first, with unseen reports, also above groups', () => {
    const nurse = (permissions: readonly Permission[]) =>
      navigationFor({ role: 'nurse', preferences: { permissions } });
    const inbox = { id: 'inbox', route: '/app/inbox', badge: 'unseenReports' };
    expect(nurse(defaultGrants.nurse).top[0]).toEqual(inbox);
    const longer = nurse([
      ...defaultGrants.nurse,
      'receive_samples',
      'manage_settings',
      'take_payments',
    ]);
    expect(longer.groups.length).toBeGreaterThan(0);
    expect(longer.top.map(({ id }) => id)).toEqual(['inbox', 'dashboard']);
  });

  it('has second entries to a screen, with the view that they open and open work as a badge', () => {
    const { groups } = navigationFor(asCreated('technician'));
    const second = groups.flatMap(({ entries }) => entries).filter(({ view }) => view);
    expect(second).toEqual([
      {
        id: 'critical-results',
        route: '/app/test-results',
        view: 'calls=open',
        badge: 'critical_open',
      },
      {
        id: 'receive',
        route: '/app/sample-tracking',
        view: 'task=receive',
        badge: 'to_receive',
      },
    ]);
  });

  it('offers no second entry to a user who may not do its work', () => {
    const permissions = defaultGrants.technician.filter(
      (each) => each !== 'receive_samples' && each !== 'verify_results',
    );
    const { groups } = navigationFor({ role: 'technician', preferences: { permissions } });
    expect(groups.flatMap(({ entries }) => entries).filter(({ view }) => view)).toEqual([]);
  });

  it.each([
    [
      'receptionist',
      {
        'front-desk': 'orders_waiting',
        'desk-payments': 'open_balances',
        dashboard: 'recentActivity',
      },
    ],
    ['phlebotomist', { dashboard: 'recentActivity', 'sample-collection': 'to_collect' }],
    [
      'lab_manager',
      {
        dashboard: 'recentActivity',
        'test-results': 'pendingTests',
        'critical-results': 'critical_open',
        'quality-control': 'qc_on_hold',
        inventory: 'stock_alerts',
      },
    ],
  ] as const)('shows the open work of a %s', (role, badges) => {
    const { top, groups } = navigationFor(asCreated(role));
    const shown = [...top, ...groups.flatMap(({ entries }) => entries)].flatMap(({ id, badge }) =>
      badge ? [[id, badge]] : [],
    );
    expect(Object.fromEntries(shown)).toEqual(badges);
  });

  it('groups a longer menu', () => {
    const { top, groups } = navigationFor(asCreated('lab_manager'));
    expect(top.map(({ id }) => id)).toEqual(['dashboard']);
    expect(groups.map(({ id }) => id)).toEqual([
      'test-management',
      'quality-analytics',
      'management',
      'settings-admin',
    ]);
  });

  it('has a bottom bar for patients only, with their new reports as a badge', () => {
    expect(navigationFor(asCreated('patient')).bar).toEqual([
      {
        id: 'own-results',
        route: '/app/patient-portal',
        badge: 'newReports',
        sameAs: '/app/dashboard',
      },
      { id: 'own-appointments', route: '/app/patient-portal/appointments' },
      { id: 'own-bills', route: '/app/patient-portal/bills' },
      { id: 'own-details', route: '/app/patient-portal/details' },
    ]);
    expect(roles.filter((role) => navigationFor(asCreated(role)).bar !== undefined)).toEqual([
      'patient',
    ]);
  });

  it('has no empty group', () => {
    for (const role of roles)
      for (const { id, entries } of navigationFor(asCreated(role)).groups)
        expect(entries, `${role}, ${id}`).not.toEqual([]);
  });

  it('lists what a permission adds last', () => {
    const doctor = {
      role: 'doctor' as const,
      preferences: { permissions: [...defaultGrants.doctor, 'manage_settings' as const] },
    };
    expect(navigationFor(doctor).top.map(({ id }) => id)).toEqual([
      'inbox',
      'dashboard',
      'own-patients',
      'new-order',
      'test-results',
      'laboratory-settings',
    ]);
  });

  it('has "My patients" for exactly the users whose search finds own patients', () => {
    const inMenu = (actor: Parameters<typeof searchesOwnPatients>[0]) => {
      const { top, groups } = navigationFor(actor);
      return [...top, ...groups.flatMap(({ entries }) => entries)].some(
        ({ id }) => id === 'own-patients',
      );
    };
    const readers = roles.filter((role) => mayOpen(asCreated(role), '/app/patients').allowed);
    for (const role of readers)
      expect([role, inMenu(asCreated(role))]).toEqual([role, searchesOwnPatients(asCreated(role))]);
    const permissions: readonly Permission[] = [
      'view_analytics',
      'view_results',
      'create_orders',
      'manage_settings',
      'take_payments',
    ];
    const busy = { role: 'report_viewer', preferences: { permissions } };
    expect(navigationFor(busy).groups.length).toBeGreaterThan(0);
    expect([inMenu(busy), searchesOwnPatients(busy)]).toEqual([true, true]);
  });

  it('opens every group except settings', () => {
    expect(openNavigationGroups).toEqual(['test-management', 'quality-analytics', 'management']);
  });

  it('is empty for an anonymous user', () => {
    expect(navigationFor(null)).toEqual({ top: [], groups: [] });
  });
});

describe('portalSubject', () => {
  const [own, another] = [idOf<PatientId>('own'), idOf<PatientId>('another')];

  it.each([
    [
      'a patient without an id',
      { role: 'patient', patient_id: own },
      undefined,
      { show: 'patient', patientId: own, as: 'self' },
    ],
    [
      'a patient with another id',
      { role: 'patient', patient_id: own },
      another,
      { show: 'patient', patientId: own, as: 'self' },
    ],
    [
      'a patient account without a patient record',
      { role: 'patient', patient_id: null },
      another,
      { show: 'none' },
    ],
    ['staff without an id', { role: 'nurse' }, undefined, { show: 'search' }],
    [
      'staff with an id',
      { role: 'nurse' },
      another,
      { show: 'patient', patientId: another, as: 'staff' },
    ],
  ])('%s', (_, actor, requested, expected) => {
    expect(portalSubject(actor, requested)).toEqual(expected);
  });
});
