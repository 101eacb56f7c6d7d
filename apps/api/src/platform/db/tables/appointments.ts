import type { PatientId } from '@alms/lis-domain/patients';
import type {
  Appointment,
  AppointmentType,
  RecordedAppointmentState,
} from '@alms/lis-domain/appointments';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

interface AppointmentTable extends OfTenant {
  id: string;
  patient_id: PatientId;
  type: AppointmentType;
  status: Generated<RecordedAppointmentState>;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  source: Appointment['source'];
  cancelled_at: InstantOrNull;
  cancellation_reason: Nullable<string>;
  /** The appointment it replaces. */
  rescheduled_from_id: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: UserId | null;
  updated_at: Instant;
}

export interface AppointmentsTables {
  appointment: AppointmentTable;
}
