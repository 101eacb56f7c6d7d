import type { PatientId } from '@alms/lis-domain/patients';
import type { AuditEvent } from '@alms/lis-domain/audit';
import type { Instant, OfTenant } from './columns.ts';

interface AuditEventTable extends OfTenant {
  seq: number;
  id: string;
  at: Instant;
  actor_id: string | null;
  actor_name: string;
  actor_role: string | null;
  action: AuditEvent['action'];
  category: AuditEvent['category'];
  entity_type: string;
  entity_id: string | null;
  entity_label: string;
  patient_id: PatientId | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  ip: string | null;
  session_id: string | null;
  request_id: string;
  outcome: AuditEvent['outcome'];
  prev_hash: string;
  hash: string;
}

/** Start, progress and outcome of a full audit trail check. */
interface AuditCheckpointTable extends OfTenant {
  id: string;
  check_id: string;
  state: 'started' | 'reached' | 'finished' | 'broken';
  /** Last verified event, or the event where the chain breaks. */
  seq: number;
  /** Hash of that event; null when the chain is broken. */
  hash: string | null;
  at: Instant;
}

export interface AuditTables {
  audit_event: AuditEventTable;
  audit_checkpoint: AuditCheckpointTable;
}
