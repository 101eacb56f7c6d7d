import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EventStream,
  FileAnswer,
  FileName,
  FileType,
  ParamsOf,
  QueryOf,
  StreamedEvent,
} from '@alms/lis-domain/http';
import type { User, UserId } from '@alms/lis-domain/identity';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { AuditEntry } from '../../audit/audit-trail.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Site } from './site.ts';

/** Request context common to all handlers. */
interface CommonCall<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly site: Site;
  readonly now: Date;
  readonly requestId: string;
  /** The client's IP address. */
  readonly ip: string;
  /** The request's `User-Agent` header. */
  readonly userAgent: string;
  /** The request's `Cookie` header. */
  readonly cookie: string;
  /** Language requested by the browser. The account's own language takes precedence. */
  readonly requestLanguage: LanguageTag | undefined;
  /** Additional response headers. */
  readonly answerHeaders: Record<string, string>;
  /** Runs after the commit, for emails and the like; skipped on rollback. */
  afterCommit(work: () => Promise<void>): void;
  /**
   * Runs without delaying the response, for slow work or work whose duration would reveal
   * information.
   */
  inBackground(work: () => Promise<void>): void;
}

/** Request of a signed-in, authorised user, with a transaction of the facility. */
export interface SignedInCall<E extends Endpoint> extends CommonCall<E> {
  readonly tenantId: TenantId;
  readonly user: User;
  readonly sessionId: string;
  /** The session was opened without an account, in the live demo. */
  readonly isVisitor: boolean;
  /**
   * Transaction for all reads and writes; commits when the handler returns and rolls back when it
   * throws.
   */
  readonly tx: TenantTransaction;
  /** The version the client has read; 0 for endpoints that are not `versioned`. */
  readonly version: number;
  /** Adds an audit entry, written at the end of the same transaction. */
  audit(entry: AuditEntry): void;
}

/**
 * What an operation of a signed-in user or of the system needs: who, when, and in which
 * transaction.
 */
export interface OperationContext extends Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'now' | 'audit'
> {
  /** No person acts: `user` has the name of a connection to an analyser. */
  readonly isUnattended?: true;
}

/** The person who acts; null for a connection to an analyser. */
export const personOf = ({
  user: { id, full_name },
  isUnattended,
}: Pick<OperationContext, 'user' | 'isUnattended'>): { id: UserId; name: string } | null =>
  isUnattended ? null : { id, name: full_name };

/**
 * Request to a public endpoint. It has no transaction: the handler opens one once the facility is
 * known.
 */
export interface PublicCall<E extends Endpoint> extends CommonCall<E> {
  /** Set for creating endpoints; empty for others. */
  readonly idempotencyKey: string;
  /** The request's `Authorization` header. */
  readonly authorization: string;
}

/**
 * Polls the event stream after checking that the user still has access. Returns events after
 * `lastEventId`, or only new ones when it is undefined.
 */
export interface StreamCall extends Pick<
  SignedInCall<Endpoint>,
  'tenantId' | 'user' | 'tx' | 'now'
> {
  readonly lastEventId: string | undefined;
}

export type CallOf<E extends Endpoint> = E extends { answer: EventStream }
  ? StreamCall
  : E['access'] extends 'public'
    ? PublicCall<E>
    : SignedInCall<E>;

/** A complete file. */
export interface FileBody {
  content: string | Uint8Array;
  /** Suggested file name for the download. */
  filename: FileName;
  /** The actual media type; omitted when the endpoint has only one. */
  type?: FileType;
}

/** A response in JSON that a worker has validated against the contract, encoded in UTF-8. */
export class PreparedAnswer {
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

export type HandlerAnswer<E extends Endpoint> = E extends { answer: infer A }
  ? A extends FileAnswer
    ? FileBody
    : A extends EventStream
      ? StreamedEvent<E> | undefined
      : AnswerOf<E> | PreparedAnswer
  : void;

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (call: never) => Promise<unknown>;
}

/**
 * Connects an endpoint to its handler: `handle(readPatient, ({ tx, tenantId, params }) => …)`.
 * Input and response types are those of the contract.
 */
export function handle<const E extends Endpoint>(
  endpoint: E,
  handler: (call: CallOf<E>) => Promise<HandlerAnswer<E>>,
): Route {
  return { endpoint, handler };
}
