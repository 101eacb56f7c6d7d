import { signIn } from '@alms/lis-domain/identity';
import {
  processPayment,
  readSubscription,
  registerFacility,
  type Payment,
} from '@alms/lis-domain/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/observability/request-log.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { openFakeStripe, type FakeStripe } from '../../testing/fake-stripe.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/test-server.ts';

const settings = { beta: false };
const unknownId = '0193a9f4-1111-4222-8333-444455556666';
const body = { payment_method: 'card' } as const;

let registered = 0;
/** Registers a facility with a payable first month and returns the payment's id. */
async function registerAt(
  server: TestServer,
  billing_cycle: 'monthly' | 'yearly' = 'monthly',
): Promise<string> {
  registered += 1;
  const answer = await server.call(registerFacility, {
    body: {
      facility_name: 'Quayside Clinic',
      subdomain: `quay-${registered}`,
      subscription_plan: 'Starter',
      billing_cycle,
      contact_email: 'desk@quayside.test',
      contact_phone: '+1 555 0100',
      address: '1 Sample Street',
      admin_first_name: 'Nora',
      admin_last_name: 'Fixture',
      admin_email: `nora${registered}@quayside.test`,
      admin_password: 'Gull-over-9-harbours!',
    },
  });
  return String(answer.body['payment_id']);
}

const ask = (server: TestServer, payment_id: string) =>
  server.call(processPayment, { params: { payment_id }, body }, {});
const paymentOf = async (server: TestServer, id: string) =>
  (await ask(server, id)).body as unknown as Payment;

/** The payment's subscription and its audit events. */
async function bookedBy(server: TestServer, id: string) {
  const { owner } = server.database;
  await owner.query('begin');
  for (const table of ['subscription', 'payment', 'audit_event'])
    await owner.query(`alter table ${table} no force row level security`);
  const { rows } = await owner.query<{
    status: string;
    renews_at: string | null;
    paid_at: string | null;
    settled: number;
  }>(
    `select s.status, s.renews_at, p.paid_at, (select count(*)::integer from audit_event a where a.tenant_id = p.tenant_id and a.entity_type = 'subscription_payment') as settled
     from payment p join subscription s on s.tenant_id = p.tenant_id where p.id = $1`,
    [id],
  );
  await owner.query('rollback');
  return rows[0];
}

