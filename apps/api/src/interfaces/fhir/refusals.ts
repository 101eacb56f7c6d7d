import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes';
import type { ProblemCode } from '@alms/lis-domain/http';
import { refusalFor } from '../../platform/http/refusals/problems.ts';

/**
 * A request that cannot be processed: an unknown parameter, an invalid value or an unsupported
 * format.
 */
export class FhirRefusal extends Error {
  override readonly name = 'FhirRefusal';
  /** Named as in Fastify's own request errors. */
  readonly statusCode: 400 | 404 | 406;
  readonly code: OperationOutcomeIssue['code'];

  /**
   * @param diagnostics Message for developers of the client: the error and the accepted
   * alternatives
   */
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

/** Problem codes mapped to FHIR IssueType; all others are business rules. */
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

/** Maps any thrown value to an OperationOutcome without internal details. */
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
    // FHIR uses 400 for invalid input.
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
