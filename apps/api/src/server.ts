import { createHmac } from 'node:crypto';
import { contract } from '@alms/lis-domain/contract';
import { openApiDocument } from '@alms/lis-domain/http';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { GenericSchema } from 'valibot';
import { routesOfAllAreas } from './areas/index.ts';
import type { AreaDependencies } from './areas/dependencies.ts';
import { chainWatch, type ChainWatch } from './areas/audit/scheduled-check.ts';
import { stockWatch, type StockWatch } from './areas/inventory/stock-alerts.ts';
import { roundWatch, type RoundWatch } from './areas/quality-control/eqa-reminders.ts';
import { noticePost, type NoticePost } from './areas/notifications/notification-mailer.ts';
import { callWatch, type CallWatch } from './areas/results/critical-results/escalation.ts';
import {
  showingWatch,
  type ShowingWatch,
} from './areas/results/portal-visibility/portal-release-notifications.ts';
import { trialGate } from './areas/subscription/trial.ts';
import { paymentDesk } from './areas/subscription/payment.service.ts';
import type { Clock } from './platform/clock.ts';
import { accountChannel } from './platform/db/account-channel.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Listener } from './platform/db/listener.ts';
import { mailChannel } from './platform/db/mail-channel.ts';
import { apiGate } from './interfaces/api-caller.ts';
import { addFhir } from './interfaces/fhir/fhir-routes.ts';
import type { Hl7Settings } from './interfaces/hl7/hl7.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PaymentProvider } from './areas/subscription/payments/payment-provider.ts';
import { createCipher } from './platform/crypto/encryption.ts';
import { sandboxPayments } from './areas/subscription/payments/sandbox-payments.ts';
import { openPdfRenderer } from './platform/pdf/pdf-renderer.ts';
import { accessTokens } from './platform/auth/access-token.ts';
import { backgroundWork, type BackgroundWork } from './platform/background.ts';
import { addBuildHeader } from './platform/http/build-header.ts';
import { apiBase } from './platform/http/api-base.ts';
import { routeUrl, serveContract } from './platform/http/contract-routes.ts';
import {
  eventStreams,
  type EventStreams,
  type StreamRules,
} from './platform/http/event-streams.ts';
import { addHealth } from './platform/observability/health.ts';
import { addLoginPage } from './platform/http/login-page.ts';
import { addNativeForms } from './platform/http/native-forms.ts';
import { addPages, sendPage } from './platform/http/pages.ts';
import { Refusal, refusalFor } from './platform/http/problems.ts';
import { rateLimits, type Rates } from './platform/http/rate-limits.ts';
import { referencePage } from './platform/http/reference-page.ts';
import { logRequests } from './platform/observability/request-log.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';

export interface ServerDependencies {
  database: OpenDatabase;
  clock: Clock;
  mailer: Mailer;
  logger: Logger;
  baseDomain: string;
  /** Port in public URLs; omitted behind a proxy on the default ports. */
  publicPort?: number;
  demo: boolean;
  /** All plans are free. */
  beta: boolean;
  /** @default the sandbox, which charges nothing */
  payments?: PaymentProvider;
  portalDirectory: string;
  /** Signing secret of access tokens; defaults to the database's. */
  authSecret?: string;
  /** Encrypts secrets in the database; identical in all processes on one database. */
  encryptionKey: string;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy?: string;
  /** HL7 v2 messaging; disabled when omitted. */
  hl7?: Hl7Settings;
  rates?: Partial<Rates>;
  streamRules?: StreamRules;
  /**
   * Interval in ms for checking due work, such as emails and audit trail checks. @default 30
   * seconds
   */
  sweepEvery?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Background work after responses; closing waits for it. */
    background: BackgroundWork;
    /** Sends email copies of notifications; runs automatically only while the server listens. */
    noticePost: NoticePost;
    /** Verifies whole audit trails; runs automatically once a day only while the server listens. */
    chainWatch: ChainWatch;
    /** Escalates overdue critical result notifications. */
    callWatch: CallWatch;
    /** Notifies patients of results released to the portal by time. */
    showingWatch: ShowingWatch;
    /** Deducts performed tests from stock and sends daily stock alerts. */
    stockWatch: StockWatch;
    /** Sends notifications of EQA rounds that close soon or have closed. */
    roundWatch: RoundWatch;
  }
}

/**
 * Builds the server without listening: pages, API, health. `inject` sends requests without a port.
 */
