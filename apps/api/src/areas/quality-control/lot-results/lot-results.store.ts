import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import { drawnNumber } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';
import { fitsQuery } from '../../samples/samples.store.ts';

export interface LotResultFilter {
  lotId: ProductLotId;
  /** Part of a patient name, MRN or accession number. */
  search: string | undefined;
  testId: TestParameterId | undefined;
  /** Only values that were reported, or only others. */
  reported: boolean | undefined;
}

export interface LotResultPage extends LotResultFilter {
  /** Condition on result `r` and its order `o`: visible to the reader. */
  shown: RawBuilder<boolean>;
  /** Measurement time and trace of the last row on the previous page. */
  after: [measuredAt: string, traceId: string] | undefined;
  max: number;
}

/** SQL expression: first release of a value with the trace `x`; null if it was never reported. */
const releasedAt = sql<string | null>`(
  select min(coalesce(f.released_at, f.verified_at)) from result f
  where f.tenant_id = x.tenant_id and f.trace_id = x.trace_id
    and f.status in ('released', 'amended'))`;

/** Measurements (`x`) with a lot, their results (`r`), orders (`o`) and specimens (`s`). */
async function lotResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  { lotId, search, testId, reported }: LotResultFilter,
) {
  let found = tx
    .selectFrom((from) =>
      from
        .selectFrom('result_trace_lot')
        .select(['tenant_id', 'trace_id', 'result_id', 'measured_at'])
        .distinct()
        .where('tenant_id', '=', tenantId)
        .where('lot_id', '=', lotId)
        .as('x'),
    )
    .innerJoin('current_result as r', (on) =>
      on.onRef('r.tenant_id', '=', 'x.tenant_id').onRef('r.id', '=', 'x.result_id'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    );
  if (testId !== undefined) found = found.where('r.test_parameter_id', '=', testId);
  if (reported !== undefined)
    found = found.where(
      reported ? sql<boolean>`${releasedAt} is not null` : sql<boolean>`${releasedAt} is null`,
    );
  if (search !== undefined) found = found.where(await fitsQuery(tx, drawnNumber(search)));
  // Wrapped in an object because a query builder is thenable and would be executed on return.
  return { found };
}

/** Counts these measurements: all of them, and those visible to the reader. */
export async function countLotResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  { shown, ...filter }: LotResultFilter & Pick<LotResultPage, 'shown'>,
): Promise<{ all: number; visible: number }> {
  const { found } = await lotResults(tx, tenantId, filter);
  const { all, visible } = await found
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      sql<string>`count(*) filter (where ${shown})`.as('visible'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), visible: Number(visible) };
}

/** A page of these measurements, latest first, each with the value of that time (`v`). */
export async function findLotResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  { shown, after, max, ...filter }: LotResultPage,
) {
  const { found } = await lotResults(tx, tenantId, filter);
  let page = found
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('result as v')
          .select([
            'v.value_text',
            'v.unit_display',
            'v.flag',
            'v.instrument_id',
            'v.instrument_name',
          ])
          .whereRef('v.tenant_id', '=', 'x.tenant_id')
          .whereRef('v.trace_id', '=', 'x.trace_id')
          .orderBy('v.version', 'desc')
          .limit(1)
          .as('v'),
      (on) => on.onTrue(),
    )
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.patient_id'),
    )
    .select([
      'x.trace_id',
      'x.measured_at',
      'r.id',
      'r.patient_id',
      'r.sample_id',
      'r.test_parameter_id',
      'r.laboratory_id',
      'r.status',
      'i.code',
      'i.name',
      'v.value_text',
      'v.unit_display',
      'v.flag',
      'v.instrument_id',
      'v.instrument_name',
      'o.order_number',
      's.accession_number',
      releasedAt.as('released_at'),
      sql<boolean>`r.trace_id is distinct from x.trace_id`.as('replaced'),
      ...summaryColumns,
    ])
    .where(shown);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(x.measured_at, x.trace_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('x.measured_at', 'desc').orderBy('x.trace_id', 'desc').limit(max).execute();
}

export type LotResultRow = Awaited<ReturnType<typeof findLotResults>>[number];