describe('sandbox payment', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(settings);
  });
  afterAll(() => server.close());

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const look = (id: string, host = mainHost) =>
    server.request({ method: 'GET', path: `/sandbox-payments/${id}`, host });
  const choose = (id: string, outcome: string) =>
    server.request({
      method: 'POST',
      path: `/sandbox-payments/${id}`,
      headers: form,
      body: `outcome=${outcome}`,
    });

  it('has a local page at a stable address', async () => {
    const id = await registerAt(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(server, id)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      success: false,
      payment_id: id,
      status: 'pending',
      checkout_url: `http://${mainHost}:4173/sandbox-payments/${id}`,
    });
  });

  it('shows its purpose and that nothing is charged, under the page security policy', async () => {
    const { status, headers, text } = await look(await registerAt(server, 'yearly'));
    expect(status).toBe(200);
    expect(text).toMatch(/\$470\.00.*ALMS Starter, one year/s);
    expect(text).toContain('Nothing is charged.');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(
      [...text.matchAll(/<button name="outcome" value="([\w-]+)">/g)].map(([, value]) => value),
    ).toEqual(['pay', 'decline', 'leave-pending']);
    expect(text).not.toMatch(/<input|card number/i);
  });

  it.each([
    ['fr', 'ltr', 'Aucune somme n’est prélevée.', 'ALMS Starter, un an', /470,00/],
    ['es', 'ltr', 'No se cobra nada.', 'ALMS Starter, un año', /470,00/],
    ['pt', 'ltr', 'Nada é cobrado.', 'ALMS Starter, um ano', /470,00/],
    ['ar', 'rtl', 'لا يُخصم أي مبلغ.', '\u2068ALMS Starter\u2069، سنة واحدة', /470\.00/],
  ])('is displayed in %s on request', async (language, direction, notice, description, amount) => {
    const path = `/sandbox-payments/${await registerAt(server, 'yearly')}`;
    const { text } = await server.request({
      method: 'GET',
      path,
      headers: { 'accept-language': language },
    });
    expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const words of [notice, description]) expect(text).toContain(words);
    expect(text).toMatch(amount);
    const missing = await server.request({
      method: 'GET',
      path: `${path}0`,
      headers: { 'accept-language': language },
    });
    expect([
      missing.status,
      missing.text.includes(`<html lang="${language}"`),
      missing.text.includes('Payment not found'),
    ]).toEqual([404, true, false]);
  });

  it.each([
    ['monthly', '2026-07-11T08:42:00.000Z'],
    ['yearly', '2027-06-11T08:42:00.000Z'],
  ] as const)(
    'activates the subscription, with the first %s period starting at the end of the trial',
    async (cycle, renews_at) => {
      const id = await registerAt(server, cycle);
      await ask(server, id);
      const answer = await choose(id, 'pay');
      expect([answer.status, answer.headers['location']]).toEqual([303, `/sandbox-payments/${id}`]);
      expect((await look(id)).text).toMatch(
        /Paid\..*href="http:\/\/quay-\d+\.alms\.localhost:4173\/login"/s,
      );
      expect(await paymentOf(server, id)).toEqual({
        success: true,
        payment_id: id,
        status: 'succeeded',
        checkout_url: null,
      });
      expect(await bookedBy(server, id)).toEqual({
        status: 'active',
        renews_at,
        paid_at: '2026-05-12T08:42:00.000Z',
        settled: 1,
      });
    },
  );

  it('is referenced by the subscription until paid', async () => {
    const id = await registerAt(server);
    const host = `quay-${registered}.${mainHost}`;
    const { body } = await server.call(
      signIn,
      { body: { username: `nora${registered}@quayside.test`, password: 'Gull-over-9-harbours!' } },
      { host },
    );
    const headers = { authorization: `Bearer ${String(body['access_token'])}` };
    const due = async () =>
      (await server.call(readSubscription, {}, { host, headers })).body['payment_id'];
    expect(await due()).toBe(id);
    await ask(server, id);
    await choose(id, 'pay');
    expect(await due()).toBeNull();
  });

  it('reports a decline, keeps the trial and can be retried with the same id', async () => {
    const id = await registerAt(server);
    const { checkout_url } = await paymentOf(server, id);
    await choose(id, 'decline');
    const declined = {
      success: false,
      payment_id: id,
      status: 'failed',
      checkout_url,
      failure: 'declined',
    };
    expect([await paymentOf(server, id), await paymentOf(server, id)]).toEqual([
      declined,
      declined,
    ]);
    expect((await look(id)).text).toContain('The last attempt was declined.');
    expect(await bookedBy(server, id)).toMatchObject({
      status: 'trialing',
      renews_at: null,
      settled: 1,
    });
    await choose(id, 'pay');
    expect(await paymentOf(server, id)).toMatchObject({ success: true, status: 'succeeded' });
    expect(await bookedBy(server, id)).toMatchObject({ status: 'active', settled: 2 });
  });

  it('stays pending while open, also after a failed attempt', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    await choose(id, 'leave-pending');
    expect(await paymentOf(server, id)).toMatchObject({ success: false, status: 'pending' });
    await choose(id, 'decline');
    await ask(server, id);
    await choose(id, 'leave-pending');
    expect(await paymentOf(server, id)).toMatchObject({
      success: false,
      status: 'pending',
      checkout_url: expect.any(String),
    });
  });

  it('counts once despite repeated and concurrent payments and cannot be undone', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    await Promise.all(Array.from({ length: 6 }, () => choose(id, 'pay')));
    const paid = await bookedBy(server, id);
    expect(paid).toMatchObject({
      status: 'active',
      renews_at: '2026-07-11T08:42:00.000Z',
      settled: 1,
    });
    await choose(id, 'decline');
    expect([await paymentOf(server, id), await bookedBy(server, id)]).toEqual([
      expect.objectContaining({ status: 'succeeded' }),
      paid,
    ]);
  });

  it('is not found for an unknown id', async () => {
    const answers: Answer[] = [await ask(server, unknownId), await ask(server, '1')];
    expect(answers.map(({ status, body: refusal }) => [status, refusal['code']])).toEqual([
      [404, 'not_found'],
      [422, 'invalid'],
    ]);
    for (const page of [
      await look(unknownId),
      await look('1'),
      await choose(unknownId, 'pay'),
      await choose(await registerAt(server), 'win'),
    ])
      expect([page.status, page.text.includes('Payment not found')]).toEqual([404, true]);
  });

  it('has its page on the main site only', async () => {
    const id = await registerAt(server);
    expect((await look(id, `quay-${registered}.${mainHost}`)).status).toBe(404);
    expect((await look(id, 'evil.test')).status).toBe(404);
  });

  it('stores no card number', async () => {
    const id = await registerAt(server);
    const answer = await server.request({
      method: 'POST',
      path: `/api/v1/subscription/process-payment/${id}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, card_number: '4242424242424242' }),
    });
    expect([answer.status, answer.body['fields']]).toEqual([
      422,
      { card_number: 'is not a known field' },
    ]);
    // Eight digits, because four may occur in an id by chance.
    expect(server.logged.join('')).not.toContain('42424242');
  });
});

describe('Stripe payment', () => {
  let stripe: FakeStripe;
  let server: TestServer;
  const logged: string[] = [];
  beforeAll(async () => {
    stripe = await openFakeStripe();
    server = await openTestServer({
      ...settings,
      payments: stripePayments({
        ...stripe.options,
        logger: createLogger('info', { write: (line) => void logged.push(line) }),
      }),
    });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });
  beforeEach(() => {
    stripe.checkouts.length = 0;
  });

  const post = (notice: string, signature: string) =>
    server.request({
      method: 'POST',
      path: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: notice,
    });
  const notify = (type: string, checkout = stripe.checkouts.at(-1)!) => {
    const { body: notice, signature } = stripe.notice(type, checkout);
    return post(notice, signature);
  };

  it('opens one Stripe page per attempt and sends only the required data', async () => {
    const id = await registerAt(server, 'yearly');
    const answers = await Promise.all(Array.from({ length: 5 }, () => paymentOf(server, id)));
    expect(stripe.checkouts).toHaveLength(1);
    expect(new Set(answers.map(({ checkout_url }) => checkout_url))).toEqual(
      new Set([stripe.checkouts[0]?.url]),
    );
    expect(Object.fromEntries(stripe.checkouts[0]?.params ?? [])).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      client_reference_id: id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '47000',
      'line_items[0][price_data][product_data][name]': 'ALMS Starter, one year',
      success_url: `http://quay-${registered}.alms.localhost:4173/login`,
      cancel_url: `http://quay-${registered}.alms.localhost:4173/login`,
    });
  });

  it('is confirmed once by repeated webhooks', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    Object.assign(stripe.checkouts[0]!, { payment_status: 'paid', status: 'complete' });
    const answers = [
      await notify('checkout.session.completed'),
      await notify('checkout.session.completed'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await bookedBy(server, id)).toMatchObject({
      status: 'active',
      renews_at: '2026-07-11T08:42:00.000Z',
      settled: 1,
    });
    expect(await paymentOf(server, id)).toEqual({
      success: true,
      payment_id: id,
      status: 'succeeded',
      checkout_url: null,
    });
  });

  it('is confirmed by polling when the webhook is late', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    Object.assign(stripe.checkouts[0]!, { payment_status: 'paid', status: 'complete' });
    expect(await paymentOf(server, id)).toMatchObject({ success: true, status: 'succeeded' });
    await notify('checkout.session.completed');
    expect(await bookedBy(server, id)).toMatchObject({ status: 'active', settled: 1 });
  });

  it('replaces an expired page and handles late webhooks of the old one', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    const [first] = stripe.checkouts;
    first!.status = 'expired';
    const failed = {
      success: false,
      payment_id: id,
      status: 'failed',
      failure: 'expired',
      checkout_url: 'https://checkout.stripe.example/cs_test_2',
    };
    expect([await paymentOf(server, id), await paymentOf(server, id)]).toEqual([failed, failed]);
    await notify('checkout.session.expired', first);
    expect(await bookedBy(server, id)).toMatchObject({ status: 'trialing', settled: 1 });
    first!.payment_status = 'paid';
    await notify('checkout.session.completed', first);
    expect(await bookedBy(server, id)).toMatchObject({ status: 'active', settled: 2 });
  });

  it('stays pending while Stripe is processing', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    stripe.checkouts[0]!.status = 'complete';
    await notify('checkout.session.completed');
    expect([await paymentOf(server, id), await bookedBy(server, id)]).toEqual([
      expect.objectContaining({ success: false, status: 'pending' }),
      expect.objectContaining({ status: 'trialing', settled: 0 }),
    ]);
  });

  it.each([
    [
      'a modified body',
      (notice: string, signature: string) => [notice.replace('"unpaid"', '"paid"'), signature],
    ],
    [
      'a signature made with another secret',
      (notice: string, signature: string) => [notice, signature.replace(/v1=..../, 'v1=0000')],
    ],
    ['no signature', (notice: string) => [notice, '']],
    [
      'an expired signature',
      (notice: string, signature: string) => [notice, signature.replace(/t=\d+/, 't=1')],
    ],
  ])('rejects a webhook with %s', async (_, change) => {
    const id = await registerAt(server);
    await ask(server, id);
    const { body: notice, signature } = stripe.notice(
      'checkout.session.completed',
      stripe.checkouts[0]!,
    );
    const [sent = '', signed = ''] = change(notice, signature);
    const { status, body: refusal } = await post(sent, signed);
    expect([status, refusal['code']]).toEqual([400, 'malformed']);
    expect(await bookedBy(server, id)).toMatchObject({ status: 'trialing', settled: 0 });
  });

  it('ignores unrelated webhooks', async () => {
    const id = await registerAt(server);
    await ask(server, id);
    const [checkout] = stripe.checkouts;
    const foreign = { ...checkout!, payment_status: 'paid', status: 'complete' } as const;
    const answers = [
      await notify('checkout.session.completed', { ...foreign, client_reference_id: unknownId }),
      await notify('checkout.session.completed', { ...foreign, client_reference_id: 'order-1' }),
      await notify('charge.succeeded', foreign),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await bookedBy(server, id)).toMatchObject({ status: 'trialing', settled: 0 });
  });

  it.each([401, 500])(
    'reports unavailability when Stripe responds with %i and logs it without the key',
    async (status) => {
      const id = await registerAt(server);
      stripe.failWith(status);
      const answer = await ask(server, id);
      stripe.failWith(undefined);
      expect([answer.status, answer.body['code'], answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
      expect(logged.at(-1)).toContain(`"statusCode":${status}`);
      expect(logged.join('') + answer.text).not.toContain('sk_test_secret');
      expect((await ask(server, id)).body['status']).toBe('pending');
    },
  );

  it('disables the sandbox', async () => {
    const answer = await server.request({
      method: 'POST',
      path: `/sandbox-payments/${await registerAt(server)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=pay',
    });
    expect(answer.status).toBe(405);
  });
});

describe('changing the payment provider', () => {
  it('reopens the payment with the current provider', async () => {
    const stripe = await openFakeStripe();
    const sandbox = await openTestServer(settings);
    const id = await registerAt(sandbox);
    await ask(sandbox, id);
    const payments = stripePayments({ ...stripe.options, logger: createLogger('silent') });
    const later = await openTestServer({ ...settings, database: sandbox.database, payments });
    expect(await paymentOf(later, id)).toMatchObject({
      status: 'pending',
      checkout_url: stripe.checkouts[0]?.url,
    });
    await Promise.all([later.app.close(), stripe.close()]);
    await sandbox.close();
  });
});
