import {
  checkAuditChain,
  exportAuditLogs,
  listAuditLogs,
  listFailedJobs,
  retryFailedJob,
  verifyAuditChain,
} from '@alms/lis-domain/audit';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { checkAuditTrail } from './audit.jobs.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { failedJobs, retry } from './failed-jobs.service.ts';
import { exportEvents, listEvents } from './audit.service.ts';
import { beginCheck, verifyChain } from './chain.service.ts';

export function auditRoutes(deps: Pick<AreaDependencies, 'jobs'>): readonly Route[] {
  return [
    handle(listAuditLogs, listEvents),
    handle(exportAuditLogs, exportEvents),
    handle(verifyAuditChain, ({ tx, tenantId, now }) => verifyChain(tx, tenantId, now)),
    handle(listFailedJobs, failedJobs),
    handle(retryFailedJob, (call) => retry(call, call.params.id, deps)),
    handle(checkAuditChain, async ({ tx, tenantId, now, audit }) => {
      const checkId = await beginCheck(tx, tenantId, now);
      if (!checkId) return;
      audit({
        action: 'verify',
        category: 'security',
        entity_type: 'audit_log',
        entity_label: 'Whole record',
      });
      await enqueue(tx, checkAuditTrail, {
        payload: { tenant_id: tenantId, check_id: checkId },
        dueAt: now,
      });
    }),
  ];
}
