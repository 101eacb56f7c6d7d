import type { BodyOf } from '@alms/lis-domain/http';
import {
  acceptValue,
  holdsOf,
  refusesVerification,
  reviewReason,
  verifyingLeadsTo,
  type Result,
  type verifyResults,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { ownAuthorizations } from '../../identity/competence/own-authorizations.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { notifyOfReleasedResults } from '../../notifications/result-notifications.ts';
import { qualityGate } from '../../quality-control/quality-hold.ts';
import { recalculate, refuseUnverifiedInputs } from '../calculation/calculate.service.ts';
import { notifyRequesters } from '../critical-results/critical-results.service.ts';
import { findAwaitingNotification } from '../critical-results/critical-results.store.ts';
import { refusalDetail } from '../entry/evaluated-value.ts';
import { lockResults } from '../entry/lock-results.ts';
import { fireReflexes } from '../calculation/reflex.service.ts';
import { resultsAfter } from '../result-answers.ts';
import {
  addResultVersions,
  shownAtRelease,
  signedBy,
  type ResultRow,
  type Signature,
} from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';

/**
 * Rejects a value whose test is on QC hold unless its hold was since released by an authorised user
 * (domain model 2.8).
 */
export async function refuseUncontrolled(
  context: OperationContext,
  rows: readonly DetailedResult[],
): Promise<void> {
  const gate = await qualityGate(
    context,
    rows.map(({ test_parameter_id }) => test_parameter_id),
  );
  const held = rows.filter(({ checks, hold_release, ...measured }) => {
    const hold = gate(measured);
    const isOverruled =
      hold_release !== null &&
      holdsOf(checks).some(({ kind }) => kind === 'qc') &&
      hold_release.at >= (hold?.since ?? '');
    return hold && !isOverruled;
  });
  if (held.length > 0)
    throw new Refusal('controls_not_in_order', {
      fields: Object.fromEntries(held.map(({ id }) => [id, 'is on QC hold'])),
    });
}

/** Rejects a value that its test does not accept: it was stored before the rule of today. */
function refuseUnacceptedValues(rows: readonly DetailedResult[]): void {
  for (const row of rows) {
    const accepted = acceptValue(row.value_text ?? '', row.definition);
    if (row.value_text === null || accepted.status === 'accepted') continue;
    throw new Refusal(accepted.refusal, {
      fields: { [row.id]: refusalDetail(accepted.refusal, row, row.value_text) },
    });
  }
}

type Verification = BodyOf<typeof verifyResults>;

/** Rejects results that need individual review when they are verified as a list. */
function refuseUnreviewed(rows: readonly DetailedResult[]): void {
  const fields = Object.fromEntries(
    rows.flatMap((row) => {
      const reason = reviewReason(row);
      return reason ? [[row.id, `needs individual review: ${reason}`]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new Refusal('needs_review', { fields });
}

/**
 * Verifies results atomically, in bulk if they were reviewed as a list. Releases each one to the
 * report, and to the patient portal per the test's release policy: at once, or, where two
 * verifications are required, after the second.
 */
export async function verify(
  context: OperationContext,
  items: Verification['items'],
  { bulk }: Pick<Verification, 'bulk'> = { bulk: false },
): Promise<Result[]> {
  const { tx, tenantId, user } = context;
  const settings = await findSettings(tx, tenantId);
  const rows = (await lockResults(context, items)).map(({ row }) => row);
  const person = (id: string | null) => (id === null ? null : { id });
  const notAuthorizedFor = await ownAuthorizations(context);
  for (const { id, status, entered_by, verified_by, definition } of rows) {
    const refusal = refusesVerification(
      {
        status,
        entered_by: person(entered_by),
        verified_by: person(verified_by),
        not_authorized_for: notAuthorizedFor(definition.department),
      },
      user.id,
      settings,
    );
    if (refusal) throw new Refusal(refusal, { fields: { [id]: 'cannot be verified now' } });
  }
  if (bulk) refuseUnreviewed(rows);
  refuseUnacceptedValues(rows);
  await refuseUncontrolled(context, rows);
  await refuseUnverifiedInputs(context, rows);

  await sign(
    context,
    rows.map((row) => ({
      row,
      signature: row.status === 'verified' ? releasedBy(user, row) : signedBy(user),
    })),
    settings,
  );
  return resultsAfter(context, rows);
}

/** The second of two verifiers, after the first or the rule. */
function releasedBy(
  { id, full_name }: OperationContext['user'],
  { verified_by, verified_by_name, rule_reference }: DetailedResult,
): Signature {
  return {
    verified_by,
    verified_by_name,
    rule_reference,
    released_by: id,
    released_by_name: full_name,
  };
}

/**
 * Signs each result and releases those that need no further signature. Permission to verify has
 * been checked.
 */
export async function sign(
  context: OperationContext,
  signed: readonly SignedResult[],
  facility: { verification_levels: 1 | 2 },
): Promise<void> {
  const leadsTo = (state: 'verified' | 'released') =>
    signed.filter(({ row }) => verifyingLeadsTo(row.status, facility) === state);
  await write(context, leadsTo('verified'), 'verified');
  await release(context, leadsTo('released'));
}

interface SignedResult {
  row: DetailedResult;
  signature: Signature;
}

/** Stores results with their signatures. Returns the stored versions. */
async function write(
  context: OperationContext,
  signed: readonly SignedResult[],
  status: 'verified' | 'released',
): Promise<ResultRow[]> {
  if (signed.length === 0) return [];
  const { tx, tenantId, now } = context;
  const isReleased = status === 'released';
  const awaiting = await findAwaitingNotification(
    tx,
    tenantId,
    signed.map(({ row: { id } }) => id),
  );
  const written = await addResultVersions(
    context,
    signed.map(({ row: { id, version, verified_at, definition, ...row }, signature }) => ({
      id,
      version,
      change: {
        status,
        ...signature,
        verified_at: row.status === 'verified' ? verified_at : now,
        ...(isReleased && {
          released_at: now,
          ...shownAtRelease(definition, now, awaiting.has(id)),
        }),
        created_by: signature.released_by ?? signature.verified_by,
      },
    })),
  );
  const tested = { ids: signed.map(({ row: { order_item_id } }) => order_item_id) };
  await moveItems(context, tested, 'verify');
  if (isReleased) await moveItems(context, tested, 'release');
  for (const {
    row: { id, order_number, code, patient_id, value_text, flag, ...before },
    signature: { rule_reference: rule, released_by },
  } of signed) {
    const byRule = rule !== null && released_by === null;
    context.audit({
      action: 'verify',
      category: 'result',
      entity_type: 'result',
      entity_id: id,
      entity_label: `${order_number} ${code}`,
      patient_id,
      before: { status: before.status },
      after: { status, value_text, flag, ...(byRule && { rule }) },
      ...(byRule && { by: 'system' as const }),
    });
  }
  return written;
}

/**
 * Releases signed results with all consequences: report and portal visibility, notifications to
 * patient and ordering provider, completion of calculations and reflex tests.
 */
async function release(context: OperationContext, signed: readonly SignedResult[]): Promise<void> {
  if (signed.length === 0) return;
  const released = await write(context, signed, 'released');
  const rows = signed.map(({ row }) => row);
  await notifyOfReleasedResults(
    context,
    rows.map((row) => ({
      ...row,
      shown: released.some(
        ({ id, portal_notified_at }) => id === row.id && portal_notified_at !== null,
      ),
    })),
  );
  await notifyRequesters(
    context,
    rows.filter(({ critical }) => critical).map(({ id }) => id),
  );
  await recalculate(context, rows);
  await fireReflexes(context, rows);
}
