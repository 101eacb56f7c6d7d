import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { PatientId } from '../patients/patient-id.ts';
import { holds, type Actor } from './actor.ts';
import { defaultGrants, permissions } from './permissions.ts';
import { capabilities, mayCall, mayOpen, meets, routes, type Route } from './policy.ts';
import { normaliseRole, roles, type Role } from './roles.ts';

const withoutPermissions = (role: unknown): Actor => ({ role, preferences: { permissions: [] } });
const asCreated = (role: Role): Actor => ({
  role,
  preferences: { permissions: defaultGrants[role] },
});

/**
 * Role lists of the access helper (specification, section 6). Section 2 defines the admin area and
 * the routes open to every signed-in user.
 */
const published: Record<Route, string> = {
  '/onboarding': 'admin',
  '/admin': 'admin',
  '/admin/dashboard': 'admin',
  '/admin/settings': 'admin',
  '/admin/settings/hospital': 'admin',
  '/admin/settings/tenant': 'admin',
  '/admin/audit-logs': 'admin, lab_manager',
  '/set-up': roles.join(', '),
  '/app': roles.join(', '),
  '/app/dashboard': roles.join(', '),
  '/app/profile': roles.join(', '),
  '/app/profile/security': roles.join(', '),
  '/app/settings': roles.join(', '),
  '/app/notifications': roles.join(', '),
  '/app/inbox': 'admin',
  '/app/test-parameters': 'admin, technician, lab_manager',
  '/app/test-parameters/new': 'admin',
  '/app/test-parameters/import': 'admin',
  '/app/test-parameters/rules': 'admin',
  '/app/test-parameters/comments': 'admin',
  '/app/test-parameters/{testId}': 'admin',
  '/app/test-results': 'admin, technician, lab_manager, data_entry',
  '/app/sample-collection': 'admin, technician, phlebotomist, nurse',
  '/app/sample-tracking': 'admin, technician, lab_manager, phlebotomist',
  '/app/quality-control': 'admin, technician, lab_manager',
  '/app/analytics': 'admin, technician, lab_manager, report_viewer',
  '/app/inventory': 'admin, technician, lab_manager',
  '/app/payments': 'admin',
  '/app/payments/desk': 'admin',
  '/app/patient-portal': 'patient, admin, technician, nurse, receptionist',
  '/app/patient-portal/{patientId}': 'patient, admin, technician, nurse, receptionist',
  '/app/patient-portal/appointments': 'patient, admin',
  '/app/patient-portal/bills': 'patient, admin',
  '/app/patient-portal/details': 'patient, admin',
  '/app/patient-portal/new': 'admin',
  '/app/patients': 'admin, lab_manager',
  '/app/patients/{patientId}': 'admin',
  '/app/orders': 'admin',
  '/app/orders/new': 'admin',
  '/app/front-desk': 'admin',
  '/app/appointments': 'admin',
  '/app/patient-portal/{patientId}/merge': 'admin',
  '/app/orders/{orderId}': 'admin',
  '/app/patient-portal/{patientId}/order': 'admin',
  '/app/settings/laboratory': 'admin, technician, lab_manager',
  '/app/settings/hospital': 'admin',
  '/app/settings/tenant': 'admin',
  '/app/settings/staff': 'admin',
  '/app/settings/competence': 'admin',
  '/app/audit-logs': 'admin, lab_manager',
};

/** Role lists of the router (specification, section 2). */
const router: Partial<Record<Route, string>> = {
  '/app/settings/hospital': 'admin',
  '/app/settings/laboratory': 'admin, technician',
  '/app/settings/tenant': 'admin',
  '/app/test-parameters': 'admin, technician',
  '/app/test-results': 'admin, technician',
  '/app/patient-portal/{patientId}': 'patient, admin, technician',
  '/app/analytics': 'admin, technician',
  '/app/inventory': 'admin, technician',
  '/app/payments': 'admin',
  '/app/quality-control': 'admin, technician',
  '/app/sample-collection': 'admin, technician',
  '/app/sample-tracking': 'admin, technician',
  '/app/audit-logs': 'admin, lab_manager',
};

const named = (list: string) => list.split(', ').toSorted();

