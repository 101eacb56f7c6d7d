import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../lis-form/index.ts';
import { reasonFormMessages } from './words/index.ts';

/** Reason for a restrictive action on an account; written to the audit log. */
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
  /** Description of the action and the affected person. */
  body: string;
  /** Label of the confirm button, in two or three words. */
  confirm: string;
  /** The feature’s messages for server refusals. */
  words: object;
  /**
   * Message key for a failed request. When omitted, a shared message for the kind of failure is
   * used.
   */
  failureKey?: string;
  submission: Submission;
  onCancel: () => void;
  onConfirm: (given: ReasonValues) => Promise<void>;
}

/**
 * Requires a recorded reason before an account is disabled or its two-step verification is reset.
 */
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
      <TextField label={own.reason} {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onCancel}>{own.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {confirm}
        </Button>
      </FormActions>
    </LisForm>
  );
}
