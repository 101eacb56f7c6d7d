import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { EqaState } from '@alms/lis-domain/quality-control';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { instantText } from '../../platform/db/instant-text.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { ActionRow } from './control-runs.store.ts';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const graded = ['acceptable', 'unacceptable', 'not_reported'] as const;

/** Rounds with their number of requested, reported and scored values. */
function rounds(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('eqa_round as r')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('eqa_value as v')
          .select(({ fn }) => [
            fn.countAll<number>().as('values'),
            fn.count<number>('v.reported').as('reported'),
            fn.countAll<number>().filterWhere('v.score', '=', 'acceptable').as('acceptable'),
            fn.countAll<number>().filterWhere('v.score', '=', 'questionable').as('questionable'),
            fn.countAll<number>().filterWhere('v.score', '=', 'unacceptable').as('unacceptable'),
            fn.countAll<number>().filterWhere('v.allowable_outcome', 'in', graded).as('graded'),
            fn
              .countAll<number>()
              .filterWhere('v.allowable_outcome', '=', 'acceptable')
              .as('within'),
          ])
          .whereRef('v.tenant_id', '=', 'r.tenant_id')
          .whereRef('v.round_id', '=', 'r.id')
          .as('c'),
      (join) => join.onTrue(),
    )
    .leftJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.instrument_id'),
    )
    .selectAll('r')
    .select([
      'i.name as instrument_name',
      'c.values',
      'c.reported',
      'c.acceptable',
      'c.questionable',
      'c.unacceptable',
      'c.graded',
      'c.within',
    ])
    .where('r.tenant_id', '=', tenantId);
}

export type EqaRoundRow = Awaited<ReturnType<typeof findEqaRounds>>[number];
export type EqaValueRow = Selectable<Schema['eqa_value']>;

