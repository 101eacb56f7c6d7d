import {
  closeCashSession,
  createInvoice,
  createPayer,
  creditLines,
  downloadInvoice,
  downloadReceipt,
  issueInvoice,
  listCashSessions,
  listInvoices,
  listPayers,
  openCashSession,
  readBillingSettings,
  readInvoice,
  readRevenueMetrics,
  refundPayment,
  takePayment,
  updateBillingSettings,
  updateInvoice,
  updatePayer,
  voidInvoice,
  type BillingSettings,
  type CashSession,
  type Invoice,
  type InvoiceSummary,
  type PaymentMethod,
} from '@alms/lis-domain/billing';
import { readKeyMetrics } from '@alms/lis-domain/analytics';
import type { Order, Priority } from '@alms/lis-domain/orders';
import { collectSample, rejectSample, type Sample } from '@alms/lis-domain/samples';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { nextNumber } from '../../platform/db/counter.ts';
import { textOf, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let desk: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `money-${uuidv7().slice(-12)}`);
  await lab.price({ GLU: 1250, K: 850, LYTES: 2400 });
  admin = await lab.staff('admin');
  desk = await lab.staff('receptionist');
});

const as = (who = desk) => ({ as: who });
const invoiceIn = (answer: Answer): Invoice => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body as unknown as Invoice;
};
const refusalOf = ({ status, body }: Answer) => [status, body['code']];

const make = ({ order_number }: Pick<Order, 'order_number'>, who = desk) =>
  server.call(createInvoice, { body: { order_number } }, as(who));
const read = async ({ id }: Pick<Invoice, 'id'>) =>
  invoiceIn(await server.call(readInvoice, { params: { id } }, as()));
const issueIt = ({ id, version }: Pick<Invoice, 'id' | 'version'>, who = desk) =>
  server.call(issueInvoice, { params: { id }, version }, as(who));
const drafted = async (
  codes: readonly string[] = ['GLU', 'K'],
  options: { priority?: Priority } = {},
) => {
  const order = await lab.order(codes, options);
  return { order, draft: invoiceIn(await make(order)) };
};
const issued = async (codes?: readonly string[], options?: { priority?: Priority }) => {
  const { order, draft } = await drafted(codes, options);
  return { order, invoice: invoiceIn(await issueIt(draft)) };
};
const pay = (
  { id }: Pick<Invoice, 'id'>,
  amount_minor: number,
  {
    method = 'card',
    who = desk,
    key,
    reference = '',
  }: { method?: PaymentMethod; who?: Person; key?: string; reference?: string } = {},
) =>
  server.call(
    takePayment,
    {
      params: { id },
      body: { amount_minor, method, reference },
      ...(key !== undefined && { key }),
    },
    as(who),
  );
const refund = (
  { payments }: Invoice,
  amount_minor: number,
  {
    who = admin,
    method = 'card',
    place = 0,
  }: { who?: Person; method?: PaymentMethod; place?: number } = {},
) =>
  server.call(
    refundPayment,
    {
      params: { id: payments[place]?.id ?? '' },
      body: { amount_minor, method, reason: 'Paid too much' },
    },
    as(who),
  );
const credit = ({ id, lines }: Invoice, codes: readonly string[], who = admin) =>
  server.call(
    creditLines,
    {
      params: { id },
      body: {
        line_ids: lines.filter(({ code }) => codes.includes(code)).map((line) => line.id),
        reason: 'Not done',
      },
    },
    as(who),
  );
const list = async (query: Record<string, string> = {}) =>
  (await server.call(listInvoices, { query }, as())).body['items'] as InvoiceSummary[];
const settings = async () =>
  (await server.call(readBillingSettings, {}, as())).body as unknown as BillingSettings;
const set = async (change: Partial<BillingSettings>) => {
  const { version, ...current } = await settings();
  return server.call(
    updateBillingSettings,
    { version, body: { ...current, ...change } },
    as(admin),
  );
};
/** A user with permission to manage payments who is not an administrator. */
const manager = async () => {
  const who = await lab.person('lab_manager');
  await lab.transaction((tx) =>
    tx
      .insertInto('user_permission')
      .values({ tenant_id: lab.tenantId, user_id: who.id, permission: 'manage_payments' })
      .execute(),
  );
  return who;
};

