import { createHmac } from 'node:crypto';
import { contract } from '@alms/lis-domain/contract';
import { MAX_PUBLIC_BYTES, openApiDocument } from '@alms/lis-domain/http';
import type { DemoMode } from '@alms/lis-domain/identity';
import type { Operator } from '@alms/lis-domain/tenancy';
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
import { jobsOfAllAreas } from './areas/jobs.ts';
import { demoReset } from './seed/demo-reset.ts';
import { resultUpdates } from './areas/results/result-updates.ts';
import { checkLaboratory } from './areas/facility/check-laboratory.ts';
import { subscriptionGate } from './areas/subscription/subscription-gate.ts';
import { paymentDesk } from './areas/subscription/payment.service.ts';
import { missingSettings } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { accountChannel } from './platform/db/account-channel.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Listener } from './platform/db/listener.ts';
import { apiGate } from './interfaces/api-caller.ts';
import { addFhir } from './interfaces/fhir/fhir-routes.ts';
import { analyserMessages } from './interfaces/analysers/read-messages.ts';
import { analyserRuntime, type AnalyserRuntime } from './interfaces/analysers/runtime.ts';
import { analyserChannel } from './interfaces/analysers/connections.store.ts';
import { noAnalysers, type AnalyserSettings } from './interfaces/analysers/settings.ts';
import type { Hl7Settings } from './interfaces/hl7/hl7.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PaymentProvider } from './areas/subscription/payments/payment-provider.ts';
import { createCipher } from './platform/crypto/encryption.ts';
import { sandboxPayments } from './areas/subscription/payments/sandbox-payments.ts';
import { openPdfRenderer } from './platform/pdf/pdf-renderer.ts';
import { openWorkers } from './platform/workers/workers.ts';
import { accessTokens } from './platform/auth/access-token.ts';
import { backgroundWork, type BackgroundWork } from './platform/background.ts';
import { addBuildHeader } from './platform/http/responses/build-header.ts';
import { apiBase } from './platform/http/requests/api-base.ts';
import { concurrency, type ConcurrencyLimits } from './platform/http/requests/concurrency.ts';
import { addFormBody } from './platform/http/requests/form-body.ts';
import { addJsonBody } from './platform/http/requests/json-body.ts';
import { checkOrigin } from './platform/http/requests/request-origin.ts';
import { checkSingleHeaders } from './platform/http/requests/unambiguous.ts';
import { routeUrl, serveContract } from './platform/http/requests/contract-routes.ts';
import {
  eventStreams,
  type EventStreams,
  type StreamRules,
} from './platform/http/responses/event-streams.ts';
import { openJobs, type Jobs } from './platform/jobs/jobs.ts';
import { jobChannel } from './platform/jobs/schema.ts';
import { addHealth } from './platform/observability/health.ts';
import { addMainSitePages } from './platform/http/pages/main-site-pages.ts';
import { addNativeForms } from './platform/http/pages/native-forms.ts';
import { addPages, sendPage } from './platform/http/pages/pages.ts';
import { Refusal, refusalFor } from './platform/http/refusals/problems.ts';
import { rateLimits, type Rates } from './platform/http/refusals/rate-limits.ts';
import { addReferenceDocument } from './platform/http/pages/reference-document.ts';
import { referencePage } from './platform/http/pages/reference-page.ts';
import { logRequests } from './platform/observability/request-log.ts';
import { addCompression } from './platform/http/responses/compression.ts';
import { addSecurityHeaders } from './platform/http/responses/security-headers.ts';

export interface ServerDependencies {
  database: OpenDatabase;
  clock: Clock;
  mailer: Mailer;
  logger: Logger;
  baseDomain: string;
  /** Port in public URLs; omitted behind a proxy on the default ports. */
  publicPort?: number;
  /** The demo facility of this deployment. */
  demo: DemoMode;
  /** Replaces the demo facility by a new one. When omitted, it is never reset. */
  resetDemo?: () => Promise<void>;
  /** All plans are free. */
  beta: boolean;
  /** Particulars of the operator. @default none */
  operator?: Operator;
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
  /** @default no connections to analysers */
  analysers?: AnalyserSettings;
  rates?: Partial<Rates>;
  streamRules?: StreamRules;
  concurrency?: ConcurrencyLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Background work after responses; closing waits for it. */
    background: BackgroundWork;
    /** Background jobs; they start by themselves only while the server listens. */
    jobs: Jobs;
  }
}

/**
 * Builds the server without listening: pages, API, health. `inject` sends requests without a port.
 */
