import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  affectedPeriod,
  canRead,
  deviationOf,
  evaluateRun,
  holdAt,
  RUNS_LOOKED_AT,
  zOf,
  type AffectedOutcome,
  type ControlReading,
  type ControlRun,
  type EvaluatedRun,
  type listControlRuns,
  type listResultsSinceAccepted,
  type recordControlRun,
  type recordRunCause,
  type ResultSince,
  type reviewAffectedResults,
  type TestLot,
  type Verdict,
} from '@alms/lis-domain/quality-control';
import type { Correction } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { personOf, type OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { recordPerformedTests } from '../inventory/performed-tests.ts';
import { notifyOfRejectedRun } from '../notifications/control-notifications.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { actionOf } from './corrective-action.ts';
import {
  areEnteredSince,
  countResultsEnteredSince,
  findAcceptedBeside,
  findActions,
  findPoints,
  findResultsEnteredSince,
  findRun,
  findRuns,
  insertRuns,
  updateRun,
  type ActionRow,
  type PointRow,
  type RunRow,
  type SinceScope,
} from './control-runs.store.ts';
import { controlledTestLabel } from './controlled-test-label.ts';
import { controlledTestRow, lockedTestRow, lotsOf } from './controlled-tests.service.ts';
import { updateControlledTest, type ControlledTestRow } from './controlled-tests.store.ts';
import { recordOverdue } from './overdue-controls.service.ts';

const defaultLimit = 50;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const pointOf = ({
  id,
  lot_id,
  lot_number,
  level,
  value,
  mean,
  sd,
}: PointRow): ControlRun['points'][number] => {
  const deviation = mean === null || sd === null ? undefined : deviationOf(value, { mean, sd });
  return {
    id,
    lot_id,
    lot_number,
    level,
    value,
    mean,
    sd,
    z: deviation === undefined ? null : zOf(deviation),
  };
};

function runOf(
  row: RunRow,
  points: readonly PointRow[],
  actions: readonly ActionRow[],
): ControlRun {
  const {
    qc_test_id,
    operator_id,
    operator_name,
    voided_at,
    voided_by,
    voided_by_name,
    void_reason,
    cause_category,
    cause_findings,
    cause_at,
    cause_by,
    cause_by_name,
    results_reviewed_count,
    results_reviewed_at,
    results_reviewed_by,
    results_reviewed_by_name,
    signed_off_at: _,
    ...run
  } = row;
  return {
    ...run,
    controlled_test_id: qc_test_id,
    operator:
      operator_id === null || operator_name === null
        ? null
        : { id: operator_id, name: operator_name },
    points: points.filter(({ run_id }) => run_id === row.id).map(pointOf),
    voided:
      voided_at === null || voided_by === null || voided_by_name === null || void_reason === null
        ? null
        : { at: voided_at, by: { id: voided_by, name: voided_by_name }, reason: void_reason },
    cause:
      cause_category === null ||
      cause_findings === null ||
      cause_at === null ||
      cause_by === null ||
      cause_by_name === null
        ? null
        : {
            category: cause_category,
            findings: cause_findings,
            by: { id: cause_by, name: cause_by_name },
            at: cause_at,
          },
    actions: actions.filter(({ run_id }) => run_id === row.id).map(actionOf),
    results_review:
      results_reviewed_count === null ||
      results_reviewed_at === null ||
      results_reviewed_by === null ||
      results_reviewed_by_name === null
        ? null
        : {
            count: results_reviewed_count,
            by: { id: results_reviewed_by, name: results_reviewed_by_name },
            at: results_reviewed_at,
          },
  };
}

export async function runsOf(
  { tx, tenantId }: ReadContext,
  rows: readonly RunRow[],
): Promise<ControlRun[]> {
  const ids = rows.map(({ id }) => id);
  const points = await findPoints(tx, tenantId, ids);
  const actions = await findActions(tx, tenantId, ids);
  return rows.map((row) => runOf(row, points, actions));
}

export async function runById(context: ReadContext, id: string): Promise<ControlRun> {
  const [run] = await runsOf(context, [await runRow(context, id)]);
  if (!run) throw new Refusal('not_found');
  return run;
}

export async function runRow({ tx, tenantId }: ReadContext, id: string): Promise<RunRow> {
  const row = await findRun(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/**
 * Runs of a test, latest first. With `run_id`, the first page starts with the accepted run after
 * that run, so that it contains the run’s correction.
 */
export async function list(
  context: ReadContext,
  testId: string,
  { cursor, limit = defaultLimit, since, run_id }: QueryOf<typeof listControlRuns>,
): Promise<AnswerOf<typeof listControlRuns>> {
  await controlledTestRow(context, testId);
  const start = run_id === undefined ? undefined : await startOf(context, testId, run_id);
  const [before] = (keysOf(cursor, 1) as [number] | undefined) ?? [start];
  const rows = await findRuns(context.tx, context.tenantId, testId, {
    since,
    before,
    max: limit + 1,
  });
  const { next_cursor } = pageOfRows(
    rows,
    limit,
    ({ number }) => [number],
    (row) => row,
  );
  return { items: await runsOf(context, rows.slice(0, limit)), next_cursor };
}

/** Number after the accepted run that follows a run; undefined if none follows. */
async function startOf(
  context: ReadContext,
  testId: string,
  runId: string,
): Promise<number | undefined> {
  const run = await runRow(context, runId);
  if (run.qc_test_id !== testId) throw new Refusal('not_found');
  const accepted = await findAcceptedBeside(context.tx, context.tenantId, run, 'after');
  return accepted && accepted.number + 1;
}

/**
 * Records a control run and evaluates it with the preceding runs, under a lock. Each point stores
 * the mean and SD used. A rejected run places patient results of its test on QC hold, an accepted
 * run releases them, and a non-evaluable run does neither.
 */
export async function record(
  context: OperationContext,
  testId: string,
  body: BodyOf<typeof recordControlRun>,
  { releaseQcHolds }: ResultUpdates,
): Promise<ControlRun> {
  const { tx, tenantId, now } = context;
  const person = personOf(context);
  let test = await lockedTestRow(context, testId);
  if (!test.instrument_active) throw new Refusal('conflict');
  const earlier = await findRuns(tx, tenantId, testId, {
    since: undefined,
    before: undefined,
    max: RUNS_LOOKED_AT,
  });
  const last = earlier.find(({ judgment }) => judgment !== 'overdue');
  const at = timeOf(body.at, last?.at, now);
  if (await recordOverdue(context, test, at)) test = await controlledTestRow(context, testId);
  const readings = evaluateValues(body.results, await lotsOf(context, test));
  const verdict = evaluateRun(readings, await evaluatedRuns(context, earlier), test.rules);

  const id = uuidv7();
  const number = test.last_number + 1;
  await insertRuns(
    tx,
    [
      {
        id,
        qc_test_id: testId,
        test_parameter_id: test.test_parameter_id,
        laboratory_id: test.laboratory_id,
        number,
        at,
        status: verdict.judgment,
        ...verdict,
        operator_id: person?.id ?? null,
        operator_name: person?.name ?? null,
        reagent_lot: body.reagent_lot,
        comment: body.comment,
        created_at: now,
        updated_at: now,
      },
    ],
    readings.map(({ id: pointId, lot_id, level, value, limits }) => ({
      id: pointId,
      run_id: id,
      lot_id,
      level,
      value,
      mean: limits?.mean ?? null,
      sd: limits?.sd ?? null,
    })),
  );
  await updateControlledTest(tx, tenantId, testId, {
    last_number: number,
    ...stateAfter(verdict, at),
  });
  const reference = `${controlledTestLabel(test)}, ${number}`;
  await recordPerformedTests(
    tx,
    tenantId,
    readings.map(() => ({
      testParameterId: test.test_parameter_id,
      laboratoryId: test.laboratory_id,
      type: 'qc_test',
      reference,
    })),
    now,
  );
  context.audit({
    action: verdict.judgment === 'rejected' ? 'reject' : 'create',
    ...auditedRun({ id, number }, test),
    after: {
      status: verdict.judgment,
      rules: verdict.violations.map(({ rule }) => rule),
      values: readings.map(({ level, value }) => `${level}: ${value}`),
      at,
    },
  });
  if (verdict.judgment === 'rejected')
    await notifyOfRejectedRun(context, { ...test, rules: brokenRules(verdict) });
  else await releaseQcHolds(context, test.test_parameter_id);
  return runById(context, id);
}

const brokenRules = ({ violations }: Verdict) => [
  ...new Set(violations.filter(({ severity }) => severity === 'reject').map(({ rule }) => rule)),
];

export const auditedRun = (
  { id, number }: Pick<RunRow, 'id' | 'number'>,
  test: ControlledTestRow,
) =>
  ({
    category: 'qc',
    entity_type: 'control_run',
    entity_id: id,
    entity_label: `${controlledTestLabel(test)}, ${number}`,
  }) as const;

/**
 * Measurement time of a run. Never before the previous run, because that run's evaluation would no
 * longer be valid.
 */
function timeOf(stated: string | undefined, last: string | undefined, now: Date): string {
  const min = last ?? '';
  if (stated === undefined) return now.toISOString() < min ? min : now.toISOString();
  const at = new Date(stated).toISOString();
  if (at > now.toISOString()) throw invalid({ at: 'must not be in the future' });
  if (at < min)
    throw new Refusal('control_run_too_early', { fields: { at: `must not be before ${min}` } });
  return at;
}

type LotReading = ControlReading & { lot_id: string };

/**
 * Measured values of a run. A run covers every level with a usable lot, so that repeating one level
 * does not skip another.
 */
function evaluateValues(
  results: BodyOf<typeof recordControlRun>['results'],
  lots: readonly TestLot[],
): LotReading[] {
  const usable = lots.filter(({ state }) => canRead(state));
  if (new Set(results.map(({ lot_id }) => lot_id)).size < results.length)
    throw invalid({ results: 'must contain each lot once' });
  const readings = results.map(({ lot_id, value }) => {
    const lot = usable.find(({ id }) => id === lot_id);
    if (!lot) throw new Refusal('control_lot_unusable', { fields: { [lot_id]: 'is not usable' } });
    return {
      id: uuidv7(),
      lot_id,
      level: lot.level,
      value,
      limits: lot.target === null ? null : { mean: lot.target.mean, sd: lot.target.sd },
    };
  });
  const missing = [...new Set(usable.map(({ level }) => level))].filter(
    (level) => !readings.some((reading) => reading.level === level),
  );
  if (missing.length > 0)
    throw invalid({ results: `must contain a value for level ${missing.join(', ')}` });
  return readings;
}

/** Runs in the form used by the rules, oldest first. */
async function evaluatedRuns(
  { tx, tenantId }: ReadContext,
  rows: readonly RunRow[],
): Promise<EvaluatedRun[]> {
  const points = await findPoints(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.toReversed().map(({ id, status }) => ({
    status,
    readings: points
      .filter(({ run_id }) => run_id === id)
      .map(({ mean, sd, ...point }) => ({
        ...point,
        limits: mean === null || sd === null ? null : { mean, sd },
      })),
  }));
}

function stateAfter({ judgment }: Verdict, at: string) {
  if (judgment === 'rejected') return { rejected_at: at };
  return judgment === 'not_evaluable' ? {} : { rejected_at: null, last_accepted_at: at };
}

/** Whether the cause and corrective actions of a run are recorded. */
export const hasCorrection = ({ violations, judgment }: RunRow): boolean =>
  violations.length > 0 || judgment === 'overdue';

/**
 * Records the cause of a run's rule violations, or of overdue QC. The last user to change it
 * becomes its author. It cannot change once an action of the run is verified.
 */
export async function recordCause(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  body: BodyOf<typeof recordRunCause>,
): Promise<ControlRun> {
  const { tx, tenantId, user, now } = context;
  const test = await lockedTestRow(context, (await runRow(context, id)).qc_test_id);
  const row = await runRow(context, id);
  checkVersion(version, row.version);
  const actions = await findActions(tx, tenantId, [id]);
  if (!hasCorrection(row) || actions.some(({ verified_at }) => verified_at !== null))
    throw new Refusal('conflict');
  await updateRun(tx, tenantId, id, {
    cause_category: body.category,
    cause_findings: body.findings,
    cause_at: now,
    cause_by: user.id,
    cause_by_name: user.full_name,
    version: version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'update',
    ...auditedRun(row, test),
    before:
      row.cause_category === null
        ? {}
        : { cause: row.cause_category, findings: row.cause_findings },
    after: { cause: body.category, findings: body.findings },
  });
  return runById(context, id);
}

/** The accepted runs that limit the period affected by a run. */
export interface AcceptedRuns {
  before: RunRow | undefined;
  after: RunRow | undefined;
}

export async function acceptedBeside(
  { tx, tenantId }: ReadContext,
  run: RunRow,
): Promise<AcceptedRuns> {
  return {
    before: await findAcceptedBeside(tx, tenantId, run, 'before'),
    after: await findAcceptedBeside(tx, tenantId, run, 'after'),
  };
}

/** Results that depend on a rejected or overdue run. */
function scopeOf(
  run: RunRow,
  { test_parameter_id, instrument_id }: ControlledTestRow,
  accepted: AcceptedRuns,
): SinceScope {
  const period = affectedPeriod(run.judgment, accepted);
  if (period === null) throw new Refusal('conflict');
  return {
    testParameterId: test_parameter_id,
    instrumentId: instrument_id,
    ...period,
    run: { at: run.at, reviewed_at: run.results_reviewed_at },
  };
}

/** A rejected or overdue run, its test, and the results that depend on it, with their period. */
export async function affectedBy(context: ReadContext, runId: string) {
  const row = await runRow(context, runId);
  const test = await controlledTestRow(context, row.qc_test_id);
  const accepted = await acceptedBeside(context, row);
  return { row, test, accepted, scope: scopeOf(row, test, accepted) };
}

/**
 * Confirms the review of the results affected by a rejected or overdue run. Requires that the
 * period has ended with an accepted run or a released hold, that the user sees every affected
 * result, and that no correction of one awaits verification. Requests the given repeat tests.
 */
export async function reviewResults(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  { count, repeat }: BodyOf<typeof reviewAffectedResults>,
  results: ResultUpdates,
): Promise<ControlRun> {
  const { tx, tenantId, user, now } = context;
  const test = await lockedTestRow(context, (await runRow(context, id)).qc_test_id);
  const row = await runRow(context, id);
  checkVersion(version, row.version);
  const scope = scopeOf(row, test, await acceptedBeside(context, row));
  const isHeld = test.instrument_active && holdAt(test, now.toISOString()) !== null;
  if (row.results_reviewed_at !== null || (scope.until === null && isHeld))
    throw new Refusal('conflict');
  const { all, visible, underCorrection } = await countResultsEnteredSince(tx, tenantId, {
    ...scope,
    shown: (await concealedFrom(context)).shows,
  });
  if (all > visible) throw new Refusal('affected_results_concealed');
  const repeated = repeat?.items.map(({ id }) => id) ?? [];
  if (count !== all || !(await areEnteredSince(tx, tenantId, scope, repeated)))
    throw new Refusal('affected_results_changed');
  // Its outcome is not known: verified after the review, it would be recorded as unaffected.
  if (underCorrection > 0) throw new Refusal('affected_results_under_correction');
  if (repeat) await results.repeatTests(context, repeat);
  await updateRun(tx, tenantId, id, {
    results_reviewed_count: count,
    results_reviewed_at: now,
    results_reviewed_by: user.id,
    results_reviewed_by_name: user.full_name,
    version: version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'verify',
    ...auditedRun(row, test),
    after: { results_reviewed: count, ...(repeat && { results_repeated: repeated.length }) },
  });
  return runById(context, id);
}

const correctionOutcomes = {
  retest: 'repeated',
  amended: 'corrected',
  entered_in_error: 'entered_in_error',
} as const satisfies Record<Correction['kind'], AffectedOutcome>;

/**
 * Outcome of a result affected by a run, with user and time: from its correction between the run
 * and the review, else from the review.
 */
function outcomeOf(
  correction: Correction | null,
  review: ControlRun['results_review'],
): Pick<ResultSince, 'outcome' | 'decided'> {
  if (correction) {
    const { kind, by, at } = correction;
    return { outcome: correctionOutcomes[kind], decided: { by, at } };
  }
  return review
    ? { outcome: 'unaffected', decided: { by: review.by, at: review.at } }
    : { outcome: null, decided: null };
}

/** A result that depends on a run, with its outcome. */
export const sinceOf = (
  { correction, ...row }: Awaited<ReturnType<typeof findResultsEnteredSince>>[number],
  review: ControlRun['results_review'],
): ResultSince => ({
  ...row,
  patient: summaryOf(row),
  value_text: row.value_text ?? '',
  entered_at: row.entered_at ?? '',
  ...outcomeOf(correction, review),
});

/**
 * Results entered since the last accepted run, which are suspect when a run is rejected; or those
 * affected by a named rejected or overdue run.
 */
export async function listResultsSince(
  context: OperationContext,
  testId: string,
  { cursor, limit = defaultLimit, run_id }: QueryOf<typeof listResultsSinceAccepted>,
): Promise<AnswerOf<typeof listResultsSinceAccepted>> {
  const test = await controlledTestRow(context, testId);
  const run = run_id === undefined ? undefined : await runRow(context, run_id);
  if (run && run.qc_test_id !== testId) throw new Refusal('not_found');
  const review = run ? runOf(run, [], []).results_review : null;
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const scope = {
    ...(run
      ? scopeOf(run, test, await acceptedBeside(context, run))
      : {
          testParameterId: test.test_parameter_id,
          instrumentId: test.instrument_id,
          since: test.last_accepted_at,
          until: null,
          run: undefined,
        }),
    shown: (await concealedFrom(context)).shows,
  };
  const { all, visible } = await countResultsEnteredSince(context.tx, context.tenantId, scope);
  const rows = await findResultsEnteredSince(context.tx, context.tenantId, {
    ...scope,
    after,
    max: limit + 1,
  });
  return {
    ...pageOfRows(
      rows,
      limit,
      ({ entered_at, id }) => [entered_at ?? '', id],
      (row) => sinceOf(row, review),
    ),
    total: visible,
    concealed: all - visible,
    from: scope.since,
    to: scope.until,
  };
}
