import { wireRequest, type Endpoint, type InputOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { uuidv7 } from 'uuidv7';
import { loadPacks } from '../../apps/api/src/areas/catalogue/starter-packs.service.ts';
import { createFacility } from '../../apps/api/src/areas/onboarding/registration/create-facility.ts';
import { createAccount } from '../../apps/api/src/areas/identity/registration/create-account.ts';
import { startSession } from '../../apps/api/src/platform/auth/session.store.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/db/database.ts';
import { tenantTransaction } from '../../apps/api/src/platform/db/tenant-transaction.ts';
import { accessTokens } from '../../apps/api/src/platform/auth/access-token.ts';
import { baseDomain, send, type Entrance, type Received } from './processes.ts';

/** A signed-in user, at the host of their own facility. */
export interface Person {
  id: UserId;
  host: string;
  tenantId: TenantId;
  /** Returns a token that is valid for at least several minutes. */
  token(): Promise<string>;
}

/** A facility with a starter catalogue and users with all permissions. */
export interface WorkingFacility {
  tenantId: TenantId;
  subdomain: string;
  people: readonly Person[];
  /** Test ids by code. */
  tests: ReadonlyMap<string, TestParameterId>;
}

/** Tokens are renewed before they expire; in milliseconds. */
const tokenLifetime = 300_000;

export async function openFacility(
  { db, tokenSecret }: OpenDatabase,
  subdomain: string,
  people: number,
): Promise<WorkingFacility> {
  const tokens = accessTokens(tokenSecret, systemClock);
  const tenantId = uuidv7() as TenantId;
  const now = systemClock.now();
  const host = `${subdomain}.${baseDomain}`;
  const person = (userId: UserId, sessionId: string): Person => {
    let signed: Promise<string> | undefined;
    let signedAt = 0;
    const token = () => {
      if (signed === undefined || performance.now() - signedAt > tokenLifetime) {
        signed = tokens.sign({ userId, tenantId, sessionId });
        signedAt = performance.now();
      }
      return signed;
    };
    return { id: userId, host, tenantId, token };
  };
  return tenantTransaction(db, tenantId, async (tx) => {
    await createFacility(tx, {
      tenantId,
      subdomains: [subdomain],
      settings: { facility_name: `Laboratory ${subdomain}` },
      booking: { planName: 'Enterprise', billingCycle: 'monthly', due: false },
      now,
    });
    await loadPacks(tx, tenantId, { packs: ['basic'], system: 'conventional' }, { by: null, now });
    const made: Person[] = [];
    for (let number = 1; number <= people; number += 1) {
      const id = await createAccount(tx, {
        tenantId,
        email: `person${number}@${subdomain}.test`,
        full_name: `Person ${number}`,
        role: 'admin',
        status: 'active',
        email_verified: true,
        now,
      });
      const { sessionId } = await startSession(tx, {
        tenantId,
        userId: id,
        tokenHash: Buffer.from(uuidv7()),
        device: { browser: 'Firefox', system: 'Linux' },
        ip: '192.0.2.7',
        now,
      });
      made.push(person(id, sessionId));
    }
    const tests = await tx
      .selectFrom('test_parameter')
      .select(['id', 'code'])
      .where('tenant_id', '=', tenantId)
      .execute();
    return {
      tenantId,
      subdomain,
      people: made,
      tests: new Map(tests.map(({ id, code }) => [code, id])),
    };
  });
}

/** Sends a request of the API contract to an entrance. Rejects when there is no response. */
export async function call<E extends Endpoint>(
  entrance: Entrance,
  as: Person,
  endpoint: E,
  input: InputOf<E>,
): Promise<Received> {
  const { method, path, headers, body } = wireRequest(endpoint, input);
  return send(entrance, {
    method,
    path: `/api/v1${path}`,
    host: as.host,
    headers: { ...headers, authorization: `Bearer ${await as.token()}` },
    body,
  });
}
