import type { DocumentSeries } from '@alms/lis-domain/billing';
import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/**
 * The next number of a series, from 1. The row is locked until the transaction ends: two callers never get the same number, and a number is
 * used up only when its record is.
 * @param period What the series restarts with, e.g. the facility's day `2026-05-12`; empty for a series that never restarts.
 */
export async function nextNumber(tx: TenantTransaction, tenantId: string, name: 'patient' | 'order' | 'accession' | 'stock_count' | 'supplier_order' | DocumentSeries, period = ''): Promise<number> {
  const { value } = await tx
    .insertInto('counter')
    .values({ tenant_id: tenantId, name, period, value: 1 })
    .onConflict((taken) => taken.columns(['tenant_id', 'name', 'period']).doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
