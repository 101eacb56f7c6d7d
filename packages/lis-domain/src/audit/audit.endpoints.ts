import * as v from 'valibot';
import { dateField, endpoint, idField, instantField, pageOf, pageQuery } from '../http/index.js';
import { auditActions, auditCategories, auditEventSchema } from './audit.schema.js';

/** Which lines: between two days of the facility, both included, and of one person, area, action, record or patient. */
const auditFilter = {
  from: v.optional(dateField),
  to: v.optional(dateField),
  actor_id: v.optional(idField),
  category: v.optional(v.picklist(auditCategories)),
  action: v.optional(v.picklist(auditActions)),
  entity_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
  patient_id: v.optional(idField),
  /** Part of the person's name, of what the record is called or of the reason; capitals do not count. */
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

const access = { anyOf: ['view_audit_logs'] } as const;

export const listAuditLogs = endpoint({
  id: 'audit.list', method: 'GET', path: '/audit-logs', summary: 'The record of who did what, newest first; the last 7 days unless asked otherwise.',
  access, query: v.object({ ...pageQuery, ...auditFilter }), answer: pageOf(auditEventSchema),
});

export const exportAuditLogs = endpoint({
  id: 'audit.export', method: 'GET', path: '/audit-logs/export', summary: 'The same lines as a file for spreadsheets, at most 20,000 at once. The export itself is recorded.',
  access, query: v.object(auditFilter), answer: { file: 'text/csv; charset=utf-8' },
});

export const verifyAuditChain = endpoint({
  id: 'audit.verify-chain', method: 'GET', path: '/audit-logs/chain', summary: 'Recomputes the hash chain and says where it breaks, if it does.',
  access,
  answer: v.object({
    intact: v.boolean(),
    checked: v.number(),
    /** When the first line was written; null while there is none. */
    since: v.nullable(instantField),
    broken_at: v.nullable(v.number()),
    head: v.nullable(v.string()),
  }),
});

export const auditEndpoints = [listAuditLogs, exportAuditLogs, verifyAuditChain] as const;
