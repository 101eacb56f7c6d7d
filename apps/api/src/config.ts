import { isAbsolute, resolve } from 'node:path';
import type { DemoMode } from '@alms/lis-domain/identity';
import type { Operator } from '@alms/lis-domain/tenancy';
import type { AnalyserSettings } from './interfaces/analysers/settings.ts';
import type { Hl7Settings } from './interfaces/hl7/hl7.ts';

/** An invalid setting, named in the message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  port: number;
  /** Network address to listen on. */
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  baseDomain: string;
  /** Port in public URLs; undefined behind a proxy. */
  publicPort: number | undefined;
  /** The demo facility: `DEMO=1` is local. */
  demo: DemoMode;
  /** All plans are free: nothing is due and no trial ends. */
  beta: boolean;
  /** Payment provider, required unless all plans are free or the sandbox is chosen. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Particulars of the operator, for the terms of service and the privacy notice. */
  operator: Operator;
  smtpUrl: string | undefined;
  mailFrom: string;
  authSecret: string | undefined;
  /** Encrypts secrets in the database. */
  encryptionKey: string | undefined;
  trustProxy: string | undefined;
  logLevel: string;
  /** HL7 v2 messaging; undefined when neither a port nor a peer is set. */
  hl7: Hl7Settings | undefined;
  /** Network connections to analysers; undefined when neither ports nor hosts are permitted. */
  analysers: AnalyserSettings | undefined;
}

/** Settings of the operator’s particulars. */
const operatorSettings = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  privacyEmail: 'OPERATOR_PRIVACY_EMAIL',
  law: 'OPERATOR_LAW',
  courts: 'OPERATOR_COURTS',
} as const satisfies Record<keyof Operator, string>;

const particulars = Object.keys(operatorSettings) as (keyof Operator)[];