describe('draft invoice', () => {
  it('contains the tests of an order at current prices', async () => {
    const { order, draft } = await drafted();
    expect(draft).toMatchObject({
      status: 'draft',
      invoice_number: null,
      order: { id: order.id, order_number: order.order_number },
      payer: null,
      currency: 'USD',
      subtotal_minor: 2100,
      total_minor: 2100,
      balance_minor: 2100,
      overdue: false,
      unbilled: [],
      lines: [
        { code: 'GLU', unit_price_minor: 1250, collected: false, status: 'active' },
        { code: 'K', unit_price_minor: 850 },
      ],
    });
    await lab.price({ GLU: 9900 });
    expect((await read(draft)).total_minor).toBe(2100);
    const [line] = await trailOf(server, lab, { entity_id: draft.id, action: 'create' });
    expect(line).toMatchObject({
      category: 'billing',
      entity_label: order.order_number,
      after: { total_minor: 2100 },
    });
  });

  it('charges a panel with a price once and omits tests without a price', async () => {
    const { draft } = await drafted(['LYTES', 'HGB']);
    expect(draft).toMatchObject({
      lines: [{ code: 'LYTES', total_minor: 2400 }],
      unbilled: [{ code: 'HGB' }],
    });
  });

  it('is created once per order, and not for unpriced or unknown orders', async () => {
    const { order } = await drafted();
    const answers = [
      await make(order),
      await make(await lab.order(['HGB'])),
      await make({ order_number: 'ORD-19990101-0001' }),
    ];
    expect(answers.map(refusalOf)).toEqual([
      [409, 'duplicate'],
      [409, 'nothing_to_bill'],
      [404, 'not_found'],
    ]);
  });

  it('is created once by twenty concurrent requests', async () => {
    const order = await lab.order(['GLU']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(order)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('is created with the order where the facility enables it', async () => {
    await set({ invoice_on_order: true });
    const order = await lab.order(['GLU', 'HGB']);
    expect(await list({ q: order.order_number })).toMatchObject([
      { status: 'draft', total_minor: 1250 },
    ]);
    expect((await lab.order(['HGB'])).id).not.toBe(order.id);
  });

  it('is updated as a whole: payer, discounts and lines not charged', async () => {
    await lab.price({ GLU: 1000 }, 2000);
    const { draft } = await drafted();
    const payer = (
      await server.call(
        createPayer,
        { body: { name: 'Harbour Mutual', kind: 'insurance', address: 'Pier 2', active: true } },
        as(admin),
      )
    ).body;
    const lines = draft.lines.map(({ id, code }) => ({
      id,
      discount_minor: code === 'GLU' ? 100 : 0,
      status: code === 'K' ? ('cancelled' as const) : ('active' as const),
    }));
    const change = (version: number, body: object) =>
      server.call(
        updateInvoice,
        {
          params: { id: draft.id },
          version,
          body: { payer_id: null, due_date: null, lines, ...body },
        },
        as(),
      );
    const changed = invoiceIn(await change(1, { payer_id: payer['id'], due_date: '2026-06-01' }));
    expect(changed).toMatchObject({
      payer: { name: 'Harbour Mutual' },
      due_date: '2026-06-01',
      subtotal_minor: 1000,
      discount_minor: 100,
      tax_minor: 180,
      total_minor: 1080,
      version: 2,
      lines: [{ total_minor: 1080 }, { status: 'cancelled' }],
    });
    expect(refusalOf(await change(1, {}))).toEqual([412, 'version_stale']);
    for (const [body, field] of [
      [{ payer_id: uuidv7() }, 'payer_id'],
      [{ lines: lines.slice(1) }, 'lines'],
      [
        { lines: lines.map((line) => ({ ...line, discount_minor: 1001 })) },
        'lines.0.discount_minor',
      ],
    ] as const) {
      const answer = await change(2, body);
      expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
    }
  });
});

describe('issuing an invoice', () => {
  it('assigns a number and a due date and prevents further changes', async () => {
    const { draft } = await drafted();
    const invoice = invoiceIn(await issueIt(draft));
    expect(invoice).toMatchObject({
      status: 'issued',
      invoice_number: 'INV-2026-000001',
      due_date: '2026-05-26',
      issued_at: server.clock.now().toISOString(),
    });
    expect(refusalOf(await issueIt(invoice))).toEqual([409, 'invoice_state']);
    const body = {
      payer_id: null,
      due_date: null,
      lines: invoice.lines.map(({ id }) => ({ id, discount_minor: 0, status: 'active' as const })),
    };
    expect(
      refusalOf(
        await server.call(
          updateInvoice,
          { params: { id: invoice.id }, version: invoice.version, body },
          as(),
        ),
      ),
    ).toEqual([409, 'invoice_state']);
    const edits = [
      lab.transaction((tx) =>
        tx
          .updateTable('invoice')
          .set({ subtotal_minor: 1, total_minor: 1 })
          .where('id', '=', invoice.id)
          .execute(),
      ),
      lab.transaction((tx) =>
        tx
          .updateTable('invoice_line')
          .set({ discount_minor: 5, total_minor: 1245 })
          .where('invoice_id', '=', invoice.id)
          .execute(),
      ),
      lab.transaction((tx) =>
        tx.deleteFrom('invoice_line').where('invoice_id', '=', invoice.id).execute(),
      ),
    ];
    for (const edit of await Promise.allSettled(edits)) expect(edit.status).toBe('rejected');
  });

  it('numbers thirty concurrent invoices without gaps, even when some are rolled back', async () => {
    const drafts: Invoice[] = [];
    for (let place = 0; place < 30; place += 1) drafts.push((await drafted(['GLU'])).draft);
    const lost = Array.from({ length: 10 }, () =>
      tenantTransaction(server.database.db, lab.tenantId, async (tx) => {
        await nextNumber(tx, lab.tenantId, 'invoice', '2026');
        throw new Error('Rolled back');
      }).catch(() => undefined),
    );
    const [answers] = await Promise.all([
      Promise.all(drafts.map((draft) => issueIt(draft))),
      ...lost,
    ]);
    const numbers = answers.map((answer) => invoiceIn(answer).invoice_number).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 30 }, (_, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('restarts numbering with the facility’s calendar year', async () => {
    await lab.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Kiritimati' }).execute(),
    );
    const { draft } = await drafted();
    await lab.transaction((tx) =>
      tx
        .insertInto('counter')
        .values({ tenant_id: lab.tenantId, name: 'invoice', period: '2025', value: 7 })
        .execute(),
    );
    expect(invoiceIn(await issueIt(draft)).invoice_number).toBe('INV-2026-000001');
  });

  it('requires a line and marks a free invoice as paid', async () => {
    await lab.price({ GLU: 0 });
    const { draft } = await drafted(['GLU']);
    const lines = draft.lines.map(({ id }) => ({
      id,
      discount_minor: 0,
      status: 'cancelled' as const,
    }));
    const empty = invoiceIn(
      await server.call(
        updateInvoice,
        { params: { id: draft.id }, version: 1, body: { payer_id: null, due_date: null, lines } },
        as(),
      ),
    );
    expect(refusalOf(await issueIt(empty))).toEqual([409, 'nothing_to_bill']);
    expect((await issued(['GLU'])).invoice).toMatchObject({ status: 'paid', balance_minor: 0 });
  });

  it('becomes overdue at the end of the due date in the facility’s time zone', async () => {
    await set({ payment_days: 0 });
    const { invoice } = await issued();
    await lab.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Pago_Pago' }).execute(),
    );
    const overdue = async () => [
      (await read(invoice)).overdue,
      (await list({ status: 'overdue' })).length,
    ];
    expect([invoice.due_date, await overdue()]).toEqual(['2026-05-12', [false, 0]]);
    await lab.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Kiritimati' }).execute(),
    );
    server.clock.advance(3 * 60 * 60);
    desk = await lab.person('receptionist');
    expect(await overdue()).toEqual([true, 1]);
  });
});

describe('recording a payment', () => {
  it('accepts a part and then the rest, each with its own receipt', async () => {
    const { invoice } = await issued();
    expect(invoiceIn(await pay(invoice, 600, { reference: 'Slip 4' }))).toMatchObject({
      status: 'partially_paid',
      paid_minor: 600,
      balance_minor: 1500,
    });
    const paid = invoiceIn(await pay(invoice, 1500, { method: 'bank_transfer' }));
    expect(paid).toMatchObject({
      status: 'paid',
      balance_minor: 0,
      payments: [
        { receipt_number: 'RCT-2026-000001', reference: 'Slip 4', left_minor: 600 },
        { receipt_number: 'RCT-2026-000002' },
      ],
    });
    expect(refusalOf(await pay(invoice, 1))).toEqual([409, 'invoice_state']);
  });

  it('rejects more than the balance due, also from concurrent payments', async () => {
    const { invoice } = await issued();
    expect(refusalOf(await pay(invoice, 2101))).toEqual([409, 'payment_exceeds_balance']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(invoice, 700)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await read(invoice)).toMatchObject({ paid_minor: 2100, status: 'paid' });
  });

  it('records a repeated request once', async () => {
    const { invoice } = await issued();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(invoice, 500, { key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await read(invoice)).payments).toHaveLength(1);
  });

  it('stores no card number', async () => {
    const { invoice } = await issued();
    const answer = await pay(invoice, 500, { reference: 'Visa 4242 4242 4242 4242' });
    expect([answer.status, answer.body['fields']]).toEqual([
      422,
      { reference: 'must not be a card number' },
    ]);
  });

  it.each([0, -5, 10.5])('rejects the amount %d', async (amount) => {
    const { invoice } = await issued();
    expect((await pay(invoice, amount)).status).toBe(422);
  });

  it('rejects a draft', async () => {
    const { draft } = await drafted();
    expect(refusalOf(await pay(draft, 100))).toEqual([409, 'invoice_state']);
  });
});

describe('refunding a payment', () => {
  it('restores the balance due and never exceeds the payment', async () => {
    const { invoice } = await issued();
    const paid = invoiceIn(await pay(invoice, 2100));
    expect(invoiceIn(await refund(paid, 600))).toMatchObject({
      status: 'partially_paid',
      paid_minor: 1500,
      payments: [
        { left_minor: 1500 },
        { kind: 'refund', reason: 'Paid too much', reference: 'RCT-2026-000001' },
      ],
    });
    expect(refusalOf(await refund(paid, 1501))).toEqual([409, 'refund_exceeds_payment']);
    const open = invoiceIn(await refund(paid, 1500));
    expect(open).toMatchObject({ status: 'issued', paid_minor: 0, balance_minor: 2100 });
    expect(refusalOf(await refund(open, 1, { place: 1 }))).toEqual([409, 'refund_exceeds_payment']);
  });

  it('requires permission to manage payments, and an administrator after collection', async () => {
    const { order, invoice } = await issued();
    const paid = invoiceIn(await pay(invoice, 2100));
    expect(refusalOf(await refund(paid, 1, { who: desk }))).toEqual([403, 'forbidden']);
    const who = await manager();
    expect((await refund(paid, 100, { who })).status).toBe(201);
    await lab.collect(order);
    expect(refusalOf(await refund(paid, 100, { who }))).toEqual([409, 'specimen_collected']);
    expect((await refund(paid, 100)).status).toBe(201);
  });
});

describe('credit note', () => {
  it('credits a line and makes its payment refundable', async () => {
    const { invoice } = await issued();
    const paid = invoiceIn(await pay(invoice, 2100));
    const credited = invoiceIn(await credit(paid, ['K']));
    expect(credited).toMatchObject({
      status: 'paid',
      total_minor: 2100,
      credited_minor: 850,
      overpaid_minor: 850,
      balance_minor: 0,
      credit_notes: [{ credit_number: 'CN-2026-000001', amount_minor: 850, reason: 'Not done' }],
      lines: [{ status: 'active' }, { status: 'credited' }],
    });
    expect((await credit(credited, ['K'])).status).toBe(422);
    expect(invoiceIn(await refund(credited, 850))).toMatchObject({
      status: 'paid',
      overpaid_minor: 0,
      balance_minor: 0,
    });
  });

  it('settles an unpaid invoice when all lines are credited', async () => {
    const { invoice } = await issued();
    expect(invoiceIn(await credit(invoice, ['GLU', 'K']))).toMatchObject({
      status: 'paid',
      balance_minor: 0,
      overpaid_minor: 0,
    });
  });

  it('requires an administrator for each line already collected', async () => {
    const { order, invoice } = await issued(['GLU', 'LYTES']);
    await lab.collect(order);
    const who = await manager();
    expect(refusalOf(await credit(invoice, ['LYTES'], who))).toEqual([409, 'specimen_collected']);
    expect((await read(invoice)).lines.map(({ collected }) => collected)).toEqual([true, true]);
    expect((await credit(invoice, ['LYTES'])).status).toBe(201);
  });

  it('is rejected for a draft', async () => {
    const { draft } = await drafted();
    expect(refusalOf(await credit(draft, ['K']))).toEqual([409, 'invoice_state']);
  });
});

describe('voiding an invoice', () => {
  it('keeps the number and reason and makes the order billable again', async () => {
    const { order, invoice } = await issued();
    const voided = invoiceIn(
      await server.call(
        voidInvoice,
        { params: { id: invoice.id }, version: invoice.version, body: { reason: 'Wrong patient' } },
        as(admin),
      ),
    );
    expect(voided).toMatchObject({
      status: 'void',
      invoice_number: 'INV-2026-000001',
      balance_minor: 0,
      voided: { reason: 'Wrong patient' },
    });
    expect(refusalOf(await pay(voided, 100))).toEqual([409, 'invoice_state']);
    const again = invoiceIn(await issueIt(invoiceIn(await make(order))));
    expect(again.invoice_number).toBe('INV-2026-000002');
  });

  it('is rejected for a paid invoice', async () => {
    const { invoice } = await issued();
    const { id, version } = invoiceIn(await pay(invoice, 100));
    expect(
      refusalOf(
        await server.call(
          voidInvoice,
          { params: { id }, version, body: { reason: 'Wrong patient' } },
          as(admin),
        ),
      ),
    ).toEqual([409, 'invoice_state']);
  });
});

describe('payment before specimen collection', () => {
  const collectIt = ({ id, version }: Sample) =>
    lab
      .staff('phlebotomist')
      .then((who) =>
        server.call(
          collectSample,
          { params: { id }, version, body: { identity_check: { name: true, birth_date: true } } },
          as(who),
        ),
      );
  const first = async (order: Order) => (await lab.samplesOf(order))[0] as Sample;

  it('is not required unless the facility sets it', async () => {
    await set({ collect_before_payment: 'block' });
    const { order, invoice } = await issued();
    expect(refusalOf(await collectIt(await first(order)))).toEqual([409, 'payment_due']);
    await pay(invoice, 2099);
    expect(refusalOf(await collectIt(await first(order)))).toEqual([409, 'payment_due']);
    await pay(invoice, 1);
    expect((await collectIt(await first(order))).status).toBe(200);
  });

  it.each([
    ['allow', 'routine', 200],
    ['warn', 'routine', 200],
    ['block', 'urgent', 409],
    ['block', 'stat', 200],
  ] as const)(
    'under %s, %s, without an invoice: %d',
    async (collect_before_payment, priority, status) => {
      await set({ collect_before_payment });
      expect((await collectIt(await first(await lab.order(['GLU'], { priority })))).status).toBe(
        status,
      );
    },
  );

  it('is not required for orders without a price or billed to an insurer', async () => {
    await set({ collect_before_payment: 'block' });
    expect((await collectIt(await first(await lab.order(['HGB'])))).status).toBe(200);
    const { order, draft } = await drafted();
    const payer = (
      await server.call(
        createPayer,
        { body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true } },
        as(admin),
      )
    ).body;
    const lines = draft.lines.map(({ id }) => ({
      id,
      discount_minor: 0,
      status: 'active' as const,
    }));
    const changed = invoiceIn(
      await server.call(
        updateInvoice,
        {
          params: { id: draft.id },
          version: 1,
          body: { payer_id: String(payer['id']), due_date: null, lines },
        },
        as(),
      ),
    );
    await issueIt(changed);
    expect((await collectIt(await first(order))).status).toBe(200);
  });

  it('reports the order as unpaid where the facility requires payment, until paid or collected', async () => {
    const due = async (order: Order) =>
      (await lab.samplesOf(order)).map(({ payment_due }) => payment_due);
    const { order, invoice } = await issued();
    const panel = await lab.order(['LYTES']);
    const free = await lab.order(['HGB']);
    expect([await due(order), await due(panel)]).toEqual([[undefined], [undefined]]);
    await set({ collect_before_payment: 'warn' });
    expect([await due(order), await due(panel), await due(free)]).toEqual([
      [true],
      [true],
      [undefined],
    ]);
    await pay(invoice, 2100);
    expect(await due(order)).toEqual([undefined]);
    await lab.collect(panel);
    expect(await due(panel)).toEqual([undefined]);
  });

  it('is not required to recollect a rejected specimen (domain model 2.14, link 1)', async () => {
    const { order, invoice } = await issued();
    const [sample] = (await lab.collect(order)) as [Sample];
    await server.call(
      rejectSample,
      { params: { id: sample.id }, version: sample.version, body: { code: 'RH', note: '' } },
      as(await lab.staff('technician')),
    );
    const { updated_at: _, ...after } = await read(invoice);
    expect(after).toMatchObject({
      version: invoice.version,
      total_minor: invoice.total_minor,
      status: 'issued',
      unbilled: [],
      lines: [{ collected: true }, { collected: true }],
    });
  });
});

describe('cash drawer', () => {
  const open = (who = desk, float_minor = 5000) =>
    server.call(openCashSession, { body: { float_minor } }, as(who));
  const close = (
    { id, version }: CashSession,
    counted_minor: number,
    difference_reason?: string,
    who = desk,
  ) =>
    server.call(
      closeCashSession,
      {
        params: { id },
        version,
        body: { counted_minor, ...(difference_reason !== undefined && { difference_reason }) },
      },
      as(who),
    );
  const drawers = async (query: { state?: string } = {}) =>
    (await server.call(listCashSessions, { query } as never, as())).body['items'] as CashSession[];

  it('is required for cash, one per user', async () => {
    const { invoice } = await issued();
    expect(refusalOf(await pay(invoice, 100, { method: 'cash' }))).toEqual([
      409,
      'cash_session_missing',
    ]);
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await open(admin)).status).toBe(201);
    expect((await pay(invoice, 100, { method: 'cash' })).status).toBe(201);
  });

  it('expects its float plus cash and requires a reason for a discrepancy', async () => {
    const drawer = (await open()).body as unknown as CashSession;
    const { invoice } = await issued();
    await pay(invoice, 700, { method: 'cash' });
    await pay(invoice, 300);
    expect(await drawers({ state: 'open' })).toMatchObject([
      { id: drawer.id, expected_minor: 5700, counted_minor: null },
    ]);
    const short = await close(drawer, 5690);
    expect([short.status, Object.keys(short.body['fields'] as object)]).toEqual([
      422,
      ['difference_reason'],
    ]);
    const closed = await close(drawer, 5690, 'A coin was missing');
    expect(closed.body).toMatchObject({
      expected_minor: 5700,
      counted_minor: 5690,
      difference_reason: 'A coin was missing',
      version: 2,
    });
    expect(refusalOf(await pay(invoice, 100, { method: 'cash' }))).toEqual([
      409,
      'cash_session_missing',
    ]);
    expect([await drawers({ state: 'open' }), (await drawers({ state: 'closed' })).length]).toEqual(
      [[], 1],
    );
    const [line] = await trailOf(server, lab, { entity_id: drawer.id, action: 'update' });
    expect(line).toMatchObject({
      after: { expected_minor: 5700, counted_minor: 5690 },
      reason: 'A coin was missing',
    });
  });

  it('pays cash refunds from the drawer of the refunding user', async () => {
    await open(admin, 1000);
    await open();
    const { invoice } = await issued();
    const paid = invoiceIn(await pay(invoice, 2100, { method: 'cash' }));
    await refund(paid, 500, { method: 'cash' });
    expect(
      (await drawers({ state: 'open' })).map(({ expected_minor }) => expected_minor).toSorted(),
    ).toEqual([500, 7100]);
  });

  it('is closed once, by its owner or an administrator, on the current version', async () => {
    const drawer = (await open()).body as unknown as CashSession;
    expect(
      refusalOf(await close(drawer, 5000, undefined, await lab.person('receptionist'))),
    ).toEqual([409, 'own_drawer']);
    expect(refusalOf(await close({ ...drawer, version: 9 }, 5000))).toEqual([412, 'version_stale']);
    expect((await close(drawer, 5000, undefined, admin)).body).toMatchObject({
      difference_reason: null,
    });
    expect(refusalOf(await close({ ...drawer, version: 2 }, 5000))).toEqual([409, 'conflict']);
  });
});

