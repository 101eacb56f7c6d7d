import { listAuditLogs } from '@alms/lis-domain/audit';
import { readProfile, signIn, type UserId } from '@alms/lis-domain/identity';
import { readOnboardingStatus } from '@alms/lis-domain/onboarding';
import { somePlans } from '@alms/lis-domain/fixtures';
import { readHospitalSettings, readPublicInfo } from '@alms/lis-domain/facility';
import {
  readPlans,
  readSubscription,
  registerFacility,
  registerHospital,
  type FacilityRegistration,
} from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRates } from '../../../platform/http/refusals/rate-limits.ts';
import { textOf } from '../../../testing/answers.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../../testing/test-server.ts';

const password = 'Gull-over-9-harbours!';
let server: TestServer;
/** The same service with paid plans. */
let charging: TestServer;
beforeAll(async () => {
  [server, charging] = [await openTestServer(), await openTestServer({ beta: false })];
});
afterAll(() => Promise.all([server.close(), charging.close()]));

const registration = (
  subdomain: string,
  change: Partial<FacilityRegistration> = {},
): FacilityRegistration => ({
  facility_name: 'Quayside Clinic',
  subdomain,
  subscription_plan: 'Professional',
  billing_cycle: 'yearly',
  contact_email: 'desk@quayside.test',
  contact_phone: '+1 555 0100',
  address: '1 Sample Street\nFixtureville',
  admin_first_name: 'Nora',
  admin_last_name: 'Fixture',
  admin_email: `${subdomain}@admins.test`,
  admin_password: password,
  ...change,
});
const register = (body: FacilityRegistration, options: { key?: string; at?: TestServer } = {}) =>
  (options.at ?? server).call(registerFacility, {
    body,
    ...(options.key !== undefined && { key: options.key }),
  });
const statusAndCode = ({ status, body }: Answer) => [status, body['code']];

