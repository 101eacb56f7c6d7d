import { holds } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  changeComments,
  takesCodedComments,
  type AppliedComment,
  type CommentChange,
  type Result,
  type setCodedComments,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { findCodedComments } from '../../catalogue/coded-comments/coded-comments.store.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { auditedResult } from '../audited-result.ts';
import { lockResults, type VersionedResult } from '../entry/lock-results.ts';
import { refuseNotAuthorized } from '../entry/refuse-not-authorized.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { changedResults, readerOf } from '../result-answers.ts';
import { addResultVersions } from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';

const REFUSALS = {
  not_offered: 'is not an active comment of this facility',
  other_department: 'is a comment of another department',
} as const;

/** The chosen comments of a result, and the proposals of rules that are not among them. */
export async function chosenComments(
  { tx, tenantId, user, now }: OperationContext,
  row: Pick<DetailedResult, 'coded_comments' | 'definition'>,
  comment_ids: readonly string[],
): Promise<Extract<CommentChange, { status: 'changed' }>> {
  const change = changeComments(
    await findCodedComments(tx, tenantId),
    row.coded_comments,
    comment_ids,
    {
      department: row.definition.department,
      by: { id: user.id, name: user.full_name },
      at: now.toISOString(),
    },
  );
  if (change.status === 'refused')
    throw invalid({ [`comment_ids.${change.at}`]: REFUSALS[change.refusal] });
  return change;
}

/** Codes of comments, as audited and compared. */
export const codesOf = (comments: readonly AppliedComment[]) => comments.map(({ code }) => code);

/**
 * Applies and removes coded comments of a result that awaits verification. A comment that a rule
 * proposed is removed by a verifier only, with a reason. The value and its author are unchanged, so
 * that the rules of its verification are too.
 */
export async function setComments(
  context: OperationContext,
  which: VersionedResult,
  { comment_ids, reason }: BodyOf<typeof setCodedComments>,
): Promise<Result> {
  const { user, now } = context;
  const [locked] = await lockResults(context, [which]);
  if (!locked || isConcealed(locked.row, await concealedFrom(context)))
    throw new Refusal('not_found');
  const { row } = locked;
  if (!takesCodedComments(row.status)) throw new Refusal('result_state');
  const isVerifier = holds(user, 'verify_results');
  await refuseNotAuthorized(context, row, isVerifier ? 'verify' : 'enter');
  const change = await chosenComments(context, row, comment_ids);
  if (change.removedProposals.length > 0) {
    if (!isVerifier) throw new Refusal('forbidden');
    if (reason === undefined)
      throw invalid({ reason: 'is required to remove a comment that a rule proposed' });
  }
  const reader = await readerOf(context);
  const isSame = String(codesOf(change.comments)) === String(codesOf(row.coded_comments));
  const written = isSame
    ? []
    : await addResultVersions(context, [
        {
          id: row.id,
          version: row.version,
          change: {
            coded_comments: change.comments,
            comments_changed: {
              by: { id: user.id, name: user.full_name },
              at: now.toISOString(),
            },
          },
        },
      ]);
  if (!isSame)
    context.audit({
      action: 'update',
      ...auditedResult(row),
      before: { coded_comments: codesOf(row.coded_comments) },
      after: { coded_comments: codesOf(change.comments) },
      ...(reason !== undefined && { reason }),
    });
  const [result] = changedResults([row], written, reader);
  if (!result) throw new Refusal('not_found');
  return result;
}
