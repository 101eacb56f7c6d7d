import * as v from 'valibot';
import {
  endpoint,
  enteredDateField,
  idField,
  instantField,
  lineField,
  pageOf,
  pageQuery,
} from '../http/index.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.endpoints.ts';
import { auditActions, auditCategories, auditEventSchema } from './audit.schema.ts';
import { patientIdField } from '../patients/patient-id.ts';

/**
 * Filter for audit events: between two facility days (inclusive), by user, area, action, record or
 * patient.
 */
const auditFilter = {
  from: v.optional(enteredDateField),
  to: v.optional(enteredDateField),
  actor_id: v.optional(idField),
  category: v.optional(v.picklist(auditCategories)),
  action: v.optional(v.picklist(auditActions)),
  entity_id: v.optional(lineField(60, 0)),
  patient_id: v.optional(patientIdField),
  /** Part of the user’s name, the record’s name or the reason, case-insensitive. */
  q: v.optional(lineField(100, 0)),
};

const access = { anyOf: ['view_audit_logs'] } as const;

export const listAuditLogs = endpoint({
  id: 'audit.list',
  method: 'GET',
  path: '/audit-logs',
  summary:
    'List audit events, newest first. Covers the last 7 days by default. Combined filters and text search are scanned in parts, so a page may contain fewer than `limit` events and still have a next page.',
  access,
  query: v.object({ ...pageQuery, ...auditFilter }),
  answer: pageOf(auditEventSchema),
});

export const exportAuditLogs = endpoint({
  id: 'audit.export',
  method: 'GET',
  path: '/audit-logs/export',
  summary: 'Export audit events as CSV, at most 20,000 at once. The export is audited.',
  access,
  query: v.object(auditFilter),
  answer: { file: 'text/csv; charset=utf-8' },
});

export const verifyAuditChain = endpoint({
  id: 'audit.verify-chain',
  method: 'GET',
  path: '/audit-logs/chain',
  summary:
    'Verify the checksum chain after the last verified event. Returns what was checked, when, and any break.',
  access,
  answer: v.object({
    /** No break is known. The fields below state how much has been verified. */
    intact: v.boolean(),
    /** Time of the first event; null if there is none. */
    since: v.nullable(instantField),
    /** Current number of audit events. */
    lines: v.number(),
    /**
     * The first event that does not match its predecessors or the result of an earlier
     * verification.
     */
    broken_at: v.nullable(v.number()),
    /**
     * Hash of the last recomputed event, in this request or in the full verification; null when the
     * chain is broken.
     */
    head: v.nullable(v.string()),
    /**
     * Range of events recomputed for this response, inclusive. Null when there are no events since
     * the full verification, or when it found a break.
     */
    recomputed: v.nullable(v.object({ from: v.number(), to: v.number() })),
    /** The last completed full verification, and the number of events it confirmed. */
    whole: v.nullable(v.object({ ended_at: instantField, lines: v.number() })),
    /** The full verification in progress, and the number of events confirmed so far. */
    running: v.nullable(v.object({ lines: v.number() })),
  }),
});

export const checkAuditChain = endpoint({
  id: 'audit.check-chain',
  method: 'POST',
  path: '/audit-logs/chain/checks',
  summary:
    'Start a full check of the checksum chain. Has no effect while a check is running. A full check also runs daily.',
  access,
  afterTrial: 'open',
});

export const auditEndpoints = [
  listAuditLogs,
  exportAuditLogs,
  verifyAuditChain,
  checkAuditChain,
  listFailedJobs,
  retryFailedJob,
] as const;