/** Row counts of all data written by a registration. */
async function everything(): Promise<Record<string, number>> {
  const { owner } = server.database;
  const counts: Record<string, number> = {};
  await owner.query('begin');
  for (const table of [
    'tenant',
    'facility_profile',
    'laboratory_settings',
    'access_settings',
    'billing_settings',
    'onboarding',
    'subscription',
    'payment',
    'app_user',
    'usage_counter',
    'mailed_link',
    'audit_event',
  ]) {
    await owner.query(`alter table ${table} no force row level security`);
    counts[table] = Number(
      (await owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count,
    );
  }
  await owner.query('rollback');
  return counts;
}

async function administratorOf(subdomain: string): Promise<Person> {
  const host = `${subdomain}.${mainHost}`;
  const { status, body } = await server.call(
    signIn,
    { body: { username: `${subdomain}@admins.test`, password } },
    { host },
  );
  expect(status).toBe(200);
  const { user, access_token } = body as unknown as {
    user: { id: UserId; email: string; tenant_id: TenantId };
    access_token: string;
  };
  return {
    id: user.id,
    email: user.email,
    role: 'admin',
    tenantId: user.tenant_id,
    token: access_token,
    host,
  };
}

describe('subscription plans', () => {
  it('are three, cheapest first, publicly visible', async () => {
    const { status, body } = await server.call(readPlans, {});
    expect(status).toBe(200);
    expect(body).toEqual(somePlans().map((plan) => ({ ...plan, id: expect.any(String) })));
  });

  it('cannot be changed by the service', async () => {
    const change = server.database.db
      .updateTable('plan')
      .set({ currency: 'EUR' } as never)
      .execute();
    await expect(change).rejects.toThrow('permission denied');
  });
});

describe('registering a facility', () => {
  it('creates it with settings, plan, pending set-up and administrator, who signs in at its address', async () => {
    const { status, body } = await register(registration('quayside'));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        requires_payment: false,
        payment_id: null,
        subdomain: 'quayside',
        trial_ends_at: '2026-06-11T08:42:00.000Z',
      },
    });

    const as = await administratorOf('quayside');
    expect((await server.call(readProfile, {}, { as })).body).toMatchObject({
      full_name: 'Nora Fixture',
      username: 'quayside',
      role: 'admin',
      email_verified: false,
    });
    expect((await server.call(readPublicInfo, {}, { host: as.host })).body['facility_name']).toBe(
      'Quayside Clinic',
    );
    expect((await server.call(readHospitalSettings, {}, { as })).body).toMatchObject({
      email: 'desk@quayside.test',
      phone: '+1 555 0100',
      address: '1 Sample Street\nFixtureville',
      subdomain: 'quayside',
    });
    expect((await server.call(readOnboardingStatus, {}, { as })).body).toMatchObject({
      is_completed: false,
      completed_steps: ['account_created'],
    });
    expect((await server.call(readSubscription, {}, { as })).body).toEqual({
      plan_name: 'Professional',
      billing_cycle: 'yearly',
      status: 'trialing',
      trial_ends_at: '2026-06-11T08:42:00.000Z',
      ended: false,
      limits: { max_users: 25, max_patients: 20_000, max_tests_per_month: 30_000 },
      usage: { users: 1, patients: 0, tests: 0 },
      features: { analytics: true, priority_support: false },
      payment_id: null,
    });
    await server.settled();
    const text = server.mails.find(({ to }) => to === 'quayside@admins.test')?.text;
    expect(text).toContain(`http://${mainHost}:4173/confirm-email/`);
    expect(text?.split('\n')).toContain(`http://quayside.${mainHost}:4173`);
  });

  it.each([
    ['wizard', registerFacility],
    ['hospital', registerHospital],
  ] as const)(
    'puts the choices of the form in force before the first sign-in (%s)',
    async (name, at) => {
      const subdomain = `chosen-${name}`;
      const chosen = {
        timezone: 'America/New_York',
        date_format: 'YYYY-MM-DD',
        enable_online_booking: true,
        enable_patient_portal: false,
      } as const;
      expect((await server.call(at, { body: registration(subdomain, chosen) })).status).toBe(201);
      expect(
        (await server.call(readPublicInfo, {}, { host: `${subdomain}.${mainHost}` })).body,
      ).toMatchObject({
        settings: { timezone: 'America/New_York', date_format: 'YYYY-MM-DD', online_booking: true },
      });
      expect(
        (await server.call(readHospitalSettings, {}, { as: await administratorOf(subdomain) }))
          .body,
      ).toMatchObject(chosen);
    },
  );

  it('applies the defaults of the specification to omitted choices', async () => {
    await register(registration('unchosen'));
    expect(
      (await server.call(readHospitalSettings, {}, { as: await administratorOf('unchosen') })).body,
    ).toMatchObject({
      timezone: 'UTC',
      date_format: 'MM/DD/YYYY',
      enable_online_booking: false,
      enable_patient_portal: true,
    });
  });

  it('behaves the same at the alternative address of the specification, monthly by default', async () => {
    const { billing_cycle: _, ...body } = registration('also-named');
    expect((await server.call(registerHospital, { body })).status).toBe(201);
    expect(
      (await server.call(readSubscription, {}, { as: await administratorOf('also-named') })).body[
        'billing_cycle'
      ],
    ).toBe('monthly');
  });

  it('returns the first result for a repeated request and rejects the key for another', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(registration('repeated'), { key, at: charging })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      success: true,
      requires_payment: true,
      payment_id: expect.any(String),
    });
    const others: Partial<FacilityRegistration>[] = [
      { admin_password: 'Another-word-42!' },
      { admin_email: 'somebody@else.test' },
      { subdomain: 'elsewhere' },
      { subscription_plan: 'Starter' },
      { billing_cycle: 'monthly' },
    ];
    for (const other of others)
      expect(
        statusAndCode(await register(registration('repeated', other), { key, at: charging })),
      ).toEqual([422, 'idempotency_key_reused']);
  });

  it('requires no payment while all plans are free, otherwise one period', async () => {
    expect((await register(registration('free-of-charge'))).body).toMatchObject({
      requires_payment: false,
      payment_id: null,
    });
    const { body } = await register(registration('charged'), { at: charging });
    expect(body).toMatchObject({
      requires_payment: true,
      trial_ends_at: '2026-06-11T08:42:00.000Z',
    });
  });

  it.each([
    ['an invalid subdomain', { subdomain: 'Quay Side' }, 'subdomain', 'Invalid subdomain'],
    ['a reserved subdomain', { subdomain: 'admin' }, 'subdomain', 'Invalid subdomain'],
    [
      'a subdomain excluded by the host rule',
      { subdomain: 'wwlab' },
      'subdomain',
      'Invalid subdomain',
    ],
    [
      'an unknown plan',
      { subscription_plan: 'Platinum' },
      'subscription_plan',
      'Please select a subscription plan',
    ],
    [
      'a password without a digit',
      { admin_password: 'Gull-over-harbours' },
      'admin_password',
      'Password must contain at least one uppercase letter, one lowercase letter and one number',
    ],
    [
      'a short password',
      { admin_password: 'Ab1!' },
      'admin_password',
      'Password must be at least 8 characters',
    ],
    [
      'a common password',
      { admin_password: 'Password1' },
      'admin_password',
      'is too easy to guess',
    ],
    [
      'a password that contains the facility name',
      { admin_password: 'Quayside-2026' },
      'admin_password',
      'is too easy to guess',
    ],
    [
      'an invalid email address',
      { admin_email: 'nora' },
      'admin_email',
      'must be an email address',
    ],
    [
      'a time zone without daylight saving rules',
      { timezone: 'EST' },
      'timezone',
      'must be an IANA time zone such as America/New_York',
    ],
    ['a facility without a name', { facility_name: ' ' }, 'facility_name', 'must not be empty'],
    ['a blank address', { address: ' ' }, 'address', 'must not be empty'],
    [
      'another cycle',
      { billing_cycle: 'weekly' as never },
      'billing_cycle',
      'must be monthly or yearly',
    ],
  ])('rejects %s without leaving data', async (_, change, field, sentence) => {
    const before = await everything();
    const { status, body } = await register(registration('refused', change));
    expect([status, body['fields']]).toEqual([422, { [field]: sentence }]);
    expect(await everything()).toEqual(before);
  });

  it('rejects an address already in use', async () => {
    await register(registration('occupied'));
    const before = await everything();
    const answer = await register(registration('occupied', { admin_email: 'late@admins.test' }));
    expect([...statusAndCode(answer), answer.body['detail']]).toEqual([
      409,
      'subdomain_taken',
      'Subdomain is already taken',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('emails the first administrator, or the owner of a known address, in a requested language', async () => {
    const asking = { headers: { 'accept-language': 'es-MX' } };
    await server.call(registerFacility, { body: registration('hispana') }, asking);
    await server.call(registerFacility, { body: registration('hispana') }, asking);
    await server.settled();
    expect(
      server.mails
        .filter(({ to }) => to === 'hispana@admins.test')
        .map(({ language, subject }) => [language, subject]),
    ).toEqual([
      ['es', 'Quayside Clinic: confirme su correo electrónico'],
      ['es', 'ALMS: usted ya tiene una cuenta'],
    ]);
  });

  it('does not reveal existing accounts and emails their owner', async () => {
    await register(registration('known'));
    await server.settled();
    server.mails.length = 0;
    const before = await everything();
    const [free, occupied] = [
      await register(registration('other-one', { admin_email: 'KNOWN@admins.test' })),
      await register(registration('known')),
    ];
    expect(statusAndCode(free)).toEqual([409, 'registration_failed']);
    expect(textOf(free)).toBe(textOf(occupied));
    await server.settled();
    expect(server.mails.map(({ to, subject }) => [to.toLowerCase(), subject])).toEqual(
      Array.from({ length: 2 }, () => ['known@admins.test', 'ALMS: you already have an account']),
    );
    expect(await everything()).toEqual(before);
  });

  it('gives a contested address to one of twenty concurrent requests without leaving data of the others', async () => {
    const before = await everything();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register(registration('contested', { admin_email: `wants${n}@admins.test` })),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(
      answers.filter((answer) => statusAndCode(answer).join() === '409,subdomain_taken'),
    ).toHaveLength(19);
    const one = {
      tenant: 1,
      facility_profile: 1,
      laboratory_settings: 1,
      access_settings: 1,
      billing_settings: 1,
      onboarding: 1,
      subscription: 1,
      payment: 0,
      app_user: 1,
      usage_counter: 1,
      mailed_link: 1,
      audit_event: 2,
    };
    expect(await everything()).toEqual(
      Object.fromEntries(
        Object.entries(one).map(([table, more]) => [table, (before[table] ?? 0) + more]),
      ),
    );
  });

  it('is available on the main site only and requires a key', async () => {
    await register(registration('standing'));
    expect(
      statusAndCode(
        await server.call(
          registerFacility,
          { body: registration('fallen') },
          { host: `standing.${mainHost}` },
        ),
      ),
    ).toEqual([404, 'not_found']);
    expect(
      statusAndCode(
        await server.call(
          registerFacility,
          { body: registration('fallen') },
          { headers: { 'Idempotency-Key': '' } },
        ),
      ),
    ).toEqual([400, 'idempotency_key_missing']);
  });

  it('is rate limited by the administrator’s address', async () => {
    const limited = await openTestServer({ rates: { account: defaultRates.account } });
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (
          await limited.call(registerFacility, {
            body: registration('admin', { admin_email: 'one@admins.test' }),
          })
        ).status,
      );
    await limited.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });

  it('is audited with the plan and without the password', async () => {
    await register(registration('quiet'));
    const { text, body } = await server.call(
      listAuditLogs,
      {},
      { as: await administratorOf('quiet') },
    );
    expect(body['items']).toMatchObject([
      { action: 'login' },
      {
        action: 'create',
        entity_type: 'account',
        entity_label: 'quiet@admins.test',
        after: { role: 'admin' },
      },
      {
        action: 'create',
        entity_type: 'facility',
        entity_label: 'quiet',
        after: { plan: 'Professional', billing_cycle: 'yearly' },
      },
    ]);
    expect(text + server.logged.join('')).not.toContain(password);
  });
});
