import type { Access } from './endpoint.ts';

/** Returns the access rule of an endpoint as a sentence for the API reference. */
export function describeAccess(access: Access): string {
  if (access === 'public') return 'Anybody.';
  if (access === 'signed-in') return 'Every account of the facility.';
  if (access === 'staff') return 'Every account of the facility except patients.';
  if (access === 'admin') return "The facility's administrators.";
  const held = `Staff who hold ${access.anyOf.join(' or ')}.`;
  return access.ownPatient ? `${held} A patient, for the own record.` : held;
}
