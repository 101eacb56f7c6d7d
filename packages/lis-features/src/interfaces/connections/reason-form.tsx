import { Button } from '@alms/ui/button';
import { Form, FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { messagesMessages } from './words/messages/index.ts';

export interface ReasonFormProps {
  title: string;
  /** Consequence of the action. */
  body: string;
  /** Example of a reason. */
  hint: string;
  /** Label of the button. */
  submit: string;
  /** Whether the message has no effect afterwards. @default true */
  endsMessage?: boolean;
  busy: boolean;
  /** Receives the reason without surrounding spaces. */
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason for a decision about a message. */
export function ReasonForm({
  title,
  body,
  hint,
  submit,
  endsMessage = true,
  busy,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const words = useMessages(messagesMessages);
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const attempt = () => {
    setAttempted(true);
    if (reason.trim() !== '') onSubmit(reason.trim());
  };
  return (
    <Form onSubmit={attempt} aria-label={title}>
      <Stack gap="s3">
        <p>{body}</p>
        <TextField
          label={words.reason}
          hint={hint}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={attempted && reason.trim() === '' ? words.reasonRequired : undefined}
        />
      </Stack>
      <FormActions align="end">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          {...(endsMessage && { tone: 'critical' as const })}
          busy={busy}
        >
          {submit}
        </Button>
      </FormActions>
    </Form>
  );
}
