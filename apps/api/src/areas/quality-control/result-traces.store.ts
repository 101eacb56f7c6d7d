import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { UserId } from '@alms/lis-domain/identity';
import type { CalibrationFacts } from '@alms/lis-domain/quality-control';
import type { InstrumentId, LotKind, ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { ensureUnstockedLot } from '../inventory/product-lots.store.ts';

/** The tests measured at a time, and their instruments. */
export interface MeasuredAt {
  instrumentIds: readonly InstrumentId[];
  testIds: readonly TestParameterId[];
  at: string;
}

const idList = (ids: readonly string[]) => sql`${[...new Set(ids)]}::uuid[]`;

export interface CalibrationOfTest extends CalibrationFacts {
  id: string;
  instrument_id: InstrumentId;
  test_parameter_id: TestParameterId;
  calibrator_lot_id: ProductLotId | null;
}

/** `calibrationInForce` of the domain: the latest accepted calibration of each test. */
export async function findCalibrationsInForce(
  tx: TenantTransaction,
  tenantId: TenantId,
  { instrumentIds, testIds, at }: MeasuredAt,
): Promise<
  Pick<CalibrationOfTest, 'id' | 'instrument_id' | 'test_parameter_id' | 'calibrator_lot_id'>[]
> {
  const { rows } = await sql<CalibrationOfTest>`
    select distinct on (c.instrument_id, x.test_parameter_id)
      c.id, c.instrument_id, x.test_parameter_id, c.calibrator_lot_id
    from calibration c
    join calibration_test x on x.tenant_id = c.tenant_id and x.calibration_id = c.id
    where c.tenant_id = ${tenantId} and c.instrument_id = any(${idList(instrumentIds)})
      and x.test_parameter_id = any(${idList(testIds)})
      and c.outcome = 'accepted' and c.voided_at is null and c.at <= ${at}::timestamptz
    order by c.instrument_id, x.test_parameter_id, c.at desc, c.id desc`.execute(tx);
  return rows;
}

/** The last accepted QC run of each test on its instrument, which covers all its levels. */
export async function findCoveringRuns(
  tx: TenantTransaction,
  tenantId: TenantId,
  { instrumentIds, testIds, at }: MeasuredAt,
): Promise<{ id: string; instrument_id: InstrumentId; test_parameter_id: TestParameterId }[]> {
  const { rows } = await sql<{
    id: string;
    instrument_id: InstrumentId;
    test_parameter_id: TestParameterId;
  }>`
    select r.id, q.instrument_id, q.test_parameter_id
    from qc_test q
    cross join lateral (
      select r.id from qc_run r
      where r.tenant_id = q.tenant_id and r.qc_test_id = q.id
        and r.status in ('accepted', 'warning') and r.at <= ${at}::timestamptz
      order by r.number desc limit 1
    ) r
    where q.tenant_id = ${tenantId} and q.instrument_id = any(${idList(instrumentIds)})
      and q.test_parameter_id = any(${idList(testIds)})`.execute(tx);
  return rows;
}

export async function insertTraces(
  tx: TenantTransaction,
  traces: readonly Insertable<Schema['result_trace']>[],
  lots: readonly Insertable<Schema['result_trace_lot']>[],
): Promise<void> {
  if (traces.length === 0) return;
  await tx.insertInto('result_trace').values(traces).execute();
  if (lots.length > 0) await tx.insertInto('result_trace_lot').values(lots).execute();
}

/**
 * The only product lot with this number, or the one with this number and name, which is added if
 * there is none.
 */
export async function lotNumbered(
  tx: TenantTransaction,
  tenantId: TenantId,
  { lot_number, name }: { lot_number: string; name: string },
  now: Date,
): Promise<ProductLotId> {
  const known = await tx
    .selectFrom('product_lot')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('lot_number', '=', lot_number)
    .limit(2)
    .execute();
  if (known.length === 1 && known[0]) return known[0].id;
  const { id } = await ensureUnstockedLot(
    tx,
    tenantId,
    { name, lot_number, expiry_date: null },
    now,
  );
  return id;
}

/** The stored traces with their calibration and QC run. */
export async function findTraces(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('result_trace as t')
    .leftJoin('calibration as c', (on) =>
      on.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.calibration_id'),
    )
    .leftJoin('qc_run as q', (on) =>
      on.onRef('q.tenant_id', '=', 't.tenant_id').onRef('q.id', '=', 't.qc_run_id'),
    )
    .select([
      't.id',
      't.operator_name',
      't.calibration_id',
      'c.at as calibrated_at',
      'c.performed_by_name as calibrated_by',
      'c.voided_at as calibration_voided_at',
      't.qc_run_id',
      'q.qc_test_id',
      'q.number as run_number',
      'q.at as run_at',
      'q.voided_at as run_voided_at',
    ])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', 'in', ids)
    .execute();
}

export interface TracedLotRow {
  trace_id: string;
  kind: LotKind;
  id: ProductLotId;
  name: string;
  lot_number: string;
  expiry_date: string | null;
  recalled_at: string | null;
  use_voided: boolean;
}

/**
 * SQL condition: the lot `x` of a measurement was in use then, by uses that were or were not
 * voided.
 */
const wasInUse = (voided: boolean) => sql`exists (
  select from result r
  join lot_use u on u.tenant_id = r.tenant_id and u.instrument_id = r.instrument_id
  join lot_use_test ut on ut.tenant_id = u.tenant_id and ut.lot_use_id = u.id
    and ut.test_parameter_id = r.test_parameter_id
  where r.tenant_id = x.tenant_id and r.trace_id = x.trace_id
    and u.lot_id = x.lot_id and u.kind = x.kind
    and u.started_at <= x.measured_at and (u.ended_at is null or u.ended_at > x.measured_at)
    and ${voided ? sql`u.voided_at is not null` : sql`u.voided_at is null`})`;

/** The lots of traces, by name. */
export async function findTracedLots(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<TracedLotRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('result_trace_lot as x')
    .innerJoin('product_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'x.tenant_id').onRef('l.id', '=', 'x.lot_id'),
    )
    .select([
      'x.trace_id',
      'x.kind',
      'l.id',
      'l.name',
      'l.lot_number',
      'l.expiry_date',
      'l.recalled_at',
      sql<boolean>`x.kind = 'reagent' and ${wasInUse(true)} and not ${wasInUse(false)}`.as(
        'use_voided',
      ),
    ])
    .where('x.tenant_id', '=', tenantId)
    .where('x.trace_id', 'in', ids)
    .orderBy('l.name')
    .orderBy('l.lot_number')
    .execute();
}

/** The methods of test versions. */
export async function findMethods(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: TestParameterId,
  versions: readonly number[],
): Promise<{ version: number; method: string }[]> {
  if (versions.length === 0) return [];
  return tx
    .selectFrom('test_parameter_version')
    .select(['version', sql<string>`coalesce(definition->>'method', '')`.as('method')])
    .where('tenant_id', '=', tenantId)
    .where('test_parameter_id', '=', testId)
    .where('version', 'in', [...new Set(versions)])
    .execute();
}

/** A result and the trace of its measurement. */
export interface TracedResult {
  trace_id: string;
  result_id: ResultId;
  /** Null when not recorded. */
  instrument_id: InstrumentId | null;
  test_parameter_id: TestParameterId;
  /** The reagent lot that the instrument sent, and the name of the test for a lot that is new. */
  sent?: { reagent_lot: string; test_name: string } | undefined;
  /** User who measured the value; null when not recorded. */
  operator: { id: UserId; name: string } | null;
}
