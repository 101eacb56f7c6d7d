import { useMessages } from '@alms/ui/i18n';
import { assertNever, type ResourceError, type Submission } from '@alms/ui/resource';
import { usePlanTerms } from '../plan-terms/index.ts';
import { lisFormMessages } from './words/index.ts';

/** Refusals with a shared message. A feature overrides one by defining the same key. */
const SHARED_CODES = [
  'invalid',
  'rate_limited',
  'version_stale',
  'conflict',
  'forbidden',
  'closed_in_demo',
] as const;

/**
 * Field errors common to many forms, in the specification’s wording. A feature’s own key takes
 * precedence.
 */
const SHARED_FAULTS = [
  'emailRequired',
  'emailInvalid',
  'fullNameRequired',
  'passwordRequired',
  'passwordTooShort',
  'passwordRefused',
  'confirmationRequired',
  'passwordsDiffer',
] as const;

type Refusal = Pick<Extract<Submission, { status: 'rejected' }>, 'formError' | 'fieldErrors'>;

/**
 * Maps message keys and error codes to text: the feature’s own messages first, then shared ones.
 */
export function useFormWords(words: object, failureKey: string | undefined) {
  const shared = useMessages(lisFormMessages);
  const terms = usePlanTerms();

  const ownText = (key: string): string | undefined => {
    const text: unknown = Object.hasOwn(words, key)
      ? (words as Record<string, unknown>)[key]
      : undefined;
    return typeof text === 'string' ? text : undefined;
  };

  const plainText = (kind: ResourceError['kind']): string => {
    switch (kind) {
      case 'offline':
      case 'unauthenticated':
      case 'forbidden':
      case 'conflict':
      case 'server':
        return shared[kind];
      case 'not-found':
        return shared.notFound;
      case 'invalid-response':
        return shared.invalidResponse;
      default:
        return assertNever(kind);
    }
  };

  /**
   * The server names the exceeded limit of the plan. A limit unknown to this version is described
   * without a number.
   */
  const quotaText = ({
    max_users: users,
    max_patients: patients,
    max_tests_per_month: tests,
  }: Record<string, string>): string => {
    if (users !== undefined) return shared.quotaUsers({ limit: Number(users) });
    if (patients !== undefined) return shared.quotaPatients({ limit: Number(patients) });
    return tests === undefined
      ? shared.quota_exceeded
      : shared.quotaTests({ limit: Number(tests) });
  };

  const refusalText = ({ formError: code = '', fieldErrors }: Refusal): string => {
    if (code === 'trial_ended')
      return ownText(code) ?? `${terms.hasEnded} ${terms.afterTrial} ${shared.notSavedAfterTrial}`;
    if (code === 'quota_exceeded') return ownText(code) ?? quotaText(fieldErrors);
    const known = SHARED_CODES.find((each) => each === code);
    return ownText(code) ?? (known ? shared[known] : shared.formRefused);
  };

  const failureText = ({ kind, requestId }: ResourceError): string => {
    const own = failureKey === undefined || kind === 'offline' ? undefined : ownText(failureKey);
    const message = own ?? plainText(kind);
    return requestId === undefined ? message : shared.reference({ message, id: requestId });
  };

  return {
    /** Returns the message at a field. */
    fieldText: (key: string): string => {
      const fault = SHARED_FAULTS.find((each) => each === key);
      return ownText(key) ?? (fault ? shared[fault] : shared.answerRefused);
    },

    /** Returns the message above the fields for a server refusal, including the exceeded limit. */
    refusalText,

    /**
     * Returns the message above the fields when the request failed. When offline, the shared
     * message is clearer than the feature’s own.
     */
    failureText,

    /** Returns why a submission did not succeed; undefined while it has not failed. */
    submissionText: (submission: Submission): string | undefined => {
      if (submission.status === 'failed') return failureText(submission.error);
      return submission.status === 'rejected' ? refusalText(submission) : undefined;
    },
  };
}
