/**
 * Registers facilities continuously, several at once, and prints each address once acknowledged. A
 * test kills it and checks for data left by incomplete registrations.
 */
import { registerFacility } from '@alms/lis-domain/subscription';
import { wireRequest } from '@alms/lis-domain/http';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/observability/request-log.ts';
import { buildServer } from '../server.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const plenty = { points: 1e9, duration: 60 };
const app = await buildServer({
  database: await openDatabase({ dataDirectory }),
  clock: systemClock,
  mailer: { send: () => Promise.resolve() },
  logger: createLogger('silent'),
  baseDomain: 'alms.localhost',
  demo: 'off',
  beta: false,
  encryptionKey: 'a key of the tests, of 32 characters',
  portalDirectory: '/no/portal/here',
  rates: {
    general: plenty,
    lookup: plenty,
    account: plenty,
    address: plenty,
    send: plenty,
    registration: plenty,
  },
});

async function registerOn(lane: number): Promise<never> {
  for (let number = 1; ; number += 1) {
    const subdomain = `lab-${process.pid}-${lane}-${number}`;
    const { method, path, headers, body } = wireRequest(registerFacility, {
      key: crypto.randomUUID(),
      body: {
        facility_name: 'Quayside Clinic',
        subdomain,
        subscription_plan: 'Starter',
        contact_email: 'desk@quayside.test',
        contact_phone: '+1 555 0100',
        address: '1 Sample Street',
        admin_first_name: 'Nora',
        admin_last_name: 'Fixture',
        admin_email: `nora@${subdomain}.test`,
        admin_password: 'Gull-over-9-harbours!',
      },
    });
    const { statusCode, payload } = await app.inject({
      method: method as 'POST',
      url: `/api/v1${path}`,
      headers: { ...headers, host: 'alms.localhost' },
      ...(body !== undefined && { payload: body }),
    });
    process.stdout.write(statusCode === 201 ? `registered ${subdomain}\n` : `refused ${payload}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(registerOn));
