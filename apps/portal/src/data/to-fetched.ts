import { CallError } from '@alms/lis-domain/http';
import type { ResourceError, Submission } from '@alms/ui/resource';

/** A failed call as what a screen shows. */
export function toResourceError(error: unknown): ResourceError {
  if (!(error instanceof CallError)) return { kind: 'invalid-response' };
  const kind = error.kind === 'rejected' ? 'server' : error.kind;
  return { kind, requestId: error.problem?.request_id };
}

/**
 * A failed write as what a form shows. A refusal the form can do something about (400 to 428) is `rejected`, with the machine `code` as
 * form error and the server's field names; everything else is `failed`.
 */
export function toSubmission(error: unknown): Submission {
  if (
    error instanceof CallError &&
    error.problem &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 401
  ) {
    return {
      status: 'rejected',
      fieldErrors: error.problem.fields ?? {},
      formError: error.problem.code,
    };
  }
  return { status: 'failed', error: toResourceError(error) };
}

/** Does something and answers how it went; never rejects. */
export const attempt = (work: () => Promise<unknown>): Promise<Submission> =>
  work().then((): Submission => ({ status: 'done' }), toSubmission);
