import type { BodyOf } from '@alms/lis-domain/http';
import {
  isReported,
  patientSight,
  resultMoves,
  type amendResult,
  type Correction,
  type markResultAsError,
  type Result,
  type retestResult,
  type SeenResult,
} from '@alms/lis-domain/results';
import { Refusal } from '../../http/problems.ts';
import { invalid } from '../../http/validation.ts';
import type { Act } from '../act.ts';
import { tellOfCorrectedResult } from '../notifications/notices.ts';
import { moveItems } from '../orders/orders.store.ts';
import { recalculate } from './calculate.service.ts';
import { callAboutCritical, withdrawCalls } from './critical-calls.service.ts';
import { lockedResult, type ReadResult } from './locked-results.ts';
import { overrideOf, readingsOf, refusesValue, writtenBy, type WrittenValue } from './reading.ts';
import { changedResults, instrumentOf, readerOf } from './result-answers.ts';
import {
  addResultVersions,
  shownAtRelease,
  signedBy,
  withoutValue,
  type ResultChange,
} from './result-versions.ts';
import type { DetailedResult } from './results.store.ts';

/**
 * Corrects a reported result: a new version that is reported at once under the name of who corrects it, with the reason and the value before
 * (CLIA 493.1291(k), ISO 15189:2022 7.4.1.8). Whoever has read the old report is told.
 */
export async function amend(
  act: Act,
  which: ReadResult,
  { code, reason, ...item }: BodyOf<typeof amendResult> & Pick<WrittenValue, 'attachment'>,
): Promise<Result> {
  const row = await lockedResult(act, which, 'amend');
  refuseCalculated(row);
  // The same value with another meaning: the patient's birth date was put right since, or what the order tells.
  const isSame =
    item.value_text === row.value_text &&
    (item.attachment?.sha256 ?? row.attachment?.sha256) === row.attachment?.sha256;
  if (code !== 'interpretation' && isSame && item.comment === row.comment)
    throw invalid({ value_text: 'is what stands there already' });
  // A slip is corrected in what was measured then; where a value was measured anew, nobody says with what.
  const [reading] = await readingsOf(
    act,
    [
      {
        row,
        item: {
          ...item,
          source: 'manual' as const,
          instrument: code === 'reanalysis' ? null : instrumentOf(row),
        },
      },
    ],
    await readerOf(act),
  );
  if (!reading) throw new Refusal('not_found');
  const refusal = refusesValue(reading);
  if (refusal)
    throw new Refusal(refusal, { fields: { [row.id]: 'cannot be taken as it is written' } });

  const { user, now } = act;
  const result = await corrected(
    act,
    row,
    { kind: 'amended', code, reason },
    {
      status: resultMoves.amend.to,
      ...writtenBy(act, reading),
      ...signedBy(user),
      verified_at: now,
      released_at: now,
      ...(row.released_at === null && shownAtRelease(row.definition, now)),
    },
  );
  auditCorrection(
    act,
    row,
    result,
    [reason, overrideOf(reading)].filter((each) => each !== undefined).join(' / '),
  );
  await tellOfCorrectedResult(act, { ...row, shown: isShown(act, result) }, 'amended');
  await callAboutCritical(act, [reading], [result]);
  await recalculate(act, [row], { cause: { code, reason } });
  return result;
}

/** Asks for a value that nobody has verified yet to be measured again. The first one is kept. */
export async function retest(
  act: Act,
  which: ReadResult,
  { reason }: BodyOf<typeof retestResult>,
): Promise<Result> {
  const row = await lockedResult(act, which, 'retest');
  refuseCalculated(row);
  const result = await corrected(
    act,
    row,
    { kind: 'retest', code: null, reason },
    { status: resultMoves.retest.to, ...withoutValue },
  );
  await moveItems(act, { ids: [row.order_item_id] }, 'repeat');
  await withdrawCalls(act, [row]);
  auditCorrection(act, row, result, reason);
  await recalculate(act, [row]);
  return result;
}

/** Takes back a result that should never have been there. What it said is kept, and is on no report any more. */
export async function markAsError(
  act: Act,
  which: ReadResult,
  { code, reason }: BodyOf<typeof markResultAsError>,
): Promise<Result> {
  const row = await lockedResult(act, which, 'mark_as_error');
  const result = await corrected(
    act,
    row,
    { kind: 'entered_in_error', code, reason },
    {
      status: resultMoves.mark_as_error.to,
      ...withoutValue,
      ...(!isShown(act, { ...row, test: row.definition }) && { portal_from: null }),
    },
  );
  await moveItems(act, { ids: [row.order_item_id] }, 'mark_as_error');
  await withdrawCalls(act, [row]);
  auditCorrection(act, row, result, reason);
  if (isReported(row.status))
    await tellOfCorrectedResult(act, { ...row, shown: isShown(act, result) }, 'entered_in_error');
  await recalculate(act, [row], { cause: { code, reason } });
  return result;
}

/** Whether its patient sees a result. */
const isShown = (
  { now }: Act,
  { test, ...result }: SeenResult & { test: Pick<Result['test'], 'portal'> },
) => patientSight(result, test.portal, now.toISOString()) === 'shown';

/** A calculated value is put right where it comes from. */
function refuseCalculated({ definition }: DetailedResult): void {
  if (definition.calculation !== null) throw new Refusal('result_calculated');
}

async function corrected(
  act: Act,
  row: DetailedResult,
  why: Pick<Correction, 'kind' | 'code' | 'reason'>,
  change: ResultChange['change'],
): Promise<Result> {
  const { user, now } = act;
  const correction = {
    ...why,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
    from_version: row.version,
    value_text: row.value_text,
    flag: row.flag,
  };
  const written = await addResultVersions(act, [
    { id: row.id, version: row.version, change: { ...change, correction } },
  ]);
  const [result] = changedResults([row], written, await readerOf(act));
  if (!result) throw new Refusal('not_found');
  return result;
}

function auditCorrection(
  act: Act,
  row: DetailedResult,
  { status, value_text, flag }: Result,
  reason: string,
): void {
  act.audit({
    action: 'amend',
    category: 'result',
    entity_type: 'result',
    entity_id: row.id,
    entity_label: `${row.order_number} ${row.code}`,
    patient_id: row.patient_id,
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: { status, value_text, flag },
    reason,
  });
}
