import { confirmPasswordReset, signIn } from '@alms/lis-domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestFacility, type TestServer } from '../testing/test-server.ts';
import { createAdmin } from './create-admin.ts';

let server: TestServer;
let lab: TestFacility;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('locked-out');
});
afterAll(() => server.close());

const wanted = {
  subdomain: 'locked-out',
  email: 'Root@Locked-Out.test',
  full_name: 'Ada Operator-Example',
};
const made = (change: Partial<typeof wanted> = {}) =>
  createAdmin(
    server.database.db,
    { ...wanted, ...change },
    { hosts: { baseDomain: 'alms.localhost', port: 4173 }, now: server.clock.now() },
  );

describe('creating an administrator by command', () => {
  it('provides a password link and is audited in the facility', async () => {
    const text = await made();
    const token =
      /\/\/locked-out\.alms\.localhost:4173\/reset-password\/([\w.-]+)\?purpose=invitation/.exec(
        text,
      )?.[1] ?? '';
    expect(server.mails).toEqual([]);
    expect(
      (
        await server.call(
          confirmPasswordReset,
          { body: { token, newPassword: 'Heron-at-5-piers!' } },
          { host: lab.host },
        )
      ).status,
    ).toBeLessThan(300);
    const signedIn = await server.call(
      signIn,
      { body: { username: wanted.email, password: 'Heron-at-5-piers!' } },
      { host: lab.host },
    );
    expect(signedIn.body).toMatchObject({ user: { role: 'admin', full_name: wanted.full_name } });
    const lines = await lab.transaction((tx) =>
      tx
        .selectFrom('audit_event')
        .select(['entity_label', 'actor_id', 'reason'])
        .where('tenant_id', '=', lab.tenantId)
        .where('action', '=', 'create')
        .where('entity_type', '=', 'account')
        .execute(),
    );
    expect(lines).toEqual([
      { entity_label: wanted.email, actor_id: null, reason: 'Created by the service operator' },
    ]);
  });

  it.each([
    [{ subdomain: 'unknown' }, 'Facility "unknown" not found'],
    [{}, 'already has an account at "locked-out"'],
    [{ email: 'root' }, 'email must be an email address'],
    [{ full_name: '' }, 'full_name'],
  ])('rejects %j', async (change, message) => {
    await expect(made(change)).rejects.toThrow(message);
  });

  it('counts towards the plan’s user limit', async () => {
    const small = await server.facility('small-plan', 'Starter');
    for (let n = 0; n < 5; n += 1) await small.person('technician');
    await expect(made({ subdomain: 'small-plan', email: 'sixth@small.test' })).rejects.toThrow(
      'user limit of the facility’s plan is reached',
    );
  });
});
