import {
  checkCodedComment,
  type CodedComment,
  type CodedCommentDefinition,
  type CodedCommentId,
  type importCodedComments,
  type ImportedComments,
} from '@alms/lis-domain/catalogue/coded-comments';
import type { BodyOf } from '@alms/lis-domain/http';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { findAllTests, lockCatalogue } from '../catalogue.store.ts';
import { workerTask, type Workers } from '../../../platform/workers/workers.ts';
import {
  findCodedComments,
  insertComments,
  lockComment,
  updateComment,
} from './coded-comments.store.ts';
import type { planCommentFile } from './plan-comment-file.ts';

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

const planning = workerTask<typeof planCommentFile>(
  new URL('./plan-comment-file.ts', import.meta.url),
  'planCommentFile',
);

/** Imports a file of coded comments: all of its rows, or none if one of them is faulty. */
export async function importComments(
  context: OperationContext,
  { file }: BodyOf<typeof importCodedComments>,
  workers: Workers,
): Promise<ImportedComments> {
  const { tx, tenantId } = context;
  await lockCatalogue(tx, tenantId);
  const present = await findCodedComments(tx, tenantId);
  const named = new Set(present.flatMap(({ rules }) => rules.map(({ test }) => test)));
  const tests = (await findAllTests(tx, tenantId))
    .filter(({ code }) => named.has(code))
    .map(({ code, status, kind, department, result_type }) => ({
      code,
      status,
      kind,
      department,
      result_type,
    }));
  const plan = await workers.run(planning, { file, present, tests }, tenantId);
  if (plan.outcome !== 'accepted') return plan;
  const fresh = plan.comments.filter(({ current }) => current === undefined);
  const added = await insertComments(
    tx,
    context,
    fresh.map(({ definition }) => definition),
  );
  for (const comment of added)
    auditComment(context, comment, {
      action: 'create',
      after: { ...definitionEntries(comment), source: 'file' },
    });
  let changes = 0;
  for (const { current, definition } of plan.comments) {
    if (!current) continue;
    const changed = changedFields<CodedCommentDefinition>(current, definition);
    if (Object.keys(changed.after).length === 0) continue;
    changes += 1;
    auditComment(context, await updateComment(tx, context, current, definition), {
      action: 'update',
      before: changed.before,
      after: { ...changed.after, source: 'file' },
    });
  }
  return {
    outcome: 'imported',
    created: added.length,
    changed: changes,
    unchanged: plan.comments.length - added.length - changes,
  };
}

const definitionEntries = ({
  code,
  texts,
  department,
  rules,
  active,
}: CodedComment): CodedCommentDefinition => ({ code, texts, department, rules, active });

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
