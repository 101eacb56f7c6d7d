import type { BodyOf } from '@alms/lis-domain/http';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { dateIn } from '@alms/lis-domain/calendar';
import {
  allowableOutcomeOf,
  eqaStateAfter,
  isClosed,
  limitInForce,
  scoreReported,
  refusesReview,
  refusesSubmission,
  type AllowableOutcome,
  type EqaRoundDetail,
  type EqaState,
  type EqaStep,
  type EqaValue,
  type reportEqaValues,
  type reviewEqaRound,
  type scoreEqaRound,
  type submitEqaRound,
  type withdrawEqaRound,
} from '@alms/lis-domain/quality-control';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { allowableOf } from './eqa-limits.service.ts';
import { findLimitsOfTests } from './eqa-limits.store.ts';
import { auditedRound, locked, read } from './eqa-rounds.service.ts';
import { updateEqaRound, writeReported, writeScores } from './eqa-rounds.store.ts';

/** Round id and version read. */
export interface Which {
  id: string;
  version: number;
}

/** Locks and checks the round before a transition. */
export async function begin(
  context: OperationContext,
  { id, version }: Which,
  step: EqaStep,
): Promise<{ round: EqaRoundDetail; state: EqaState }> {
  const round = await locked(context, id);
  checkVersion(version, round.version);
  const state = eqaStateAfter(round.state, step);
  if (state === undefined) throw new Refusal('conflict');
  return { round, state };
}

/** Pairs each value of the round with its input, in round order. */
function pairs<Input extends { id: string }>(
  { values }: EqaRoundDetail,
  input: readonly Input[],
): { value: EqaValue; input: Input }[] {
  const known = new Map(input.map((each) => [each.id, each]));
  const found = values.flatMap((value) => {
    const own = known.get(value.id);
    return own ? [{ value, input: own }] : [];
  });
  if (found.length < input.length) throw invalid({ values: 'must be values of this round' });
  return found;
}

export const nameOf = ({ sample_code, test }: EqaValue) => `${sample_code}, ${test.code}`;

/** Enters measured values before submission. */
export async function report(
  context: OperationContext,
  which: Which,
  { values }: BodyOf<typeof reportEqaValues>,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, now } = context;
  const { round } = await begin(context, which, 'report');
  const changed = pairs(round, values).filter(
    ({ value, input }) => value.reported !== input.reported,
  );
  if (changed.length === 0) return round;
  await writeReported(
    tx,
    tenantId,
    changed.map(({ input }) => input),
  );
  await updateEqaRound(tx, tenantId, round.id, { version: round.version + 1, updated_at: now });
  context.audit({
    action: 'update',
    ...auditedRound(round),
    before: Object.fromEntries(changed.map(({ value }) => [nameOf(value), value.reported])),
    after: Object.fromEntries(changed.map(({ value, input }) => [nameOf(value), input.reported])),
  });
  return read(context, round.id);
}

/** Marks the values as submitted to the scheme. A reason is stored only for a late submission. */
export async function submit(
  context: OperationContext,
  which: Which,
  { late_reason }: BodyOf<typeof submitEqaRound>,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, user, now } = context;
  const { round, state } = await begin(context, which, 'submit');
  const refusal = refusesSubmission(
    { closes_at: round.closes_at, reported: round.counts.reported, late_reason },
    now.toISOString(),
  );
  if (refusal) throw new Refusal(refusal);
  const reason = isClosed(round.closes_at, now.toISOString()) ? late_reason : null;
  await updateEqaRound(tx, tenantId, round.id, {
    state,
    submitted_at: now,
    submitted_by: user.id,
    submitted_by_name: user.full_name,
    late_reason: reason,
    version: round.version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'update',
    ...auditedRound(round),
    before: { state: round.state },
    after: { state, values: round.counts.values, reported: round.counts.reported },
    ...(reason !== null && { reason }),
  });
  return read(context, round.id);
}

const isNotApplied = (outcome: AllowableOutcome) =>
  outcome === 'unit_differs' || outcome === 'out_of_range';

