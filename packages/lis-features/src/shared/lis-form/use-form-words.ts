import { useMessages } from '@alms/ui/i18n';
import { assertNever, type ResourceError, type Submission } from '@alms/ui/resource';
import { lisFormMessages } from './words/index.ts';

/** Refusals whose words are the same in every form; a feature that has a key of the same name says it its own way. */
const SHARED_CODES = [
  'invalid',
  'rate_limited',
  'trial_ended',
  'version_stale',
  'conflict',
  'forbidden',
] as const;

/** Faults of answers that many forms ask for, in the specification's words; again a feature's own key comes first. */
const SHARED_FAULTS = [
  'emailRequired',
  'emailInvalid',
  'fullNameRequired',
  'passwordRequired',
  'passwordTooShort',
  'confirmationRequired',
  'passwordsDiffer',
] as const;

type Refusal = Pick<Extract<Submission, { status: 'rejected' }>, 'formError' | 'fieldErrors'>;

/** Turns the keys and codes a form meets into words: the feature's own first, then plain ones that every form shares. */
export function useFormWords(words: object, failureKey: string | undefined) {
  const shared = useMessages(lisFormMessages);

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

  /** The limit that the server names is a figure of the plan; one that this version does not know is told without it. */
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

  return {
    /** What stands beside a field. */
    fieldText: (key: string): string => {
      const fault = SHARED_FAULTS.find((each) => each === key);
      return ownText(key) ?? (fault ? shared[fault] : shared.answerRefused);
    },

    /** What stands above the fields when the server refused the form: the words for its code, with the limit that was reached. */
    refusalText: ({ formError: code = '', fieldErrors }: Refusal): string => {
      if (code === 'quota_exceeded') return ownText(code) ?? quotaText(fieldErrors);
      const known = SHARED_CODES.find((each) => each === code);
      return ownText(code) ?? (known ? shared[known] : shared.formRefused);
    },

    /** What stands there when no answer could be had. Without a connection, plain words say more than a feature's "failed". */
    failureText: ({ kind, requestId }: ResourceError): string => {
      const own = failureKey === undefined || kind === 'offline' ? undefined : ownText(failureKey);
      const message = own ?? plainText(kind);
      return requestId === undefined ? message : shared.reference({ message, id: requestId });
    },
  };
}
