import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/observability/request-log.ts';
import { exchangeOver } from './exchange.ts';
import { hl7Listener, type Hl7Listener } from './hl7-listener.ts';

/** Certificates of one authority for the listener and a sender, and of another for an outsider. */
let folder: string;
const file = (name: string) => readFileSync(join(folder, name));
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
function authority(name: string): void {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );
}
function certificate(name: string, ca: string): void {
  openssl(
    'req',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
  );
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    '-CA',
    `${ca}.pem`,
    '-CAkey',
    `${ca}.key`,
    '-CAcreateserial',
    '-days',
    '2',
    '-copy_extensions',
    'copy',
    '-out',
    `${name}.pem`,
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hl7-tls-'));
  authority('hospital');
  authority('elsewhere');
  certificate('laboratory', 'hospital');
  certificate('his', 'hospital');
  certificate('outsider', 'elsewhere');
});
afterAll(() => rmSync(folder, { recursive: true }));

let listener: Hl7Listener | undefined;
afterEach(async () => {
  await listener?.close();
});

/** Opens a listener that accepts every message, and returns its port. */
async function listen({ withClients }: { withClients: boolean }): Promise<number> {
  listener = hl7Listener({
    host: 'localhost',
    port: 0,
    logger: createLogger('silent'),
    answer: async () => 'MSH|^~\\&\rMSA|AA|1',
    answerTooLong: async () => '',
    holderOf: () => '',
    tls: {
      cert: file('laboratory.pem'),
      key: file('laboratory.key'),
      ...(withClients && { ca: file('hospital.pem') }),
    },
  });
  return listener.listen();
}

const send = (port: number, certificates: Parameters<typeof exchangeOver>[1], tls = true) =>
  exchangeOver(2_000, certificates)({ host: 'localhost', port, tls }, 'MSH|^~\\&|one').then(String);

/** A refused handshake ends the connection, sometimes before its reason arrives. */
const REFUSED = /alert|closed without a response|ECONNRESET|EPIPE/;

describe('HL7 over TLS', () => {
  it('accepts a sender with a certificate of the accepted authority', async () => {
    const port = await listen({ withClients: true });
    const own = { cert: file('his.pem'), key: file('his.key'), ca: file('hospital.pem') };
    expect(await send(port, own)).toContain('MSA|AA');
  });

  it('refuses a sender without a certificate, and one of another authority', async () => {
    const port = await listen({ withClients: true });
    await expect(send(port, { ca: file('hospital.pem') })).rejects.toThrow(REFUSED);
    const other = {
      cert: file('outsider.pem'),
      key: file('outsider.key'),
      ca: file('hospital.pem'),
    };
    await expect(send(port, other)).rejects.toThrow(REFUSED);
  });

  it('refuses an unencrypted sender', async () => {
    const port = await listen({ withClients: false });
    await expect(send(port, {}, false)).rejects.toThrow(REFUSED);
    expect(await send(port, { ca: file('hospital.pem') })).toContain('MSA|AA');
  });

  it('sends nothing to a receiver whose certificate is not of an accepted authority', async () => {
    const port = await listen({ withClients: false });
    await expect(send(port, { ca: file('elsewhere.pem') })).rejects.toThrow(/certificate/);
  });
});
