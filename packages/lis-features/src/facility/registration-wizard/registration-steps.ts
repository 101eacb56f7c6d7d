import type { Submission } from '@alms/ui/resource';

/** Steps in order. Only the last one sends data. */
export const registrationSteps = [
  'facility_information',
  'select_plan',
  'payment',
  'complete_setup',
] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Which steps are complete. Payment requires no input. */
export interface StepAnswers {
  facilityComplete: boolean;
  planChosen: boolean;
}

/** Returns the furthest accessible step. Incomplete steps cannot be skipped through the URL. */
export function furthestStep({ facilityComplete, planChosen }: StepAnswers): RegistrationStep {
  if (!facilityComplete) return 'facility_information';
  return planChosen ? 'complete_setup' : 'select_plan';
}

/** Returns the step to show for the requested one. */
export function stepToShow(wanted: RegistrationStep, answers: StepAnswers): RegistrationStep {
  const furthest = furthestStep(answers);
  return registrationSteps.indexOf(wanted) > registrationSteps.indexOf(furthest)
    ? furthest
    : wanted;
}

/** Returns the previous and next step; undefined at either end. */
export function neighboursOf(step: RegistrationStep): {
  before: RegistrationStep | undefined;
  after: RegistrationStep | undefined;
} {
  const index = registrationSteps.indexOf(step);
  return { before: registrationSteps[index - 1], after: registrationSteps[index + 1] };
}

const PLAN_FIELDS: readonly string[] = ['subscription_plan', 'billing_cycle'];

/** Refusals with their own message; all others use the general error. */
const KNOWN_REFUSALS: readonly string[] = [
  'registration_failed',
  'rate_limited',
  'idempotency_running',
  'idempotency_key_reused',
];

/** Maps a server field error to the wizard’s field and message key. */
function refusedField(name: string): [field: string, key: string] {
  if (PLAN_FIELDS.includes(name)) return ['plan_id', 'planRefused'];
  if (name === 'subdomain') return [name, 'subdomainInvalid'];
  return [name, name === 'admin_password' ? 'passwordRefused' : 'answerRefused'];
}

/**
 * Maps a server refusal to the wizard’s fields and messages. A taken subdomain appears at its
 * field.
 */
export function registrationRefusal(submission: Submission): Submission {
  if (submission.status !== 'rejected') return submission;
  const { fieldErrors, formError } = submission;
  if (formError === 'subdomain_taken')
    return { status: 'rejected', fieldErrors: { subdomain: 'subdomainTaken' } };
  const fields = Object.fromEntries(Object.keys(fieldErrors).map(refusedField));
  if (Object.keys(fields).length > 0) return { status: 'rejected', fieldErrors: fields };
  return {
    status: 'rejected',
    fieldErrors: {},
    formError:
      formError !== undefined && KNOWN_REFUSALS.includes(formError) ? formError : 'refused',
  };
}

/**
 * Returns the step of the first rejected field in the result of `registrationRefusal`, otherwise
 * the last step.
 */
export function stepAtFault(submission: Submission): RegistrationStep {
  const refused = submission.status === 'rejected' ? Object.keys(submission.fieldErrors) : [];
  if (refused.length === 0) return 'complete_setup';
  return refused.every((name) => name === 'plan_id') ? 'select_plan' : 'facility_information';
}
