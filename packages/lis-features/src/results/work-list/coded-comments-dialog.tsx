import {
  commentText,
  MAX_APPLIED_COMMENTS,
  type CodedComment,
  type CodedCommentId,
} from '@alms/lis-domain/catalogue/coded-comments';
import { chosenLanguage } from '@alms/lis-domain/language';
import type { Result } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { resultCommentsMessages } from './words/result-comments/index.ts';

/** All coded comments of a result, and the reason for removing a proposal of a rule. */
export interface CommentsChange {
  comment_ids: CodedCommentId[];
  reason?: string;
}

export interface CodedCommentsDialogProps {
  result: Result;
  /** The dictionary. Retired comments are not offered. */
  comments: Resource<readonly CodedComment[]>;
  /** State of the change. */
  correction: Submission;
  onSend: (change: CommentsChange) => void;
  onClose: () => void;
}

interface Fields {
  comment_ids: string[];
  reason: string;
}

/** Rejects a removed proposal of a rule without a reason, and an unchanged list. */
const formOf = ({ coded_comments }: Pick<Result, 'coded_comments'>) =>
  v.pipe(
    v.object({
      comment_ids: v.array(v.string()),
      reason: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
    v.forward(
      v.partialCheck(
        [['comment_ids']],
        ({ comment_ids }) => String(comment_ids) !== String(coded_comments.map(({ id }) => id)),
        'unchanged',
      ),
      ['comment_ids'],
    ),
    v.forward(
      v.partialCheck(
        [['comment_ids'], ['reason']],
        ({ comment_ids, reason }) =>
          reason !== '' ||
          coded_comments.every(({ id, by }) => by !== null || comment_ids.includes(id)),
        'reasonRequired',
      ),
      ['reason'],
    ),
    v.transform(({ comment_ids, reason }): CommentsChange => ({
      comment_ids: comment_ids as CodedCommentId[],
      ...(reason !== '' && { reason }),
    })),
  );

/** Applies coded comments to a result that awaits verification, and removes them. */
export function CodedCommentsDialog({
  result,
  comments,
  correction,
  onSend,
  onClose,
}: CodedCommentsDialogProps) {
  const words = useMessages(resultCommentsMessages);
  const format = useFormat();
  const language = chosenLanguage(useLanguage().locale);
  const { coded_comments, test } = result;
  const form = useLisForm<Fields, CommentsChange>(formOf(result), {
    defaultValues: { comment_ids: coded_comments.map(({ id }) => id), reason: '' },
    words,
    onSubmit: onSend,
    submission: correction,
  });
  const choiceOf = ({ id, code, texts }: Pick<CodedComment, 'id' | 'code' | 'texts'>): Choice => ({
    value: id,
    label: `${code}: ${commentText(texts, language)}`,
  });
  const offered: Resource<readonly Choice[]> =
    comments.status === 'ready'
      ? { ...comments, data: comments.data.filter(({ active }) => active).map(choiceOf) }
      : comments;
  const chosen = form.methods.watch('comment_ids');
  const removed = coded_comments.filter(({ id, by }) => by === null && !chosen.includes(id));
  const { onBlur: _, onChange: __, ref: ___, ...bound } = form.field('comment_ids');
  const known = [
    ...coded_comments.map(choiceOf),
    ...(offered.status === 'ready' ? offered.data : []),
  ];
  return (
    <Dialog open onClose={onClose} title={words.title({ test: test.name })}>
      <LisForm form={form} label={words.save}>
        <MultiSelectField
          {...bound}
          label={words.comments}
          hint={words.commentsHint}
          options={offered}
          value={chosen.map(
            (id) => known.find(({ value }) => value === id) ?? { value: id, label: id },
          )}
          max={MAX_APPLIED_COMMENTS}
          onValueChange={(next) => {
            form.methods.clearErrors('comment_ids');
            form.methods.setValue(
              'comment_ids',
              next.map(({ value }) => value),
              { shouldDirty: true },
            );
          }}
        />
        {removed.length > 0 && (
          <TextField
            label={words.removedReason({ codes: format.list(removed.map(({ code }) => code)) })}
            hint={words.removedHint}
            maxLength={300}
            {...form.field('reason')}
          />
        )}
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
