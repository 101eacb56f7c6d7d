import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

export const auditActions = [
  'create',
  'read',
  'update',
  'delete',
  'login',
  'logout',
  'login_failed',
  'verify',
  'amend',
  'reject',
  'print',
  'export',
  'merge',
  'override',
  'permission_change',
  'access_denied',
] as const;
export const auditCategories = [
  'security',
  'patient',
  'order',
  'sample',
  'result',
  'qc',
  'inventory',
  'billing',
  'settings',
  'report',
  'notification',
] as const;

/** Actor recorded when a facility rule, not a user, performed the action. */
export const SYSTEM_ACTOR = 'system';

/**
 * One event of the append-only audit trail. `hash` covers the event and the previous hash, so that
 * any change is detectable.
 */
const auditEventObject = v.object({
  id: idField,
  /** Position in the facility's chain, from 1. */
  seq: v.number(),
  at: instantField,
  actor: v.object({ user_id: v.nullable(idField), name: v.string(), role: v.nullable(v.string()) }),
  action: v.picklist(auditActions),
  category: v.picklist(auditCategories),
  entity_type: v.string(),
  entity_id: v.nullable(v.string()),
  entity_label: v.string(),
  patient_id: v.nullable(idField),
  /** Changed fields only. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  reason: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  request_id: v.string(),
  outcome: v.picklist(['success', 'failure']),
  hash: v.string(),
});
export interface AuditEventSchema extends Named<typeof auditEventObject> {}
export const auditEventSchema: AuditEventSchema = auditEventObject;

export interface AuditEvent extends v.InferOutput<AuditEventSchema> {}
