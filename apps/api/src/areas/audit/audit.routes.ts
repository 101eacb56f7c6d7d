import {
  checkAuditChain,
  exportAuditLogs,
  listAuditLogs,
  verifyAuditChain,
} from '@alms/lis-domain/audit';
import { handle, type Route } from '../../platform/http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { exportEvents, listEvents } from './audit.service.ts';
import { beginCheck, verifyChain } from './chain.service.ts';

export function auditRoutes({
  chainWatch,
}: Pick<AreaDependencies, 'chainWatch'>): readonly Route[] {
  return [
    handle(listAuditLogs, ({ tx, tenantId, query, now }) => listEvents(tx, tenantId, query, now)),
    handle(exportAuditLogs, exportEvents),
    handle(verifyAuditChain, ({ tx, tenantId, now }) => verifyChain(tx, tenantId, now)),
    handle(checkAuditChain, async ({ tx, tenantId, now, audit, afterCommit }) => {
      const checkId = await beginCheck(tx, tenantId, now);
      if (!checkId) return;
      audit({
        action: 'verify',
        category: 'security',
        entity_type: 'audit_log',
        entity_label: 'Whole record',
      });
      afterCommit(async () => chainWatch.run(tenantId, checkId));
    }),
  ];
}
