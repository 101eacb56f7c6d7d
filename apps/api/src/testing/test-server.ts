import type { PatientId } from '@alms/lis-domain/patients';
import type { Role } from '@alms/lis-domain/access';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import { wireRequest, type Endpoint, type InputOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { createFacility } from '../areas/onboarding/registration/create-facility.ts';
import { createAccount } from '../areas/identity/registration/create-account.ts';
import { startSession } from '../platform/auth/session.store.ts';
import { serve } from '../platform/db/database.ts';
import type { Rate, Rates } from '../platform/http/refusals/rate-limits.ts';
import { unlimited, type PoolOptions } from '../platform/db/pool.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { accessTokens } from '../platform/auth/access-token.ts';
import { createLogger } from '../platform/observability/request-log.ts';
import { buildServer, type ServerDependencies } from '../server.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { newId } from '../platform/db/new-id.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A stopped clock that advances only on request. */
export interface TestClock {
  now(): Date;
  advance(seconds: number): void;
}

/** A signed-in user. */
export interface Person {
  id: UserId;
  email: string;
  role: Role;
  tenantId: TenantId;
  token: string;
  /** Host of the user's facility. */
  host: string;
}

export interface TestFacility {
  tenantId: TenantId;
  subdomain: string;
  host: string;
  /** Creates a signed-in account of this role. */
  person(role: Role, options?: { patientId?: PatientId; emailVerified?: boolean }): Promise<Person>;
  /** Reads or prepares the facility's rows. */
  transaction<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T>;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed JSON, or the text of other content. */
  body: Body;
  text: string;
}

export interface CallOptions {
  /** User whose token and host are sent. */
  as?: Person;
  /** @default the user's host, or the main site's */
  host?: string;
  headers?: Record<string, string>;
}

export interface RawRequest extends CallOptions {
  method: string;
  path: string;
  body?: string;
}

export interface TestServer {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  /** All sent emails. */
  mails: Mail[];
  /** All logged lines. */
  logged: string[];
  /** @param planName `Enterprise`, which has no limits, unless limits are tested */
  facility(subdomain: string, planName?: string): Promise<TestFacility>;
  /**
   * Sends a request to an endpoint over HTTP. A creating request gets a new idempotency key unless
   * one is given.
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: WithTextIds<Omit<InputOf<E>, 'key'>> & { key?: string },
    options?: CallOptions,
  ): Promise<Answer>;
  /** Sends an arbitrary request that the contract would not allow. */
  request(request: RawRequest): Promise<Answer>;
  /**
   * Starts the service as another process on the same database with separate connections. Closes
   * with this one.
   */
  anotherProcess(
    options?: Partial<ServerDependencies> & Pick<PoolOptions, 'limits'>,
  ): Promise<FastifyInstance>;
  /**
   * Runs due jobs, as a listening server does automatically, and waits for background work.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const mainHost = 'alms.localhost';

const unlimitedRate: Rate = { points: 1e6, duration: 60 };

/** Rates that no test reaches by its number of requests. */
const unlimitedRates: Partial<Rates> = {
  general: unlimitedRate,
  lookup: unlimitedRate,
  account: unlimitedRate,
  address: unlimitedRate,
  send: unlimitedRate,
  registration: unlimitedRate,
};

/**
 * The complete service on a separate database, used without a port. Rates are unlimited unless
 * `rates` sets those under test.
 */
export async function openTestServer({
  connections,
  rates,
  ...options
}: Partial<ServerDependencies> & { connections?: number } = {}): Promise<TestServer> {
  const database = await openTestDatabase(connections === undefined ? {} : { size: connections });
  const mails: Mail[] = [];
  const logged: string[] = [];
  let now = new Date('2026-05-12T08:42:00Z').getTime();
  const clock: TestClock = {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
  const dependencies: ServerDependencies = {
    database,
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
    baseDomain: mainHost,
    publicPort: 4173,
    demo: 'off',
    beta: true,
    portalDirectory: '/no/portal/here',
    encryptionKey: 'a key of the tests, of 32 characters',
    rates: { ...unlimitedRates, ...rates },
    ...options,
  };
  const app = await buildServer(dependencies);
  const others: { close(): Promise<unknown> }[] = [];
  const tokens = accessTokens(options.authSecret ?? database.tokenSecret, clock);

  async function request({ method, path, body, as, host, headers }: RawRequest): Promise<Answer> {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        host: host ?? as?.host ?? mainHost,
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const isJson = /json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      body: (isJson && response.payload !== ''
        ? JSON.parse(response.payload)
        : response.payload) as Record<string, unknown>,
      text: response.payload,
    };
  }

  return {
    app,
    database,
    clock,
    mails,
    logged,
    request,
    call(endpoint, input, callOptions = {}) {
      const key = endpoint.creates ? { key: crypto.randomUUID() } : {};
      const { method, path, headers, body } = wireRequest(endpoint, {
        ...key,
        ...(input as object),
      } as InputOf<typeof endpoint>);
      return request({
        ...callOptions,
        method,
        path: `/api/v1${path}`,
        headers: { ...headers, ...callOptions.headers },
        ...(body !== undefined && { body }),
      });
    },
    async facility(subdomain, planName = 'Enterprise') {
      const tenantId = newId<TenantId>();
      const host = `${subdomain}.${mainHost}`;
      const transaction = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
        tenantTransaction(database.db, tenantId, work);
      await transaction((tx) =>
        createFacility(tx, {
          tenantId,
          subdomains: [subdomain],
          settings: { facility_name: `Laboratory ${subdomain}` },
          booking: { planName, billingCycle: 'monthly', due: false },
          now: clock.now(),
        }),
      );
      return {
        tenantId,
        subdomain,
        host,
        transaction,
        async person(role, { patientId, emailVerified = true } = {}) {
          const email = `${role}.${uuidv7()}@${subdomain}.test`;
          const { id, sessionId } = await transaction(async (tx) => {
            const account = await createAccount(tx, {
              tenantId,
              email,
              full_name: `Test ${role}`,
              role,
              status: 'active',
              email_verified: emailVerified,
              now: clock.now(),
              ...(patientId !== undefined && { patientId }),
            });
            return {
              id: account,
              ...(await startSession(tx, {
                tenantId,
                userId: account,
                tokenHash: Buffer.from(uuidv7()),
                device: { browser: 'Firefox', system: 'Linux' },
                ip: '192.0.2.7',
                now: clock.now(),
              })),
            };
          });
          return {
            id,
            email,
            role,
            tenantId,
            host,
            token: await tokens.sign({ userId: id, tenantId, sessionId }),
          };
        },
      };
    },
    async anotherProcess({ limits = unlimited, ...own } = {}) {
      const connections = await serve(database.connection, { size: 4, limits });
      const process = await buildServer({ ...dependencies, ...own, database: connections });
      others.unshift(process, connections);
      return process;
    },
    async settled() {
      await app.jobs.runDue();
      await app.background.idle();
    },
    async close() {
      for (const other of others.splice(0)) await other.close();
      await app.close();
      await database.close();
    },
  };
}
