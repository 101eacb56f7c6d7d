import type { Access } from './endpoint.ts';

/** Returns the access rule of an endpoint as a sentence for the API reference. */
export function describeAccess(access: Access): string {
  if (access === 'public') return 'Anybody.';
  if (access === 'signed-in') return 'All accounts of the facility.';
  if (access === 'staff') return 'All accounts of the facility except patients.';
  if (access === 'admin') return "The facility's administrators.";
  const held = `Staff with the permission ${access.anyOf.join(' or ')}.`;
  return access.ownPatient ? `${held} Patients, for their own record.` : held;
}
