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
import { Refusal } from '../../http/problems.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import { controlledTestLabel, controlledTestRow } from './controlled-tests.service.ts';
import { runById, runRow } from './control-runs.service.ts';
import { actionOf } from './corrective-action-of.ts';
import { auditedRound, locked as lockedRound, read as readRound } from './eqa-rounds.service.ts';
import { insertAction, lockAction, updateAction, type ActionRow } from './control-runs.store.ts';

type ActionBody = BodyOf<typeof addCorrectiveAction>;

async function audited(
  act: Act,
  { id, run_id, eqa_round_id }: Pick<ActionRow, 'id' | 'run_id' | 'eqa_round_id'>,
) {
  const entity_label =
    run_id === null ? await roundLabel(act, eqa_round_id) : await runLabel(act, run_id);
  return { category: 'qc', entity_type: 'corrective_action', entity_id: id, entity_label } as const;
}

async function runLabel(act: Act, runId: string): Promise<string> {
  const run = await runRow(act, runId);
  return `${controlledTestLabel(await controlledTestRow(act, run.qc_test_id))}, ${run.number}`;
}

const roundLabel = async (act: Act, roundId: string | null) =>
  auditedRound(await readRound(act, roundId ?? '')).entity_label;

async function insert(
  act: Act,
  of: { run_id: string; eqa_round_id: null } | { run_id: null; eqa_round_id: string },
  body: ActionBody,
): Promise<void> {
  const { tx, user, now } = act;
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
  act.audit({ action: 'create', ...(await audited(act, { id, ...of })), after: body });
}

/** Says what is done about a run that broke a rule. */
export async function add(act: Act, runId: string, body: ActionBody): Promise<ControlRun> {
  const run = await runRow(act, runId);
  if (run.violations.length === 0) throw new Refusal('conflict');
  await insert(act, { run_id: runId, eqa_round_id: null }, body);
  return runById(act, runId);
}

/** Says what is done about scores of a round that were not acceptable. */
export async function addToRound(
  act: Act,
  roundId: string,
  body: ActionBody,
): Promise<EqaRoundDetail> {
  const { state, values } = await lockedRound(act, roundId);
  if (eqaStateAfter(state, 'act') === undefined || !needsAction(values.map(({ score }) => score)))
    throw new Refusal('conflict');
  await insert(act, { run_id: null, eqa_round_id: roundId }, body);
  return readRound(act, roundId);
}

async function lockedAction(
  { tx, tenantId }: Act,
  { id, version }: { id: string; version: number },
): Promise<ActionRow> {
  const row = await lockAction(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  return row;
}

/** Says how far it has come. Whoever says so last is its author. */
export async function update(
  act: Act,
  which: { id: string; version: number },
  body: ActionBody,
): Promise<CorrectiveAction> {
  const { tx, tenantId, user, now } = act;
  const row = await lockedAction(act, which);
  if (row.verified_at !== null) throw new Refusal('conflict');
  const changed = await updateAction(tx, tenantId, row.id, {
    ...body,
    by_id: user.id,
    by_name: user.full_name,
    at: now,
    version: row.version + 1,
    updated_at: now,
  });
  act.audit({
    action: 'update',
    ...(await audited(act, row)),
    before: { type: row.type, text: row.text, state: row.state },
    after: body,
  });
  return actionOf(changed);
}

/** Confirms, as another person, that it has helped. */
export async function verify(
  act: Act,
  which: { id: string; version: number },
): Promise<CorrectiveAction> {
  const { tx, tenantId, user, now } = act;
  const row = await lockedAction(act, which);
  const refusal = refusesActionVerification(
    { state: row.state, author_id: row.by_id, verified: row.verified_at !== null },
    user.id,
  );
  if (refusal) throw new Refusal(refusal);
  const verified = await updateAction(tx, tenantId, row.id, {
    verified_by: user.id,
    verified_by_name: user.full_name,
    verified_at: now,
    version: row.version + 1,
    updated_at: now,
  });
  act.audit({ action: 'verify', ...(await audited(act, row)), after: { text: row.text } });
  return actionOf(verified);
}