export async function buildServer(deps: ServerDependencies): Promise<FastifyInstance> {
  const { database, clock, mailer, logger, baseDomain, operator = {} } = deps;
  const hosts = { baseDomain, ...(deps.publicPort !== undefined && { port: deps.publicPort }) };
  const local = baseDomain === 'localhost' || baseDomain.endsWith('.localhost');
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    requestTimeout: 25_000,
    connectionTimeout: 30_000,
    // Endpoints of the contract have limits of their own.
    bodyLimit: MAX_PUBLIC_BYTES,
    forceCloseConnections: 'idle',
    trustProxy: deps.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => refuse(error, request, reply as FastifyReply),
  });

  // Before any route: routes keep the error handler set when the first plugin loads.
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.removeAllContentTypeParsers();
  const workers = openWorkers();
  app.addHook('onClose', () => workers.close());
  addJsonBody(app, workers);
  addFormBody(app);
  addSecurityHeaders(app, !local);
  addCompression(app);
  addBuildHeader(app, deps.portalDirectory);
  logRequests(app);
  checkSingleHeaders(app);
  checkOrigin(app, hosts);
  addHealth(app, database.pool, missingSettings(operator));

  const secret = deps.authSecret ?? database.tokenSecret;
  const tokens = accessTokens(secret, clock);
  const limits = rateLimits(database.ratePool, deps.rates);
  const background = backgroundWork(logger);
  app.decorate('background', background);
  app.addHook('onClose', () => background.idle());
  const streams = eventStreams(logger, deps.streamRules);
  const renderer = openPdfRenderer();
  app.addHook('onClose', () => renderer.close());
  // The HL7 parser is lazy-loaded.
  const hl7 = deps.hl7 && (await import('./interfaces/hl7/hl7.ts'));
  const work = { db: database.db, clock, mailer, logger, hosts };
  const jobs = openJobs({
    ...work,
    pool: database.pool,
    handlers: [
      ...jobsOfAllAreas(work),
      ...(deps.resetDemo ? [demoReset(deps.resetDemo)] : []),
      ...(deps.analysers ? [analyserMessages(work)] : []),
      ...(hl7 && deps.hl7 ? [hl7.outboundHl7({ ...work, ...deps.hl7, renderer })] : []),
    ],
  });
  app.decorate('jobs', jobs);
  const analysers =
    deps.analysers && analyserRuntime({ db: database.db, clock, logger, settings: deps.analysers });
  workWhileServing(app, { database, streams, jobs, logger, analysers });
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
    workers,
    jobs,
    payments,
    demo: deps.demo,
    beta: deps.beta,
    results: resultUpdates,
    hashAddress,
    cipher: createCipher(deps.encryptionKey),
  };
  const routes = routesOfAllAreas({
    ...areas,
    hl7Peers: deps.hl7?.peers ?? {},
    analysers: deps.analysers ?? noAnalysers,
  });
  serveContract(app, contract, routes, {
    db: database.db,
    clock,
    tokens,
    limits,
    background,
    streams,
    concurrency: concurrency(deps.concurrency),
    baseDomain,
    checkSubscription: subscriptionGate({ beta: deps.beta }),
    checkLaboratory,
  });

  const gate = apiGate({ db: database.db, clock, limits, logger });
  addFhir(app, { db: database.db, limits, hosts, gate, logger });
  if (hl7 && deps.hl7)
    hl7.addHl7(app, deps.hl7, {
      db: database.db,
      clock,
      logger,
      gate,
      workers,
      beta: deps.beta,
    });

  // Checks that JSON Schema cannot express are omitted from the document but still enforced by the
  // server.
  const toSchema = (schema: GenericSchema) =>
    toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' });
  const document = openApiDocument(contract, { toJsonSchema: toSchema, serverUrl: apiBase });
  addReferenceDocument(app, `${apiBase}/openapi.json`, document);
  app.get('/api/docs', async (_request, reply) =>
    sendPage(reply, (nonce) => referencePage(contract, apiBase, nonce)),
  );

  const page = await addPages(app, {
    db: database.db,
    config: { baseDomain, demo: deps.demo, beta: deps.beta, operator },
    hosts,
    portalDirectory: deps.portalDirectory,
  });
  addMainSitePages(app, { hosts, page });
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
    // The rest of a large body is read and discarded: on a closed connection, a client that still
    // sends would not receive this response.
    if (['too_large', 'unavailable'].includes(refusal.code)) reply.removeHeader('connection');
    reply.status(refusal.status);
    reply.headers({
      ...(refusal.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...refusal.headers,
      'Content-Type': 'application/problem+json',
    });
    reply.send(JSON.stringify(refusal.document(request.id)));
  }
}

interface Serving {
  database: OpenDatabase;
  streams: EventStreams;
  jobs: Jobs;
  logger: Logger;
  analysers: AnalyserRuntime | undefined;
}

/**
 * Wakes streams on account notifications, jobs on job notifications and connections to analysers on
 * their changes, from any process. Streams
 * end before the server stops, which would otherwise wait for them. Running jobs are completed and
 * no others started.
 */
function workWhileServing(
  app: FastifyInstance,
  { database, streams, jobs, logger, analysers }: Serving,
): void {
  let listener: Listener | undefined;
  app.addHook('onListen', async () => {
    jobs.start();
    analysers?.start();
    listener = database.listen({
      onMessage: {
        [accountChannel]: streams.wake,
        [jobChannel]: jobs.wake,
        [analyserChannel]: () => void analysers?.wake(),
      },
      onConnected: () => {
        streams.wakeAll();
        jobs.wake();
        void analysers?.wake();
      },
      onError: ({ message: reason, code }) =>
        logger.warn({ reason, code }, 'database listener connection lost'),
    });
  });
  app.addHook('preClose', async () => {
    streams.close();
    await analysers?.close();
    // Awaited once connections have ended, since a running job may take as long.
    void jobs.stop();
  });
  app.addHook('onClose', async () => {
    await listener?.close();
    await jobs.stop();
  });
}
