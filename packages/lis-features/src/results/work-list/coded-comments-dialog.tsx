import type { CodedComment, CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import type { Result } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { CodedCommentsField } from './coded-comments-field.tsx';
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
  const { coded_comments, test } = result;
  const form = useLisForm<Fields, CommentsChange>(formOf(result), {
    defaultValues: { comment_ids: coded_comments.map(({ id }) => id), reason: '' },
    words,
    onSubmit: onSend,
    submission: correction,
  });
  const chosen = form.methods.watch('comment_ids');
  const removed = coded_comments.filter(({ id, by }) => by === null && !chosen.includes(id));
  const { onBlur: _, onChange: __, ref: ___, ...bound } = form.field('comment_ids');
  return (
    <Dialog open onClose={onClose} title={words.title({ test: test.name })}>
      <LisForm form={form} label={words.save}>
        <CodedCommentsField
          {...bound}
          before={coded_comments}
          comments={comments}
          chosen={chosen}
          onChosen={(ids) => {
            form.methods.clearErrors('comment_ids');
            form.methods.setValue('comment_ids', ids, { shouldDirty: true });
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
