import type { DocumentSeries } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/**
 * Returns the next number of a series, from 1. The row is locked until the transaction ends:
 * numbers are unique, and a number is used only when its record is committed.
 * @param period Restart period of the series, e.g. the facility's day `2026-05-12`; empty for a
 * series that never restarts.
 * @param step Increment, to skip numbers already in use.
 */
export async function nextNumber(
  tx: TenantTransaction,
  tenantId: TenantId,
  name:
    | 'patient'
    | 'temporary_patient'
    | 'order'
    | 'accession'
    | 'stock_count'
    | 'supplier_order'
    | DocumentSeries,
  period = '',
  step = 1,
): Promise<number> {
  const { value } = await tx
    .insertInto('counter')
    .values({ tenant_id: tenantId, name, period, value: step })
    .onConflict((taken) =>
      taken
        .columns(['tenant_id', 'name', 'period'])
        .doUpdateSet({ value: sql`counter.value + ${step}` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Numbers of a series used so far. A concurrent transaction may take the next one at any time. */
export async function usedUp(
  tx: TenantTransaction,
  tenantId: TenantId,
  name: 'patient',
  period = '',
): Promise<number> {
  const row = await tx
    .selectFrom('counter')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.value ?? 0;
}