describe('route access by role', () => {
  it('defines a rule for each published route and no other', () => {
    expect(routes.toSorted()).toEqual(Object.keys(published).toSorted());
  });

  it.each(Object.entries(published) as [Route, string][])(
    '%s is open to %s by role alone',
    (route, list) => {
      expect(
        roles.filter((role) => mayOpen(withoutPermissions(role), route).allowed).toSorted(),
      ).toEqual(named(list));
    },
  );

  it.each(Object.entries(router) as [Route, string][])(
    '%s is open to every role in the router list',
    (route, list) => {
      for (const role of named(list))
        expect(mayOpen(withoutPermissions(role), route)).toEqual({ allowed: true });
    },
  );

  it.each(routes)('%s requires an account', (route) => {
    expect(mayOpen(null, route)).toEqual({ allowed: false, reason: 'unauthenticated' });
  });

  it.each([
    ['/app/inbox', 'technician, lab_manager, nurse, doctor'],
    ['/app/test-results', 'doctor, nurse'],
    ['/app/patient-portal/new', 'technician, lab_manager, receptionist'],
    ['/app/patients', 'technician, nurse, phlebotomist, doctor'],
    ['/app/patients/{patientId}', 'technician, lab_manager, nurse, phlebotomist, doctor'],
    ['/app/orders', 'technician, lab_manager, nurse, receptionist, doctor'],
    ['/app/appointments', 'receptionist'],
    ['/app/orders/new', 'technician, lab_manager, nurse, receptionist, doctor'],
    ['/app/patient-portal/{patientId}/merge', 'lab_manager'],
    ['/app/front-desk', 'technician, lab_manager, nurse, receptionist, doctor'],
    [
      '/app/orders/{orderId}',
      'technician, lab_manager, nurse, phlebotomist, receptionist, doctor, data_entry',
    ],
    [
      '/app/patient-portal/{patientId}/order',
      'technician, lab_manager, nurse, receptionist, doctor',
    ],
    ['/app/payments/desk', 'receptionist'],
  ] as const)('opens %s through default permissions to %s', (route, list) => {
    expect(
      roles
        .filter(
          (role) =>
            mayOpen(asCreated(role), route).allowed &&
            !mayOpen(withoutPermissions(role), route).allowed,
        )
        .toSorted(),
    ).toEqual(named(list));
  });

  it('opens no other routes through default permissions', () => {
    const further = routes.filter((route) =>
      roles.some(
        (role) =>
          mayOpen(asCreated(role), route).allowed &&
          !mayOpen(withoutPermissions(role), route).allowed,
      ),
    );
    expect(further).toEqual([
      '/app/settings/competence',
      '/app/inbox',
      '/app/test-parameters/new',
      '/app/test-parameters/import',
      '/app/test-parameters/rules',
      '/app/test-parameters/comments',
      '/app/test-parameters/{testId}',
      '/app/test-results',
      '/app/patient-portal/new',
      '/app/patients',
      '/app/patients/{patientId}',
      '/app/orders',
      '/app/orders/new',
      '/app/patient-portal/{patientId}/merge',
      '/app/front-desk',
      '/app/appointments',
      '/app/orders/{orderId}',
      '/app/patient-portal/{patientId}/order',
      '/app/payments/desk',
    ]);
  });

  it('lets a nurse track specimens once granted receive_samples', () => {
    expect(mayOpen(withoutPermissions('nurse'), '/app/sample-tracking')).toEqual({
      allowed: false,
      reason: 'permission',
    });
    expect(
      mayOpen(
        { role: 'nurse', preferences: { permissions: ['receive_samples'] } },
        '/app/sample-tracking',
      ),
    ).toEqual({ allowed: true });
  });

  it('redirects to a fallback only when the user may open it', () => {
    expect(mayOpen(asCreated('doctor'), '/app/payments', { fallback: '/app/dashboard' })).toEqual({
      allowed: false,
      reason: 'role',
      fallback: '/app/dashboard',
    });
    expect(mayOpen(asCreated('doctor'), '/app/payments', { fallback: '/app/inventory' })).toEqual({
      allowed: false,
      reason: 'role',
    });
    expect(mayOpen(null, '/app/payments', { fallback: '/app/dashboard' })).toEqual({
      allowed: false,
      reason: 'unauthenticated',
    });
  });
});

describe('normaliseRole', () => {
  it.each([
    ['lab_manager', 'lab_manager'],
    ['Lab Manager', 'lab_manager'],
    ['LAB-MANAGER', 'lab_manager'],
    [{ value: 'technician', name: 'Bench' }, 'technician'],
    [{ name: 'Data Entry' }, 'data_entry'],
    ['Admin ', undefined],
    ['аdmin', undefined],
    ['superuser', undefined],
    ['', undefined],
    [null, undefined],
    [7, undefined],
    [{}, undefined],
  ])('%j is %s', (sent, role) => {
    expect(normaliseRole(sent)).toBe(role);
  });

  it('limits an unknown role to the routes that every account may open', () => {
    const opened = routes.filter(
      (route) =>
        mayOpen(
          { role: 'superuser', preferences: { permissions: ['view_results', 'manage_staff'] } },
          route,
        ).allowed,
    );
    expect(opened).toEqual([
      '/set-up',
      '/app',
      '/app/dashboard',
      '/app/profile',
      '/app/profile/security',
      '/app/settings',
      '/app/notifications',
    ]);
  });
});

describe('holds', () => {
  it('grants an admin every permission without a list', () => {
    expect(holds({ role: 'admin' }, 'view_revenue')).toBe(true);
  });

  it.each([
    ['listed', { role: 'nurse', preferences: { permissions: ['collect_samples'] } }, true],
    ['not listed', { role: 'nurse', preferences: { permissions: ['view_results'] } }, false],
    [
      'a role with the capability and a permission list without it',
      { role: 'technician', preferences: { permissions: [] } },
      false,
    ],
    ['no list', { role: 'nurse', preferences: {} }, false],
    ['null preferences', { role: 'nurse', preferences: null }, false],
    ['no preferences', { role: 'nurse' }, false],
    ['unknown role', { role: 'owner', preferences: { permissions: ['collect_samples'] } }, false],
  ])('collect_samples: %s', (_, actor, expected) => {
    expect(holds(actor, 'collect_samples')).toBe(expected);
  });
});

