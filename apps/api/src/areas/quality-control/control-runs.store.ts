import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../patients/patient-summary.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { openAmendmentStates, type InstrumentId, type ResultId } from '@alms/lis-domain/results';

export type RunRow = Selectable<Schema['qc_run']>;
export type PointRow = Selectable<Schema['qc_point']> & { lot_number: string };
export type ActionRow = Selectable<Schema['qc_action']>;

export interface RunPage {
  /** Only runs measured from this time on. */
  since: string | undefined;
  /** Number of the last run on the previous page. */
  before: number | undefined;
  max: number;
}

/** Runs of a test, latest first. */
export function findRuns(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: string,
  { since, before, max }: RunPage,
): Promise<RunRow[]> {
  let page = tx
    .selectFrom('qc_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('qc_test_id', '=', testId);
  if (since !== undefined) page = page.where('at', '>=', since);
  if (before !== undefined) page = page.where('number', '<', before);
  return page.orderBy('number', 'desc').limit(max).execute();
}

export function findRun(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<RunRow | undefined> {
  return tx
    .selectFrom('qc_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The last run of a test with one of these statuses, including voided runs unless excluded. */
export function findLastEvaluated(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: string,
  judgments: readonly RunRow['judgment'][],
  { standing }: { standing: boolean },
): Promise<RunRow | undefined> {
  let runs = tx
    .selectFrom('qc_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('qc_test_id', '=', testId)
    .where('judgment', 'in', judgments);
  if (standing) runs = runs.where('voided_at', 'is', null);
  return runs.orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** The standing accepted run of a test nearest to a run, before or after it. */
export function findAcceptedBeside(
  tx: TenantTransaction,
  tenantId: TenantId,
  { qc_test_id, number }: Pick<RunRow, 'qc_test_id' | 'number'>,
  side: 'before' | 'after',
): Promise<RunRow | undefined> {
  return tx
    .selectFrom('qc_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('qc_test_id', '=', qc_test_id)
    .where('status', 'in', ['accepted', 'warning'])
    .where('number', side === 'before' ? '<' : '>', number)
    .orderBy('number', side === 'before' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}

/** Runs of a test after one accepted run up to the next, latest first. */
export function findRunsBetween(
  tx: TenantTransaction,
  tenantId: TenantId,
  testId: string,
  { after, upTo }: { after: number; upTo: number | undefined },
): Promise<RunRow[]> {
  let runs = tx
    .selectFrom('qc_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('qc_test_id', '=', testId)
    .where('number', '>', after);
  if (upTo !== undefined) runs = runs.where('number', '<=', upTo);
  return runs.orderBy('number', 'desc').execute();
}

/** Sorted by level. */
export async function findPoints(
  tx: TenantTransaction,
  tenantId: TenantId,
  runIds: readonly string[],
): Promise<PointRow[]> {
  if (runIds.length === 0) return [];
  return tx
    .selectFrom('qc_point as p')
    .innerJoin('qc_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'p.tenant_id').onRef('l.id', '=', 'p.lot_id'),
    )
    .selectAll('p')
    .select('l.lot_number')
    .where('p.tenant_id', '=', tenantId)
    .where('p.run_id', 'in', runIds)
    .orderBy('p.level')
    .orderBy('p.id')
    .execute();
}

export async function findActions(
  tx: TenantTransaction,
  tenantId: TenantId,
  runIds: readonly string[],
): Promise<ActionRow[]> {
  if (runIds.length === 0) return [];
  return tx
    .selectFrom('qc_action')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('run_id', 'in', runIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertRuns(
  tx: TenantTransaction,
  runs: readonly Insertable<Schema['qc_run']>[],
  points: readonly Insertable<Schema['qc_point']>[],
): Promise<void> {
  await tx
    .insertInto('qc_run')
    .values(runs.map((run) => ({ ...run, violations: json(run.violations) })))
    .execute();
  if (points.length > 0) await tx.insertInto('qc_point').values(points).execute();
}

export async function updateRun(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Updateable<Schema['qc_run']>,
): Promise<void> {
  await tx
    .updateTable('qc_run')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function insertAction(
  tx: TenantTransaction,
  row: Insertable<Schema['qc_action']>,
): Promise<void> {
  await tx.insertInto('qc_action').values(row).execute();
}

/** Locked until the transaction ends. */
export function lockAction(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<ActionRow | undefined> {
  return tx
    .selectFrom('qc_action')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateAction(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Updateable<Schema['qc_action']>,
): Promise<ActionRow> {
  return tx
    .updateTable('qc_action')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Results of a test that depend on the QC of one instrument. */
export interface SinceScope {
  testParameterId: TestParameterId;
  /** Excludes results measured on another instrument with QC for the test. */
  instrumentId: InstrumentId;
  /** Entered after this time; null for no lower limit. */
  since: string | null;
  /** Entered at this time or earlier; null for no upper limit. */
  until: string | null;
  /**
   * The rejected run: values that were replaced or withdrawn since are included, with their
   * correction up to the review. Undefined: current values only.
   */
  run: { at: string; reviewed_at: string | null } | undefined;
}

export interface SincePage extends SinceScope {
  /** Condition on result `r` and its order `o`: visible to the reader. */
  shown: RawBuilder<boolean>;
  /** Entry time and id of the last result on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** SQL condition: a correction of result `r` awaits verification. */
const isUnderCorrection = sql<boolean>`exists (
  select from amendment a
  where a.tenant_id = r.tenant_id and a.result_id = r.id
    and a.state in (${sql.join(openAmendmentStates.map((state) => sql.lit(state)))}))`;

/** Results (`r`) of a test entered in a period, with their orders and value of that time (`v`). */
function resultsEnteredSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  { testParameterId, instrumentId, since, until, run }: SinceScope,
) {
  const inPeriod = sql<boolean>`v.entered_at is not null
    and (${since}::timestamptz is null or v.entered_at > ${since}::timestamptz)
    and (${until}::timestamptz is null or v.entered_at <= ${until}::timestamptz)`;
  const valuesOf = (versions: RawBuilder<boolean>) => sql<ResultId>`select v.id from result v
    where v.tenant_id = ${tenantId} and v.test_parameter_id = ${testParameterId}
      and ${inPeriod} and ${versions}`;
  const current = valuesOf(sql`v.is_current`);
  // Every value is first written as entered or held, also one that is no longer current.
  const ids = run
    ? sql`${current} union ${valuesOf(sql`v.status in ('entered', 'held')`)}`
    : current;
  return tx
    .selectFrom('current_result as r')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('result as v')
          .select(['v.value_text', 'v.unit_display', 'v.flag', 'v.entered_at', 'v.instrument_id'])
          .whereRef('v.tenant_id', '=', 'r.tenant_id')
          .whereRef('v.id', '=', 'r.id')
          .where(inPeriod)
          .orderBy('v.version', 'desc')
          .limit(1)
          .as('v'),
      (on) => on.onTrue(),
    )
    .where('r.tenant_id', '=', tenantId)
    .where(sql<boolean>`r.id in (${ids})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('qc_test as q')
            .select('q.id')
            .where('q.tenant_id', '=', tenantId)
            .where('q.test_parameter_id', '=', testParameterId)
            .whereRef('q.instrument_id', '=', 'v.instrument_id')
            .where('q.instrument_id', '<>', instrumentId),
        ),
      ),
    );
}

/** Counts these results: all of them, those visible to the reader, and those under correction. */
export async function countResultsEnteredSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  { shown, ...scope }: SinceScope & Pick<SincePage, 'shown'>,
): Promise<{ all: number; visible: number; underCorrection: number }> {
  const { all, visible, under_correction } = await resultsEnteredSince(tx, tenantId, scope)
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      sql<string>`count(*) filter (where ${shown})`.as('visible'),
      sql<string>`count(*) filter (where ${isUnderCorrection})`.as('under_correction'),
    ])
    .executeTakeFirstOrThrow();
  return {
    all: Number(all),
    visible: Number(visible),
    underCorrection: Number(under_correction),
  };
}

/** Returns whether every one of some results is among these. */
export async function areEnteredSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  scope: SinceScope,
  ids: readonly ResultId[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await resultsEnteredSince(tx, tenantId, scope)
    .select('r.id')
    .where('r.id', 'in', ids)
    .execute();
  return found.length === new Set(ids).size;
}

/** A page of these results, latest first. */
export function findResultsEnteredSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  { shown, after, max, ...scope }: SincePage,
) {
  const { run } = scope;
  const between = run
    ? sql<boolean>`(c.correction->>'at')::timestamptz > ${run.at}::timestamptz
        and (${run.reviewed_at}::timestamptz is null
          or (c.correction->>'at')::timestamptz <= ${run.reviewed_at}::timestamptz)`
    : sql<boolean>`false`;
  let page = resultsEnteredSince(tx, tenantId, scope)
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.patient_id'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('result as c')
          .select('c.correction')
          .whereRef('c.tenant_id', '=', 'r.tenant_id')
          .whereRef('c.id', '=', 'r.id')
          .where(between)
          .orderBy('c.version', 'desc')
          .limit(1)
          .as('c'),
      (on) => on.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('result as f')
          .select(sql<string | null>`min(coalesce(f.released_at, f.verified_at))`.as('released_at'))
          .whereRef('f.tenant_id', '=', 'r.tenant_id')
          .whereRef('f.id', '=', 'r.id')
          .where('f.status', 'in', ['released', 'amended'])
          .as('f'),
      (on) => on.onTrue(),
    )
    .select([
      'r.id',
      'r.version',
      'r.patient_id',
      'r.status',
      'v.value_text',
      'v.unit_display',
      'v.flag',
      'v.entered_at',
      'f.released_at',
      'c.correction',
      isUnderCorrection.as('under_correction'),
      'o.order_number',
      's.id as sample_id',
      's.accession_number',
      ...summaryColumns,
    ])
    .where(shown);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(v.entered_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('v.entered_at', 'desc').orderBy('r.id', 'desc').limit(max).execute();
}
