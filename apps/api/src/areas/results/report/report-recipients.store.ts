import type { UserId } from '@alms/lis-domain/identity';
import type { OrderId } from '@alms/lis-domain/orders';
import type { ReportRecipient, ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/** A recipient with the account, if any. */
export type FoundRecipient = ReportRecipient & { account_id: UserId | null };

/**
 * Recipients of a reported result, latest first: users to whom a report of its order was issued,
 * users who opened the result, and the receiver of outgoing messages.
 */
export async function findReportRecipients(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, order_id }: { id: ResultId; order_id: OrderId },
): Promise<FoundRecipient[]> {
  const { rows } = await sql<FoundRecipient>`
    select 'report' as channel, e.actor_id as account_id, e.actor_name as name, max(e.at) as at
    from audit_event e
    where e.tenant_id = ${tenantId} and e.entity_id = ${order_id} and e.entity_type = 'report'
      and e.action = 'export' and e.outcome = 'success'
      and e.at >= (select min(r.released_at) from result r
        where r.tenant_id = ${tenantId} and r.id = ${id}::uuid)
    group by e.actor_id, e.actor_name
    union all
    select 'screen', s.account_id, u.full_name, max(s.seen_at)
    from seen_result s
    join app_user u on u.tenant_id = s.tenant_id and u.id = s.account_id
    where s.tenant_id = ${tenantId} and s.result_id = ${id}::uuid
    group by s.account_id, u.full_name
    union all
    select 'message', null, null, max(m.sent_at)
    from hl7_outbound m
    where m.tenant_id = ${tenantId} and m.order_id = ${order_id}::uuid and m.state = 'sent'
      and m.results @> jsonb_build_array(jsonb_build_object('id', ${id}::text))
    having count(*) > 0
    order by at desc, channel, name`.execute(tx);
  return rows;
}
