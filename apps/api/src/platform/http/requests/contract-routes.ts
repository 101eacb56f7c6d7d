import type { LaboratoryId } from '@alms/lis-domain/facility';
import { answersEvents, maxBytesOf, type Endpoint } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appendAudit, type AuditEntry } from '../../audit/audit-trail.ts';
import { stepCookie } from '../../auth/host-cookie.ts';
import type { Clock } from '../../clock.ts';
import { accountName } from '../../db/account-channel.ts';
import type { Database } from '../../db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../db/tenant-transaction.ts';
import type { AccessTokens, Claims } from '../../auth/access-token.ts';
import { apiBase } from './api-base.ts';
import {
  checkPermit,
  checkSecondFactor,
  checkTenantHeader,
  checkVisitor,
  claimsOf,
  currentAccount,
  isRegistered,
} from '../../auth/access.ts';
import type { BackgroundWork } from '../../background.ts';
import { checkedAnswer, checkedEvent, send } from '../responses/answers.ts';
import type { PublicCall, Route, SignedInCall, StreamCall } from './call.ts';
import type { Concurrency, Place } from './concurrency.ts';
import type { EventStreams, PollEvents, SentEvent } from '../responses/event-streams.ts';
import { fingerprintOf, idempotencyKey, once } from './idempotency.ts';
import { requestLanguageOf } from '../pages/page-language.ts';
import { Refusal } from '../refusals/problems.ts';
import type { RateLimits } from '../refusals/rate-limits.ts';
import { auditRefusal } from '../refusals/refusal-audit.ts';
import { siteOf, type Site } from './site.ts';
import { CheckedBody, inputOf } from './validation.ts';
import { requestedVersion } from './versions.ts';

export interface ContractDependencies {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  limits: RateLimits;
  background: BackgroundWork;
  streams: EventStreams;
  concurrency: Concurrency;
  baseDomain: string;
  /** Throws when the facility's subscription does not allow this endpoint. */
  checkSubscription: (
    tx: TenantTransaction,
    endpoint: Endpoint,
    request: { tenantId: TenantId; now: Date; query: unknown },
  ) => Promise<void>;
  /** Throws when the facility has no such laboratory. */
  checkLaboratory: (tx: TenantTransaction, tenantId: TenantId, id: LaboratoryId) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the contract's endpoint. */
    endpoint?: string;
  }
  interface FastifyRequest {
    site?: Site;
    /** Token claims, for endpoints that require a token. */
    claims?: Claims;
    /** Share of the concurrency limits. */
    place?: Place;
  }
}

/**
 * Registers all endpoints of the contract, and no others.
 *
 * To add an endpoint: declare it in lis-domain (`<area>.endpoints.ts`), write its handler with
 * `handle(endpoint, …)` in `areas/<area>/<area>.routes.ts` and include the area in
 * `areas/index.ts`. An endpoint without a handler, or a handler without an endpoint, prevents
 * startup.
 *
 * Order of processing: host, token, concurrency, tenant header, rate limit; then, in one
 * transaction of the facility: account, second factor, permission, trial, input, version,
 * idempotency key, handler, response, audit. A rejection rolls back and is audited in a separate
 * transaction. A stream starts the same way and repeats the account check, permission check and
 * handler in a new transaction at each poll.
 */
export function serveContract(
  app: FastifyInstance,
  contract: readonly Endpoint[],
  routes: readonly Route[],
  deps: ContractDependencies,
): void {
  const handlers = new Map(routes.map((route) => [route.endpoint, route]));
  const problems = [
    ...contract.filter((call) => !handlers.has(call)).map(({ id }) => `${id} has no handler`),
    ...routes
      .filter(({ endpoint }) => !contract.includes(endpoint))
      .map(({ endpoint: { id } }) => `the handler of ${id} has no call in the contract`),
    ...(handlers.size < routes.length ? ['a call has two handlers'] : []),
  ];
  if (problems.length > 0)
    throw new Error(
      `@alms/api: the contract and the handlers do not match: ${problems.join('; ')}.`,
    );
  for (const route of routes) serve(app, route, deps);
}

