import type { BodyOf } from '@alms/lis-domain/http';
import { refusesActionVerification, type addCorrectiveAction, type ControlRun } from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../http/problems.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import { controlledTestLabel, controlledTestRow } from './controlled-tests.service.ts';
import { runById, runRow } from './control-runs.service.ts';
import { insertAction, lockAction, updateAction, type ActionRow } from './control-runs.store.ts';

type ActionBody = BodyOf<typeof addCorrectiveAction>;

async function audited(act: Act, { id, run_id }: Pick<ActionRow, 'id' | 'run_id'>) {
  const run = await runRow(act, run_id);
  const test = await controlledTestRow(act, run.qc_test_id);
  return { category: 'qc', entity_type: 'corrective_action', entity_id: id, entity_label: `${controlledTestLabel(test)}, ${run.number}` } as const;
}

/** Says what is done about a run that broke a rule. */
export async function add(act: Act, runId: string, body: ActionBody): Promise<ControlRun> {
  const { tx, user, now } = act;
  const run = await runRow(act, runId);
  if (run.violations.length === 0) throw new Refusal('conflict');
  const id = uuidv7();
  await insertAction(tx, { id, run_id: runId, ...body, by_id: user.id, by_name: user.full_name, at: now, created_at: now, updated_at: now });
  act.audit({ action: 'create', ...(await audited(act, { id, run_id: runId })), after: body });
  return runById(act, runId);
}

async function lockedAction({ tx, tenantId }: Act, { id, version }: { id: string; version: number }): Promise<ActionRow> {
  const row = await lockAction(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  return row;
}

/** Says how far it has come. Whoever says so last is its author. */
export async function update(act: Act, which: { id: string; version: number }, body: ActionBody): Promise<ControlRun> {
  const { tx, tenantId, user, now } = act;
  const row = await lockedAction(act, which);
  if (row.verified_at !== null) throw new Refusal('conflict');
  await updateAction(tx, tenantId, row.id, { ...body, by_id: user.id, by_name: user.full_name, at: now, version: row.version + 1, updated_at: now });
  act.audit({ action: 'update', ...(await audited(act, row)), before: { type: row.type, text: row.text, state: row.state }, after: body });
  return runById(act, row.run_id);
}

/** Confirms, as another person, that it has helped. */
export async function verify(act: Act, which: { id: string; version: number }): Promise<ControlRun> {
  const { tx, tenantId, user, now } = act;
  const row = await lockedAction(act, which);
  const refusal = refusesActionVerification({ state: row.state, author_id: row.by_id, verified: row.verified_at !== null }, user.id);
  if (refusal) throw new Refusal(refusal);
  await updateAction(tx, tenantId, row.id, { verified_by: user.id, verified_by_name: user.full_name, verified_at: now, version: row.version + 1, updated_at: now });
  act.audit({ action: 'verify', ...(await audited(act, row)), after: { text: row.text } });
  return runById(act, row.run_id);
}
