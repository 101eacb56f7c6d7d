import { dateIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  biasOf,
  canEstablish,
  EQA_BIAS_DAYS,
  holdAt,
  lotStateOn,
  lotStatistics,
  proposePlan,
  rollingTarget,
  sigmaOf,
  expiryOf,
  type ControlledTest,
  type ControlledTestDetail,
  type createControlledTest,
  type listControlledTests,
  type QcPlan,
  type RollingProposal,
  type setControlTarget,
  type TestLot,
  type updateControlSettings,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findTest } from '../catalogue/catalogue.store.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import type { ResultUpdates } from '../result-updates.ts';
import {
  findControlledTest,
  findEqaBias,
  findControlledTests,
  findLatestLotValues,
  findLotsOfTest,
  findLotValues,
  insertControlledTest,
  insertTarget,
  lockControlledTest,
  updateControlledTest,
  type ControlledTestRow,
  type TestLotRow,
} from './controlled-tests.store.ts';
import { controlledTestLabel } from './controlled-test-label.ts';
import { instrumentNamed } from './instruments.service.ts';
import { recordOverdue } from './overdue-controls.service.ts';

const defaultLimit = 50;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;
/** Context of an answer, which names laboratories only in a facility with several. */
type AnswerContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now' | 'user'>;

/** QC hold in force; QC of a retired instrument holds nothing. */
const holdOf = (row: ControlledTestRow, now: Date) =>
  row.instrument_active ? holdAt(row, now.toISOString()) : null;

const controlledTestFor =
  ({ now, user }: Pick<AnswerContext, 'now' | 'user'>) =>
  (row: ControlledTestRow): ControlledTest => {
    const {
      id,
      version,
      created_at,
      updated_at,
      rules,
      max_age_hours,
      allowable_error,
      last_accepted_at,
      open_reviews,
      definition,
    } = row;
    return {
      id,
      version,
      created_at,
      updated_at,
      rules,
      max_age_hours,
      allowable_error,
      last_accepted_at,
      open_reviews: Number(open_reviews),
      test: {
        id: row.test_parameter_id,
        code: row.code,
        name: row.name,
        unit_display: definition.unit_display,
        decimals: definition.decimals,
      },
      instrument: {
        id: row.instrument_id,
        name: row.instrument_name,
        active: row.instrument_active,
        ...(user.laboratories.length > 0 && {
          laboratory: { id: row.laboratory_id, name: row.laboratory_name },
        }),
      },
      hold: holdOf(row, now),
      last_run:
        row.run_id === null || row.run_at === null || row.run_judgment === null
          ? null
          : { id: row.run_id, at: row.run_at, status: row.run_judgment },
    };
  };

export const auditedTest = (row: ControlledTestRow) =>
  ({
    category: 'qc',
    entity_type: 'controlled_test',
    entity_id: row.id,
    entity_label: controlledTestLabel(row),
  }) as const;