/** The allowable errors in force on the closing day of a round, by test. */
async function limitsOfRound({ tx, tenantId }: OperationContext, round: EqaRoundDetail) {
  const closedOn = dateIn(await timeZoneOf(tx, tenantId), round.closes_at);
  const limits = await findLimitsOfTests(
    tx,
    tenantId,
    round.values.map(({ test }) => test.id),
  );
  return (testId: TestParameterId): EqaValue['allowable'] => {
    const found = limitInForce(
      limits.filter(({ test_parameter_id }) => test_parameter_id === testId),
      closedOn,
    );
    return found ? allowableOf(found) : null;
  };
}

/**
 * Enters the scheme's evaluation with scores by z and by allowable error; repeatable until the
 * review. The allowable error in force on the closing day is stored with the score.
 */
export async function score(
  context: OperationContext,
  which: Which,
  { values }: BodyOf<typeof scoreEqaRound>,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, now } = context;
  const { round, state } = await begin(context, which, 'score');
  const limitOf = await limitsOfRound(context, round);
  const scored = pairs(round, values).map(({ value, input: { id, assigned, sd_pa } }) => {
    const { reported, test } = value;
    const result = scoreReported({ reported, assigned, sd_pa });
    const allowable = limitOf(test.id) ?? null;
    const allowable_outcome =
      allowable && allowableOutcomeOf({ reported, assigned, unit: test.unit }, allowable);
    if (sd_pa === null && (!allowable_outcome || isNotApplied(allowable_outcome)))
      throw new Refusal('eqa_sd_required', {
        fields: {
          [`values.${values.findIndex((input) => input.id === id)}.sd_pa`]: `is required: no allowable error applies to ${nameOf(value)}`,
        },
      });
    return {
      value,
      id,
      assigned,
      sd_pa,
      z: result?.z ?? null,
      score: result?.score ?? null,
      allowable: allowable_outcome && allowable,
      allowable_outcome,
    };
  });
  await writeScores(tx, tenantId, scored);
  await updateEqaRound(tx, tenantId, round.id, {
    state,
    scored_at: round.scored_at ?? now,
    version: round.version + 1,
    updated_at: now,
  });
  const scoreText = ({
    assigned,
    sd_pa,
    score: found,
    allowable,
    allowable_outcome,
  }: Pick<EqaValue, 'assigned' | 'sd_pa' | 'score' | 'allowable' | 'allowable_outcome'>) =>
    assigned === null
      ? null
      : [
          sd_pa === null ? assigned : `${assigned} ± ${sd_pa}: ${found ?? 'not reported'}`,
          ...(allowable === null ? [] : [`${allowable.source}: ${allowable_outcome}`]),
        ].join('; ');
  context.audit({
    action: 'update',
    ...auditedRound(round),
    before: {
      state: round.state,
      ...Object.fromEntries(scored.map(({ value }) => [nameOf(value), scoreText(value)])),
    },
    after: {
      state,
      ...Object.fromEntries(scored.map(({ value, ...own }) => [nameOf(value), scoreText(own)])),
    },
  });
  return read(context, round.id);
}

/** Reviews the scores. Unacceptable scores first require a corrective action. */
export async function review(
  context: OperationContext,
  which: Which,
  { comment }: BodyOf<typeof reviewEqaRound>,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, user, now } = context;
  const { round, state } = await begin(context, which, 'review');
  const refusal = refusesReview({ values: round.values, actions: round.actions.length });
  if (refusal) throw new Refusal(refusal);
  await updateEqaRound(tx, tenantId, round.id, {
    state,
    reviewed_at: now,
    reviewed_by: user.id,
    reviewed_by_name: user.full_name,
    review_comment: comment,
    version: round.version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'verify',
    ...auditedRound(round),
    before: { state: round.state },
    after: { state, comment },
  });
  return read(context, round.id);
}

/** Withdraws a round from all figures. Its data stays on record. */
export async function withdraw(
  context: OperationContext,
  which: Which,
  { reason }: BodyOf<typeof withdrawEqaRound>,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, user, now } = context;
  const { round, state } = await begin(context, which, 'withdraw');
  await updateEqaRound(tx, tenantId, round.id, {
    state,
    withdrawn_at: now,
    withdrawn_by: user.id,
    withdrawn_by_name: user.full_name,
    withdrawal_reason: reason,
    version: round.version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'update',
    ...auditedRound(round),
    before: { state: round.state },
    after: { state },
    reason,
  });
  return read(context, round.id);
}
