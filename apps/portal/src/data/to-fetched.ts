import { CallError } from '@alms/lis-domain/http';
import type { ResourceError, Submission } from '@alms/ui/resource';

/** Converts a failed request to an error for display. */
export function toResourceError(error: unknown): ResourceError {
  if (!(error instanceof CallError)) return { kind: 'invalid-response' };
  const kind = error.kind === 'rejected' ? 'server' : error.kind;
  // Other servers of the specification send no request ID.
  const requestId = error.problem?.request_id;
  return { kind, requestId: requestId === '' ? undefined : requestId };
}

/**
 * Converts a failed write to a form state. An error that the form can handle (400 to 428) is
 * `rejected`, with the `code` as form error and the server’s field names; everything else is
 * `failed`.
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
