import type { BodyOf } from '@alms/lis-domain/http';
import {
  eqaStateAfter,
  needsAction,
  refusesActionVerification,
  type addCorrectiveAction,
  type ControlRun,
  type CorrectiveAction,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { controlledTestLabel } from './controlled-test-label.ts';
import { controlledTestRow, lockedTestRow } from './controlled-tests.service.ts';
import { hasCorrection, runById, runRow } from './control-runs.service.ts';
import { actionOf } from './corrective-action.ts';
import { auditedRound, locked as lockedRound, read as readRound } from './eqa-rounds.service.ts';
import { insertAction, lockAction, updateAction, type ActionRow } from './control-runs.store.ts';
import { checkReviewed, closeReview } from './run-corrections.service.ts';

type ActionBody = BodyOf<typeof addCorrectiveAction>;

async function audited(
  context: OperationContext,
  { id, run_id, eqa_round_id }: Pick<ActionRow, 'id' | 'run_id' | 'eqa_round_id'>,
) {
  const entity_label =
    run_id === null ? await roundLabel(context, eqa_round_id) : await runLabel(context, run_id);
  return { category: 'qc', entity_type: 'corrective_action', entity_id: id, entity_label } as const;
}

async function runLabel(context: OperationContext, runId: string): Promise<string> {
  const run = await runRow(context, runId);
  return `${controlledTestLabel(await controlledTestRow(context, run.qc_test_id))}, ${run.number}`;
}

const roundLabel = async (context: OperationContext, roundId: string | null) =>
  auditedRound(await readRound(context, roundId ?? '')).entity_label;

async function insert(
  context: OperationContext,
  of: { run_id: string; eqa_round_id: null } | { run_id: null; eqa_round_id: string },
  body: ActionBody,
): Promise<void> {
  const { tx, user, now } = context;
  const id = uuidv7();
  await insertAction(tx, {
    id,
    ...of,
    ...body,
    by_id: user.id,
    by_name: user.full_name,
    at: now,
    created_at: now,
    updated_at: now,
  });
  context.audit({ action: 'create', ...(await audited(context, { id, ...of })), after: body });
}

/** Adds a corrective action to a run that violated a rule, or to overdue QC, until its sign-off. */
export async function add(
  context: OperationContext,
  runId: string,
  body: ActionBody,
): Promise<ControlRun> {
  const run = await runRow(context, runId);
  if (!hasCorrection(run) || run.signed_off_at !== null) throw new Refusal('conflict');
  await insert(context, { run_id: runId, eqa_round_id: null }, body);
  return runById(context, runId);
}

/** Adds a corrective action for unacceptable scores of an EQA round. */
export async function addToRound(
  context: OperationContext,
  roundId: string,
  body: ActionBody,
): Promise<EqaRoundDetail> {
  const { state, values } = await lockedRound(context, roundId);
  if (eqaStateAfter(state, 'add-action') === undefined || !needsAction(values))
    throw new Refusal('conflict');
  await insert(context, { run_id: null, eqa_round_id: roundId }, body);
  return readRound(context, roundId);
}

async function lockedAction(
  { tx, tenantId }: OperationContext,
  { id, version }: { id: string; version: number },
): Promise<ActionRow> {
  const row = await lockAction(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  return row;
}

/** Updates the progress. The last user to update it becomes its author. */
export async function update(
  context: OperationContext,
  which: { id: string; version: number },
  body: ActionBody,
): Promise<CorrectiveAction> {
  const { tx, tenantId, user, now } = context;
  const row = await lockedAction(context, which);
  if (row.verified_at !== null) throw new Refusal('conflict');
  const changed = await updateAction(tx, tenantId, row.id, {
    ...body,
    by_id: user.id,
    by_name: user.full_name,
    at: now,
    version: row.version + 1,
    updated_at: now,
  });
  context.audit({
    action: 'update',
    ...(await audited(context, row)),
    before: { type: row.type, text: row.text, state: row.state },
    after: body,
  });
  return actionOf(changed);
}

/**
 * Verifies effectiveness, by another user. The last verification signs off the review of a rejected
 * or overdue run.
 */
export async function verify(
  context: OperationContext,
  which: { id: string; version: number },
): Promise<CorrectiveAction> {
  const { tx, tenantId, user, now } = context;
  const row = await lockedAction(context, which);
  const refusal = refusesActionVerification(
    { state: row.state, author_id: row.by_id, verified: row.verified_at !== null },
    user.id,
  );
  if (refusal) throw new Refusal(refusal);
  const run = row.run_id === null ? undefined : await runRow(context, row.run_id);
  if (run) {
    // Locks the test, so that of two last verifications one sees the other.
    await lockedTestRow(context, run.qc_test_id);
    await checkReviewed(context, run);
  }
  const verified = await updateAction(tx, tenantId, row.id, {
    verified_by: user.id,
    verified_by_name: user.full_name,
    verified_at: now,
    version: row.version + 1,
    updated_at: now,
  });
  context.audit({ action: 'verify', ...(await audited(context, row)), after: { text: row.text } });
  if (run) await closeReview(context, run);
  return actionOf(verified);
}
