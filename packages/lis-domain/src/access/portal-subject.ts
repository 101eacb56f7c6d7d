import { normaliseRole } from './roles.ts';
import type { Actor } from './actor.ts';

/** Whose results the patient portal shows, or the search when nobody is named yet. */
export type PortalSubject =
  | { show: 'patient'; patientId: string; as: 'self' | 'staff' }
  | { show: 'search' }
  | { show: 'nobody' };

/**
 * Resolves `/app/patient-portal` with or without an id. A patient always lands on the own record, whatever the address says
 * (safe readings 8 and 13); `nobody` is a patient account without a record. Staff see the named patient, read-only, or the search.
 */
export function portalSubject(actor: Actor, requestedId?: string): PortalSubject {
  if (normaliseRole(actor.role) === 'patient') {
    return actor.patient_id
      ? { show: 'patient', patientId: actor.patient_id, as: 'self' }
      : { show: 'nobody' };
  }
  return requestedId
    ? { show: 'patient', patientId: requestedId, as: 'staff' }
    : { show: 'search' };
}
