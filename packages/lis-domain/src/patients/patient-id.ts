import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a patient. */
export type PatientId = Id<'Patient'>;
export const patientIdField = idField as IdField<PatientId>;
export const byPatientId = v.object({ id: patientIdField });
