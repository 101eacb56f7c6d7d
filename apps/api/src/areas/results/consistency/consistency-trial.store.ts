import type { IntervalContext } from '@alms/lis-domain/catalogue';
import type { OrderId } from '@alms/lis-domain/orders';
import { TRIED_ORDERS, type ComparedResult } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/** A result of a past order with its patient at that time, and whether the reader may see it. */
export interface PastOrderResult
  extends ComparedResult, Pick<IntervalContext, 'birth_date' | 'sex_for_ranges'> {
  order_id: OrderId;
  order_number: string;
  /** Entry time of the newest result of the order. */
  at: string;
  shown: boolean;
}

/**
 * Results of the given tests in the newest orders that have a value for all of them since then,
 * newest order first. Returns one order more than the trial limit when there are more.
 *
 * @param shown Condition on the result `r` and its order `o`: visible to the reader.
 */
export async function findPastOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  { codes, since, shown }: { codes: readonly string[]; since: Date; shown: RawBuilder<boolean> },
): Promise<PastOrderResult[]> {
  const { rows } = await sql<PastOrderResult>`
    with past as (
      select r.order_id, max(r.entered_at) as at
      from current_result r
      join order_item i on i.tenant_id = r.tenant_id and i.id = r.order_item_id
      where r.tenant_id = ${tenantId}::uuid and i.code = any(${[...codes]}) and r.entered_at >= ${since}
        and r.status <> 'entered_in_error'
      group by r.order_id
      having count(distinct i.code) = ${codes.length}
      order by max(r.entered_at) desc, r.order_id desc
      limit ${TRIED_ORDERS + 1}
    )
    select r.id, i.code, i.name, r.sample_id, s.collected_at, r.status, r.value_text, r.unit, r.unit_display,
      r.order_id, o.order_number, past.at, p.birth_date, p.sex_for_ranges, ${shown} as shown
    from past
    join current_result r on r.tenant_id = ${tenantId}::uuid and r.order_id = past.order_id
    join order_item i on i.tenant_id = r.tenant_id and i.id = r.order_item_id
    join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
    join sample s on s.tenant_id = r.tenant_id and s.id = r.sample_id
    join patient p on p.tenant_id = r.tenant_id and p.id = r.patient_id
    where i.code = any(${[...codes]})
    order by past.at desc, past.order_id desc, i.position
  `.execute(tx);
  return rows;
}
