import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { proofForm, type Proof } from './security.form.ts';
import { securityMessages } from './words/index.ts';

/** Text of a confirmation that requires password and code. */
export interface ProofQuestion {
  title: string;
  body: string;
  /** Label of the button. */
  confirmLabel: string;
  tone: 'neutral' | 'critical';
}

export interface ProofDialogProps {
  /** The confirmation to show; undefined closes the dialog. */
  question: ProofQuestion | undefined;
  submission: Submission;
  onClose: () => void;
  onProve: (proof: Proof) => Promise<void>;
}

/** Requires password and code before an action that weakens account security. */
export function ProofDialog({ question, ...rest }: ProofDialogProps) {
  return (
    <Dialog open={question !== undefined} onClose={rest.onClose} title={question?.title}>
      {question && <ProofForm {...rest} question={question} />}
    </Dialog>
  );
}

function ProofForm({
  question,
  submission,
  onClose,
  onProve,
}: ProofDialogProps & { question: ProofQuestion }) {
  const words = useMessages(securityMessages);
  const form = useLisForm(proofForm, {
    defaultValues: { password: '', code: '' },
    words,
    submission,
    onSubmit: onProve,
  });
  return (
    <LisForm form={form} brief>
      <Text>{question.body}</Text>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField label={words.proofCode} autoComplete="one-time-code" {...form.field('code')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone={question.tone} busy={form.busy}>
          {question.confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}
