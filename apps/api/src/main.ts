import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { facilityUrl, mainSiteUrl } from '@alms/lis-domain/tenancy';
import { systemClock } from './platform/clock.ts';
import { ConfigError, missingSettings, readConfig, type Config } from './config.ts';
import { openDatabase } from './platform/db/database.ts';
import { DatabaseUnusable } from './platform/db/database-unusable.ts';
import { loadEncryptionKey } from './platform/crypto/encryption-key.ts';
import { createLogger } from './platform/observability/request-log.ts';
import { buildServer } from './server.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { stripePayments } from './areas/subscription/payments/stripe-payments.ts';
import { demoSubdomain } from '@alms/lis-domain/identity';
import { demoDomain } from './areas/identity/registration/demo-email.ts';
import {
  demoAccounts,
  demoPassword,
  hasPublishedPassword,
  seedDemo,
} from './seed/demo-facility.ts';
import { resetDemo } from './seed/demo-reset.ts';

/** Shutdown limit in ms, longer than any request. */
const stopWithin = 28_000;

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const clock = systemClock;
  const database = await openDatabase({
    dataDirectory: config.dataDirectory,
    url: config.databaseUrl,
    // The error object itself contains the whole connection and is not logged.
    onError: ({ message: reason, code }) =>
      logger.warn({ reason, code }, 'database connection lost'),
  });
  try {
    const reset = () => resetDemo(database, clock);
    if (config.demo !== 'off' && (await seedDemo({ db: database.db, clock }, config.demo)))
      await database.analyze();
    if (config.demo === 'public' && (await hasPublishedPassword(database.db))) await reset();
    if (!config.beta && !config.stripe)
      logger.warn('PAYMENT_SANDBOX is set: paid plans are active, but payments charge nothing');
    const missing = missingSettings(config.operator);
    if (missing.length > 0)
      logger.warn(
        { settings: missing },
        'operator settings are incomplete: the terms and the privacy notice lack operator details',
      );
    const {
      baseDomain,
      publicPort,
      demo,
      beta,
      operator,
      stripe,
      authSecret,
      encryptionKey,
      trustProxy,
      smtpUrl,
      hl7,
      analysers,
    } = config;
    const server = await buildServer({
      database,
      clock,
      logger,
      baseDomain,
      demo,
      ...(demo === 'public' && { resetDemo: reset }),
      beta,
      operator,
      mailer: createMailer({
        outbox: join(config.dataDirectory, 'outbox'),
        smtpUrl,
        ...(demo === 'public' && { withoutMailboxes: demoDomain }),
        from: config.mailFrom,
        logger,
      }),
      encryptionKey: encryptionKey ?? loadEncryptionKey(config.dataDirectory),
      portalDirectory: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
      ...(stripe && { payments: stripePayments({ ...stripe, logger }) }),
      ...(publicPort !== undefined && { publicPort }),
      ...(authSecret !== undefined && { authSecret }),
      ...(trustProxy !== undefined && { trustProxy }),
      ...(hl7 && { hl7 }),
      ...(analysers && { analysers }),
    });
    stopOnSignal(async () => {
      await server.close();
      await database.close();
    });
    await server.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: () => 'listening',
    });
    say(config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function say({ baseDomain, publicPort: port, demo }: Config): void {
  const hosts = { baseDomain, ...(port !== undefined && { port }) };
  const main = mainSiteUrl(hosts);
  const lines = [
    '',
    'ALMS is ready.',
    `  Main site      ${main}`,
    `  API reference  ${main}/api/docs`,
  ];
  if (demo !== 'off') lines.push(`  Demo facility  ${facilityUrl(demoSubdomain, hosts)}`);
  if (demo === 'local') {
    lines.push(
      '',
      `  Demo accounts, all with the password ${demoPassword}`,
      ...demoAccounts.map(({ email }) => `    ${email}`),
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Completes pending work, then exits. A second signal exits at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopWithin).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The parent process died without a signal, so the service must stop itself.
  process.on('disconnect', onSignal);
}

/** Prints the remedy; a stack trace is printed only for internal errors. */
function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof ConfigError || error instanceof DatabaseUnusable)
    console.error(`ALMS cannot start. ${error.message}`);
  else if (code === 'EADDRINUSE')
    console.error(
      `ALMS cannot start. Port ${port} is in use. Stop the process that uses it, or set PORT to another port.`,
    );
  else if (code === 'EACCES' && port !== undefined)
    console.error(
      `ALMS cannot start. Port ${port} requires elevated privileges. Set PORT to a port above 1023.`,
    );
  else console.error('ALMS stopped after an unrecoverable error:', error);
  process.exit(1);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  fail(error);
}
