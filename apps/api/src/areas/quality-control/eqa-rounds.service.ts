import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  eventCounts,
  eventScoreOf,
  isUnsuccessful,
  type createEqaRound,
  type EqaRound,
  type EqaRoundDetail,
  type EqaValue,
  type listEqaRounds,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findInstrument } from './instruments.store.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { laboratoryNames, type NamesLaboratory } from '../facility/laboratory-names.ts';
import { actionOf } from './corrective-action.ts';
import {
  findAssessedTests,
  findEarlierEvents,
  findEqaActions,
  findEqaRound,
  findEqaRounds,
  findEqaValues,
  insertEqaRound,
  insertEqaValues,
  lockEqaRound,
  type AssessedTest,
  type EqaRoundRow,
  type EqaValueRow,
} from './eqa-rounds.store.ts';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const defaultLimit = 20;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'user'>;

function roundOf(row: EqaRoundRow, nameOf: NamesLaboratory): EqaRound {
  const {
    values,
    reported,
    acceptable,
    questionable,
    unacceptable,
    graded,
    within,
    submitted_at,
    submitted_by,
    submitted_by_name,
    late_reason,
    reviewed_at,
    reviewed_by,
    reviewed_by_name,
    review_comment,
    withdrawn_at,
    withdrawn_by,
    withdrawn_by_name,
    withdrawal_reason,
    reminded_soon_at: _,
    reminded_overdue_at: __,
    instrument_id,
    instrument_name,
    ...round
  } = row;
  return {
    ...round,
    ...nameOf(row),
    instrument: instrument_id === null ? null : { id: instrument_id, name: instrument_name ?? '' },
    counts: { values, reported, acceptable, questionable, unacceptable, graded, within },
    submitted:
      submitted_at === null || submitted_by === null || submitted_by_name === null
        ? null
        : { at: submitted_at, by: { id: submitted_by, name: submitted_by_name }, late_reason },
    reviewed:
      reviewed_at === null ||
      reviewed_by === null ||
      reviewed_by_name === null ||
      review_comment === null
        ? null
        : {
            at: reviewed_at,
            by: { id: reviewed_by, name: reviewed_by_name },
            comment: review_comment,
          },
    withdrawn:
      withdrawn_at === null ||
      withdrawn_by === null ||
      withdrawn_by_name === null ||
      withdrawal_reason === null
        ? null
        : {
            at: withdrawn_at,
            by: { id: withdrawn_by, name: withdrawn_by_name },
            reason: withdrawal_reason,
          },
  };
}

const valueOf = ({
  id,
  sample_code,
  test_parameter_id,
  test_code,
  test_name,
  unit,
  unit_display,
  reported,
  assigned,
  sd_pa,
  z,
  score,
  allowable,
  allowable_outcome,
}: EqaValueRow): EqaValue => ({
  id,
  sample_code,
  test: { id: test_parameter_id, code: test_code, name: test_name, unit, unit_display },
  reported,
  assigned,
  sd_pa,
  z,
  score,
  allowable,
  allowable_outcome,
});

/** Events before a round that are shown with it. The last two decide on its participation. */
const EARLIER_EVENTS = 5;

/** Scores of a round by allowable error, whole and by test. */
async function eventsOf(
  { tx, tenantId }: ReadContext,
  row: EqaRoundRow,
  values: readonly EqaValue[],
): Promise<Pick<EqaRoundDetail, 'event' | 'test_events'>> {
  const scoreOf = (own: readonly EqaValue[], required?: number) => {
    const counts = eventCounts(own.map(({ allowable_outcome }) => allowable_outcome));
    const found = eventScoreOf(counts, required);
    return found && { ...counts, ...found };
  };
  const tests = [...new Map(values.map(({ test }) => [test.id, test])).values()];
  const events = tests.flatMap(({ id, code, name }) => {
    const own = values.filter(({ test }) => test.id === id);
    // One limit is in force for all values of a test.
    const required = own.find(({ allowable }) => allowable)?.allowable?.required_score;
    const found = scoreOf(own, required);
    return found && required !== undefined
      ? [{ test: { id, code, name }, ...found, required }]
      : [];
  });
  const earlier = await findEarlierEvents(tx, tenantId, row, {
    testIds: events.map(({ test }) => test.id),
    max: EARLIER_EVENTS,
  });
  return {
    event: scoreOf(values),
    test_events: events.map((event) => {
      const before = earlier
        .filter(({ test_parameter_id }) => test_parameter_id === event.test.id)
        .flatMap(({ round, closes_at, graded, acceptable, required }) => {
          const found = eventScoreOf({ graded, acceptable }, required);
          return found ? [{ round, closes_at, graded, acceptable, ...found }] : [];
        });
      return { ...event, unsuccessful: isUnsuccessful([event, ...before]), earlier: before };
    }),
  };
}

