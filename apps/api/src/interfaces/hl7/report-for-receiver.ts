import { outstandingStates, type OrderId } from '@alms/lis-domain/orders';
import type { ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { report } from '../../areas/results/report/report.service.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { unattendedUser } from '../unattended-user.ts';
import type { AttachedReport } from './result-message.ts';

export interface ReportRequest {
  tx: TenantTransaction;
  tenantId: TenantId;
  now: Date;
  order: { id: OrderId; order_number: string; is_of_receiver: boolean };
  /** A result in the message. */
  resultId: ResultId;
  receiver: string;
}

/**
 * Report of an order as a document of a message: the current one, whatever the message contains.
 * Confidential tests are only in that of a receiver that ordered them. Undefined when nothing is
 * reported any more.
 */
export async function reportForReceiver(
  { tx, tenantId, now, order, resultId, receiver }: ReportRequest,
  renderer: PdfRenderer,
): Promise<AttachedReport | undefined> {
  const { laboratory_id } = await tx
    .selectFrom('test_order')
    .select('laboratory_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const entries: AuditEntry[] = [];
  const context: OperationContext = {
    tx,
    tenantId,
    now,
    audit: (entry) => entries.push(entry),
    isUnattended: true,
    user: unattendedUser({
      id: tenantId,
      tenantId,
      full_name: receiver,
      role: 'doctor',
      laboratory_id,
      permissions: [
        'view_results',
        ...(order.is_of_receiver ? ['view_confidential' as const] : []),
      ],
    }),
  };
  const document = await report(context, resultId, renderer).catch((error: unknown) => {
    if (error instanceof Refusal && ['report_not_ready', 'not_found'].includes(error.code))
      return undefined;
    throw error;
  });
  if (!document) return undefined;
  await appendAudit(tx, { tenantId, at: now, requestId: 'hl7-post' }, entries);
  const open = await tx
    .selectFrom('order_item')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', order.id)
    .where('status', 'in', [...outstandingStates])
    .limit(1)
    .executeTakeFirst();
  return { content: Buffer.from(document.content).toString('base64'), isFinal: open === undefined };
}
