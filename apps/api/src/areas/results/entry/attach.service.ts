import { problems, type BodyOf, uploadedFileName } from '@alms/lis-domain/http';
import { writtenAs } from '@alms/lis-domain/catalogue';
import {
  isReported,
  manualHoldOf,
  portalVisibility,
  resultMoves,
  type amendWithFile,
  type attachFile,
  type Attachment,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { asBuffer } from '../../../platform/as-buffer.ts';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { findAttachmentContent, saveAttachment } from './attachments.store.ts';
import type { AcceptFile } from './file-acceptance.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { propose, refuseOpenAmendment } from '../amendment/amend.service.ts';
import { enterEach } from './enter.service.ts';
import { lockResult, type VersionedResult } from './lock-results.ts';
import { refuseNotAuthorized } from './refuse-not-authorized.ts';
import { changedResults, readerOf } from '../result-answers.ts';
import { addResultVersions, withoutValue } from '../result-versions.ts';
import { findResultsById, findVersions, type DetailedResult } from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';

/**
 * Enters a file as a result, through the same path as a value. The previous file stays with its
 * version.
 */
export async function attach(
  context: OperationContext,
  which: VersionedResult,
  { file, comment }: BodyOf<typeof attachFile>,
  accept: AcceptFile,
): Promise<Result> {
  refuseValues(await lockResult(context, which, 'enter'));
  const { content, ...item } = await accept(file);
  const {
    items: [result],
    refused: [refusal],
  } = await enterEach(context, [{ ...which, ...item, comment }], 'manual');
  if (!result)
    throw new Refusal(
      refusal?.code ?? 'not_found',
      refusal && { fields: { [which.id]: refusal.detail } },
    );
  return storeFile(context, result, content);
}

/** Proposes another file for a reported result, in the same way as another value. */
export async function amendFile(
  context: OperationContext,
  which: VersionedResult,
  { file, ...amendment }: BodyOf<typeof amendWithFile>,
  accept: AcceptFile,
): Promise<Result> {
  const row = await lockResult(context, which, 'amend');
  await refuseNotAuthorized(context, row, 'enter');
  refuseValues(row);
  refuseOpenAmendment(row);
  const { content, attachment, value_text } = await accept(file);
  return propose(
    context,
    which,
    { ...amendment, value_text },
    { attachment, content: asBuffer(content) },
  );
}

/** Removes the file of an unverified result, which becomes pending again. */
export async function takeFileOff(
  context: OperationContext,
  which: VersionedResult,
): Promise<Result> {
  const row = await lockResult(context, which, 'remove_file');
  // Another file would be a value without the hold of the verifier.
  if (row.status === 'held' && manualHoldOf(row.checks)) throw new Refusal('result_held');
  refuseValues(row);
  const written = await addResultVersions(context, [
    { ...which, change: { status: resultMoves.remove_file.to, ...withoutValue } },
  ]);
  await moveItems(context, { ids: [row.order_item_id] }, 'repeat');
  context.audit({
    action: 'update',
    ...auditedResult(row),
    before: { status: row.status, value_text: row.value_text, sha256: row.attachment?.sha256 },
    after: { status: resultMoves.remove_file.to, value_text: null },
  });
  const [result] = changedResults([row], written, await readerOf(context));
  if (!result) throw new Refusal('not_found');
  return result;
}

/**
 * Downloads a file. For its patient, an unreleased file is not found; other readers may read any
 * version. Each access is audited.
 */
export async function sendAttachment(
  context: OperationContext,
  id: ResultId,
  version: number | undefined,
): Promise<FileBody> {
  const { tx, tenantId } = context;
  const [row] = await findResultsById(tx, tenantId, [id]);
  if (!row || !(await maySee(context, row))) throw new Refusal('not_found');
  const resultVersion =
    version === undefined || version === row.version
      ? row
      : await earlierVersion(context, id, version);
  const { attachment, value_text } = resultVersion ?? {};
  if (!attachment || !value_text) throw new Refusal('no_file');
  const { media_type, sha256 } = attachment;
  context.audit({
    action: 'export',
    ...auditedResult(row),
    after: { file: value_text, sha256 },
  });
  return {
    content: await findAttachmentContent(tx, tenantId, { id, version: attachment.version }),
    filename: uploadedFileName(value_text),
    type: media_type,
  };
}

async function maySee(context: OperationContext, row: DetailedResult): Promise<boolean> {
  const { user, now } = context;
  if (user.role !== 'patient') return !isConcealed(row, await concealedFrom(context));
  return (
    row.patient_id === user.patient_id &&
    isReported(row.status) &&
    portalVisibility(row, row.definition.portal, now.toISOString()) === 'shown'
  );
}

async function earlierVersion(
  { tx, tenantId, user }: OperationContext,
  id: ResultId,
  version: number,
) {
  return user.role === 'patient'
    ? undefined
    : (await findVersions(tx, tenantId, [id])).find((each) => each.version === version);
}

function refuseValues({ id, definition }: DetailedResult): void {
  if (writtenAs[definition.result_type] !== 'file')
    throw new Refusal('value_expected', { fields: { [id]: problems.value_expected.detail } });
}

/** Stores the content of a file that was entered as this result. */
export async function storeFile(
  context: OperationContext,
  result: Result,
  content: AcceptedFile['content'],
): Promise<Result> {
  const { version, media_type, byte_size, sha256 } = result.attachment as Attachment;
  await saveAttachment(context.tx, {
    tenant_id: context.tenantId,
    result_id: result.id,
    version,
    media_type,
    byte_size,
    sha256,
    content: asBuffer(content),
    uploaded_by: context.user.id,
    uploaded_at: context.now,
  });
  return result;
}
