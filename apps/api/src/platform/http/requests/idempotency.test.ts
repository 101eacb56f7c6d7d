import { wireRequest } from '@alms/lis-domain/http';
import { registerPatient } from '@alms/lis-domain/patients';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unlimited } from '../../db/pool.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let clerk: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`keyed-${crypto.randomUUID().slice(0, 8)}`);
  clerk = await lab.person('receptionist');
});

const body = {
  family_name: 'Testperson',
  given_name: 'Keyed',
  gender: 'unknown',
  sex_for_ranges: 'unknown',
  birth_date: '1990-01-01',
  phone: '',
  email: '',
} as const;
const patients = () =>
  lab.transaction((tx) =>
    tx.selectFrom('patient').select('id').where('tenant_id', '=', lab.tenantId).execute(),
  );
const register = (key: string, change: object = {}, as = clerk) =>
  server.call(registerPatient, { body: { ...body, ...change }, key }, { as });

describe('idempotency key', () => {
  it('creates once for fifty concurrent requests, all with the same response', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await patients()).toEqual([{ id: answers[0]?.body['id'] }]);
  });

  it('repeats the first response with its ETag and writes nothing more', async () => {
    const key = crypto.randomUUID();
    const first = await register(key);
    const lines = () =>
      lab.transaction((tx) =>
        tx.selectFrom('audit_event').select('seq').where('tenant_id', '=', lab.tenantId).execute(),
      );
    const before = await lines();
    const second = await register(key);
    expect([second.status, second.text, second.headers['etag']]).toEqual([
      first.status,
      first.text,
      first.headers['etag'],
    ]);
    expect(await lines()).toEqual(before);
  });

  it('does not wait indefinitely for a first request in progress', async () => {
    const key = crypto.randomUUID();
    const impatient = await server.anotherProcess({ limits: { ...unlimited, lock: 1 } });
    await lab.transaction(async (first) => {
      const claimed = {
        tenant_id: lab.tenantId,
        user_id: clerk.id,
        key,
        fingerprint: Buffer.from('first'),
        created_at: server.clock.now(),
      };
      await first.insertInto('idempotency_key').values(claimed).execute();
      const { method, path, headers, body: payload } = wireRequest(registerPatient, { body, key });
      const answer = await impatient.inject({
        method: method as 'POST',
        url: `/api/v1${path}`,
        headers: { ...headers, host: clerk.host, authorization: `Bearer ${clerk.token}` },
        payload: payload as string,
      });
      expect([
        answer.statusCode,
        answer.json<{ code: string }>().code,
        answer.headers['retry-after'],
      ]).toEqual([409, 'idempotency_running', '2']);
      await first
        .deleteFrom('idempotency_key')
        .where('tenant_id', '=', lab.tenantId)
        .where('key', '=', key)
        .execute();
    });
    expect((await register(key)).status).toBe(201);
  });

  it('is rejected for a different request', async () => {
    const key = crypto.randomUUID();
    await register(key);
    const other = await register(key, { family_name: 'Other' });
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
    expect(await patients()).toHaveLength(1);
  });

  it('is separate per user', async () => {
    const key = crypto.randomUUID();
    const colleague = await lab.person('receptionist');
    expect((await register(key)).status).toBe(201);
    expect((await register(key, { family_name: 'Other' }, colleague)).status).toBe(201);
  });

  it('allows the operation after a rejection, which left nothing behind', async () => {
    const key = crypto.randomUUID();
    expect((await register(key, { mrn: 'A-1' })).status).toBe(201);
    const retried = crypto.randomUUID();
    expect((await register(retried, { mrn: 'A-1', family_name: 'Second' })).status).toBe(409);
    expect((await register(retried, { mrn: 'A-2', family_name: 'Second' })).status).toBe(201);
  });

  it('expires after a day', async () => {
    const key = crypto.randomUUID();
    await register(key);
    server.clock.advance(24 * 60 * 60 + 1);
    clerk = await lab.person('receptionist');
    await register(crypto.randomUUID(), { family_name: 'Other' });
    const stored = await lab.transaction((tx) =>
      tx
        .selectFrom('idempotency_key')
        .select('key')
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    expect(stored.map((row) => row.key)).not.toContain(key);
    expect(stored).toHaveLength(1);
  });

  it.each(['', 'short', 'with space in the middle', 'x'.repeat(256)])(
    'is required, and %j is invalid',
    async (key) => {
      const { status, body: refusal } = await server.call(
        registerPatient,
        { body },
        { as: clerk, headers: { 'Idempotency-Key': key } },
      );
      expect([status, refusal['code']]).toEqual([400, 'idempotency_key_missing']);
    },
  );
});