/** Returns the settings without which the terms and the privacy notice are less specific. */
export function missingSettings(operator: Operator): string[] {
  return particulars
    .filter((particular) => operator[particular] === undefined)
    .map((particular) => operatorSettings[particular]);
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the settings from the environment. Empty values count as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const baseDomain = (text('BASE_DOMAIN') ?? 'alms.localhost').toLowerCase();
  if (!/^(?=.{1,200}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(baseDomain))
    throw new ConfigError(
      `BASE_DOMAIN must be a host name such as lab.example.com, not "${baseDomain}".`,
    );
  const local = baseDomain === 'localhost' || baseDomain.endsWith('.localhost');

  const port = Number(text('PORT') ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 1 to 65535, not "${environment['PORT']}".`);

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must begin with postgres://.');

  const smtpUrl = text('SMTP_URL');
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl))
    throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.');

  const operator: Operator = Object.fromEntries(
    particulars.flatMap((particular) => {
      const value = text(operatorSettings[particular]);
      return value === undefined ? [] : [[particular, value]];
    }),
  );
  for (const particular of ['email', 'privacyEmail'] as const)
    if (!/^\S+@\S+$/.test(operator[particular] ?? 'none@set'))
      throw new ConfigError(
        `${operatorSettings[particular]} must be an email address, not "${operator[particular]}".`,
      );

  const flag = (name: string, otherwise: '0' | '1') => {
    const value = text(name) ?? otherwise;
    if (value !== '0' && value !== '1')
      throw new ConfigError(`${name} must be 0 or 1, not "${value}".`);
    return value === '1';
  };

  const [secretKey, webhookSecret] = [text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')];
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.',
    );

  const [beta, sandbox] = [flag('BETA', '1'), flag('PAYMENT_SANDBOX', '0')];
  if (!beta && secretKey === undefined && !sandbox)
    throw new ConfigError(
      'BETA=0 requires a payment provider: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. To try payments without charging, set PAYMENT_SANDBOX=1.',
    );

  const authSecret = text('AUTH_SECRET');
  if (authSecret !== undefined && authSecret.length < 32)
    throw new ConfigError(
      'AUTH_SECRET must have at least 32 characters. If it is not set, a generated secret is stored in the database.',
    );

  const encryptionKey = text('ENCRYPTION_KEY');
  if (encryptionKey !== undefined && encryptionKey.length < 32)
    throw new ConfigError(
      'ENCRYPTION_KEY must have at least 32 characters. If it is not set, a generated key is stored in DATA_DIR.',
    );

  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);

  return {
    port,
    // On localhost only this machine has access; otherwise a proxy connects.
    host: text('HOST') ?? (local ? 'localhost' : '0.0.0.0'),
    dataDirectory: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    baseDomain,
    publicPort: local ? port : undefined,
    demo: demoOf(text('DEMO')),
    beta,
    stripe:
      secretKey !== undefined && webhookSecret !== undefined
        ? { secretKey, webhookSecret }
        : undefined,
    operator,
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? `ALMS <no-reply@${baseDomain}>`,
    authSecret,
    encryptionKey,
    trustProxy: text('TRUST_PROXY'),
    logLevel,
    hl7: hl7Of(text),
    analysers: analysersOf(text),
  };
}

function demoOf(written = '0'): DemoMode {
  const mode = new Map<string, DemoMode>([
    ['0', 'off'],
    ['1', 'local'],
    ['public', 'public'],
  ]).get(written);
  if (mode) return mode;
  throw new ConfigError(`DEMO must be 0, 1 or public, not "${written}".`);
}

/**
 * `HL7_PORT` opens the listener, on this machine only unless `HL7_HOST` is set. `HL7_PEERS` lists
 * the receivers of reports: `city-lab=10.0.0.5:2575/APP/FACILITY`, comma-separated. With
 * `?status=ORM` or `?status=ORU` the status of orders is sent as messages of this type, with `tls`
 * the connection is encrypted, with `report=pdf` results have the report of their order.
 * `HL7_TLS_CERT` and `HL7_TLS_KEY` are the files of the certificate for both directions,
 * `HL7_TLS_CA` that of the authorities of senders and receivers.
 */
function hl7Of(text: (name: string) => string | undefined): Hl7Settings | undefined {
  const [written, listed] = [text('HL7_PORT'), text('HL7_PEERS')];
  const port = Number(written);
  if (written !== undefined && (!Number.isInteger(port) || port < 1 || port > 65_535))
    throw new ConfigError(`HL7_PORT must be a number from 1 to 65535, not "${written}".`);
  if (written === undefined && listed === undefined) return undefined;
  const peers = Object.fromEntries(
    (listed ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each): [string, Hl7Settings['peers'][string]] => {
        const [
          ,
          subdomain = '',
          host = '',
          peerPort = '',
          application = '',
          facility = '',
          more = '',
        ] =
          /^([a-z0-9-]+)=([\w.-]+):(\d{1,5})(?:\/([^/?]*))?(?:\/([^/?]*))?(?:\?(.+))?$/.exec(
            each,
          ) ?? [];
        const options = hl7Options(more);
        if (subdomain === '' || Number(peerPort) < 1 || Number(peerPort) > 65_535 || !options)
          throw new ConfigError(
            `HL7_PEERS must be a list such as city-lab=10.0.0.5:2575/APPLICATION/FACILITY?status=ORM&tls. Invalid entry: "${each}".`,
          );
        return [subdomain, { host, port: Number(peerPort), application, facility, ...options }];
      }),
  );
  const [cert, key, ca] = [text('HL7_TLS_CERT'), text('HL7_TLS_KEY'), text('HL7_TLS_CA')];
  if ((cert === undefined) !== (key === undefined) || (ca !== undefined && cert === undefined))
    throw new ConfigError('HL7_TLS_CERT and HL7_TLS_KEY must be set together, with HL7_TLS_CA.');
  return {
    peers,
    ...(cert !== undefined &&
      key !== undefined && { tls: { cert, key, ...(ca !== undefined && { ca }) } }),
    ...(written !== undefined && { listener: { host: text('HL7_HOST') ?? 'localhost', port } }),
  };
}

/** Options of a receiver; undefined for an unknown one. */
function hl7Options(
  written: string,
): Pick<Hl7Settings['peers'][string], 'status' | 'tls' | 'report'> | undefined {
  const options = written.split('&').filter(Boolean);
  const status = (['ORM', 'ORU'] as const).find((type) => options.includes(`status=${type}`));
  const known = [...(status ? [`status=${status}`] : []), 'tls', 'report=pdf'];
  if (options.some((option) => !known.includes(option))) return undefined;
  return {
    ...(status && { status }),
    ...(options.includes('tls') && { tls: true }),
    ...(options.includes('report=pdf') && { report: true }),
  };
}

/**
 * `ANALYSER_PORTS` are the ports on which facilities may listen for analysers, on this machine only
 * unless `ANALYSER_ADDRESS` is set. `ANALYSER_HOSTS` lists the analysers that a facility may
 * connect to: `city-lab=10.0.0.5:9100`, comma-separated. A port or host chosen freely by a facility
 * could reach the operator's network. `ANALYSER_FOLDERS` is the directory in which each facility
 * has the folders of analysers that write files.
 */
function analysersOf(text: (name: string) => string | undefined): AnalyserSettings | undefined {
  const [range, listed] = [text('ANALYSER_PORTS'), text('ANALYSER_HOSTS')];
  const folders = text('ANALYSER_FOLDERS');
  if (range === undefined && listed === undefined && folders === undefined) return undefined;
  if (folders !== undefined && !isAbsolute(folders))
    throw new ConfigError(`ANALYSER_FOLDERS must be an absolute path, not "${folders}".`);
  const isPort = (port: number) => port >= 1 && port <= 65_535;
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(range ?? '') ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (range !== undefined && !(isPort(from) && isPort(to) && from <= to))
    throw new ConfigError(
      `ANALYSER_PORTS must be a port or a range such as 5600-5699, not "${range}".`,
    );
  const hosts = (listed ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, subdomain = '', host = '', port = ''] =
        /^([a-z0-9-]+)=([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(each) ?? [];
      if (subdomain === '' || !isPort(Number(port)))
        throw new ConfigError(
          `ANALYSER_HOSTS must be a list such as city-lab=10.0.0.5:9100. Invalid entry: "${each}".`,
        );
      return { subdomain, host: host.replace(/^\[|\]$/g, '').toLowerCase(), port: Number(port) };
    });
  return {
    address: text('ANALYSER_ADDRESS') ?? 'localhost',
    ports: range === undefined ? null : { from, to },
    hosts,
    folders: folders ?? null,
  };
}