export async function list(
  context: AnswerContext,
  { cursor, laboratory_id, limit = defaultLimit }: QueryOf<typeof listControlledTests>,
): Promise<AnswerOf<typeof listControlledTests>> {
  const rows = await findControlledTests(context.tx, context.tenantId, {
    laboratoryId: laboratory_id,
    after: keysOf(cursor, 3) as [string, string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(
    rows,
    limit,
    ({ name, instrument_name, id }) => [name, instrument_name, id],
    controlledTestFor(context),
  );
}

export async function controlledTestRow(
  { tx, tenantId }: ReadContext,
  id: string,
): Promise<ControlledTestRow> {
  const row = await findControlledTest(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns the row, locked until the transaction ends. */
export async function lockedTestRow(context: ReadContext, id: string): Promise<ControlledTestRow> {
  if (!(await lockControlledTest(context.tx, context.tenantId, id))) throw new Refusal('not_found');
  return controlledTestRow(context, id);
}

export async function read(context: AnswerContext, id: string): Promise<ControlledTestDetail> {
  const row = await controlledTestRow(context, id);
  const lots = await lotsOf(context, row);
  return { ...controlledTestFor(context)(row), lots, plan: await planOf(context, row, lots) };
}

/** QC plan proposed by the sigma metric; see `proposePlan`. */
async function planOf(
  { tx, tenantId, now }: ReadContext,
  row: ControlledTestRow,
  lots: readonly TestLot[],
): Promise<QcPlan> {
  const { allowable_error: allowable, test_parameter_id: testId, laboratory_id } = row;
  const eqa =
    allowable === null
      ? null
      : await findEqaBias(tx, tenantId, {
          testId,
          laboratoryId: laboratory_id,
          since: new Date(now.getTime() - EQA_BIAS_DAYS * 86_400_000),
        });
  // Of each level, the lot with the most values.
  const levels = new Map<number, TestLot>();
  for (const lot of lots) {
    const other = levels.get(lot.level);
    if (!other || lot.statistics.n > other.statistics.n) levels.set(lot.level, lot);
  }
  return proposePlan({
    allowable,
    eqa,
    levels: [...levels.values()].map(({ level, statistics: { n, days, cv, bias } }) => ({
      level,
      n,
      days,
      cv,
      bias,
    })),
  });
}

/** Usable and expired lots of a test, with statistics of their values. */
export async function lotsOf(
  { tx, tenantId, now }: ReadContext,
  test: ControlledTestRow,
): Promise<TestLot[]> {
  const zone = await timeZoneOf(tx, tenantId);
  const lots = await findLotsOfTest(tx, tenantId, test);
  const values = await findLotValues(
    tx,
    tenantId,
    test.id,
    lots.map(({ id }) => id),
  );
  return lots.map((lot) => {
    const own = values.filter(({ lot_id }) => lot_id === lot.id);
    const days = new Set(own.map(({ at }) => dateIn(zone, at))).size;
    return testLotOf(
      lot,
      {
        days,
        statistics: lotStatistics(own.map(({ value }) => Number(value))),
        allowable: test.allowable_error,
      },
      dateIn(zone, now.toISOString()),
    );
  });
}

interface LotFigures {
  days: number;
  statistics: ReturnType<typeof lotStatistics>;
  allowable: string | null;
}

function testLotOf(
  row: TestLotRow,
  { days, statistics, allowable }: LotFigures,
  today: string,
): TestLot {
  const {
    source,
    mean,
    sd,
    n,
    from_at,
    to_at,
    set_at,
    set_by,
    set_by_name,
    levels,
    archived_at,
    ...lot
  } = row;
  const isSet =
    source !== null &&
    mean !== null &&
    sd !== null &&
    set_at !== null &&
    set_by !== null &&
    set_by_name !== null;
  const use_by = expiryOf(lot);
  const bias =
    statistics.mean === null || mean === null ? null : biasOf(statistics.mean, Number(mean));
  return {
    ...lot,
    use_by,
    level_label: levels.find(({ level }) => level === lot.level)?.label ?? '',
    state: lotStateOn({ archived: archived_at !== null, use_by, hasTarget: isSet }, today),
    target: isSet
      ? {
          source,
          mean,
          sd,
          n,
          from: from_at,
          to: to_at,
          set_at,
          set_by: { id: set_by, name: set_by_name },
        }
      : null,
    statistics: {
      ...statistics,
      days,
      bias,
      sigma:
        bias === null || statistics.cv === null || allowable === null
          ? null
          : sigmaOf({ allowable: Number(allowable), bias, cv: statistics.cv }),
    },
  };
}

export async function create(
  context: OperationContext,
  body: BodyOf<typeof createControlledTest>,
): Promise<ControlledTestDetail> {
  const { tx, tenantId, now } = context;
  const { test_parameter_id, instrument_name, ...settings } = body;
  const test = await findTest(tx, tenantId, test_parameter_id);
  if (!test || test.kind === 'panel') throw new Refusal('not_found');
  const id = uuidv7();
  const instrument_id = await instrumentNamed(context, instrument_name);
  const isNew = await insertControlledTest(tx, {
    id,
    test_parameter_id,
    instrument_id,
    ...settings,
    created_at: now,
    updated_at: now,
  });
  if (!isNew)
    throw new Refusal('duplicate', { fields: { instrument_name: 'already has QC for this test' } });
  context.audit({
    action: 'create',
    ...auditedTest(await controlledTestRow(context, id)),
    after: { ...settings },
  });
  return read(context, id);
}

export async function updateSettings(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  body: BodyOf<typeof updateControlSettings>,
): Promise<ControlledTestDetail> {
  const { tx, tenantId, now } = context;
  const row = await lockedTestRow(context, id);
  checkVersion(version, row.version);
  const { rules, max_age_hours, allowable_error } = row;
  const changed = changedFields({ rules, max_age_hours, allowable_error }, body);
  if (Object.keys(changed.after).length > 0) {
    await updateControlledTest(tx, tenantId, id, {
      ...body,
      version: version + 1,
      updated_at: now,
    });
    context.audit({ action: 'update', ...auditedTest(row), ...changed });
  }
  return read(context, id);
}

/** Significant digits stored for a mean or SD. */
const FIGURES = 6;

/** Proposed target of a lot from its latest in-control values. */
export async function readRolling(
  context: ReadContext,
  id: string,
  lotId: string,
): Promise<RollingProposal> {
  const { tx, tenantId } = context;
  const row = await controlledTestRow(context, id);
  if (!(await findLotsOfTest(tx, tenantId, row)).some((lot) => lot.id === lotId))
    throw new Refusal('not_found');
  const zone = await timeZoneOf(tx, tenantId);
  const { mean, sd, ...proposed } = rollingTarget(
    await findLatestLotValues(tx, tenantId, id, lotId),
    (at) => dateIn(zone, at),
  );
  return {
    lot_id: lotId,
    ...proposed,
    mean: mean === null ? null : mean.toFixed(FIGURES),
    sd: sd === null ? null : sd.toFixed(FIGURES),
  };
}

/** Sets the target of a lot for future runs. Evaluated points keep their earlier target. */
export async function setTarget(
  context: OperationContext,
  id: string,
  body: BodyOf<typeof setControlTarget>,
): Promise<ControlledTestDetail> {
  const { tx, user, now } = context;
  const row = await lockedTestRow(context, id);
  const lot = (await lotsOf(context, row)).find((each) => each.id === body.lot_id);
  if (!lot) throw new Refusal('not_found');
  const { from_at = null, to_at = null, ...target } = await targetOf(context, row, lot, body);
  await insertTarget(tx, {
    id: uuidv7(),
    qc_test_id: id,
    lot_id: lot.id,
    ...target,
    from_at,
    to_at,
    set_at: now,
    set_by: user.id,
    set_by_name: user.full_name,
  });
  const before =
    lot.target === null
      ? {}
      : { before: { mean: lot.target.mean, sd: lot.target.sd, source: lot.target.source } };
  context.audit({
    action: 'update',
    ...auditedTest(row),
    ...before,
    after: {
      lot_number: lot.lot_number,
      ...target,
      ...(from_at !== null && { from: from_at, to: to_at }),
    },
  });
  return read(context, id);
}

const tooFew = ({ n, days }: { n: number; days: number }) =>
  new Refusal('too_few_control_values', {
    fields: { lot_id: `has ${n} values from ${days} days` },
  });

interface NewTarget {
  source: 'manufacturer' | 'established' | 'rolling';
  mean: string;
  sd: string;
  n: number | null;
  from_at?: string | null;
  to_at?: string | null;
}

async function targetOf(
  context: OperationContext,
  { id }: ControlledTestRow,
  lot: TestLot,
  body: BodyOf<typeof setControlTarget>,
): Promise<NewTarget> {
  switch (body.source) {
    case 'manufacturer':
      return { source: body.source, mean: body.mean, sd: body.sd, n: null };
    case 'established': {
      const { n, days, mean, sd } = lot.statistics;
      if (mean === null || sd === null || !canEstablish({ n, days })) throw tooFew({ n, days });
      const times = (await findLotValues(context.tx, context.tenantId, id, [lot.id]))
        .map(({ at }) => at)
        .toSorted();
      return {
        source: body.source,
        mean: mean.toFixed(FIGURES),
        sd: sd.toFixed(FIGURES),
        n,
        from_at: times[0] ?? null,
        to_at: times.at(-1) ?? null,
      };
    }
    case 'rolling': {
      const { n, days, from, to, mean, sd, sufficient } = await readRolling(context, id, lot.id);
      if (!sufficient || mean === null || sd === null) throw tooFew({ n, days });
      // The user accepts exactly the displayed values.
      if (Number(mean) !== Number(body.mean) || Number(sd) !== Number(body.sd))
        throw new Refusal('rolling_target_moved');
      return { source: body.source, mean, sd, n, from_at: from, to_at: to };
    }
  }
}

/** Releases the QC hold of a test, with a reason. The next rejected run holds its results again. */
export async function release(
  context: OperationContext,
  id: string,
  reason: string,
  { releaseQcHolds }: ResultUpdates,
): Promise<ControlledTestDetail> {
  const { tx, tenantId, now } = context;
  const row = await lockedTestRow(context, id);
  const hold = holdOf(row, now);
  if (hold === null) throw new Refusal('conflict');
  await recordOverdue(context, row, now.toISOString());
  await updateControlledTest(tx, tenantId, id, { rejected_at: null, released_at: now });
  context.audit({
    action: 'override',
    ...auditedTest(row),
    before: { hold: hold.reason, since: hold.since },
    after: { hold: null },
    reason,
  });
  await releaseQcHolds(context, row.test_parameter_id);
  return read(context, id);
}
