import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EventStream,
  FileAnswer,
  FileType,
  ParamsOf,
  QueryOf,
  StreamedEvent,
} from '@alms/lis-domain/http';
import type { User } from '@alms/lis-domain/identity';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { AuditEntry } from '../audit/audit-trail.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import type { Site } from './site.ts';

/** What every handler is given. */
interface CommonCall<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly site: Site;
  readonly now: Date;
  readonly requestId: string;
  /** The caller's address. */
  readonly ip: string;
  /** The request's `User-Agent` header. */
  readonly userAgent: string;
  /** The request's `Cookie` header. */
  readonly cookie: string;
  /** What the browser was told to speak, or speaks by itself. Of a person who has an account, the account knows better. */
  readonly askedLanguage: LanguageTag | undefined;
  /** Sent with the answer, besides what every answer carries. */
  readonly answerHeaders: Record<string, string>;
  /** Mails and the like: done when the change is safe, and not at all when it is refused. */
  afterCommit(work: () => Promise<void>): void;
  /** What must not delay the answer: because it is slow, or because its time would tell something. */
  inBackground(work: () => Promise<void>): void;
}

/** A call of somebody who has signed in and may make it: it has a transaction of the facility. */
export interface SignedInCall<E extends Endpoint> extends CommonCall<E> {
  readonly tenantId: string;
  readonly user: User;
  readonly sessionId: string;
  /** Everything the handler reads and writes goes through this; it commits when the handler returns and rolls back when it throws. */
  readonly tx: TenantTransaction;
  /** The version the caller has read; 0 for calls that are not `versioned`. */
  readonly version: number;
  /** Says what was done. Written at the end of the same transaction. */
  audit(entry: AuditEntry): void;
}

/** What an operation of a signed-in user or of the system needs: who, when, and in which transaction. */
export type OperationContext = Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'now' | 'audit'
>;

/** A call that anybody may make. It has no transaction: it opens one when it knows the facility. */
export interface PublicCall<E extends Endpoint> extends CommonCall<E> {
  /** Of calls that create; empty for others. */
  readonly idempotencyKey: string;
  /** The request's `Authorization` header. */
  readonly authorization: string;
}

/** A look of a stream, by somebody who may still have it: what has happened since the event with this id? Undefined: the stream begins now. */
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

/** A finished file. */
export interface FileBody {
  content: string | Uint8Array;
  /** What the caller's computer may name it. */
  filename: string;
  /** Which of the things it may be; left out where the call's file is always the same. */
  type?: FileType;
}

export type HandlerAnswer<E extends Endpoint> = E extends { answer: infer A }
  ? A extends FileAnswer
    ? FileBody
    : A extends EventStream
      ? StreamedEvent<E> | undefined
      : AnswerOf<E>
  : void;

/** A call of the contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (call: never) => Promise<unknown>;
}

/**
 * Joins a call of the contract to its handler: `handle(readPatient, ({ tx, tenantId, params }) => …)`. The types of what comes in and of what has to
 * be answered are the contract's.
 */
export function handle<const E extends Endpoint>(
  endpoint: E,
  handler: (call: CallOf<E>) => Promise<HandlerAnswer<E>>,
): Route {
  return { endpoint, handler };
}