describe('invoice list', () => {
  it('finds by number, order, patient and status, newest first', async () => {
    const first = await issued();
    server.clock.advance(1);
    const second = await drafted(['GLU']);
    expect((await list()).map(({ id }) => id)).toEqual([second.draft.id, first.invoice.id]);
    const found = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
    expect(await found({ q: 'inv-2026-000001' })).toEqual([first.invoice.id]);
    expect(await found({ q: second.order.order_number })).toEqual([second.draft.id]);
    expect(await found({ q: first.order.patient.mrn })).toEqual([first.invoice.id]);
    expect(await found({ status: 'draft' })).toEqual([second.draft.id]);
    expect(await found({ status: 'paid' })).toEqual([]);
  });

  it('is paginated', async () => {
    for (let place = 0; place < 5; place += 1) await drafted(['GLU']);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await server.call(
        listInvoices,
        { query: { limit: '2', ...(cursor !== undefined && { cursor }) } },
        as(),
      );
      ids.push(...(body['items'] as InvoiceSummary[]).map(({ id }) => id));
      cursor = (body['next_cursor'] as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(5);
  });

  it('excludes other facilities', async () => {
    const { invoice } = await issued();
    const other = await openLaboratory(server, `other-${uuidv7().slice(-12)}`);
    const theirs = await other.staff('admin');
    const { id, version } = invoice;
    const answers = await Promise.all([
      server.call(readInvoice, { params: { id } }, as(theirs)),
      issueIt({ id, version }, theirs),
      pay(invoice, 1, { who: theirs }),
      make(invoice.order, theirs),
      server.call(downloadInvoice, { params: { id } }, as(theirs)),
    ]);
    expect(new Set(answers.map((answer) => `${answer.status} ${textOf(answer)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});

describe('payers and billing settings', () => {
  it('require an administrator', async () => {
    const body = { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true } as const;
    const { version, ...current } = await settings();
    for (const who of [desk, await manager()]) {
      expect(refusalOf(await server.call(createPayer, { body }, as(who)))).toEqual([
        403,
        'forbidden',
      ]);
      expect(
        refusalOf(await server.call(updateBillingSettings, { version, body: current }, as(who))),
      ).toEqual([403, 'forbidden']);
    }
    const payer = (await server.call(createPayer, { body }, as(admin))).body;
    expect(refusalOf(await server.call(createPayer, { body }, as(admin)))).toEqual([
      409,
      'duplicate',
    ]);
    const params = { id: String(payer['id']) };
    expect(
      (
        await server.call(
          updatePayer,
          { params, version: 1, body: { ...body, active: false } },
          as(admin),
        )
      ).body,
    ).toMatchObject({ active: false, version: 2 });
    expect(
      refusalOf(await server.call(updatePayer, { params, version: 1, body }, as(admin))),
    ).toEqual([412, 'version_stale']);
    expect((await server.call(listPayers, {}, as())).body['items']).toMatchObject([
      { name: 'Harbour Mutual' },
    ]);
  });

  it('fix the currency once there is an invoice', async () => {
    expect((await set({ currency: 'EUR' })).status).toBe(200);
    expect((await make(await lab.order(['GLU']))).status).toBe(409);
    await set({ currency: 'USD' });
    await drafted();
    expect(refusalOf(await set({ currency: 'EUR' }))).toEqual([409, 'conflict']);
    expect((await set({ payment_days: 30 })).body).toMatchObject({
      payment_days: 30,
      currency: 'USD',
    });
  });
});

describe('printed billing documents', () => {
  it.each(['en', 'ar'] as const)(
    'render an invoice and its receipt as PDF in %s',
    async (language) => {
      await lab.transaction((tx) => tx.updateTable('facility_profile').set({ language }).execute());
      const { invoice } = await issued();
      const paid = invoiceIn(await pay(invoice, 600));
      const files = [
        await server.call(downloadInvoice, { params: { id: invoice.id } }, as()),
        await server.call(downloadReceipt, { params: { id: paid.payments[0]?.id ?? '' } }, as()),
      ];
      expect(files.map(({ headers }) => headers['content-type'])).toEqual([
        'application/pdf',
        'application/pdf',
      ]);
      for (const { text } of files) expect(text.startsWith('%PDF-1.')).toBe(true);
      expect(files.map(({ headers }) => headers['content-disposition'])).toEqual([
        expect.stringContaining('INV-2026-000001.pdf'),
        expect.stringContaining('RCT-2026-000001.pdf'),
      ]);
    },
  );

  it('reject a draft', async () => {
    const { draft } = await drafted();
    expect(
      refusalOf(await server.call(downloadInvoice, { params: { id: draft.id } }, as())),
    ).toEqual([409, 'invoice_state']);
  });
});

describe('revenue figures', () => {
  it('report billed, collected, refunded and outstanding amounts by day, test and payer', async () => {
    const { invoice } = await issued();
    const paid = invoiceIn(await pay(invoice, 1000));
    await refund(paid, 200);
    await credit(paid, ['K']);
    const voided = (await issued(['GLU'])).invoice;
    await server.call(
      voidInvoice,
      { params: { id: voided.id }, version: voided.version, body: { reason: 'Wrong patient' } },
      as(admin),
    );
    await drafted(['GLU']);
    const { body } = await server.call(
      readRevenueMetrics,
      { query: { start_date: '2026-05-11', end_date: '2026-05-12' } },
      as(admin),
    );
    expect(body).toMatchObject({
      currency: 'USD',
      billed_minor: 1250,
      collected_minor: 1000,
      refunded_minor: 200,
      outstanding_minor: 450,
      by_day: [
        { date: '2026-05-11', billed_minor: 0, collected_minor: 0 },
        { date: '2026-05-12', billed_minor: 1250, collected_minor: 1000 },
      ],
      by_test: [
        { code: 'GLU', count: 1, billed_minor: 1250 },
        { code: 'K', count: 1, billed_minor: 850 },
      ],
      by_payer: [{ payer: null, billed_minor: 2100 }],
    });
  });

  it('are visible to authorised users only, also within the key figures', async () => {
    await issued();
    expect(refusalOf(await server.call(readRevenueMetrics, {}, as()))).toEqual([403, 'forbidden']);
    const figures = async (who: Person) => (await server.call(readKeyMetrics, {}, as(who))).body;
    expect(await figures(admin)).toMatchObject({
      total_revenue: 21,
      total_revenue_minor: 2100,
      currency: 'USD',
    });
    expect(await figures(desk)).toMatchObject({
      total_revenue: null,
      total_revenue_minor: null,
      currency: null,
    });
  });
});
