import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../lis-form/index.ts';
import { reasonFormMessages } from './words/index.ts';

/** Why something is taken from somebody, for the audit log. */
export interface ReasonValues {
  reason: string;
}

const reasonForm = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('reasonRequired'),
    v.maxLength(200, 'reasonTooLong'),
  ),
});

export interface ReasonFormProps {
  /** What is about to happen to whom. */
  body: string;
  /** The same in the button, in two or three words. */
  confirm: string;
  /** The feature's words for what the server may refuse. */
  words: object;
  /** Key of them: what to say when sending failed. When omitted, plain words for its kind. */
  failureKey?: string;
  submission: Submission;
  onCancel: () => void;
  onConfirm: (given: ReasonValues) => Promise<void>;
}

/** Asks why before an account is closed or its second step is taken: it is not done without a reason on record. */
export function ReasonForm({
  body,
  confirm,
  words,
  failureKey,
  submission,
  onCancel,
  onConfirm,
}: ReasonFormProps) {
  const own = useMessages(reasonFormMessages);
  const form = useLisForm<ReasonValues, ReasonValues>(reasonForm, {
    defaultValues: { reason: '' },
    words: { ...words, ...own },
    submission,
    onSubmit: onConfirm,
    ...(failureKey !== undefined && { failureKey }),
  });
  return (
    <LisForm form={form} brief>
      <Text>{body}</Text>
      <TextField label={own.reason} autoComplete="off" {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onCancel}>{own.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {confirm}
        </Button>
      </FormActions>
    </LisForm>
  );
}