export interface EqaRoundPage {
  laboratoryId: LaboratoryId | undefined;
  state: EqaState | undefined;
  scheme: string | undefined;
  instrumentId: InstrumentId | undefined;
  /** Closing time and id of the last round on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Latest closing time first. */
export function findEqaRounds(
  tx: TenantTransaction,
  tenantId: TenantId,
  { laboratoryId, state, scheme, instrumentId, after, max }: EqaRoundPage,
) {
  let page = rounds(tx, tenantId);
  if (laboratoryId !== undefined) page = page.where('r.laboratory_id', '=', laboratoryId);
  if (state !== undefined) page = page.where('r.state', '=', state);
  if (scheme !== undefined) page = page.where('r.scheme', '=', scheme);
  if (instrumentId !== undefined) page = page.where('r.instrument_id', '=', instrumentId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(r.closes_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('r.closes_at', 'desc').orderBy('r.id', 'desc').limit(max).execute();
}

export function findEqaRound(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<EqaRoundRow | undefined> {
  return rounds(tx, tenantId).where('r.id', '=', id).executeTakeFirst();
}

/** Locks the round until the transaction ends. Returns false when it does not exist. */
export async function lockEqaRound(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<boolean> {
  return (
    (await tx
      .selectFrom('eqa_round')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

/** Maximum number of schemes offered for selection. */
const MAX_SCHEMES = 200;

export function findSchemes(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ scheme: string; rounds: number }[]> {
  return tx
    .selectFrom('eqa_round')
    .select(({ fn }) => ['scheme', fn.countAll<number>().as('rounds')])
    .where('tenant_id', '=', tenantId)
    .groupBy('scheme')
    .orderBy('scheme')
    .limit(MAX_SCHEMES)
    .execute();
}

/** By specimen, in order of entry. */
export function findEqaValues(
  tx: TenantTransaction,
  tenantId: TenantId,
  roundId: string,
): Promise<EqaValueRow[]> {
  return tx
    .selectFrom('eqa_value')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('round_id', '=', roundId)
    .orderBy('position')
    .execute();
}

export function findEqaActions(
  tx: TenantTransaction,
  tenantId: TenantId,
  roundId: string,
): Promise<ActionRow[]> {
  return tx
    .selectFrom('qc_action')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eqa_round_id', '=', roundId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A test as stored with a round. */
export interface AssessedTest {
  id: TestParameterId;
  code: string;
  name: string;
  unit: string | null;
  unit_display: string | null;
}

/** The given tests with numeric results; others have no z-score. */
export function findAssessedTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly TestParameterId[],
): Promise<AssessedTest[]> {
  return tx
    .selectFrom('test_parameter')
    .select([
      'id',
      'code',
      'name',
      sql<string | null>`definition ->> 'unit'`.as('unit'),
      sql<string | null>`definition ->> 'unit_display'`.as('unit_display'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('kind', '<>', 'panel')
    .where(sql<boolean>`definition ->> 'result_type' = 'numeric'`)
    .execute();
}

/**
 * Whether the laboratory of round `except` has another one of this name for the scheme and
 * instrument. Withdrawn rounds release their names.
 */
export async function isRoundEntered(
  tx: TenantTransaction,
  tenantId: TenantId,
  { scheme, round, instrument_id }: Pick<EqaRoundRow, 'scheme' | 'round' | 'instrument_id'>,
  except: string,
): Promise<boolean> {
  const twin = await tx
    .selectFrom('eqa_round')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('scheme', '=', scheme)
    .where('round', '=', round)
    .where('instrument_id', 'is not distinct from', instrument_id)
    .where('state', '<>', 'withdrawn')
    .where('id', '<>', except)
    .where('laboratory_id', '=', (eb) =>
      eb
        .selectFrom('eqa_round as own')
        .select('own.laboratory_id')
        .where('own.tenant_id', '=', tenantId)
        .where('own.id', '=', except),
    )
    .executeTakeFirst();
  return twin !== undefined;
}

/** Returns false when the laboratory already has a round of this name for scheme and instrument. */
export async function insertEqaRound(
  tx: TenantTransaction,
  row: Insertable<Schema['eqa_round']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('eqa_round')
    .values(row)
    .onConflict((taken) =>
      taken
        .columns(['tenant_id', 'laboratory_id', 'scheme', 'round', 'instrument_id'])
        .where(sql<boolean>`state <> 'withdrawn'`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return added.length > 0;
}

export async function insertEqaValues(
  tx: TenantTransaction,
  rows: readonly Insertable<Schema['eqa_value']>[],
): Promise<void> {
  await tx.insertInto('eqa_value').values(rows).execute();
}

/** Replaces all values of a round. */
export async function replaceEqaValues(
  tx: TenantTransaction,
  tenantId: TenantId,
  roundId: string,
  rows: readonly Insertable<Schema['eqa_value']>[],
): Promise<void> {
  await tx
    .deleteFrom('eqa_value')
    .where('tenant_id', '=', tenantId)
    .where('round_id', '=', roundId)
    .execute();
  await insertEqaValues(tx, rows);
}

export async function updateEqaRound(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Updateable<Schema['eqa_round']>,
): Promise<void> {
  await tx
    .updateTable('eqa_round')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function writeReported(
  tx: TenantTransaction,
  tenantId: TenantId,
  values: readonly Pick<EqaValueRow, 'id' | 'reported'>[],
): Promise<void> {
  await sql`
    update eqa_value v set reported = n.reported
    from unnest(${values.map(({ id }) => id)}::uuid[], ${values.map(({ reported }) => reported)}::numeric[]) as n (id, reported)
    where v.tenant_id = ${tenantId} and v.id = n.id`.execute(tx);
}

export async function writeScores(
  tx: TenantTransaction,
  tenantId: TenantId,
  values: readonly Pick<
    EqaValueRow,
    'id' | 'assigned' | 'sd_pa' | 'z' | 'score' | 'allowable' | 'allowable_outcome'
  >[],
): Promise<void> {
  await sql`
    update eqa_value v set assigned = n.assigned, sd_pa = n.sd_pa, z = n.z, score = n.score, allowable = n.allowable, allowable_outcome = n.allowable_outcome
    from unnest(
      ${values.map(({ id }) => id)}::uuid[], ${values.map(({ assigned }) => assigned)}::numeric[], ${values.map(({ sd_pa }) => sd_pa)}::numeric[],
      ${values.map(({ z }) => z)}::double precision[], ${values.map(({ score }) => score)}::text[],
      ${values.map(({ allowable }) => allowable && JSON.stringify(allowable))}::jsonb[], ${values.map(({ allowable_outcome }) => allowable_outcome)}::text[]
    ) as n (id, assigned, sd_pa, z, score, allowable, allowable_outcome)
    where v.tenant_id = ${tenantId} and v.id = n.id`.execute(tx);
}

/** Graded values of a test in an earlier round. */
export interface EarlierEvent {
  test_parameter_id: TestParameterId;
  round: string;
  closes_at: string;
  graded: number;
  acceptable: number;
  required: number;
}

/**
 * The last `max` events of each test before a round, latest first: scored rounds of the same
 * scheme, laboratory and instrument with graded values.
 */
export async function findEarlierEvents(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, scheme, laboratory_id, instrument_id, closes_at }: EqaRoundRow,
  { testIds, max }: { testIds: readonly TestParameterId[]; max: number },
): Promise<EarlierEvent[]> {
  if (testIds.length === 0) return [];
  const { rows } = await sql<EarlierEvent>`
    select e.test_parameter_id, e.round, ${instantText('e.closes_at')} as closes_at,
      e.graded, e.acceptable, e.required
    from unnest(${testIds}::uuid[]) as t (id)
    cross join lateral (
      select v.test_parameter_id, r.round, count(*)::int as graded,
        count(*) filter (where v.allowable_outcome = 'acceptable')::int as acceptable,
        max((v.allowable ->> 'required_score')::int) as required, r.closes_at
      from eqa_round r
      join eqa_value v on v.tenant_id = r.tenant_id and v.round_id = r.id
      where r.tenant_id = ${tenantId} and r.scheme = ${scheme} and r.laboratory_id = ${laboratory_id}
        and r.instrument_id is not distinct from ${instrument_id}::uuid
        and r.state in ('scored', 'reviewed') and (r.closes_at, r.id) < (${closes_at}::timestamptz, ${id}::uuid)
        and v.test_parameter_id = t.id and v.allowable_outcome in ('acceptable', 'unacceptable', 'not_reported')
      group by r.id, r.round, r.closes_at, v.test_parameter_id
      order by r.closes_at desc, r.id desc
      limit ${max}
    ) e
    order by e.test_parameter_id, e.closes_at desc`.execute(tx);
  return rows;
}

/**
 * Facilities with an open round that has closed, or closes before `near`, without a notification
 * yet.
 */
export async function facilitiesWithDueRounds(
  db: Database,
  now: Date,
  near: Date,
): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_due_rounds(${now}, ${near})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

export type RoundToRemind = Pick<
  EqaRoundRow,
  'id' | 'scheme' | 'round' | 'state' | 'closes_at' | 'reminded_soon_at'
>;

/** Open rounds without an overdue notification, locked until the transaction ends. */
export function lockRoundsToRemind(
  tx: TenantTransaction,
  tenantId: TenantId,
  near: Date,
): Promise<RoundToRemind[]> {
  return tx
    .selectFrom('eqa_round')
    .select(['id', 'scheme', 'round', 'state', 'closes_at', 'reminded_soon_at'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where('reminded_overdue_at', 'is', null)
    .where('closes_at', '<', near.toISOString())
    .orderBy('id')
    .forUpdate()
    .execute();
}
