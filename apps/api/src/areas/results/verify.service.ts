import type { BodyOf } from '@alms/lis-domain/http';
import { holdsOf, refusesVerification, resultMoves, type Result, type verifyResults } from '@alms/lis-domain/results';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { findSettings } from '../facility/facility.store.ts';
import { moveItems } from '../orders/orders.store.ts';
import { tellOfReleasedResults } from '../notifications/notices.ts';
import { qualityGate } from '../quality-control/quality-hold.ts';
import { recalculate, refuseUnverifiedInputs } from './calculate.service.ts';
import { lockedResults } from './locked-results.ts';
import { fireReflexes } from './reflex.service.ts';
import { readerOf, resultOf } from './result-answers.ts';
import { addResultVersions, signedBy, type Signature } from './result-versions.ts';
import { findResultsById, type DetailedResult } from './results.store.ts';

/** A value whose test is held is not verified, unless somebody who may overrule controls has let this one go on since (domain model 2.8). */
async function refuseUncontrolled(act: Act, rows: readonly DetailedResult[]): Promise<void> {
  const gate = await qualityGate(act, rows.map(({ test_parameter_id }) => test_parameter_id));
  const held = rows.filter(({ checks, hold_release, ...measured }) => {
    const hold = gate(measured);
    const isOverruled = hold_release !== null && holdsOf(checks).some(({ kind }) => kind === 'qc') && hold_release.at >= (hold?.since ?? '');
    return hold && !isOverruled;
  });
  if (held.length > 0) throw new Refusal('controls_not_in_order', { fields: Object.fromEntries(held.map(({ id }) => [id, 'waits for its controls'])) });
}

/** Verifies entered results, all or none, and releases them at once to report and portal. */
export async function verify(act: Act, items: BodyOf<typeof verifyResults>['items']): Promise<Result[]> {
  const { tx, tenantId, user } = act;
  const settings = await findSettings(tx, tenantId);
  const rows = (await lockedResults(act, items)).map(({ row }) => row);
  for (const { id, status, entered_by } of rows) {
    const refusal = refusesVerification({ status, entered_by: entered_by === null ? null : { id: entered_by } }, user.id, settings);
    if (refusal) throw new Refusal(refusal, { fields: { [id]: 'cannot be verified now' } });
  }
  await refuseUncontrolled(act, rows);
  await refuseUnverifiedInputs(act, rows);

  const after = await release(act, rows.map((row) => ({ row, signature: signedBy(user) })));
  const reader = await readerOf(act);
  return after.map((row) => resultOf(row, reader));
}

/**
 * Verifies results and releases them at once, with all that follows: report and portal show them, the patient and who has asked are told, what is calculated
 * from them is settled, and what they ask for is ordered. Whether they may be verified has been decided. Answers them as they are then.
 */
export async function release(act: Act, verified: readonly { row: DetailedResult; signature: Signature }[]): Promise<DetailedResult[]> {
  const { tx, tenantId, now } = act;
  const rows = verified.map(({ row }) => row);
  const { to: status } = resultMoves.release;
  await addResultVersions(act, verified.map(({ row: { id, version }, signature }) => ({ id, version, change: { status, ...signature, verified_at: now, released_at: now, created_by: signature.verified_by } })));
  const tested = { ids: rows.map(({ order_item_id }) => order_item_id) };
  await moveItems(act, tested, 'verify');
  await moveItems(act, tested, 'release');
  for (const { row: { id, order_number, code, patient_id, value_text, flag, ...before }, signature: { rule_reference: rule } } of verified) {
    act.audit({
      action: 'verify', category: 'result', entity_type: 'result', entity_id: id, entity_label: `${order_number} ${code}`, patient_id,
      before: { status: before.status }, after: { status, value_text, flag, ...(rule !== null && { rule }) }, ...(rule !== null && { by: 'system' as const }),
    });
  }
  await tellOfReleasedResults(act, rows);
  await recalculate(act, rows);
  await fireReflexes(act, rows);
  const after = await findResultsById(tx, tenantId, rows.map(({ id }) => id));
  return rows.flatMap(({ id }) => after.filter((row) => row.id === id));
}
