import type { CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import {
  amendmentReasons,
  errorReasons,
  holdReleaseReasons,
  type amendResultBody,
  type enteredInErrorBody,
  type releaseHoldBody,
  type Result,
} from '@alms/lis-domain/results';
import * as v from 'valibot';
import { sentValue, unreadableWord } from './typed-value.ts';

export type AmendmentRequest = v.InferOutput<typeof amendResultBody>;
export type HoldDecision = v.InferOutput<typeof releaseHoldBody>;
export type EnteredInErrorRequest = v.InferOutput<typeof enteredInErrorBody>;

const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'reasonRequired'), v.maxLength(300));

/**
 * Validates a correction of a reported result. No reason is preselected, so that the most common
 * one is not chosen by default.
 */
export function amendForm(
  before: Pick<Result, 'value_text' | 'comment' | 'coded_comments' | 'test'>,
  decimalMark: '.' | ',',
) {
  const isSameComments = (ids: readonly string[]) =>
    String(ids) === String(before.coded_comments.map(({ id }) => id));
  return v.pipe(
    v.object({
      value_text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'valueRequired'),
        v.check(
          (typed) =>
            typed === before.value_text ||
            unreadableWord(typed, decimalMark, before.test) === undefined,
          ({ input }) => unreadableWord(input, decimalMark, before.test) ?? '',
        ),
        v.transform((typed) =>
          typed === before.value_text ? typed : sentValue(typed, decimalMark, before.test),
        ),
      ),
      comment: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      comment_ids: v.array(v.string()),
      code: v.picklist(amendmentReasons, 'codeRequired'),
      reason,
      override_reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
    v.forward(
      v.partialCheck(
        [['value_text'], ['comment'], ['comment_ids'], ['code']],
        ({ value_text, comment, comment_ids, code }) =>
          code === 'interpretation' ||
          value_text !== before.value_text ||
          comment !== before.comment ||
          !isSameComments(comment_ids),
        'unchanged',
      ),
      ['value_text'],
    ),
    v.transform(({ override_reason, comment_ids, ...amendment }): AmendmentRequest => ({
      ...amendment,
      ...(!isSameComments(comment_ids) && { comment_ids: comment_ids as CodedCommentId[] }),
      ...(override_reason !== '' && { override_reason }),
    })),
  );
}

/** Validates the comment and reason for replacing a reported file. */
export const amendFileForm = v.object({
  comment: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  code: v.picklist(amendmentReasons, 'codeRequired'),
  reason,
});
export type FileAmendment = v.InferOutput<typeof amendFileForm>;

/**
 * Validates the reason for releasing a hold. None is preselected; a reason outside the list
 * requires a text.
 */
export const releaseHoldForm = v.pipe(
  v.object({
    code: v.picklist(holdReleaseReasons, 'codeRequired'),
    note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['note']],
      ({ code, note }) => code !== 'other' || note !== '',
      'reasonRequired',
    ),
    ['note'],
  ),
);

/** Validates a decision that needs nothing but a reason. */
export const reasonForm = v.object({ reason });
export type Reason = v.InferOutput<typeof reasonForm>;

export const enteredInErrorForm = v.object({
  code: v.picklist(errorReasons, 'codeRequired'),
  reason,
});