export async function list(
  context: ReadContext,
  {
    cursor,
    limit = defaultLimit,
    state,
    scheme,
    laboratory_id,
    instrument_id,
  }: QueryOf<typeof listEqaRounds>,
): Promise<AnswerOf<typeof listEqaRounds>> {
  const rows = await findEqaRounds(context.tx, context.tenantId, {
    laboratoryId: laboratory_id,
    state,
    scheme,
    instrumentId: instrument_id,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const nameOf = await laboratoryNames(context);
  return pageOfRows(
    rows,
    limit,
    ({ closes_at, id }) => [closes_at, id],
    (row) => roundOf(row, nameOf),
  );
}

export async function read(context: ReadContext, id: string): Promise<EqaRoundDetail> {
  const { tx, tenantId } = context;
  const row = await findEqaRound(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  const values = (await findEqaValues(tx, tenantId, id)).map(valueOf);
  const actions = await findEqaActions(tx, tenantId, id);
  const nameOf = await laboratoryNames(context);
  return {
    ...roundOf(row, nameOf),
    values,
    ...(await eventsOf(context, row, values)),
    actions: actions.map(actionOf),
  };
}

/** Returns the round, locked until the transaction ends. */
export async function locked(context: ReadContext, id: string): Promise<EqaRoundDetail> {
  if (!(await lockEqaRound(context.tx, context.tenantId, id))) throw new Refusal('not_found');
  return read(context, id);
}

export const auditedRound = ({ id, scheme, round }: Pick<EqaRound, 'id' | 'scheme' | 'round'>) =>
  ({
    category: 'qc',
    entity_type: 'eqa_round',
    entity_id: id,
    entity_label: `${scheme}, ${round}`,
  }) as const;

/** The tests as currently in the catalogue. Rejects tests without numeric results. */
export async function assessedTests(
  { tx, tenantId }: ReadContext,
  wanted: ReadonlySet<TestParameterId>,
): Promise<Map<string, AssessedTest>> {
  if (wanted.size === 0) return new Map();
  const tests = await findAssessedTests(tx, tenantId, [...wanted]);
  if (tests.length < wanted.size)
    throw new Refusal('not_found', {
      fields: { samples: 'must refer to tests in the catalogue with numeric results' },
    });
  return new Map(tests.map((test) => [test.id, test]));
}

export const roundIsEntered = () =>
  new Refusal('duplicate', { fields: { round: 'already exists in this scheme and instrument' } });

/** Refuses an instrument that is not in use at the laboratory of the round. */
export async function refuseOtherInstrument(
  { tx, tenantId }: ReadContext,
  id: InstrumentId | null,
  laboratoryId: LaboratoryId,
): Promise<void> {
  if (id === null) return;
  const found = await findInstrument(tx, tenantId, id);
  if (!found?.active || found.laboratory_id !== laboratoryId)
    throw invalid({ instrument_id: 'must be an active instrument of this laboratory' });
}

export async function create(
  context: OperationContext,
  { samples, ...body }: BodyOf<typeof createEqaRound>,
): Promise<EqaRoundDetail> {
  const { tx, user, now } = context;
  const tests = await assessedTests(
    context,
    new Set(samples.flatMap(({ test_parameter_ids }) => test_parameter_ids)),
  );
  await refuseOtherInstrument(context, body.instrument_id, user.laboratory_id);
  const id = uuidv7();
  if (
    !(await insertEqaRound(tx, {
      id,
      laboratory_id: user.laboratory_id,
      ...body,
      created_at: now,
      updated_at: now,
    }))
  )
    throw roundIsEntered();
  const named = samples.flatMap(({ code, test_parameter_ids }) =>
    test_parameter_ids.flatMap((testId) => ({ sample_code: code, test: tests.get(testId) })),
  );
  await insertEqaValues(
    tx,
    named.flatMap(({ sample_code, test }, position) =>
      test
        ? [
            {
              id: uuidv7(),
              round_id: id,
              position,
              sample_code,
              test_parameter_id: test.id,
              test_code: test.code,
              test_name: test.name,
              unit: test.unit,
              unit_display: test.unit_display,
            },
          ]
        : [],
    ),
  );
  context.audit({
    action: 'create',
    ...auditedRound({ id, ...body }),
    after: {
      ...body,
      samples: samples.map(
        ({ code, test_parameter_ids }) =>
          `${code}: ${test_parameter_ids.map((testId) => tests.get(testId)?.code).join(', ')}`,
      ),
    },
  });
  return read(context, id);
}
