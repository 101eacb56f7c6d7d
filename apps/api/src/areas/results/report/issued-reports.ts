import type { OrderId } from '@alms/lis-domain/orders';
import { createHash } from 'node:crypto';
import type { AnswerOf } from '@alms/lis-domain/http';
import type { IssuedReport, listIssuedReports } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { ReportDocument } from './report-document.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { readFor } from '../../orders/orders.service.ts';

/**
 * Signature of a report's content without the print time, so that identical content has an
 * identical signature.
 */
export function signatureOf({
  printed: _printed,
  ...content
}: Omit<ReportDocument, 'signature'>): string {
  return createHash('sha256')
    .update(JSON.stringify(content))
    .digest('hex')
    .slice(0, 32)
    .toUpperCase();
}

/** Records an issued report; repeated issues leave the record unchanged. */
export async function saveIssuedReport(
  { tx, tenantId, now }: OperationContext,
  orderId: OrderId,
  signature: string,
): Promise<void> {
  await tx
    .insertInto('issued_report')
    .values({ tenant_id: tenantId, order_id: orderId, signature, issued_at: now })
    .onConflict((known) => known.columns(['tenant_id', 'order_id', 'signature']).doNothing())
    .execute();
}

/** Issued reports of an order, newest first. */
export function findIssued(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<IssuedReport[]> {
  return tx
    .selectFrom('issued_report as i')
    .select(['i.signature', 'i.issued_at'])
    .select(
      sql<boolean>`exists (select from result r where r.tenant_id = i.tenant_id and r.order_id = i.order_id and r.released_at is not null and r.created_at > i.issued_at)`.as(
        'superseded',
      ),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.order_id', '=', orderId)
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.signature')
    .execute();
}

/** Issued reports of an order, with an access check. */
export async function listIssued(
  context: OperationContext,
  orderId: OrderId,
): Promise<AnswerOf<typeof listIssuedReports>> {
  const { id } = await readFor(context, orderId);
  return { items: await findIssued(context.tx, context.tenantId, id) };
}
