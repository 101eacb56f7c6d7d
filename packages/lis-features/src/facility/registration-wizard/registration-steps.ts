import type { Submission } from '@alms/ui/resource';

/** In the order they are done; only the last one sends anything. */
export const registrationSteps = [
  'facility_information',
  'select_plan',
  'payment',
  'complete_setup',
] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Which steps hold everything they ask for; payment asks for nothing. */
export interface StepAnswers {
  facilityComplete: boolean;
  planChosen: boolean;
}

/** The furthest step that may be entered: nobody gets past answers that are missing, whatever the address bar says. */
export function furthestStep({ facilityComplete, planChosen }: StepAnswers): RegistrationStep {
  if (!facilityComplete) return 'facility_information';
  return planChosen ? 'complete_setup' : 'select_plan';
}

/** The step to show when `wanted` is asked for. */
export function stepToShow(wanted: RegistrationStep, answers: StepAnswers): RegistrationStep {
  const furthest = furthestStep(answers);
  return registrationSteps.indexOf(wanted) > registrationSteps.indexOf(furthest)
    ? furthest
    : wanted;
}

/** The neighbours of a step; undefined before the first and after the last. */
export function neighboursOf(step: RegistrationStep): {
  before: RegistrationStep | undefined;
  after: RegistrationStep | undefined;
} {
  const place = registrationSteps.indexOf(step);
  return { before: registrationSteps[place - 1], after: registrationSteps[place + 1] };
}

const PLAN_FIELDS: readonly string[] = ['subscription_plan', 'billing_cycle'];

/** Refusals that have words of their own here; any other is the general failure. */
const KNOWN_REFUSALS: readonly string[] = [
  'registration_failed',
  'rate_limited',
  'idempotency_running',
  'idempotency_key_reused',
];

/** What the server said against one of its fields, as the field of the step and the key of its words. */
function refusedField(name: string): [field: string, key: string] {
  if (PLAN_FIELDS.includes(name)) return ['plan_id', 'planRefused'];
  if (name === 'subdomain') return [name, 'subdomainInvalid'];
  return [name, name === 'admin_password' ? 'passwordRefused' : 'answerRefused'];
}

/** The server's refusal in the fields and words of the wizard; a taken subdomain belongs beside its field. */
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

/** Where the person can do something about a refusal (as `registrationRefusal` gives it): the step with the refused field, else the last. */
export function stepAtFault(submission: Submission): RegistrationStep {
  const refused = submission.status === 'rejected' ? Object.keys(submission.fieldErrors) : [];
  if (refused.length === 0) return 'complete_setup';
  return refused.every((name) => name === 'plan_id') ? 'select_plan' : 'facility_information';
}
