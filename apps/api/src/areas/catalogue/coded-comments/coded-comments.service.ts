import {
  checkCodedComment,
  type CodedComment,
  type CodedCommentDefinition,
  type CodedCommentId,
} from '@alms/lis-domain/catalogue/coded-comments';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { findAllTests, lockCatalogue } from '../catalogue.store.ts';
import { insertComments, lockComment, updateComment } from './coded-comments.store.ts';

/** Rejects rules for unknown tests, or with values that cannot be compared. */
async function checkRules(
  { tx, tenantId }: OperationContext,
  comment: CodedCommentDefinition,
): Promise<void> {
  if (comment.rules.length === 0) return;
  const tests = new Map((await findAllTests(tx, tenantId)).map((test) => [test.code, test]));
  const faults = checkCodedComment(comment, (code) => tests.get(code));
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.map(({ at, sentence }) => [at, sentence])));
}

export async function addComment(
  context: OperationContext,
  comment: CodedCommentDefinition,
): Promise<CodedComment> {
  await lockCatalogue(context.tx, context.tenantId);
  await checkRules(context, comment);
  const [added] = await insertComments(context.tx, context, [comment]);
  if (!added) throw new Refusal('duplicate', { fields: { code: 'is in use' } });
  auditComment(context, added, { action: 'create', after: comment });
  return added;
}

/** Replaces a coded comment. Results with it keep the text that they were given. */
export async function changeComment(
  context: OperationContext,
  { id, version }: { id: CodedCommentId; version: number },
  comment: CodedCommentDefinition,
): Promise<CodedComment> {
  const { tx, tenantId } = context;
  await lockCatalogue(tx, tenantId);
  const current = await lockComment(tx, tenantId, id);
  if (!current) throw new Refusal('not_found');
  checkVersion(version, current.version);
  if (comment.code !== current.code) throw invalid({ code: 'cannot be changed' });
  const changed = changedFields<CodedCommentDefinition>(current, comment);
  const names = Object.keys(changed.after);
  if (names.length === 0) return current;
  // A comment is retired although a test of its rules was retired before.
  if (comment.active || names.some((name) => name !== 'active')) await checkRules(context, comment);
  const updated = await updateComment(tx, context, current, comment);
  auditComment(context, updated, { action: 'update', ...changed });
  return updated;
}

function auditComment(
  context: OperationContext,
  { id, code }: CodedComment,
  entry: Pick<AuditEntry, 'action'> & { before?: object; after?: object },
): void {
  context.audit({
    category: 'settings',
    entity_type: 'coded_comment',
    entity_id: id,
    entity_label: code,
    action: entry.action,
    ...(entry.before && { before: { ...entry.before } }),
    ...(entry.after && { after: { ...entry.after } }),
  });
}
