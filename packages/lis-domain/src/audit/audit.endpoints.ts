import * as v from 'valibot';
import { dateField, endpoint, idField, instantField, pageOf, pageQuery } from '../http/index.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.endpoints.ts';
import { auditActions, auditCategories, auditEventSchema } from './audit.schema.ts';

/**
 * Filter for audit events: between two facility days (inclusive), by user, area, action, record or
 * patient.
 */
const auditFilter = {
  from: v.optional(dateField),
  to: v.optional(dateField),
  actor_id: v.optional(idField),
  category: v.optional(v.picklist(auditCategories)),
  action: v.optional(v.picklist(auditActions)),
  entity_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
  patient_id: v.optional(idField),
  /** Part of the user’s name, the record’s name or the reason, case-insensitive. */
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

const access = { anyOf: ['view_audit_logs'] } as const;

export const listAuditLogs = endpoint({
  id: 'audit.list',
  method: 'GET',
  path: '/audit-logs',
  summary:
    'The record of who did what, newest first; the last 7 days unless asked otherwise. Two filters or words are looked for in parts: a page may hold less than `limit`, or nothing, and be followed by another.',
  access,
  query: v.object({ ...pageQuery, ...auditFilter }),
  answer: pageOf(auditEventSchema),
});

export const exportAuditLogs = endpoint({
  id: 'audit.export',
  method: 'GET',
  path: '/audit-logs/export',
  summary:
    'The same lines as a file for spreadsheets, at most 20,000 at once. The export itself is recorded.',
  access,
  query: v.object(auditFilter),
  answer: { file: 'text/csv; charset=utf-8' },
});

export const verifyAuditChain = endpoint({
  id: 'audit.verify-chain',
  method: 'GET',
  path: '/audit-logs/chain',
  summary:
    'Recomputes the hash chain from where its last whole check ended, and says what was checked when and where the chain breaks, if it does.',
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
    'Begins to recompute the hash chain from its first line on; while that goes on already, nothing more is begun. Once a day it is done without being asked for.',
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
