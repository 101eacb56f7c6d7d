import { problems, type BodyOf } from '@alms/lis-domain/http';
import { writtenAs } from '@alms/lis-domain/catalogue';
import {
  isReported,
  patientSight,
  resultMoves,
  type amendWithFile,
  type attachFile,
  type Attachment,
  type Result,
} from '@alms/lis-domain/results';
import type { FileBody } from '../../http/call.ts';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { moveItems } from '../orders/orders.store.ts';
import { acceptedFile, type AcceptedFile } from './accepted-file.ts';
import { findAttachmentContent, keepAttachment } from './attachments.store.ts';
import { isConcealed } from './concealed-results.ts';
import { amend } from './correct.service.ts';
import { enterEach } from './enter.service.ts';
import { lockedResult, type ReadResult } from './locked-results.ts';
import { changedResults, readerOf } from './result-answers.ts';
import { addResultVersions, withoutValue } from './result-versions.ts';
import { findResultsById, findVersions, type DetailedResult } from './results.store.ts';

/** Enters a file as a result, in the very way a value is entered. The file that was there before stays with its version. */
export async function attach(
  act: Act,
  which: ReadResult,
  { file, comment }: BodyOf<typeof attachFile>,
): Promise<Result> {
  refuseValues(await lockedResult(act, which, 'enter'));
  const { content, ...item } = await acceptedFile(file);
  const {
    items: [result],
    refused: [refusal],
  } = await enterEach(act, [{ ...which, ...item, comment }], 'manual');
  if (!result)
    throw new Refusal(
      refusal?.code ?? 'not_found',
      refusal && { fields: { [which.id]: problems[refusal.code].detail } },
    );
  return kept(act, result, content);
}

/** Puts another file in the place of a reported one, as a value is amended. */
export async function amendFile(
  act: Act,
  which: ReadResult,
  { file, ...said }: BodyOf<typeof amendWithFile>,
): Promise<Result> {
  refuseValues(await lockedResult(act, which, 'amend'));
  const { content, ...item } = await acceptedFile(file);
  return kept(act, await amend(act, which, { ...said, ...item }), content);
}

/** Takes a file off a result that nobody has verified: it waits for one again. */
export async function takeFileOff(act: Act, which: ReadResult): Promise<Result> {
  const row = await lockedResult(act, which, 'remove_file');
  refuseValues(row);
  const written = await addResultVersions(act, [
    { ...which, change: { status: resultMoves.remove_file.to, ...withoutValue } },
  ]);
  await moveItems(act, { ids: [row.order_item_id] }, 'repeat');
  act.audit({
    action: 'update',
    category: 'result',
    entity_type: 'result',
    entity_id: row.id,
    entity_label: `${row.order_number} ${row.code}`,
    patient_id: row.patient_id,
    before: { status: row.status, value_text: row.value_text, sha256: row.attachment?.sha256 },
    after: { status: resultMoves.remove_file.to, value_text: null },
  });
  const [result] = changedResults([row], written, await readerOf(act));
  if (!result) throw new Refusal('not_found');
  return result;
}

/** A file, to be saved. What its patient is not shown does not exist for them; who else reads may read what it was in any version. Every time is on record. */
export async function sendAttachment(
  act: Act,
  id: string,
  version: number | undefined,
): Promise<FileBody> {
  const { tx, tenantId } = act;
  const [row] = await findResultsById(tx, tenantId, [id]);
  if (!row || !(await maySee(act, row))) throw new Refusal('not_found');
  const said =
    version === undefined || version === row.version ? row : await earlierVersion(act, id, version);
  const { attachment, value_text } = said ?? {};
  if (!attachment || !value_text) throw new Refusal('no_file');
  const { media_type, sha256 } = attachment;
  act.audit({
    action: 'export',
    category: 'result',
    entity_type: 'result',
    entity_id: id,
    entity_label: `${row.order_number} ${row.code}`,
    patient_id: row.patient_id,
    after: { file: value_text, sha256 },
  });
  return {
    content: await findAttachmentContent(tx, tenantId, { id, version: attachment.version }),
    filename: value_text,
    type: media_type,
  };
}

async function maySee(act: Act, row: DetailedResult): Promise<boolean> {
  const { user, now } = act;
  if (user.role !== 'patient') return !isConcealed(row, await concealedFrom(act));
  return (
    row.patient_id === user.patient_id &&
    isReported(row.status) &&
    patientSight(row, row.definition.portal, now.toISOString()) === 'shown'
  );
}

async function earlierVersion({ tx, tenantId, user }: Act, id: string, version: number) {
  return user.role === 'patient'
    ? undefined
    : (await findVersions(tx, tenantId, [id])).find((each) => each.version === version);
}

function refuseValues({ id, definition }: DetailedResult): void {
  if (writtenAs[definition.result_type] !== 'file')
    throw new Refusal('value_expected', { fields: { [id]: problems.value_expected.detail } });
}

async function kept(act: Act, result: Result, content: AcceptedFile['content']): Promise<Result> {
  const { version, ...attachment } = result.attachment as Attachment;
  await keepAttachment(act.tx, {
    tenant_id: act.tenantId,
    result_id: result.id,
    version,
    ...attachment,
    content,
    uploaded_by: act.user.id,
    uploaded_at: act.now,
  });
  return result;
}