export async function buildServer(deps: ServerDependencies): Promise<FastifyInstance> {
  const { database, clock, mailer, logger, baseDomain } = deps;
  const local = baseDomain === 'localhost' || baseDomain.endsWith('.localhost');
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    requestTimeout: 25_000,
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    trustProxy: deps.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => refuse(error, request, reply as FastifyReply),
  });

  // Before any route: routes keep the error handler set when the first plugin loads.
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, formFields(String(text))),
  );
  addSecurityHeaders(app, !local);
  addBuildHeader(app, deps.portalDirectory);
  logRequests(app);
  addHealth(app, database.pool);

  const secret = deps.authSecret ?? database.tokenSecret;
  const tokens = accessTokens(secret, clock);
  const limits = rateLimits(database.pool, deps.rates);
  const background = backgroundWork(logger);
  app.decorate('background', background);
  app.addHook('onClose', () => background.idle());
  const streams = eventStreams(logger, deps.streamRules);
  const renderer = openPdfRenderer();
  app.addHook('onClose', () => renderer.close());
  const hosts = { baseDomain, ...(deps.publicPort !== undefined && { port: deps.publicPort }) };
  const post = noticePost({ db: database.db, clock, mailer, logger, hosts, background });
  app.decorate('noticePost', post);
  const watch = chainWatch({ db: database.db, clock, logger, background });
  app.decorate('chainWatch', watch);
  app.decorate('callWatch', callWatch({ db: database.db, clock }));
  app.decorate('showingWatch', showingWatch({ db: database.db, clock }));
  app.decorate('stockWatch', stockWatch({ db: database.db, clock }));
  app.decorate('roundWatch', roundWatch({ db: database.db, clock }));
  listenWhileServing(app, { database, streams, post, logger });
  sweepWhileServing(app, deps.sweepEvery);
  const payments = deps.payments ?? sandboxPayments(hosts);
  payments.addRoutes(app, paymentDesk({ db: database.db, clock, hosts }));
  const hashAddress = (ip: string) =>
    createHmac('sha256', secret).update(`alms:address:${ip}`).digest();
  const areas: AreaDependencies = {
    db: database.db,
    clock,
    tokens,
    limits,
    mailer,
    logger,
    hosts,
    renderer,
    chainWatch: watch,
    payments,
    beta: deps.beta,
    hl7Peers: deps.hl7?.peers ?? {},
    hashAddress,
    cipher: createCipher(deps.encryptionKey),
  };
  serveContract(app, contract, routesOfAllAreas(areas), {
    db: database.db,
    clock,
    tokens,
    limits,
    background,
    streams,
    baseDomain,
    checkSubscription: trialGate({ beta: deps.beta }),
  });

  const gate = apiGate({ db: database.db, clock, limits, logger });
  addFhir(app, { db: database.db, limits, hosts, gate, logger });
  if (deps.hl7) {
    // The HL7 parser is lazy-loaded.
    const { addHl7 } = await import('./interfaces/hl7/hl7.ts');
    addHl7(app, deps.hl7, { db: database.db, clock, logger, gate, beta: deps.beta });
  }

  // Checks that JSON Schema cannot express are omitted from the document but still enforced by the
  // server.
  const toSchema = (schema: GenericSchema) =>
    toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' });
  const document = openApiDocument(contract, { toJsonSchema: toSchema, serverUrl: apiBase });
  app.get(`${apiBase}/openapi.json`, async () => document);
  app.get('/api/docs', async (_request, reply) =>
    sendPage(reply, (nonce) => referencePage(contract, apiBase, nonce)),
  );

  const page = await addPages(app, {
    db: database.db,
    config: { baseDomain, demo: deps.demo, beta: deps.beta },
    formTargets: [facilityUrl('*', hosts)],
    portalDirectory: deps.portalDirectory,
  });
  addLoginPage(app, { hosts, page });
  addNativeForms(app, { hosts, clock, page });
  const patterns = contract.map((call) => ({
    method: call.method,
    pattern: new RegExp(`^${routeUrl(call).replace(/:\w+/g, '[^/]+')}$`),
  }));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (
      !path.startsWith('/api/') &&
      !path.startsWith('/health/') &&
      (request.method === 'GET' || request.method === 'HEAD')
    )
      return page(request, reply);
    const allowed = patterns
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method);
    if (allowed.length > 0)
      throw new Refusal('method_not_allowed', {}, { Allow: allowed.join(', ') });
    throw new Refusal(path.startsWith('/api/') ? 'not_found' : 'method_not_allowed');
  });
  return app;

  function refuse(error: unknown, request: { id: string }, reply: FastifyReply): void {
    const refusal = refusalFor(error);
    if (refusal.code === 'internal')
      logger.error({ err: error, request_id: request.id }, 'unexpected error');
    reply.status(refusal.status);
    reply.headers({
      ...(refusal.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...refusal.headers,
      'Content-Type': 'application/problem+json',
    });
    reply.send(JSON.stringify(refusal.document(request.id)));
  }
}

interface Listening {
  database: OpenDatabase;
  streams: EventStreams;
  post: NoticePost;
  logger: Logger;
}

/**
 * Wakes streams on account notifications and the mail sender on mail notifications from any
 * process. Streams end before the server stops, which would otherwise wait for them.
 */
function listenWhileServing(
  app: FastifyInstance,
  { database, streams, post, logger }: Listening,
): void {
  let listener: Listener | undefined;
  app.addHook('onListen', async () => {
    listener = database.listen({
      onMessage: { [accountChannel]: streams.wake, [mailChannel]: post.wake },
      onConnected: () => {
        streams.wakeAll();
        app.background.run(post.sweep);
      },
      onError: ({ message: reason, code }) =>
        logger.warn({ reason, code }, 'database listener connection lost'),
    });
  });
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', async () => listener?.close());
}

/**
 * Periodically runs due work: emails, critical result notifications, portal releases, stock, EQA
 * rounds and audit trail checks. On stop, the current email is finished and no other is started; a
 * running trail check is stopped.
 */
function sweepWhileServing(app: FastifyInstance, every = 30_000): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      app.background.run(app.noticePost.sweep);
      app.background.run(app.callWatch.sweep);
      app.background.run(app.showingWatch.sweep);
      app.background.run(app.stockWatch.sweep);
      app.background.run(app.roundWatch.sweep);
      app.background.run(app.chainWatch.sweep);
    }, every);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    app.noticePost.stop();
    app.chainWatch.stop();
  });
}

/** Form fields as an object; a duplicate name has a value that no schema accepts. */
function formFields(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form.getAll(name).length === 1 ? form.get(name) : form.getAll(name),
    ]),
  );
}