function serve(
  app: FastifyInstance,
  { endpoint, handler }: Route,
  deps: ContractDependencies,
): void {
  const { background, clock, concurrency, db, limits, streams, tokens } = deps;
  const answer = answersEvents(endpoint.answer) ? openStream : answerSignedIn;

  app.route({
    method: endpoint.method,
    url: routeUrl(endpoint),
    config: { endpoint: endpoint.id, form: endpoint.encoding === 'form' },
    bodyLimit: maxBytesOf(endpoint),
    async onRequest(request, reply) {
      if (endpoint.access === 'public')
        request.place = concurrency.admitAnonymous(reply.raw, request.ip);
      request.site = await siteFor(request, endpoint, deps);
      if (endpoint.access === 'public') return;
      request.claims = await claimsOf(request, tokens);
      // Streams have their own limit.
      if (!answersEvents(endpoint.answer))
        request.place = concurrency.admit(reply.raw, request.claims, endpoint);
    },
    async handler(request, reply) {
      const release = request.place?.hold();
      try {
        if (!request.claims) return await answerPublic(request, reply);
        return await answer(request, reply, request.claims);
      } finally {
        release?.();
      }
    },
    async onError(request, _reply, error) {
      if (request.claims)
        await auditRefusal(db, {
          request,
          claims: request.claims,
          endpoint,
          error,
          now: clock.now(),
        });
    },
  });

  async function answerPublic(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = inputOf(request, endpoint);
    const body = input.body as
      | { username?: string; email?: string; admin_email?: string }
      | undefined;
    reply.headers(
      await limits.count(endpoint.limit ?? 'general', {
        ip: request.ip,
        account:
          body?.email ??
          body?.admin_email ??
          body?.username ??
          stepCookie.read(request.headers.cookie ?? ''),
      }),
    );
    const { common, settle } = commonParts(request, reply);
    const call: PublicCall<Endpoint> = {
      ...common,
      ...input,
      idempotencyKey: endpoint.creates ? idempotencyKey(request) : '',
      authorization: request.headers.authorization ?? '',
    };
    const answered = checkedAnswer(endpoint, await handler(call as never));
    await settle();
    return send(reply, endpoint, answered);
  }

  async function answerSignedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    claims: Claims,
  ): Promise<FastifyReply> {
    checkTenantHeader(request, claims);
    reply.headers(
      await limits.count(endpoint.limit ?? 'general', {
        ip: request.ip,
        callerId: claims.userId,
        account: claims.userId,
      }),
    );
    const { common, settle } = commonParts(request, reply);
    const { now } = common;
    const { tenantId, userId, sessionId } = claims;
    const entries: AuditEntry[] = [];

    const answered = await tenantTransaction(db, tenantId, async (tx) => {
      const { user, isVisitor } = await currentAccount(tx, claims, common.site, now);
      checkSecondFactor(user, endpoint);
      checkPermit(user, endpoint, request.params);
      checkVisitor(isVisitor, endpoint);
      await deps.checkSubscription(tx, endpoint, { tenantId, now, query: request.query });
      const input = inputOf(request, endpoint);
      const { laboratory_id } = (input.query ?? {}) as { laboratory_id?: LaboratoryId };
      if (laboratory_id !== undefined) await deps.checkLaboratory(tx, tenantId, laboratory_id);
      const call: SignedInCall<Endpoint> = {
        ...common,
        ...input,
        tx,
        tenantId,
        sessionId,
        user,
        isVisitor,
        version: endpoint.versioned ? requestedVersion(request.headers['if-match']) : 0,
        audit: (entry) => entries.push(entry),
      };
      const work = async () => checkedAnswer(endpoint, await handler(call as never));
      const done = endpoint.creates
        ? await once(
            tx,
            {
              tenantId,
              userId,
              key: idempotencyKey(request),
              fingerprint:
                request.body instanceof CheckedBody
                  ? request.body.fingerprint
                  : fingerprintOf(`${request.method} ${request.url}`, request.body),
              now,
            },
            work,
          )
        : await work();
      const actor = { id: userId, name: user.full_name, role: user.role };
      await appendAudit(
        tx,
        { tenantId, at: now, actor, sessionId, ip: request.ip, requestId: request.id },
        entries,
      );
      return done;
    });

    if (endpoint.limit === 'own-password') await limits.reset('ownPassword', userId);
    await settle();
    return send(reply, endpoint, answered);
  }

  async function openStream(
    request: FastifyRequest,
    reply: FastifyReply,
    claims: Claims,
  ): Promise<FastifyReply> {
    checkTenantHeader(request, claims);
    reply.headers(
      await limits.count(endpoint.limit ?? 'general', { ip: request.ip, callerId: claims.userId }),
    );
    const { tenantId, userId } = claims;
    const site = request.site ?? { kind: 'unknown' as const };
    const poll: PollEvents = (lastEventId) =>
      tenantTransaction(db, tenantId, async (tx) => {
        const now = clock.now();
        const { user } = await currentAccount(tx, claims, site, now);
        checkSecondFactor(user, endpoint);
        checkPermit(user, endpoint, request.params);
        const call: StreamCall = { tx, tenantId, user, now, lastEventId };
        const happened = (await handler(call as never)) as SentEvent | undefined;
        return happened && checkedEvent(endpoint, happened);
      });
    const { 'last-event-id': lastEventId } = request.headers;
    const stream = await streams.open(
      accountName(tenantId, userId),
      poll,
      typeof lastEventId === 'string' ? lastEventId : undefined,
    );
    // Disables proxy buffering, which would delay the events indefinitely.
    return reply
      .headers({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
      .send(stream);
  }

  function commonParts(request: FastifyRequest, reply: FastifyReply) {
    const followUps: (() => Promise<void>)[] = [];
    const answerHeaders: Record<string, string> = {};
    const common = {
      site: request.site ?? { kind: 'unknown' as const },
      now: clock.now(),
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
      requestLanguage: requestLanguageOf(request),
      answerHeaders,
      afterCommit: (work: () => Promise<void>) => void followUps.push(work),
      inBackground: (work: () => Promise<void>) => background.run(work),
    };
    return {
      common,
      /** Runs after the commit: a failed follow-up is logged and does not undo the change. */
      async settle() {
        for (const work of followUps)
          await work().catch((error: unknown) =>
            request.log.error({ err: error }, 'follow-up failed'),
          );
        reply.headers(answerHeaders);
      },
    };
  }
}

/** `/patients/{id}` in router syntax. */
export function routeUrl({ path }: Endpoint): string {
  return apiBase + path.replace(/\{(\w+)\}/g, ':$1');
}

async function siteFor(
  request: FastifyRequest,
  endpoint: Endpoint,
  { baseDomain, db }: ContractDependencies,
): Promise<Site> {
  const site = siteOf(request.headers.host, baseDomain);
  if (site.kind === 'unknown') throw new Refusal('unknown_host');
  const { site: served = 'any' } = endpoint;
  if (served !== 'any' && served !== site.kind) throw new Refusal('not_found');
  // Endpoints about the address itself report it in their own way; signed-in requests compare it
  // with the account.
  const isRegistrationRequired =
    endpoint.access === 'public' && !endpoint.problems?.includes('tenant_not_found');
  if (
    site.kind === 'facility' &&
    isRegistrationRequired &&
    !(await isRegistered(db, site.subdomain))
  )
    throw new Refusal('unknown_host');
  return site;
}
