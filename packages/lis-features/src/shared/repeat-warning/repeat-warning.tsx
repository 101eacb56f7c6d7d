import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { repeatWarningMessages } from './words/index.ts';

/**
 * Returns what the server stated about each test that it rejected for this reason, by code. A
 * warning persists while the form is open.
 */
export function useRefusedTests(
  submission: Submission,
  reason: 'repeated_too_soon' | 'outside_patient_limits',
): Readonly<Record<string, string>> {
  const [read, setRead] = useState<Submission>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  if (read !== submission) {
    setRead(submission);
    if (submission.status === 'rejected' && submission.formError === reason)
      setRefused(submission.fieldErrors);
  }
  return refused;
}

/** Returns the last collection time of each test that the server warned about, by code. */
export const useRepeats = (submission: Submission): Readonly<Record<string, string>> =>
  useRefusedTests(submission, 'repeated_too_soon');

export interface RepeatWarningProps {
  /** Selected tests within their minimum repeat interval. */
  tests: readonly OrderableTest[];
  repeats: Readonly<Record<string, string>>;
  reason: FieldBinding;
}

/** Lists tests within their minimum repeat interval, and asks why they are needed again. */
export function RepeatWarning({ tests, repeats, reason }: RepeatWarningProps) {
  const words = useMessages(repeatWarningMessages);
  const format = useFormat();
  return (
    <>
      <Alert tone="caution" size="large" title={words.repeatTitle}>
        {tests.map(({ id, code, name, min_repeat_hours }) => (
          <p key={id}>
            {words.repeatLine({
              test: name,
              time: format.dateTime(repeats[code] ?? ''),
              hours: min_repeat_hours ?? 0,
            })}
          </p>
        ))}
      </Alert>
      <TextField
        label={words.repeatReason}
        hint={words.repeatReasonHint}
        autoComplete="off"
        {...reason}
      />
    </>
  );
}
