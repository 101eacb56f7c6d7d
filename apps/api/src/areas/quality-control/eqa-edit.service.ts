import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { BodyOf } from '@alms/lis-domain/http';
import type {
  EqaRoundDetail,
  EqaValue,
  updateEqaRound as updateCall,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import {
  assessedTests,
  auditedRound,
  read,
  refuseOtherInstrument,
  roundIsEntered,
} from './eqa-rounds.service.ts';
import {
  findEqaRound,
  isRoundEntered,
  replaceEqaValues,
  updateEqaRound,
} from './eqa-rounds.store.ts';
import { begin, nameOf, type Which } from './eqa-steps.service.ts';

type Body = BodyOf<typeof updateCall>;
type RequestedValue = Pick<EqaValue, 'id' | 'sample_code' | 'test' | 'reported'>;

/**
 * Changes a round before submission. Entered values stay with their specimen; removed ones remain
 * only in the audit trail.
 */
export async function update(
  context: OperationContext,
  which: Which,
  { samples, ...body }: Body,
): Promise<EqaRoundDetail> {
  const { tx, tenantId, now } = context;
  const { round } = await begin(context, which, 'edit');
  const instrument_id = round.instrument?.id ?? null;
  if (body.instrument_id !== instrument_id) {
    const row = await findEqaRound(tx, tenantId, round.id);
    if (!row) throw new Refusal('not_found');
    await refuseOtherInstrument(context, body.instrument_id, row.laboratory_id);
  }
  const announced = {
    ...body,
    closes_at:
      Date.parse(body.closes_at) === Date.parse(round.closes_at) ? round.closes_at : body.closes_at,
  };
  if (await isRoundEntered(tx, tenantId, announced, round.id)) throw roundIsEntered();
  const values = await requestedValues(context, round, samples);
  const valueIds = new Set(values.map(({ id }) => id));
  const lost = round.values.filter(({ id, reported }) => reported !== null && !valueIds.has(id));
  const before = {
    scheme: round.scheme,
    round: round.round,
    closes_at: round.closes_at,
    instrument_id,
    samples: samplesOf(round.values),
    ...Object.fromEntries(lost.map((value) => [nameOf(value), value.reported])),
  };
  const changed = changedFields(before, {
    ...announced,
    samples: samplesOf(values),
    ...Object.fromEntries(lost.map((value) => [nameOf(value), null])),
  });
  if (Object.keys(changed.after).length === 0) return round;
  await replaceEqaValues(
    tx,
    tenantId,
    round.id,
    values.map(({ id, sample_code, test, reported }, position) => ({
      id,
      round_id: round.id,
      position,
      sample_code,
      test_parameter_id: test.id,
      test_code: test.code,
      test_name: test.name,
      unit: test.unit,
      unit_display: test.unit_display,
      reported,
    })),
  );
  // A new closing time triggers new notifications.
  const notifiedTimes =
    announced.closes_at === round.closes_at
      ? {}
      : { reminded_soon_at: null, reminded_overdue_at: null };
  await updateEqaRound(tx, tenantId, round.id, {
    ...announced,
    ...notifiedTimes,
    version: round.version + 1,
    updated_at: now,
  });
  context.audit({ action: 'update', ...auditedRound({ ...round, ...announced }), ...changed });
  return read(context, round.id);
}

/** The values now requested. Existing ones are kept under the current code of their specimen. */
async function requestedValues(
  context: OperationContext,
  { values }: EqaRoundDetail,
  samples: Body['samples'],
): Promise<RequestedValue[]> {
  const codes = new Set(values.map(({ sample_code }) => sample_code));
  if (samples.some(({ was }) => was !== null && !codes.has(was)))
    throw invalid({ samples: 'must refer to specimens of this round' });
  const requested = samples.flatMap(({ code, was, test_parameter_ids }) =>
    test_parameter_ids.map((testId) => ({
      code,
      testId,
      known: values.find(({ sample_code, test }) => sample_code === was && test.id === testId),
    })),
  );
  const tests = await assessedTests(
    context,
    new Set(requested.flatMap(({ testId, known }) => (known ? [] : [testId]))),
  );
  return requested.flatMap(({ code, testId, known }): RequestedValue[] => {
    if (known) return [{ ...known, sample_code: code }];
    const test = tests.get(testId);
    return test ? [{ id: uuidv7(), sample_code: code, test, reported: null }] : [];
  });
}

/** Specimens with their tests, as named in the audit trail. */
function samplesOf(values: readonly Pick<EqaValue, 'sample_code' | 'test'>[]): string[] {
  const codes = [...new Set(values.map(({ sample_code }) => sample_code))];
  return codes.map(
    (code) =>
      `${code}: ${values
        .filter(({ sample_code }) => sample_code === code)
        .map(({ test }) => test.code)
        .join(', ')}`,
  );
}
