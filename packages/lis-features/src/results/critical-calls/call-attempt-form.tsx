import {
  callChannels,
  callOutcomes,
  type CallAttempt,
  type CriticalCall,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useReadBackText } from '../../shared/read-back/index.ts';
import { callAttemptForm } from './call-attempt.form.ts';
import { criticalCallsMessages } from './words/index.ts';

export interface CallAttemptFormProps {
  call: CriticalCall;
  onRecord: (attempt: CallAttempt) => void;
  recording: Submission;
  onCancel: () => void;
}

/**
 * Records a notification attempt for a critical result. The read-back value is required only when
 * the result was read back.
 */
export function CallAttemptForm({ call, onRecord, recording, onCancel }: CallAttemptFormProps) {
  const words = useMessages(criticalCallsMessages);
  const sent = useReadBackText();
  const form = useLisForm<
    {
      recipient_name: string;
      recipient_role: string;
      channel: string;
      outcome: string;
      read_back: string;
      note: string;
    },
    CallAttempt
  >(callAttemptForm(call, sent), {
    defaultValues: {
      recipient_name: call.ordered_by,
      recipient_role: '',
      channel: 'phone',
      outcome: '',
      read_back: '',
      note: '',
    },
    words,
    onSubmit: onRecord,
    submission: recording,
  });
  return (
    <LisForm form={form} label={words.recordOf({ test: call.test_name })}>
      <TextField
        label={words.recipient}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the focused button
        autoFocus
        maxLength={120}
        {...form.field('recipient_name')}
      />
      <TextField
        label={words.recipientRole}
        optional
        maxLength={80}
        {...form.field('recipient_role')}
      />
      <SelectField
        label={words.channel}
        options={callChannels.map((value) => ({ value, label: words[value] }))}
        {...form.field('channel')}
      />
      <SelectField
        label={words.outcome}
        placeholder={words.chooseOutcome}
        options={callOutcomes.map((value) => ({ value, label: words[value] }))}
        {...form.field('outcome')}
      />
      {form.methods.watch('outcome') === 'confirmed' && (
        <TextField
          label={words.readBack}
          hint={words.readBackHint}
          maxLength={200}
          {...form.field('read_back')}
        />
      )}
      <TextField label={words.note} optional maxLength={300} {...form.field('note')} />
      <FormActions align="end">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
