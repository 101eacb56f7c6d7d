import { comparisonRequirements } from '@alms/lis-domain/facility';
import {
  fewestMrnDigits,
  longestMrnPrefix,
  maxMrnDigits,
  mrnYears,
} from '@alms/lis-domain/patients';
import * as v from 'valibot';
import { criticalEscalationForm, isInTime } from './critical-escalation.form.ts';

const wholeNumber = (fault: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, fault),
    v.transform(Number),
    v.minValue(min, fault),
    v.maxValue(max, fault),
  );

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const laboratoryForm = v.pipe(
  v.object({
    self_verification: v.boolean(),
    authorization_required: v.boolean(),
    verification_levels: v.pipe(
      v.picklist(['1', '2']),
      v.transform((levels) => (levels === '2' ? 2 : 1)),
    ),
    reagent_lot_comparison: v.picklist(comparisonRequirements),
    autoverification_enabled: v.boolean(),
    critical_within_minutes: wholeNumber('minutesInvalid', 5, 240),
    critical_escalation: criticalEscalationForm,
    appointments_at_once: wholeNumber('atOnceInvalid', 1, 100),
    /** Empty: not set. */
    storage_retention_days: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,4}$/, 'daysInvalid'),
      v.transform((typed) => (typed === '' ? null : Number(typed))),
      v.check((days) => days === null || (days >= 1 && days <= 3650), 'daysInvalid'),
    ),
    mrn_pattern: v.pipe(
      v.object({
        prefix: v.pipe(
          v.string(),
          v.trim(),
          v.toUpperCase(),
          v.regex(/^[A-Z0-9-]*$/, 'prefixCharacters'),
          v.maxLength(longestMrnPrefix, 'prefixTooLong'),
          v.check((prefix) => !prefix.startsWith('TMP'), 'prefixTemporary'),
        ),
        year: v.picklist(mrnYears),
        restarts: v.boolean(),
        digits: wholeNumber('mrnDigitsInvalid', fewestMrnDigits, maxMrnDigits),
      }),
      // A pattern without a year cannot restart each year, and hides that option.
      v.transform((pattern) => ({
        ...pattern,
        restarts: pattern.restarts && pattern.year !== 'none',
      })),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['critical_within_minutes'], ['critical_escalation', 'ward_minutes']],
      ({ critical_within_minutes, critical_escalation: { ward_minutes } }) =>
        isInTime('ward_minutes', ward_minutes, critical_within_minutes),
      'wardTooLate',
    ),
    ['critical_escalation', 'ward_minutes'],
  ),
  v.forward(
    v.partialCheck(
      [['critical_within_minutes'], ['critical_escalation', 'on_call_minutes']],
      ({ critical_within_minutes, critical_escalation: { on_call_minutes } }) =>
        isInTime('on_call_minutes', on_call_minutes, critical_within_minutes),
      'onCallTooLate',
    ),
    ['critical_escalation', 'on_call_minutes'],
  ),
);

/** Field values of the form. */
export type LaboratoryFields = v.InferInput<typeof laboratoryForm>;
/** Values to save. */
export type LaboratoryValues = v.InferOutput<typeof laboratoryForm>;
