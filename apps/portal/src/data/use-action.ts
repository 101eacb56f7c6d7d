import type { AnswerOf, Endpoint, InputOf } from '@alms/lis-domain/http';
import type { PatientId } from '@alms/lis-domain/patients';
import type { Submission } from '@alms/ui/resource';
import { useApi, useMayCall } from '../session/session-provider.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

/** Input of a write; the idempotency key of a creation is added. */
export type RequestOf<E> = Omit<InputOf<E>, 'key'>;

/** An action has its own state and reload, or shares those of a form with others. */
type StateOptions =
  | (SubmissionOptions & { form?: never })
  | { form: ReturnType<typeof useSubmission>; after?: never };

export type ActionOptions<E extends Endpoint> = StateOptions & {
  /** Condition besides the user’s permissions. @default true */
  when?: boolean;
  /** The patient whose record the action concerns; patients may only change their own. */
  patientId?: PatientId;
  /** Uses a successful response, before the reload. An error here is an error of the action. */
  onDone?: ((answer: AnswerOf<E>) => unknown) | undefined;
  /** Derives the state from the response if it can report partial success. */
  read?: ((answer: AnswerOf<E>) => Submission) | undefined;
};

/**
 * Returns a write to one endpoint: whether it is `offered` to this user, its `state`, and `submit`,
 * which never rejects. `handler` returns the prop of a screen that builds the request from what the
 * user did, or undefined when the action is not offered.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { form, when = true, patientId, onDone, read, after }: ActionOptions<E> = {},
) {
  const { call } = useApi();
  const may = useMayCall();
  const key = useIdempotencyKey();
  const own = useSubmission({ after });
  const { state, submit: run, reset } = form ?? own;
  const offered = when && may(endpoint, patientId === undefined ? {} : { patientId });

  const submit = (request: RequestOf<E> | Promise<RequestOf<E>>): Promise<Submission> =>
    run(
      async (attempt) => {
        const input = { ...(await request), ...(endpoint.creates && { key: attempt }) };
        const answer = await call(endpoint, input as unknown as InputOf<E>);
        await onDone?.(answer);
        return answer;
      },
      { read, key },
    );
  const handler = <Given extends readonly unknown[]>(
    request: (...given: Given) => RequestOf<E> | Promise<RequestOf<E>>,
  ) => (offered ? (...given: Given) => submit(request(...given)) : undefined);

  return { offered, state, submit, handler, reset };
}
