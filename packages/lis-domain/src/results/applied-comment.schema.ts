import * as v from 'valibot';
import { codedCommentIdField } from '../catalogue/coded-comments/coded-comment-id.ts';
import {
  commentTextsField,
  MAX_APPLIED_COMMENTS,
} from '../catalogue/coded-comments/coded-comment.schema.ts';
import { instantField, lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';

/**
 * A coded comment on a result. Its text is stored with the result, so that a later change of the
 * dictionary does not change what was reported.
 */
const appliedCommentObject = v.object({
  id: codedCommentIdField,
  code: v.string(),
  texts: commentTextsField,
  /** The user who applied it; null: proposed by its rule. */
  by: v.nullable(v.object({ id: userIdField, name: v.string() })),
  at: instantField,
});
export interface AppliedCommentSchema extends Named<typeof appliedCommentObject> {}
export const appliedCommentSchema: AppliedCommentSchema = appliedCommentObject;
export interface AppliedComment extends v.InferOutput<AppliedCommentSchema> {}

/** A coded comment as readers of a report see it. */
const reportedCommentObject = v.object({ code: v.string(), texts: commentTextsField });
export interface ReportedCommentSchema extends Named<typeof reportedCommentObject> {}
export const reportedCommentSchema: ReportedCommentSchema = reportedCommentObject;
export interface ReportedComment extends v.InferOutput<ReportedCommentSchema> {}

/** Ids of all coded comments of a result, in the order of the report. */
export const commentIdsField = v.pipe(
  v.array(codedCommentIdField),
  v.maxLength(MAX_APPLIED_COMMENTS, `must contain at most ${MAX_APPLIED_COMMENTS} comments`),
  v.check((ids) => new Set(ids).size === ids.length, 'must contain each comment once'),
);

export const setCodedCommentsBody = v.strictObject({
  comment_ids: commentIdsField,
  /** Required to remove a comment that a rule proposed. */
  reason: v.optional(lineField(300)),
});
