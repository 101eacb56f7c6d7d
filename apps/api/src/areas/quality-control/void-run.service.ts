import {
  canVoid,
  needsReview,
  type ControlRun,
  type Correction,
} from '@alms/lis-domain/quality-control';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { acceptedBeside, auditedRun, runById, runRow } from './control-runs.service.ts';
import { findLastEvaluated, updateAction, updateRun, type RunRow } from './control-runs.store.ts';
import { lockedTestRow } from './controlled-tests.service.ts';
import { updateControlledTest, type ControlledTestRow } from './controlled-tests.store.ts';
import { correctionsBetween } from './run-corrections.service.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/**
 * Voids a run. It stays on record, and later evaluations are unchanged. A QC hold caused by it
 * stays until an accepted run or an authorised release. A hold it had ended applies again, and so
 * does the review of results that it had ended.
 */
export async function makeVoid(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  reason: string,
): Promise<ControlRun> {
  const { tx, tenantId, user, now } = context;
  const test = await lockedTestRow(context, (await runRow(context, id)).qc_test_id);
  const row = await runRow(context, id);
  checkVersion(version, row.version);
  if (!canVoid(row.status)) throw new Refusal('conflict');
  const isAccepted = row.status === 'accepted' || row.status === 'warning';
  const ended = isAccepted ? await reviewEndedBy(context, row) : undefined;
  await updateRun(tx, tenantId, id, {
    status: 'void',
    voided_at: now,
    voided_by: user.id,
    voided_by_name: user.full_name,
    void_reason: reason,
    version: version + 1,
    updated_at: now,
  });
  if (isAccepted) await restorePreviousRun(context, test);
  context.audit({
    action: 'update',
    ...auditedRun(row, test),
    before: { status: row.status },
    after: { status: 'void' },
    reason,
  });
  if (ended) await reopenReview(context, ended, test, reason);
  return runById(context, id);
}

/**
 * The correction whose results were reviewed after an accepted run ended their period. A review
 * after a released hold did not rely on the run.
 */
async function reviewEndedBy(
  context: ReadContext,
  accepted: RunRow,
): Promise<Correction | undefined> {
  const { before } = await acceptedBeside(context, accepted);
  const period = { before, after: accepted };
  return (await correctionsBetween(context, accepted.qc_test_id, period)).find(
    ({ run: { results_review }, repeats }) =>
      results_review !== null &&
      results_review.at >= accepted.created_at &&
      repeats.some(({ id }) => id === accepted.id),
  );
}

/**
 * Opens a review again. Voiding is not refused: a run that is not valid must not stay accepted
 * because it was signed off. The audit trail keeps the earlier review, sign-off and verifications,
 * and the review is confirmed again for the longer period.
 */
async function reopenReview(
  context: OperationContext,
  { run, repeats, actions }: Correction,
  test: ControlledTestRow,
  reason: string,
): Promise<void> {
  const { tx, tenantId, now } = context;
  const isSignedOff = (await runRow(context, run.id)).signed_off_at !== null;
  for (const failed of [run, ...repeats].filter(({ status }) => needsReview(status)))
    await updateRun(tx, tenantId, failed.id, {
      results_reviewed_count: null,
      results_reviewed_at: null,
      results_reviewed_by: null,
      results_reviewed_by_name: null,
      signed_off_at: null,
      version: failed.version + 1,
      updated_at: now,
    });
  for (const { id, version, verified } of actions) {
    if (verified === null) continue;
    await updateAction(tx, tenantId, id, {
      verified_by: null,
      verified_by_name: null,
      verified_at: null,
      version: version + 1,
      updated_at: now,
    });
  }
  context.audit({
    action: 'update',
    ...auditedRun(run, test),
    before: {
      results_reviewed: run.results_review?.count,
      signed_off: isSignedOff,
      verified_by: actions.flatMap(({ verified }) => verified?.by.name ?? []),
    },
    after: { results_reviewed: null, signed_off: false },
    reason,
  });
}

/**
 * After voiding an accepted run, the previous accepted run counts. A run rejected since then holds
 * results again unless the hold was released since.
 */
async function restorePreviousRun(
  { tx, tenantId }: ReadContext,
  test: ControlledTestRow,
): Promise<void> {
  const accepted = await findLastEvaluated(tx, tenantId, test.id, ['accepted', 'warning'], {
    standing: true,
  });
  const rejected = await findLastEvaluated(tx, tenantId, test.id, ['rejected'], {
    standing: false,
  });
  const holds =
    rejected !== undefined &&
    rejected.number > (accepted?.number ?? 0) &&
    rejected.created_at > (test.released_at ?? '');
  await updateControlledTest(tx, tenantId, test.id, {
    last_accepted_at: accepted?.at ?? null,
    rejected_at: holds ? rejected.at : null,
  });
}
