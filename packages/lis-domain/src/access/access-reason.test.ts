import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { PatientId } from '../patients/patient-id.ts';
import type { Access } from '../http/index.ts';
import type { Actor } from './actor.ts';
import { reasonToRequest, reasonToOpen } from './access-reason.ts';
import { defaultGrants } from './permissions.ts';
import { mayOpen, routes } from './policy.ts';
import { roles, type Role } from './roles.ts';

const own = idOf<PatientId>('own');

const asCreated = (role: Role): Actor => ({
  role,
  preferences: { permissions: defaultGrants[role] },
  ...(role === 'patient' && { patient_id: own }),
});

describe('reasonToOpen', () => {
  it.each([
    ['nurse', '/app/dashboard', { allowed: true, by: 'account' }],
    ['nurse', '/app/sample-collection', { allowed: true, by: 'role' }],
    [
      'nurse',
      '/app/test-results',
      { allowed: true, by: 'permission', permissions: ['view_results'] },
    ],
    [
      'nurse',
      '/app/sample-tracking',
      { allowed: false, lacks: 'permission', permissions: ['receive_samples'] },
    ],
    ['nurse', '/app/payments', { allowed: false, lacks: 'role' }],
    ['admin', '/app/orders/new', { allowed: true, by: 'role' }],
  ] as const)('%s at %s', (role, route, ground) => {
    expect(reasonToOpen(asCreated(role), route)).toEqual(ground);
  });

  it('requires an account from an anonymous user', () => {
    expect(reasonToOpen(null, '/app')).toEqual({ allowed: false, lacks: 'account' });
  });

  it.each(roles)('allows %s exactly the routes that the policy allows', (role) => {
    expect(routes.map((route) => reasonToOpen(asCreated(role), route).allowed)).toEqual(
      routes.map((route) => mayOpen(asCreated(role), route).allowed),
    );
  });
});

describe('reasonToRequest', () => {
  const viewing: Access = { anyOf: ['view_results', 'verify_results'], ownPatient: true };

  it.each([
    ['an anonymous visitor', null, 'public', { allowed: true, by: 'nothing' }],
    ['an anonymous visitor', null, viewing, { allowed: false, lacks: 'account' }],
    ['a patient', asCreated('patient'), 'signed-in', { allowed: true, by: 'account' }],
    ['a patient', asCreated('patient'), 'staff', { allowed: false, lacks: 'role' }],
    [
      'a patient',
      asCreated('patient'),
      { anyOf: ['view_results'] },
      { allowed: false, lacks: 'role' },
    ],
    ['a patient', asCreated('patient'), viewing, { allowed: true, by: 'own-record' }],
    [
      'another patient',
      { role: 'patient', patient_id: idOf<PatientId>('other') },
      viewing,
      { allowed: false, lacks: 'own-record' },
    ],
    ['a nurse', asCreated('nurse'), 'staff', { allowed: true, by: 'staff' }],
    ['a nurse', asCreated('nurse'), 'admin', { allowed: false, lacks: 'role' }],
    [
      'a nurse',
      asCreated('nurse'),
      viewing,
      { allowed: true, by: 'permission', permissions: ['view_results'] },
    ],
    [
      'a phlebotomist',
      asCreated('phlebotomist'),
      viewing,
      { allowed: false, lacks: 'permission', permissions: ['view_results', 'verify_results'] },
    ],
    ['an admin', asCreated('admin'), viewing, { allowed: true, by: 'role' }],
    ['an admin', asCreated('admin'), 'admin', { allowed: true, by: 'role' }],
  ] as const)('%s, case %#', (_, actor, access, ground) => {
    expect(reasonToRequest(actor, access, { patientId: own })).toEqual(ground);
  });
});
