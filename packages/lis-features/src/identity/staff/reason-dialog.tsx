import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { reasonForm } from './staff.form.js';
import { staffMessages } from './staff.messages.js';
import type { ChosenAct } from './staff-table.js';

interface Given {
  reason: string;
}

/** An act that is not done without a reason. */
export type ReasonedAct = ChosenAct & { act: 'disable' | 'reset-second-factor' };

export interface ReasonDialogProps {
  /** What is about to be done to whom; undefined while nothing is. */
  chosen: ReasonedAct | undefined;
  onClose: () => void;
  submission: Submission;
  onConfirm: (given: Given) => Promise<void>;
}

/** Asks why before something is taken from a colleague; says in the button what will happen. */
export function ReasonDialog({ chosen, ...form }: ReasonDialogProps) {
  const question = useQuestion(chosen);
  return (
    <Dialog open={question !== undefined} onClose={form.onClose} title={question?.title}>
      {question && <ReasonForm {...form} question={question} />}
    </Dialog>
  );
}

interface Question {
  title: string;
  body: string;
  confirm: string;
}

function useQuestion(chosen: ReasonedAct | undefined): Question | undefined {
  const words = useMessages(staffMessages);
  if (!chosen) return undefined;
  const { act, member: { full_name: name, status } } = chosen;
  if (act === 'reset-second-factor') return { title: words.resetTitle({ name }), body: words.resetBody({ name }), confirm: words.resetNow };
  return status === 'invited'
    ? { title: words.withdrawTitle({ name }), body: words.withdrawBody, confirm: words.withdrawNow }
    : { title: words.disableTitle({ name }), body: words.disableBody({ name }), confirm: words.disableNow };
}

function ReasonForm({ question, onClose, submission, onConfirm }: Omit<ReasonDialogProps, 'chosen'> & { question: Question }) {
  const words = useMessages(staffMessages);
  const form = useLisForm<Given, Given>(reasonForm, { defaultValues: { reason: '' }, words, submission, onSubmit: onConfirm });
  return (
    <LisForm form={form} brief>
      <Text>{question.body}</Text>
      <TextField label={words.reason} autoComplete="off" {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>{question.confirm}</Button>
      </FormActions>
    </LisForm>
  );
}
