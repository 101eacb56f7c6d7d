import { endpoint } from '../http/index.ts';
import { facilityRegisteredSchema, registerFacilityBody } from './registration.schema.ts';

const registration = {
  access: 'public',
  site: 'main',
  body: registerFacilityBody,
  status: 201,
  answer: facilityRegisteredSchema,
  problems: ['registration_failed', 'subdomain_taken'],
  creates: true,
  limit: 'sign-in',
} as const;

export const registerFacility = endpoint({
  id: 'subscription.register-facility',
  method: 'POST',
  path: '/subscription/register-facility',
  summary: 'Register a facility, its plan and first administrator in one transaction.',
  ...registration,
});

/** The specification defines both paths for the same operation. */
export const registerHospital = endpoint({
  id: 'facility.register',
  method: 'POST',
  path: '/hospitals/register',
  summary: 'Register a facility (same as `/subscription/register-facility`).',
  ...registration,
});