describe('meets', () => {
  const technician = asCreated('technician');

  it.each([
    [{}, { allowed: true }],
    [{ roles: ['technician', 'nurse'] }, { allowed: true }],
    [{ roles: ['nurse'] }, { allowed: false, reason: 'role' }],
    [{ permissions: ['view_revenue', 'enter_results'] }, { allowed: true }],
    [{ permissions: ['view_revenue'] }, { allowed: false, reason: 'permission' }],
    [
      { roles: ['technician'], permissions: ['view_revenue'] },
      { allowed: false, reason: 'permission' },
    ],
    [
      { roles: ['nurse'], permissions: ['enter_results'] },
      { allowed: false, reason: 'role' },
    ],
    [{ roles: ['technician'], permissions: ['enter_results'] }, { allowed: true }],
  ] as const)('a technician and %j', (requirement, expected) => {
    expect(meets(technician, requirement)).toEqual(expected);
  });

  it('passes an admin for every requirement and never an anonymous user', () => {
    const both = { roles: ['nurse'], permissions: ['view_revenue'] } as const;
    expect(meets({ role: 'admin' }, both)).toEqual({ allowed: true });
    expect(meets(null, {})).toEqual({ allowed: false, reason: 'unauthenticated' });
  });
});

describe('mayCall', () => {
  const own = idOf<PatientId>('own');
  const nurse = asCreated('nurse');
  const patient: Actor = {
    role: 'patient',
    preferences: { permissions: ['view_results'] },
    patient_id: own,
  };
  const viewing = { anyOf: ['view_results'] } as const;
  const owning = { ...viewing, ownPatient: true } as const;
  const yes = { allowed: true };
  const no = (problem: string) => ({ allowed: false, problem });

  it.each([
    ['an anonymous visitor', null, 'public', undefined, yes],
    ['an anonymous visitor', null, 'signed-in', undefined, no('unauthenticated')],
    ['an anonymous visitor', null, viewing, undefined, no('unauthenticated')],
    ['an anonymous visitor', null, owning, own, no('unauthenticated')],
    ['a nurse', nurse, 'staff', undefined, yes],
    ['a nurse', nurse, 'admin', undefined, no('forbidden')],
    ['an admin', { role: 'admin' }, 'admin', undefined, yes],
    [
      'staff with every permission',
      { role: 'lab_manager', preferences: { permissions } },
      'admin',
      undefined,
      no('forbidden'),
    ],
    ['a patient', patient, 'admin', undefined, no('forbidden')],
    ['an anonymous visitor', null, 'admin', undefined, no('unauthenticated')],
    ['a nurse', nurse, viewing, undefined, yes],
    ['a nurse', nurse, { anyOf: ['enter_results', 'collect_samples'] }, undefined, yes],
    ['a nurse', nurse, { anyOf: ['enter_results'] }, undefined, no('forbidden')],
    ['an admin', { role: 'admin' }, { anyOf: ['enter_results'] }, undefined, yes],
    ['an unknown role', { role: 'x' }, 'signed-in', undefined, yes],
    ['an unknown role', { role: 'x' }, 'staff', undefined, no('forbidden')],
    ['a patient', patient, 'signed-in', undefined, yes],
    ['a patient', patient, 'staff', undefined, no('forbidden')],
    ['a patient with a stray permission', patient, viewing, own, no('forbidden')],
    ['a patient', patient, owning, own, yes],
    ['a patient', patient, owning, idOf<PatientId>('other'), no('not_found')],
    ['a patient', patient, owning, undefined, no('not_found')],
    [
      'a patient without a record',
      { role: 'patient', patient_id: null },
      owning,
      undefined,
      no('not_found'),
    ],
    ['a receptionist', asCreated('receptionist'), owning, own, no('forbidden')],
  ] as const)('%s, case %#', (_, actor, access, patientId, expected) => {
    expect(mayCall(actor, access, patientId === undefined ? {} : { patientId })).toEqual(expected);
  });
});

describe('capabilities', () => {
  it.each([
    ['manageTests', 'admin, technician, lab_manager'],
    ['enterResults', 'admin, technician, lab_manager, data_entry'],
    ['collectSamples', 'admin, technician, phlebotomist, nurse'],
    ['viewAnalytics', 'admin, technician, lab_manager, report_viewer'],
    ['managePayments', 'admin'],
    ['receivePatients', 'admin, receptionist'],
    ['manageSettings', 'admin, technician, lab_manager'],
    ['isAdmin', 'admin'],
    ['isLabManager', 'lab_manager'],
    ['isPatient', 'patient'],
  ] as const)('%s: %s', (capability, list) => {
    expect(roles.filter((role) => capabilities({ role })[capability]).toSorted()).toEqual(
      named(list),
    );
    expect(capabilities(null)[capability]).toBe(false);
  });
});
