import { normaliseRole } from './roles.ts';
import type { PatientId } from '../patients/patient-id.ts';
import type { Actor } from './actor.ts';

/** The patient whose results the portal shows, or the patient search when none is selected. */
export type PortalSubject =
  | { show: 'patient'; patientId: PatientId; as: 'self' | 'staff' }
  | { show: 'search' }
  | { show: 'none' };

/**
 * Resolves `/app/patient-portal` with or without an id. A patient always gets their own record,
 * whatever the URL says (safe readings 8 and 13). A patient account without a record resolves to no
 * patient. Staff get the named patient, read-only, or the search.
 */
export function portalSubject(actor: Actor, requestedId?: PatientId): PortalSubject {
  if (normaliseRole(actor.role) === 'patient') {
    return actor.patient_id
      ? { show: 'patient', patientId: actor.patient_id, as: 'self' }
      : { show: 'none' };
  }
  return requestedId
    ? { show: 'patient', patientId: requestedId, as: 'staff' }
    : { show: 'search' };
}
