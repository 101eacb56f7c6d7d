import { expect, it } from 'vitest';
import { patternOf } from './paths.ts';

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
