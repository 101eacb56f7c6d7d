import { exportAuditLogs, listAuditLogs, verifyAuditChain } from '@alms/lis-domain/audit';
import { handle, type Route } from '../../http/call.ts';
import { exportEvents, listEvents, verifyChain } from './audit.service.ts';

export function auditRoutes(): readonly Route[] {
  return [
    handle(listAuditLogs, ({ tx, tenantId, query, now }) => listEvents(tx, tenantId, query, now)),
    handle(exportAuditLogs, exportEvents),
    handle(verifyAuditChain, ({ tx, tenantId }) => verifyChain(tx, tenantId)),
  ];
}
