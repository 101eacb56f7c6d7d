import type { OpenRowReason } from '@alms/lis-domain/interfaces/result-import';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { awaitsReview } from '../../areas/results/overview/waiting-values.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** SQL: why a row needs a user. */
const reasonOf = sql<OpenRowReason>`
  case r.status when 'refused' then r.refusal when 'unmapped' then 'unmapped'
    else coalesce(r.waits, 'ready') end`;

/** Rows that are not accepted, of batches that are not discarded. */
const openRows = (tx: TenantTransaction, tenantId: TenantId) =>
  tx
    .selectFrom('import_row as r')
    .innerJoin('import_batch as b', (on) =>
      on.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.batch_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where(awaitsReview);

export interface OpenRowPage {
  reason: OpenRowReason | undefined;
  instrument_id: InstrumentId | undefined;
  /** Staging time, batch and number of the last row on the previous page. */
  after: [string, string, number] | undefined;
  max: number;
}

/** Longest waiting first. */
export function findOpenRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  { reason, instrument_id, after, max }: OpenRowPage,
) {
  let page = openRows(tx, tenantId)
    .leftJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.test_parameter_id'),
    )
    .selectAll('r')
    .select([
      't.code as test_code',
      't.name as test_name',
      'b.created_at as staged_at',
      reasonOf.as('open_reason'),
    ]);
  if (reason !== undefined) page = page.where(reasonOf, '=', reason);
  if (instrument_id !== undefined) page = page.where('b.instrument_id', '=', instrument_id);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(b.created_at, b.id, r.number) > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::integer)`,
    );
  return page.orderBy('b.created_at').orderBy('b.id').orderBy('r.number').limit(max).execute();
}

/** Number of rows by reason and instrument. */
export function countOpenRows(tx: TenantTransaction, tenantId: TenantId) {
  return openRows(tx, tenantId)
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.instrument_id'),
    )
    .select(({ fn }) => [
      reasonOf.as('reason'),
      'i.id',
      'i.name',
      fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`1`, 'i.id', 'i.name'])
    .orderBy('i.name')
    .execute();
}
