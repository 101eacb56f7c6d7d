import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { limitReasons, type LimitedPatient } from '@alms/lis-domain/orders';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useCallback } from 'react';
import { usePopulationWords } from '../interval-text/index.ts';
import type { FieldBinding } from '../lis-form/index.ts';
import { usePatientWords, useToday } from '../patient-words/index.ts';
import { useRefusedTests } from '../repeat-warning/index.ts';
import { limitWarningMessages } from './words/index.ts';

/**
 * Returns whether a test is limited to other patients: by the catalogue of the form, or by the
 * server, whose catalogue and patient may be newer.
 */
export function useOutsideLimits(
  patient: LimitedPatient,
  submission: Submission,
): (test: OrderableTest) => boolean {
  const refused = useRefusedTests(submission, 'outside_patient_limits');
  const today = useToday();
  return useCallback(
    (test) => test.code in refused || limitReasons(test, patient, today).length > 0,
    [refused, patient, today],
  );
}

export interface LimitWarningProps {
  /** Selected tests that are limited to other patients. */
  tests: readonly OrderableTest[];
  patient: LimitedPatient;
  reason: FieldBinding;
}

/** Lists tests that are limited to other patients by sex or age, and asks why they are ordered. */
export function LimitWarning({ tests, patient, reason }: LimitWarningProps) {
  const words = useMessages(limitWarningMessages);
  const population = usePopulationWords();
  const patientWords = usePatientWords();
  const age = patientWords.age(patient.birth_date);
  const described =
    patient.sex_for_ranges === 'unknown'
      ? words.limitSexUnknown({ age })
      : words.limitPatient({ sex: patientWords.sex(patient.sex_for_ranges), age });
  return (
    <>
      <Alert tone="caution" size="large" title={words.limitTitle}>
        {tests.map(({ id, name, orderable_for }) => (
          <p key={id}>
            {words.limitLine({
              test: name,
              limit: population({ ...orderable_for, applies_to: 'any' }),
              patient: described,
            })}
          </p>
        ))}
      </Alert>
      <TextField
        label={words.limitReason}
        hint={words.limitReasonHint}
        autoComplete="off"
        {...reason}
      />
    </>
  );
}
