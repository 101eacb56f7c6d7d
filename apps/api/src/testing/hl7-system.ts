import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import { apiGate } from '../interfaces/api-caller.ts';
import type { InboundDependencies } from '../interfaces/hl7/inbound.ts';
import { rateLimits } from '../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../platform/observability/request-log.ts';
import { openWorkers } from '../platform/workers/workers.ts';
import { anApiToken } from './api-token.ts';
import { openLaboratory, type Laboratory } from './laboratory.ts';
import { openTestServer, type Person, type TestServer } from './test-server.ts';

/** A laboratory, and a system that sends it HL7 messages with an access token. */
export interface Hl7System {
  server: TestServer;
  lab: Laboratory;
  admin: Person;
  token: { id: string; token: string };
  /** For `answerMessage`, without the limit of requests. */
  deps: InboundDependencies;
  close(): Promise<void>;
}

export async function openHl7System(
  subdomain: string,
  name: string,
  scopes: ApiScope[],
): Promise<Hl7System> {
  const server = await openTestServer();
  const lab = await openLaboratory(server, subdomain);
  const admin = await lab.person('admin');
  const { clock, database } = server;
  const token = await anApiToken(lab, admin, scopes, clock.now(), name);
  const logger = createLogger('silent');
  const workers = openWorkers();
  const { db, ratePool } = database;
  const limits = rateLimits(ratePool, { general: { points: 1e6, duration: 60 } });
  const gate = apiGate({ db, clock, logger, limits });
  return {
    server,
    lab,
    admin,
    token,
    deps: { db, gate, clock, logger, workers, beta: true },
    async close() {
      await workers.close();
      await server.close();
    },
  };
}
