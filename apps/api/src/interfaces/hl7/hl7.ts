import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import type { Workers } from '../../platform/workers/workers.ts';
import type { ApiGate } from '../api-caller.ts';
import { exchangeOver } from './exchange.ts';
import { hl7Listener } from './hl7-listener.ts';
import { hl7Sender, type Hl7Peers, type Hl7SenderOptions } from './hl7-sender.ts';
import { answerMessage, answerTooLongMessage, facilityOfMessage } from './inbound.ts';

export interface Hl7Settings {
  /** Address for inbound messages; omitted to disable them. */
  listener?: { host: string; port: number };
  peers: Hl7Peers;
  tls?: Hl7TlsFiles;
}

/** Files of the certificate, its key and the accepted authorities, as PEM. */
export interface Hl7TlsFiles {
  cert: string;
  key: string;
  /** With it, senders must have a certificate of one of these authorities. */
  ca?: string;
}

/** Reads the certificate files. Throws when one cannot be read. */
const readTls = (files: Hl7TlsFiles | undefined) =>
  files && {
    cert: readFileSync(files.cert),
    key: readFileSync(files.key),
    ...(files.ca !== undefined && { ca: readFileSync(files.ca) }),
  };

export interface Hl7Dependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  gate: ApiGate;
  workers: Workers;
  beta: boolean;
}

/** Sends queued HL7 v2 messages to their receivers. */
export const outboundHl7 = ({
  tls,
  ...deps
}: Omit<Hl7SenderOptions, 'exchange'> & Pick<Hl7Settings, 'tls'>): JobHandler =>
  hl7Sender({ ...deps, exchange: exchangeOver(15_000, readTls(tls)) });

/** Handles inbound HL7 v2 messages while the server listens. */
export function addHl7(
  app: FastifyInstance,
  { listener, tls }: Hl7Settings,
  deps: Hl7Dependencies,
): void {
  const { logger } = deps;
  if (listener) {
    const listening = hl7Listener({
      ...listener,
      tls: readTls(tls),
      logger,
      answer: (message, ip) => answerMessage(message, ip, deps),
      answerTooLong: (beginning, _ip, maxBytes) => answerTooLongMessage(beginning, maxBytes, deps),
      holderOf: facilityOfMessage,
    });
    app.addHook('onListen', async () => {
      logger.info({ port: await listening.listen() }, 'listening for HL7 messages');
    });
    app.addHook('preClose', () => listening.close());
  }
}
