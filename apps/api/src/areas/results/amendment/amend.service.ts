import type { BodyOf } from '@alms/lis-domain/http';
import {
  amendedComments,
  refusesVerification,
  resultMoves,
  toVerify,
  verifyingLeadsTo,
  type Amendment,
  type amendResult,
  type AmendmentId,
  type rejectAmendment,
  type Result,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { newId } from '../../../platform/db/new-id.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { ownAuthorizations } from '../../identity/competence/own-authorizations.ts';
import { notifyOfProposedAmendment } from '../../notifications/result-notifications.ts';
import { recordTraces } from '../../quality-control/result-traces.service.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { chosenComments, codesOf } from '../comments/coded-comments.service.ts';
import { openCriticalNotification } from '../critical-results/critical-results.service.ts';
import { saveAttachment } from '../entry/attachments.store.ts';
import {
  auditCorrection,
  corrected,
  notifyRecipients,
  refuseCalculated,
} from '../entry/corrected-result.ts';
import {
  inStoredNotation,
  isNewlyCritical,
  overrideOf,
  refusalDetail,
  refusesValue,
  writtenBy,
  type Reading,
  type WrittenValue,
} from '../entry/evaluated-value.ts';
import { lockResult, type VersionedResult } from '../entry/lock-results.ts';
import { refuseNotAuthorized } from '../entry/refuse-not-authorized.ts';
import { auditedResult } from '../audited-result.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { readerOf, resultsAfter } from '../result-answers.ts';
import { shownAtRelease, signedBy, type Signature } from '../result-versions.ts';
import { findResultsById, lockSamplesOfResults, type DetailedResult } from '../results.store.ts';
import { refuseUncontrolled } from '../verification/verify.service.ts';
import {
  addAmendment,
  changeAmendment,
  findAmendedResult,
  lockAmendment,
  type AmendmentRow,
} from './amendments.store.ts';
import { amendedValue, evaluateAmendments, type AmendedValue } from './evaluated-amendment.ts';

/** The file of an amendment, with its content. */
type AmendedFile = { attachment: NonNullable<Amendment['attachment']>; content: Buffer };

/**
 * Proposes another value for a reported result. The reported value remains, under correction, until
 * the amendment is verified by the rules of a first value (ISO 15189:2022 7.4.1.8). Users who can
 * verify it are notified.
 */
export async function propose(
  context: OperationContext,
  which: VersionedResult,
  { code, reason, comment_ids, ...written }: BodyOf<typeof amendResult>,
  file?: AmendedFile,
): Promise<Result> {
  const { tx, tenantId, user, now } = context;
  const row = await lockResult(context, which, 'amend');
  await refuseNotAuthorized(context, row, 'enter');
  refuseCalculated(row);
  refuseOpenAmendment(row);
  const item = { ...inStoredNotation(row, written), attachment: file?.attachment };
  const comments =
    comment_ids === undefined ? null : (await chosenComments(context, row, comment_ids)).comments;
  const hasOtherComments =
    comments !== null && String(codesOf(comments)) !== String(codesOf(row.coded_comments));
  if (!hasOtherComments) refuseSameValue(row, item, code);
  const reading = await evaluated(context, row, item, code);
  const refusal = refusesValue(reading);
  if (refusal)
    throw new Refusal(refusal, {
      fields: { [row.id]: refusalDetail(refusal, row, written.value_text) },
    });
  const { flag, flag_reason, critical } = reading.meaning;
  await addAmendment(tx, {
    tenant_id: tenantId,
    id: newId<AmendmentId>(),
    result_id: row.id,
    from_version: row.version,
    state: 'proposed',
    code,
    reason,
    value_text: item.value_text,
    unrounded_value: item.unrounded_value ?? null,
    attachment: file?.attachment ?? null,
    content: file?.content ?? null,
    comment: item.comment,
    coded_comments: hasOtherComments ? comments : null,
    override_reason: overrideOf(reading) ?? null,
    flag,
    flag_reason,
    critical,
    checks: reading.checks,
    proposed_by: user.id,
    proposed_by_name: user.full_name,
    proposed_at: now,
  });
  context.audit({
    action: 'amend',
    ...auditedResult(row),
    before: {
      status: row.status,
      value_text: row.value_text,
      flag: row.flag,
      ...(hasOtherComments && { coded_comments: codesOf(row.coded_comments) }),
    },
    after: {
      amendment: 'proposed',
      value_text: item.value_text,
      flag,
      ...(hasOtherComments && { coded_comments: codesOf(comments) }),
    },
    reason: reasonWith(reason, reading),
  });
  await notifyOfProposedAmendment(context, { ...row, critical, proposed_by: user.id });
  return resultAfter(context, row);
}

/**
 * Verifies an amendment. Where two verifications are required, the first leaves the reported value
 * unchanged.
 */
export async function verifyAmendment(
  context: OperationContext,
  { id, version }: { id: AmendmentId; version: number },
): Promise<Result> {
  const { row, open, amendment } = await lockOpenAmendment(context, { id, version });
  const { tx, tenantId, user, now } = context;
  const settings = await findSettings(tx, tenantId);
  const notAuthorizedFor = await ownAuthorizations(context);
  const toBeVerified = {
    ...toVerify(open),
    not_authorized_for: notAuthorizedFor(row.definition.department),
  };
  const refusal = refusesVerification(toBeVerified, user.id, settings);
  if (refusal) throw new Refusal(refusal, { fields: { [row.id]: 'cannot be verified now' } });
  // A new measurement requires accepted QC; a clerical correction measures nothing.
  if (amendment.code === 'reanalysis') await refuseUncontrolled(context, [row]);
  if (verifyingLeadsTo(toBeVerified.status, settings) === 'released')
    return report(context, row, amendment, open.proposed_by);
  await changeAmendment(tx, amendment, {
    state: 'verified',
    verified_by: user.id,
    verified_by_name: user.full_name,
    verified_at: now,
  });
  context.audit({
    action: 'verify',
    ...auditedResult(row),
    before: { amendment: amendment.state },
    after: { amendment: 'verified', value_text: amendment.value_text, flag: amendment.flag },
  });
  return resultAfter(context, row);
}

/** Rejects or withdraws an amendment: the reported value remains. */
export async function reject(
  context: OperationContext,
  which: { id: AmendmentId; version: number },
  { reason }: BodyOf<typeof rejectAmendment>,
): Promise<Result> {
  const { row, amendment } = await lockOpenAmendment(context, which);
  await closeAmendment(context, row, amendment, reason);
  return resultAfter(context, row);
}

/** Withdraws the open amendment of a result, if any, because the result itself changes. */
export async function withdrawAmendment(
  context: OperationContext,
  row: DetailedResult,
  reason: string,
): Promise<void> {
  if (row.amendment === null) return;
  const { tx, tenantId } = context;
  await closeAmendment(context, row, await lockAmendment(tx, tenantId, row.amendment.id), reason);
}

async function closeAmendment(
  context: OperationContext,
  row: DetailedResult,
  amendment: AmendmentRow,
  reason: string,
): Promise<void> {
  await changeAmendment(context.tx, amendment, {
    state: 'rejected',
    ...closedBy(context),
    rejection_reason: reason,
  });
  context.audit({
    action: 'reject',
    ...auditedResult(row),
    before: { amendment: amendment.state, value_text: amendment.value_text },
    after: { amendment: 'rejected' },
    reason,
  });
}

/**
 * Replaces the reported value: a new version under the names of the proposer and the verifiers. The
 * recipients of the earlier report are notified.
 */
async function report(
  context: OperationContext,
  row: DetailedResult,
  amendment: AmendmentRow,
  by: Amendment['proposed_by'],
): Promise<Result> {
  const { tx, now } = context;
  const { code, reason } = amendment;
  const reading = await evaluated(context, row, amendedValue(amendment), code);
  const result = await corrected(
    context,
    row,
    { kind: 'amended', code, reason, by },
    {
      status: resultMoves.amend.to,
      ...writtenBy(context, reading),
      coded_comments: amendedComments(
        amendment.coded_comments,
        reading.comments,
        row.coded_comments,
      ),
      ...(code === 'reanalysis' && { trace_id: await traceOfReanalysis(context, row, by) }),
      entered_by: amendment.proposed_by,
      entered_by_name: amendment.proposed_by_name,
      entered_at: amendment.proposed_at,
      ...signatureOf(context, amendment),
      verified_at: amendment.verified_at ?? now,
      released_at: now,
      ...(row.released_at === null && shownAtRelease(row.definition, now)),
      // The patient is notified of a new critical value once it is visible again.
      ...(isNewlyCritical(reading) && { portal_notified_at: null }),
    },
  );
  if (amendment.content) await saveAmendedFile(context, result, amendment);
  await changeAmendment(tx, amendment, { state: 'reported', ...closedBy(context) });
  auditCorrection(context, row, result, reasonWith(reason, reading));
  await openCriticalNotification(context, [reading], [result]);
  const amended = await resultAfter(context, row);
  await notifyRecipients(context, row, amended, 'amended');
  await recalculate(context, [row], { cause: { code, reason } });
  return amended;
}

/** The trace of a new measurement, whose instrument is not recorded. */
async function traceOfReanalysis(
  context: OperationContext,
  { id: result_id, test_parameter_id }: DetailedResult,
  operator: Amendment['proposed_by'],
): Promise<string> {
  const trace_id = uuidv7();
  await recordTraces(context, [
    { trace_id, result_id, instrument_id: null, test_parameter_id, operator },
  ]);
  return trace_id;
}

/** The verifiers of a reported amendment. */
function signatureOf(
  { user }: OperationContext,
  { verified_by, verified_by_name }: AmendmentRow,
): Signature {
  if (verified_by === null) return signedBy(user);
  return {
    ...signedBy({ id: verified_by, full_name: verified_by_name ?? '' }),
    released_by: user.id,
    released_by_name: user.full_name,
  };
}

/** Stores the file of an amendment with the version of the result that it became. */
async function saveAmendedFile(
  { tx, tenantId }: OperationContext,
  { id, attachment }: Result,
  { content, proposed_by, proposed_at }: AmendmentRow,
): Promise<void> {
  if (!attachment || !content) throw new Refusal('no_file');
  const { version, media_type, byte_size, sha256 } = attachment;
  await saveAttachment(tx, {
    tenant_id: tenantId,
    result_id: id,
    version,
    media_type,
    byte_size,
    sha256,
    content,
    uploaded_by: proposed_by,
    uploaded_at: proposed_at,
  });
}

/** Locks an open amendment and its result, which is locked first like for every other change. */
async function lockOpenAmendment(
  context: OperationContext,
  { id, version }: { id: AmendmentId; version: number },
): Promise<{ row: DetailedResult; open: Amendment; amendment: AmendmentRow }> {
  const { tx, tenantId } = context;
  const resultId = await findAmendedResult(tx, tenantId, id);
  if (resultId === undefined) throw new Refusal('not_found');
  await lockSamplesOfResults(tx, tenantId, [resultId]);
  const amendment = await lockAmendment(tx, tenantId, id);
  const [row] = await findResultsById(tx, tenantId, [resultId]);
  if (!row || isConcealed(row, await concealedFrom(context))) throw new Refusal('not_found');
  checkVersion(version, amendment.version);
  if (row.amendment?.id !== id) throw new Refusal('result_state');
  return { row, open: row.amendment, amendment };
}

const closedBy = ({ user, now }: OperationContext) => ({
  closed_by: user.id,
  closed_by_name: user.full_name,
  closed_at: now,
});

/** The reason of a correction, with that of a value outside the plausible limits. */
const reasonWith = (reason: string, reading: Reading): string =>
  [reason, overrideOf(reading)].filter((each) => each !== undefined).join(' / ');

/** A result has at most one open amendment: the next one follows its verification or rejection. */
export function refuseOpenAmendment({ amendment }: Pick<DetailedResult, 'amendment'>): void {
  if (amendment !== null) throw new Refusal('amendment_open');
}

/**
 * Refuses the current value. The same value may have a new interpretation after a change of birth
 * date or clinical information.
 */
function refuseSameValue(
  row: DetailedResult,
  item: Pick<WrittenValue, 'value_text' | 'unrounded_value' | 'comment' | 'attachment'>,
  code: Amendment['code'],
): void {
  const isSame =
    item.value_text === row.value_text &&
    item.unrounded_value === row.unrounded_value &&
    (item.attachment?.sha256 ?? row.attachment?.sha256) === row.attachment?.sha256;
  if (code !== 'interpretation' && isSame && item.comment === row.comment)
    throw invalid({ value_text: 'is the current value' });
}

async function evaluated(
  context: OperationContext,
  row: DetailedResult,
  item: AmendedValue,
  code: Amendment['code'],
): Promise<Reading> {
  const [reading] = await evaluateAmendments(
    context,
    [{ row, item, code }],
    await readerOf(context),
  );
  if (!reading) throw new Refusal('not_found');
  return reading;
}

async function resultAfter(
  context: OperationContext,
  row: Pick<DetailedResult, 'id'>,
): Promise<Result> {
  const [result] = await resultsAfter(context, [row]);
  if (!result) throw new Refusal('not_found');
  return result;
}
