import { fixtureId } from '@alms/lis-domain/fixtures';
import { expect, it } from 'vitest';
import { hrefOf, paths, patternOf } from './paths.ts';
import { walkInOf } from './task-links.ts';

it.each([
  ['/app/dashboard', '/app/dashboard'],
  ['/app/patient-portal/new', '/app/patient-portal/new'],
  ['/app/patient-portal/0193a9f4-1111-7222-8333-444455556666', '/app/patient-portal/{patientId}'],
  [
    '/app/patient-portal/0193a9f4-1111-7222-8333-444455556666/order',
    '/app/patient-portal/{patientId}/order',
  ],
  ['/reset-password/secret-token', '/reset-password/{token}'],
  ['/app/nothing-here', undefined],
])('%s belongs to %s', (pathname, pattern) => {
  expect(patternOf(pathname)).toBe(pattern);
});

it('addresses take the id of their record only', () => {
  const [patientId, orderId] = [fixtureId('patient', 1), fixtureId('order', 1)];
  expect(hrefOf(paths.patient, { patientId })).toBe(`/app/patient-portal/${patientId}`);
  // @ts-expect-error -- an order's id is not a patient's
  expect(hrefOf(paths.patient, { patientId: orderId })).toContain(orderId);
  // @ts-expect-error -- an order's id is not a patient's
  expect(walkInOf(orderId)).toContain(orderId);
});
