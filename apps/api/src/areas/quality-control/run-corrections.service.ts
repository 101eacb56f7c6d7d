import {
  correctionsOf,
  correctionWith,
  isSignedOff,
  needsReview,
  type Correction,
} from '@alms/lis-domain/quality-control';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { acceptedBeside, auditedRun, runsOf, type AcceptedRuns } from './control-runs.service.ts';
import { findRunsBetween, updateRun, type RunRow } from './control-runs.store.ts';
import { controlledTestRow } from './controlled-tests.service.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/** The correction that includes a failed run; undefined for a run without one. */
export async function correctionOf(
  context: ReadContext,
  run: RunRow,
): Promise<Correction | undefined> {
  const accepted = await acceptedBeside(context, run);
  return correctionWith(await correctionsBetween(context, run.qc_test_id, accepted), run.id);
}

/** The corrections of a test after one accepted run up to the next. */
export async function correctionsBetween(
  context: ReadContext,
  testId: string,
  { before, after }: AcceptedRuns,
): Promise<Correction[]> {
  const rows = await findRunsBetween(context.tx, context.tenantId, testId, {
    after: before?.number ?? 0,
    upTo: after?.number,
  });
  return correctionsOf(await runsOf(context, rows));
}

/**
 * Rejects the sign-off of a rejected or overdue run before its cause is recorded and its affected
 * results are reviewed.
 */
export async function checkReviewed(context: ReadContext, run: RunRow): Promise<void> {
  if (!needsReview(run.status)) return;
  const first = (await correctionOf(context, run))?.run;
  if (!first?.cause || !first.results_review) throw new Refusal('results_not_reviewed');
}

/** Closes the review of a rejected or overdue run once all its corrective actions are verified. */
export async function closeReview(context: OperationContext, run: RunRow): Promise<void> {
  const { tx, tenantId, now } = context;
  const correction = needsReview(run.status) ? await correctionOf(context, run) : undefined;
  if (!correction || !isSignedOff(correction)) return;
  const failed = [correction.run, ...correction.repeats].filter(({ status }) =>
    needsReview(status),
  );
  for (const { id } of failed) await updateRun(tx, tenantId, id, { signed_off_at: now });
  context.audit({
    action: 'verify',
    ...auditedRun(correction.run, await controlledTestRow(context, run.qc_test_id)),
    after: { signed_off: true },
  });
}
