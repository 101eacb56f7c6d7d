import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { EqaBias, Judgment, LotValue } from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { openReviewsOf } from './open-reviews.store.ts';

/**
 * Controlled tests with test, instrument, last run that was not voided, and number of open reviews.
 */
function controlledTests(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('qc_test as q')
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'q.tenant_id').onRef('t.id', '=', 'q.test_parameter_id'),
    )
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'),
    )
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'i.tenant_id').onRef('l.id', '=', 'i.laboratory_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('qc_run as r')
          .select([
            'r.id as run_id',
            'r.at as run_at',
            sql<Judgment>`r.judgment`.as('run_judgment'),
          ])
          .whereRef('r.tenant_id', '=', 'q.tenant_id')
          .whereRef('r.qc_test_id', '=', 'q.id')
          .where('r.voided_at', 'is', null)
          .where('r.judgment', '<>', 'overdue')
          .orderBy('r.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('q')
    .select([
      't.code',
      't.name',
      sql<TestDefinition>`t.definition`.as('definition'),
      'i.name as instrument_name',
      'i.active as instrument_active',
      'i.laboratory_id',
      'l.name as laboratory_name',
      openReviewsOf('q.id').as('open_reviews'),
      'last.run_id',
      'last.run_at',
      'last.run_judgment',
    ])
    .where('q.tenant_id', '=', tenantId);
}

export type ControlledTestRow = Awaited<ReturnType<typeof findControlledTests>>[number];

/**
 * By name and instrument, those of retired instruments included: their runs are kept. `after`: both
 * names and id of the last one on the previous page.
 */
export function findControlledTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    laboratoryId,
    after,
    max,
  }: {
    laboratoryId: LaboratoryId | undefined;
    after: [string, string, string] | undefined;
    max: number;
  },
) {
  let page = controlledTests(tx, tenantId);
  if (laboratoryId !== undefined) page = page.where('i.laboratory_id', '=', laboratoryId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(t.name, i.name, q.id) > (${after[0]}::text, ${after[1]}::text, ${after[2]}::uuid)`,
    );
  return page.orderBy('t.name').orderBy('i.name').orderBy('q.id').limit(max).execute();
}

export function findControlledTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<ControlledTestRow | undefined> {
  return controlledTests(tx, tenantId).where('q.id', '=', id).executeTakeFirst();
}

/** The QC of a test on an instrument. */
export function findControlledTestOn(
  tx: TenantTransaction,
  tenantId: TenantId,
  testParameterId: TestParameterId,
  instrumentId: InstrumentId,
): Promise<ControlledTestRow | undefined> {
  return controlledTests(tx, tenantId)
    .where('q.test_parameter_id', '=', testParameterId)
    .where('q.instrument_id', '=', instrumentId)
    .executeTakeFirst();
}

/**
 * Locks runs, releases and settings of the test until the transaction ends; verification of its
 * results waits.
 */
export async function lockControlledTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<Selectable<Schema['qc_test']> | undefined> {
  return tx
    .selectFrom('qc_test')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns false when the test already has QC on this instrument. */
export async function insertControlledTest(
  tx: TenantTransaction,
  row: Insertable<Schema['qc_test']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('qc_test')
    .values({ ...row, rules: json(row.rules) })
    .onConflict((taken) =>
      taken.columns(['tenant_id', 'test_parameter_id', 'instrument_id']).doNothing(),
    )
    .returning('id')
    .execute();
  return added.length > 0;
}

export async function updateControlledTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { rules, ...change }: Updateable<Schema['qc_test']>,
): Promise<void> {
  await tx
    .updateTable('qc_test')
    .set({ ...change, ...(rules !== undefined && { rules: json(rules) }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Active lots of the test's materials with their targets, by level, latest expiry first. */
export function findLotsOfTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, test_parameter_id }: { id: string; test_parameter_id: TestParameterId },
) {
  return tx
    .selectFrom('qc_lot as l')
    .innerJoin('qc_material as m', (on) =>
      on.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.id', '=', 'l.material_id'),
    )
    .innerJoin('qc_material_test as mt', (on) =>
      on
        .onRef('mt.tenant_id', '=', 'm.tenant_id')
        .onRef('mt.material_id', '=', 'm.id')
        .on('mt.test_parameter_id', '=', test_parameter_id),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('qc_target as t')
          .select([
            't.source',
            't.mean',
            't.sd',
            't.n',
            't.from_at',
            't.to_at',
            't.set_at',
            't.set_by',
            't.set_by_name',
          ])
          .whereRef('t.tenant_id', '=', 'l.tenant_id')
          .where('t.qc_test_id', '=', id)
          .whereRef('t.lot_id', '=', 'l.id')
          .orderBy('t.set_at', 'desc')
          .orderBy('t.id', 'desc')
          .limit(1)
          .as('target'),
      (join) => join.onTrue(),
    )
    .selectAll('l')
    .select([
      'm.name as material_name',
      'm.levels',
      'target.source',
      'target.mean',
      'target.sd',
      'target.n',
      'target.from_at',
      'target.to_at',
      'target.set_at',
      'target.set_by',
      'target.set_by_name',
    ])
    .where('l.tenant_id', '=', tenantId)
    .where('l.archived_at', 'is', null)
    .orderBy('l.level')
    .orderBy('l.expiry_date', 'desc')
    .orderBy('l.id')
    .execute();
}

export type TestLotRow = Awaited<ReturnType<typeof findLotsOfTest>>[number];

/** Values of a test's lots in runs neither void nor rejected, with measurement times. */
export function findLotValues(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: string,
  lotIds: readonly string[],
): Promise<{ lot_id: string; value: string; at: string }[]> {
  if (lotIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('qc_point as p')
    .innerJoin('qc_run as r', (on) =>
      on.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.id', '=', 'p.run_id'),
    )
    .select(['p.lot_id', 'p.value', 'r.at'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.lot_id', 'in', lotIds)
    .where('r.qc_test_id', '=', testId)
    .where('r.status', 'not in', ['void', 'rejected'])
    .execute();
}

/** Maximum number of values examined for a rolling target, in control or not. */
const MAX_LOOKED_AT = 500;

/** Latest values of a lot in runs of any status. */
export async function findLatestLotValues(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: string,
  lotId: string,
): Promise<LotValue[]> {
  const rows = await tx
    .selectFrom('qc_point as p')
    .innerJoin('qc_run as r', (on) =>
      on.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.id', '=', 'p.run_id'),
    )
    .select(['p.value', 'p.mean', 'p.sd', 'r.at', 'r.status'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.lot_id', '=', lotId)
    .where('r.qc_test_id', '=', testId)
    .orderBy('r.number', 'desc')
    .limit(MAX_LOOKED_AT)
    .execute();
  return rows.map(({ mean, sd, ...value }) => ({
    ...value,
    limits: mean === null || sd === null ? null : { mean, sd },
  }));
}

export async function insertTarget(
  tx: TenantTransaction,
  row: Insertable<Schema['qc_target']>,
): Promise<void> {
  await tx.insertInto('qc_target').values(row).execute();
}

/**
 * Mean difference of a laboratory’s scored EQA results from their assigned values, in percent; null
 * without results. Withdrawn rounds and assigned values of 0 do not count.
 */
export async function findEqaBias(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    testId,
    laboratoryId,
    since,
  }: { testId: TestParameterId; laboratoryId: LaboratoryId; since: Date },
): Promise<EqaBias | null> {
  const { rows } = await sql<{ n: number; bias: number | null }>`
    select count(*)::int as n,
      avg(100 * (v.reported - v.assigned) / abs(v.assigned))::double precision as bias
    from eqa_value v
    join eqa_round r on r.tenant_id = v.tenant_id and r.id = v.round_id
    where v.tenant_id = ${tenantId} and v.test_parameter_id = ${testId} and v.assigned <> 0
      and v.reported is not null and r.laboratory_id = ${laboratoryId}
      and r.state in ('scored', 'reviewed') and r.closes_at >= ${since}`.execute(tx);
  const [found] = rows;
  return found && found.bias !== null ? { n: found.n, bias: found.bias } : null;
}
