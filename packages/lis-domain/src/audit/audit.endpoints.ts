import * as v from 'valibot';
import { dateField, endpoint, idField, pageOf, pageQuery } from '../http/index.js';
import { auditActions, auditCategories, auditEventSchema } from './audit.schema.js';

export const listAuditLogs = endpoint({
  id: 'audit.list', method: 'GET', path: '/audit-logs', summary: 'The record of who did what, newest first; the last 7 days unless asked otherwise.',
  access: { anyOf: ['view_audit_logs'] },
  query: v.object({
    ...pageQuery,
    from: v.optional(dateField),
    to: v.optional(dateField),
    actor_id: v.optional(idField),
    category: v.optional(v.picklist(auditCategories)),
    action: v.optional(v.picklist(auditActions)),
    entity_id: v.optional(v.pipe(v.string(), v.maxLength(60))),
    patient_id: v.optional(idField),
  }),
  answer: pageOf(auditEventSchema),
});

export const verifyAuditChain = endpoint({
  id: 'audit.verify-chain', method: 'GET', path: '/audit-logs/chain', summary: 'Recomputes the hash chain and says where it breaks, if it does.',
  access: { anyOf: ['view_audit_logs'] },
  answer: v.object({ intact: v.boolean(), checked: v.number(), broken_at: v.nullable(v.number()), head: v.nullable(v.string()) }),
});

export const auditEndpoints = [listAuditLogs, verifyAuditChain] as const;
