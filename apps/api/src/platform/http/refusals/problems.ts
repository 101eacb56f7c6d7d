import { problemDocument, problems, type Problem, type ProblemCode } from '@alms/lis-domain/http';

type Extra = Parameters<typeof problemDocument>[2];

/**
 * Rejects a request: `throw new Refusal('not_found')`. The transaction is rolled back, the client
 * receives the problem document, and the rejection is audited.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly extra: Extra;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    extra: Extra = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(problems[code].detail);
    this.code = code;
    this.extra = extra;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }

  document(requestId: string): Problem {
    return problemDocument(this.code, requestId, this.extra);
  }
}

const retrySoon = { 'Retry-After': '2' };

/** Fastify's error codes mapped to problem codes. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** PostgreSQL error codes that are not service errors; two characters denote a whole class. */
const databaseCodes: Readonly<Record<string, ProblemCode>> = {
  '22': 'invalid', // value not storable in any column: NUL, lone surrogate, number out of range
  '23505': 'duplicate',
  '23503': 'not_found', // references a record this facility does not have
  '23514': 'invalid',
  '08': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57014': 'unavailable', // statement timeout
  '55P03': 'unavailable', // lock timeout
  '40': 'unavailable', // deadlock
  '53': 'unavailable', // disk full, too many connections
  '25006': 'unavailable', // read-only
  '0A000': 'unavailable', // statement prepared before a migration (`PreparingClient`)
};

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * Maps any thrown value to a rejection. `internal` is a service error and must be logged in full.
 */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('internal');
  const {
    code = '',
    statusCode,
    severity,
    syscall,
  } = error as Error & { code?: string; statusCode?: number; severity?: string; syscall?: string };
  if (severity !== undefined) {
    const known = databaseCodes[code] ?? databaseCodes[code.slice(0, 2)];
    if (known) return new Refusal(known, {}, known === 'unavailable' ? retrySoon : {});
    return new Refusal('internal');
  }
  if (
    isConnectionLoss(error.message) ||
    (connectionCodes.has(code) &&
      (syscall === 'connect' || syscall === 'read' || syscall === 'write'))
  ) {
    return new Refusal('unavailable', {}, retrySoon);
  }
  const framework = frameworkCodes[code];
  if (framework) return new Refusal(framework);
  return new Refusal(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'malformed' : 'internal',
  );
}

/** The PostgreSQL driver identifies these errors by message only. */
function isConnectionLoss(message: string): boolean {
  return /^Connection terminated|^timeout exceeded when trying to connect|Client has encountered a connection error|^Cannot use a pool after calling end/.test(
    message,
  );
}
