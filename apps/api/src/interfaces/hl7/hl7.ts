import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiGate } from '../api-caller.ts';
import { exchangeOver } from './exchange.ts';
import { hl7Listener } from './hl7-listener.ts';
import { hl7Post, type Hl7Peer } from './hl7-post.ts';
import { answerMessage } from './inbound.ts';

export interface Hl7Settings {
  /** Address for inbound messages; omitted to disable them. */
  listener?: { host: string; port: number };
  /** Receivers of reports, by subdomain. */
  peers: Readonly<Record<string, Hl7Peer>>;
}

export interface Hl7Dependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  gate: ApiGate;
  beta: boolean;
}

/** Handles inbound and outbound HL7 v2 messages while the server listens. */
export function addHl7(
  app: FastifyInstance,
  { listener, peers }: Hl7Settings,
  deps: Hl7Dependencies,
): void {
  const { db, clock, logger } = deps;
  if (listener) {
    const listening = hl7Listener({
      ...listener,
      logger,
      answer: (message, ip) => answerMessage(message, ip, deps),
    });
    app.addHook('onListen', async () => {
      logger.info({ port: await listening.listen() }, 'listening for HL7 messages');
    });
    app.addHook('preClose', () => listening.close());
  }
  const post = hl7Post({ db, clock, logger, peers, exchange: exchangeOver() });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    app.background.run(post.sweep);
    timer = setInterval(() => app.background.run(post.sweep), 5_000);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    post.stop();
  });
}
