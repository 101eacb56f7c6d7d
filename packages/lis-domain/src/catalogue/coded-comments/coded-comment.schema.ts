import * as v from 'valibot';
import { lineField, recordFields } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { languageField, type LanguageTag } from '../../language/index.ts';
import { interferenceGrades, interferents } from '../../samples/interference-index.ts';
import { departments } from '../departments.ts';
import { reflexOperators } from '../rules.schema.ts';
import { codedCommentIdField } from './coded-comment-id.ts';

/** Maximum length of a comment in one language, in characters. */
export const MAX_COMMENT = 500;

/** Maximum number of rules of a comment, and of coded comments on a result. */
export const MAX_COMMENT_RULES = 20;
export const MAX_APPLIED_COMMENTS = 20;

/** A comment by language; at least one. A report in another language uses `commentText`. */
export const commentTextsField = v.pipe(
  v.record(languageField, lineField(MAX_COMMENT)),
  v.check((texts) => Object.keys(texts).length > 0, 'must contain at least one language'),
);
export type CommentTexts = v.InferOutput<typeof commentTextsField>;

const ofTest = { test: lineField(20) };

/**
 * A rule that proposes a comment for a result of a test, by its immutable code: the value meets a
 * comparison (as for a reflex rule), or a graded interference index of the specimen reaches a
 * grade.
 */
const commentRuleField = v.variant('kind', [
  v.object({
    kind: v.literal('value'),
    ...ofTest,
    op: v.picklist(reflexOperators),
    value: lineField(40),
  }),
  v.object({
    kind: v.literal('interference'),
    ...ofTest,
    index: v.picklist(interferents),
    from_grade: v.picklist(
      interferenceGrades.slice(1) as Exclude<(typeof interferenceGrades)[number], 'none'>[],
    ),
  }),
]);
export interface CommentRuleSchema extends Named<typeof commentRuleField> {}
export const commentRuleSchema: CommentRuleSchema = commentRuleField;
export type CommentRule = v.InferOutput<CommentRuleSchema>;

const codedCommentEntries = {
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9_-]{1,20}$/, 'must be 1 to 20 capital letters, digits, _ or -'),
  ),
  texts: commentTextsField,
  /** Only for results of this department; null: for all. */
  department: v.nullable(v.picklist(departments)),
  /** One of them is enough. Without a rule, the comment is applied by users only. */
  rules: v.pipe(
    v.array(commentRuleSchema),
    v.maxLength(MAX_COMMENT_RULES, `must contain at most ${MAX_COMMENT_RULES} rules`),
  ),
  /** Whether it is applied to results. Results with it keep it. */
  active: v.boolean(),
};

export const codedCommentBody = v.strictObject(codedCommentEntries);
export interface CodedCommentDefinition extends v.InferOutput<typeof codedCommentBody> {}

const codedCommentObject = v.object({
  ...recordFields,
  ...codedCommentEntries,
  id: codedCommentIdField,
});
export interface CodedCommentSchema extends Named<typeof codedCommentObject> {}
export const codedCommentSchema: CodedCommentSchema = codedCommentObject;
export interface CodedComment extends v.InferOutput<CodedCommentSchema> {}

/** Returns a comment in a language; without it in English, or else in the first language it has. */
export function commentText(texts: CommentTexts, language: LanguageTag): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
