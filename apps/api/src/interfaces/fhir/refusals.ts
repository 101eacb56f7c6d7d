import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes';
import type { ProblemCode } from '@alms/lis-domain/http';
import { refusalFor } from '../../platform/http/problems.ts';

/** What was asked cannot be answered as it was asked: a parameter nobody knows, a value that cannot be read, a format that is not written. */
export class FhirRefusal extends Error {
  override readonly name = 'FhirRefusal';
  /** As the server's own refusals of a request carry theirs. */
  readonly statusCode: 400 | 404 | 406;
  readonly code: OperationOutcomeIssue['code'];

  /** @param diagnostics for whoever writes the other system: what was wrong, and what is accepted instead */
  constructor(
    code: OperationOutcomeIssue['code'],
    diagnostics: string,
    statusCode: 400 | 404 | 406 = 400,
  ) {
    super(diagnostics);
    this.code = code;
    this.statusCode = statusCode;
  }
}

/** The product's refusals by what they mean in FHIR (IssueType); all others are rules that somebody broke. */
const issueTypes: Partial<Record<ProblemCode, OperationOutcomeIssue['code']>> = {
  unauthenticated: 'login',
  tenant_mismatch: 'forbidden',
  forbidden: 'forbidden',
  not_found: 'not-found',
  unknown_host: 'not-found',
  method_not_allowed: 'not-supported',
  malformed: 'structure',
  invalid: 'value',
  rate_limited: 'throttled',
  unavailable: 'transient',
  internal: 'exception',
};

export interface RefusedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  outcome: OperationOutcome;
}

/** Any thrown value as FHIR tells it. What only the service should know is in none of it. */
export function refusedAnswer(error: unknown, requestId: string): RefusedAnswer {
  if (error instanceof FhirRefusal)
    return {
      status: error.statusCode,
      headers: {},
      outcome: outcomeOf(error.code, error.message, requestId),
    };
  const refusal = refusalFor(error);
  const { status, message, extra } = refusal;
  return {
    // What cannot be read is 400 in FHIR.
    status: status === 422 ? 400 : status,
    headers: { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...refusal.headers },
    outcome: outcomeOf(
      issueTypes[refusal.code] ?? 'business-rule',
      extra?.message ?? message,
      requestId,
    ),
  };
}

function outcomeOf(
  code: OperationOutcomeIssue['code'],
  diagnostics: string,
  requestId: string,
): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    id: requestId,
    issue: [{ severity: 'error', code, diagnostics }],
  };
}
