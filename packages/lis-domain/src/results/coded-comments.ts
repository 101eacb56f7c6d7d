import type {
  CodedComment,
  CommentRule,
} from '../catalogue/coded-comments/coded-comment.schema.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { ArrivalCondition } from '../samples/arrival-condition.ts';
import { interferenceGrades, readIndex } from '../samples/interference-index.ts';
import type { AppliedComment, ReportedComment } from './applied-comment.schema.ts';
import { meets, type ReflexValue } from './reflex.ts';
import type { ResultState } from './result.schema.ts';
import { isReported } from './transitions.ts';

/** A result with all data that the rules of comments use. */
export interface CommentedResult extends ReflexValue {
  code: string;
  department: TestDefinition['department'];
  /** Recorded specimen condition on receipt. */
  specimen_condition: ArrivalCondition | null;
}

/**
 * Returns whether a rule certainly applies to a result. A grade is compared only with a grade, and
 * an index that is not recorded or not graded reaches none.
 */
export function meetsCommentRule(rule: CommentRule, result: CommentedResult): boolean {
  if (rule.test !== result.code) return false;
  if (rule.kind === 'value') return meets(rule, result);
  const index = readIndex(result.specimen_condition?.indices?.[rule.index] ?? '');
  return (
    index.kind === 'grade' &&
    interferenceGrades.indexOf(index.grade) >= interferenceGrades.indexOf(rule.from_grade)
  );
}

/** Returns whether a comment can be applied to the results of a department. */
export function fitsDepartment(
  { department }: Pick<CodedComment, 'department'>,
  of: TestDefinition['department'],
): boolean {
  return department === null || department === of;
}

const applied = (
  { id, code, texts }: Pick<CodedComment, 'id' | 'code' | 'texts'>,
  by: AppliedComment['by'],
  at: string,
): AppliedComment => ({ id, code, texts, by, at });

/**
 * Returns the coded comments of a value that was entered or measured: those that users applied
 * before, followed by the active ones whose rule applies. Earlier proposals of rules belong to the
 * earlier value. One that was proposed before keeps its text and time.
 */
export function commentsOfValue(
  comments: readonly CodedComment[],
  result: CommentedResult,
  before: readonly AppliedComment[],
  at: string,
): AppliedComment[] {
  const kept = before.filter(({ by }) => by !== null);
  const proposed = comments.filter(
    (comment) =>
      comment.active &&
      fitsDepartment(comment, result.department) &&
      kept.every(({ id }) => id !== comment.id) &&
      comment.rules.some((rule) => meetsCommentRule(rule, result)),
  );
  return [
    ...kept,
    ...proposed.map(
      (comment) => before.find(({ id }) => id === comment.id) ?? applied(comment, null, at),
    ),
  ];
}

/** Returns whether the coded comments of a result can be changed: it awaits verification. */
export function takesCodedComments(status: ResultState): boolean {
  return status === 'entered' || status === 'held';
}

/** A change to the coded comments of a result, or the reason why one of them is refused. */
export type CommentChange =
  | { status: 'changed'; comments: AppliedComment[]; removedProposals: AppliedComment[] }
  | { status: 'refused'; at: number; refusal: 'not_offered' | 'other_department' };

/**
 * Applies the chosen comments to a result. A comment that it already has keeps its text, also if it
 * was retired since; any other must be active and fit the department.
 *
 * @param chosen Ids of all comments, in the order of the report.
 */
export function changeComments(
  comments: readonly CodedComment[],
  before: readonly AppliedComment[],
  chosen: readonly string[],
  {
    department,
    by,
    at,
  }: { department: TestDefinition['department']; by: AppliedComment['by']; at: string },
): CommentChange {
  const next: AppliedComment[] = [];
  for (const [index, id] of chosen.entries()) {
    const current = before.find((each) => each.id === id);
    const comment = comments.find((each) => each.id === id && each.active);
    if (current) next.push(current);
    else if (!comment) return { status: 'refused', at: index, refusal: 'not_offered' };
    else if (!fitsDepartment(comment, department))
      return { status: 'refused', at: index, refusal: 'other_department' };
    else next.push(applied(comment, by, at));
  }
  return {
    status: 'changed',
    comments: next,
    removedProposals: before.filter(({ id, by: user }) => user === null && !chosen.includes(id)),
  };
}

/**
 * Returns the coded comments of an amended value: those chosen with the amendment, followed by the
 * proposals of rules for the new value. A proposal that the result had before and that was not
 * chosen was removed.
 *
 * @param chosen Null: the comments were not changed.
 * @param ofValue The comments of the new value (`commentsOfValue`).
 * @param before The comments of the reported value.
 */
export function amendedComments(
  chosen: readonly AppliedComment[] | null,
  ofValue: readonly AppliedComment[],
  before: readonly AppliedComment[],
): AppliedComment[] {
  if (chosen === null) return [...ofValue];
  const known = new Set([...chosen, ...before].map(({ id }) => id));
  return [...chosen, ...ofValue.filter(({ id }) => !known.has(id))];
}

/**
 * Returns the coded comments that readers of a result see, in the chart and the patient portal:
 * those that its report prints. A value that is not reported, or was withdrawn, has none.
 */
export function reportedComments({
  status,
  coded_comments,
}: {
  status: ResultState;
  coded_comments: readonly AppliedComment[];
}): ReportedComment[] {
  return isReported(status) ? coded_comments.map(({ code, texts }) => ({ code, texts })) : [];
}
