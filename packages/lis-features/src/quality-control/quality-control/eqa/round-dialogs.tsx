import {
  lateReasons,
  type EqaRoundDetail,
  type LateReason,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../../shared/lis-form/index.ts';
import type { ActionValues } from '../control.form.ts';
import { ActionForm, ReasonForm } from '../question-forms.tsx';
import { reviewForm, submitForm } from './eqa.form.ts';
import { eqaMessages } from './words/index.ts';
import { useDue } from './use-due.ts';

/** Props of every round dialog. */
interface RoundQuestion<Answer> {
  round: EqaRoundDetail;
  onSend: (answer: Answer) => void;
  sending: Submission;
  onClose: () => void;
}

/**
 * Submits a round. Missing values remain unreported, and after the closing date a reason is
 * required.
 */
export function SubmitDialog({
  round,
  onSend,
  sending,
  onClose,
}: RoundQuestion<LateReason | null>) {
  const words = useMessages(eqaMessages);
  const isLate = useDue(round) === 'overdue';
  const form = useLisForm<{ late_reason: string }, { late_reason: LateReason | null }>(
    submitForm(isLate),
    {
      defaultValues: { late_reason: '' },
      words,
      onSubmit: ({ late_reason }) => onSend(late_reason),
      submission: sending,
    },
  );
  const missing = round.counts.values - round.counts.reported;
  return (
    <Dialog open onClose={onClose} title={words.submitTitle({ round: round.round })}>
      <Stack gap="s5">
        <p>
          {words.submitBody} {missing > 0 && words.missing({ count: missing })}
        </p>
        <LisForm form={form} label={words.submit} brief>
          {isLate && (
            <SelectField
              label={words.lateReason}
              hint={words.lateHint}
              placeholder={words.choose}
              options={lateReasons.map((value) => ({ value, label: words[`late_${value}`] }))}
              {...form.field('late_reason')}
            />
          )}
          <FormActions align="end">
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" variant="primary" busy={form.busy}>
              {words.submitNow}
            </Button>
          </FormActions>
        </LisForm>
      </Stack>
    </Dialog>
  );
}

/** Records a corrective action for the scores. */
export function RoundActionDialog({
  round,
  onSend,
  sending,
  onClose,
}: RoundQuestion<ActionValues>) {
  const words = useMessages(eqaMessages);
  return (
    <Dialog open onClose={onClose} title={words.actionTitle({ round: round.round })}>
      <ActionForm onSend={onSend} sending={sending} onClose={onClose} />
    </Dialog>
  );
}

/** Records the review of the scores by the responsible person. */
export function ReviewDialog({ round, onSend, sending, onClose }: RoundQuestion<string>) {
  const words = useMessages(eqaMessages);
  const form = useLisForm<{ comment: string }, { comment: string }>(reviewForm, {
    defaultValues: { comment: '' },
    words,
    onSubmit: ({ comment }) => onSend(comment),
    submission: sending,
  });
  return (
    <Dialog open onClose={onClose} title={words.reviewTitle({ round: round.round })}>
      <Stack gap="s5">
        <p>{words.reviewBody}</p>
        <LisForm form={form} label={words.review} brief>
          <TextField
            label={words.comment}
            autoComplete="off"
            maxLength={500}
            {...form.field('comment')}
          />
          <FormActions align="end">
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" variant="primary" busy={form.busy}>
              {words.reviewNow}
            </Button>
          </FormActions>
        </LisForm>
      </Stack>
    </Dialog>
  );
}

/** Asks for the reason to withdraw a round, which excludes it from all figures. */
export function WithdrawDialog({ round, onSend, sending, onClose }: RoundQuestion<string>) {
  const words = useMessages(eqaMessages);
  return (
    <Dialog open onClose={onClose} title={words.withdrawTitle({ round: round.round })}>
      <Stack gap="s5">
        <p>{words.withdrawBody}</p>
        <ReasonForm
          confirmLabel={words.withdrawNow}
          onSend={({ reason }) => onSend(reason)}
          sending={sending}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
