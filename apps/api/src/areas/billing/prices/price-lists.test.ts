import {
  createInvoice,
  createPayer,
  createPriceList,
  exportPriceList,
  issueInvoice,
  listPriceLists,
  readBillingSettings,
  readInvoice,
  readPriceFile,
  readPriceList,
  updateBillingSettings,
  updateInvoice,
  updatePayer,
  updatePriceList,
  type BillingSettings,
  type Invoice,
  type PriceFile,
  type PriceList,
  type PriceListSummary,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { addTests, cancelTests, readOrder, type Order } from '@alms/lis-domain/orders';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let desk: Person;
let insurer: PayerId;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `list-${uuidv7().slice(-12)}`);
  await lab.price({ GLU: 1250, K: 850, LYTES: 2400 }, 500);
  admin = await lab.staff('admin');
  desk = await lab.staff('receptionist');
  insurer = await payer('Harbour Mutual');
});

const refusalOf = ({ status, body }: Answer) => [status, body['code']];
const faultOf = ({ status, body }: Answer) => [status, Object.keys(body['fields'] ?? {})];
const done = (answer: Answer): unknown => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body;
};
const listIn = (answer: Answer) => done(answer) as PriceList;
const listsIn = (answer: Answer) => (done(answer) as { items: PriceListSummary[] }).items;
const fileIn = (answer: Answer) => done(answer) as PriceFile;
const invoiceIn = (answer: Answer) => done(answer) as Invoice;
const orderIn = (answer: Answer) => done(answer) as Order;
const idIn = (answer: Answer) => (done(answer) as { id: PayerId }).id;

const payer = async (name: string) =>
  idIn(
    await server.call(
      createPayer,
      { body: { name, kind: 'insurance', address: '', active: true } },
      { as: admin },
    ),
  );

type NewList = BodyOf<typeof createPriceList>;
const begin = (change: Partial<NewList> = {}, who = admin) =>
  server.call(
    createPriceList,
    {
      body: {
        payer_id: insurer,
        name: 'Agreement',
        valid_from: '2026-01-01',
        valid_to: '2026-12-31',
        copy: null,
        ...change,
      },
    },
    { as: who },
  );
type Saved = Partial<Omit<BodyOf<typeof updatePriceList>, 'prices'>> & {
  prices?: Record<string, number>;
};
const save = (
  { id, version, name, valid_from, valid_to }: PriceList,
  { prices = {}, ...change }: Saved,
  who = admin,
) =>
  server.call(
    updatePriceList,
    {
      params: { id },
      version,
      body: {
        name,
        valid_from,
        valid_to,
        prices: Object.entries(prices).map(([code, amount_minor]) => ({
          test_parameter_id: lab.testId(code),
          amount_minor,
        })),
        ...change,
      },
    },
    { as: who },
  );
const listed = async (prices: Record<string, number>, change: Partial<NewList> = {}) =>
  listIn(await save(listIn(await begin(change)), { prices }));
const pricesOn = ({ rows }: PriceList) =>
  Object.fromEntries(
    rows.flatMap(({ code, amount_minor }) => (amount_minor === null ? [] : [[code, amount_minor]])),
  );

const make = ({ order_number }: Pick<Order, 'order_number'>, payer_id?: string | null) =>
  server.call(
    createInvoice,
    { body: { order_number, ...(payer_id !== undefined && { payer_id }) } },
    { as: desk },
  );
const billed = async (codes: readonly string[], payer_id: string | null = insurer) =>
  invoiceIn(await make(await lab.order(codes), payer_id));
const billTo = (
  { id, version, lines }: Invoice,
  payer_id: string | null,
  discounts: Record<string, number> = {},
) =>
  server.call(
    updateInvoice,
    {
      params: { id },
      version,
      body: {
        payer_id,
        due_date: null,
        lines: lines.map((line) => ({
          id: line.id,
          discount_minor: discounts[line.code] ?? line.discount_minor,
          status: line.status === 'cancelled' ? ('cancelled' as const) : ('active' as const),
        })),
      },
    },
    { as: desk },
  );
const read = async ({ id }: Pick<Invoice, 'id'>) =>
  invoiceIn(await server.call(readInvoice, { params: { id } }, { as: desk }));
const linesOf = ({ lines }: Invoice) =>
  lines.map(({ code, unit_price_minor, price_basis, price_list_name }) => [
    code,
    unit_price_minor,
    price_basis,
    price_list_name,
  ]);

describe('price list', () => {
  it('lists every orderable test with its own price and is saved as a whole', async () => {
    const list = listIn(await begin());
    expect(list).toMatchObject({
      name: 'Agreement',
      payer: { id: insurer, name: 'Harbour Mutual' },
      currency: 'USD',
      priced: 0,
      version: 1,
    });
    expect(list.rows.find(({ code }) => code === 'LYTES')).toEqual({
      test_parameter_id: lab.testId('LYTES'),
      code: 'LYTES',
      name: expect.any(String),
      is_panel: true,
      own_minor: 2400,
      tax_bp: 500,
      amount_minor: null,
    });
    expect(list.rows.find(({ code }) => code === 'HGB')).toMatchObject({
      own_minor: null,
      tax_bp: 0,
    });
    const saved = listIn(
      await save(list, { name: 'Agreement of spring', prices: { GLU: 990, HGB: 0 } }),
    );
    expect([saved.version, saved.name, saved.priced, pricesOn(saved)]).toEqual([
      2,
      'Agreement of spring',
      2,
      { GLU: 990, HGB: 0 },
    ]);
    expect(pricesOn(listIn(await save(saved, { prices: { K: 700 } })))).toEqual({ K: 700 });
    const [last, first] = await trailOf(server, lab, { entity_id: list.id, action: 'update' });
    expect([first?.after, last?.before, last?.after]).toMatchObject([
      { name: 'Agreement of spring', prices: { GLU: 990, HGB: 0 } },
      { prices: { GLU: 990, HGB: 0, K: null } },
      { prices: { GLU: null, HGB: null, K: 700 } },
    ]);
    expect(listsIn(await server.call(listPriceLists, {}, { as: desk }))).toMatchObject([
      { id: list.id, priced: 1 },
    ]);
  });

  it('is readable by the front desk and editable by users who manage payments', async () => {
    const list = await listed({ GLU: 990 });
    const params = { id: list.id };
    expect(listIn(await server.call(readPriceList, { params }, { as: desk })).priced).toBe(1);
    const file = Buffer.from('code,price\r\nGLU,1\r\n').toString('base64');
    const refused = [
      await begin({ name: 'Other' }, desk),
      await save(list, {}, desk),
      await server.call(readPriceFile, { params, body: { file } }, { as: desk }),
    ];
    expect(refused.map(refusalOf)).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    const nurse = await lab.staff('nurse');
    expect(
      [
        await server.call(listPriceLists, {}, { as: nurse }),
        await server.call(readPriceList, { params }, { as: nurse }),
        await server.call(exportPriceList, { params }, { as: nurse }),
      ].map(refusalOf),
    ).toEqual(Array.from({ length: 3 }, () => [403, 'forbidden']));
  });

  it('excludes other facilities', async () => {
    const list = await listed({ GLU: 990 });
    const other = await openLaboratory(server, `other-${uuidv7().slice(-12)}`);
    const theirs = await other.staff('admin');
    const params = { id: list.id };
    const answers = [
      await server.call(readPriceList, { params }, { as: theirs }),
      await server.call(exportPriceList, { params }, { as: theirs }),
      await save(list, {}, theirs),
      await server.call(
        readPriceFile,
        { params, body: { file: Buffer.from('code,price\r\n').toString('base64') } },
        { as: theirs },
      ),
    ];
    expect(new Set(answers.map((answer) => `${answer.status} ${textOf(answer)}`)).size).toBe(1);
    expect(refusalOf(answers[0] as Answer)).toEqual([404, 'not_found']);
    expect(faultOf(await begin({}, theirs))).toEqual([422, ['payer_id']]);
    const their = idIn(
      await server.call(
        createPayer,
        { body: { name: 'Theirs', kind: 'corporate', address: '', active: true } },
        { as: theirs },
      ),
    );
    expect(
      faultOf(
        await begin({ payer_id: their, copy: { price_list_id: list.id, change_bp: 0 } }, theirs),
      ),
    ).toEqual([422, ['copy.price_list_id']]);
    expect(listsIn(await server.call(listPriceLists, {}, { as: theirs }))).toEqual([]);
    expect(
      await other.transaction((tx) => tx.selectFrom('listed_price').selectAll().execute()),
    ).toEqual([]);
  });

  it.each([
    [
      'a negative price',
      { prices: [{ test_parameter_id: 'GLU', amount_minor: -1 }] },
      'prices.0.amount_minor',
    ],
    [
      'half a cent',
      { prices: [{ test_parameter_id: 'GLU', amount_minor: 1.5 }] },
      'prices.0.amount_minor',
    ],
    [
      'too much',
      { prices: [{ test_parameter_id: 'GLU', amount_minor: 1_000_000_001 }] },
      'prices.0.amount_minor',
    ],
    [
      'a duplicate test',
      {
        prices: [
          { test_parameter_id: 'GLU', amount_minor: 1 },
          { test_parameter_id: 'GLU', amount_minor: 2 },
        ],
      },
      'prices.1.test_parameter_id',
    ],
    [
      'an unknown test',
      { prices: [{ test_parameter_id: '0193a9f4-1111-7222-8333-444455556666', amount_minor: 1 }] },
      'prices.0.test_parameter_id',
    ],
    ['an end date before the start date', { valid_to: '2025-12-31' }, 'valid_to'],
    ['an invalid date', { valid_from: '2026-02-30' }, 'valid_from'],
    ['no name', { name: ' ' }, 'name'],
  ])('rejects %s and stays unchanged', async (_, change, field) => {
    const list = await listed({ GLU: 990 });
    const prices = ('prices' in change ? change.prices : []).map(
      ({ test_parameter_id, amount_minor }) => ({
        test_parameter_id: test_parameter_id === 'GLU' ? lab.testId('GLU') : test_parameter_id,
        amount_minor,
      }),
    );
    const { id, version, name, valid_from, valid_to } = list;
    const answer = await server.call(
      updatePriceList,
      { params: { id }, version, body: { name, valid_from, valid_to, ...change, prices } },
      { as: admin },
    );
    expect(faultOf(answer)).toEqual([422, [field]]);
    expect(
      pricesOn(listIn(await server.call(readPriceList, { params: { id } }, { as: desk }))),
    ).toEqual({ GLU: 990 });
  });

  it('accepts one of two concurrent changes and none with a stale version', async () => {
    const list = listIn(await begin());
    const answers = await Promise.all([
      save(list, { prices: { GLU: 1 } }),
      save(list, { prices: { GLU: 2 } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(refusalOf(await save(list, { prices: { GLU: 3 } }))).toEqual([412, 'version_stale']);
  });

  it.each([
    ['the same dates', '2026-01-01', '2026-12-31'],
    ['its last day', '2026-12-31', null],
    ['its first day', '2025-01-01', '2026-01-01'],
    ['the whole period', '2020-01-01', null],
  ])('is the only one of its payer on %s', async (_, valid_from, valid_to) => {
    await begin();
    const answer = await begin({ name: 'Another', valid_from, valid_to });
    expect([...refusalOf(answer), answer.body['fields']]).toEqual([
      409,
      'price_list_overlaps',
      { overlaps: 'Agreement' },
    ]);
    expect(
      (
        await begin({
          name: 'Another',
          valid_from,
          valid_to,
          payer_id: await payer('Quayside Shipping'),
        })
      ).status,
    ).toBe(201);
  });

  it('may follow another list but not overlap it', async () => {
    await begin();
    const next = listIn(await begin({ name: 'Next', valid_from: '2027-01-01', valid_to: null }));
    expect(refusalOf(await save(next, { valid_from: '2026-12-31' }))).toEqual([
      409,
      'price_list_overlaps',
    ]);
    expect((await save(next, { valid_from: '2027-02-01' })).status).toBe(200);
    expect(refusalOf(await begin({ valid_from: '2020-01-01', valid_to: '2020-12-31' }))).toEqual([
      409,
      'duplicate',
    ]);
  });

  it('is created once by eight concurrent requests, enforced by the database too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => begin({ name: `Agreement ${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const row = {
      tenant_id: lab.tenantId,
      id: uuidv7(),
      payer_id: insurer,
      name: 'Beside it',
      currency: 'USD',
      valid_from: '2026-06-01',
      valid_to: null,
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    };
    await expect(
      lab.transaction((tx) => tx.insertInto('price_list').values(row).execute()),
    ).rejects.toThrow('price_list_valid_excl');
  });

  it('is created from another list or from own prices, adjusted by a percentage and rounded', async () => {
    const list = await listed({ GLU: 995, K: 0 });
    const next = listIn(
      await begin({
        name: 'Next',
        valid_from: '2027-01-01',
        valid_to: null,
        copy: { price_list_id: list.id, change_bp: 1000 },
      }),
    );
    expect([next.priced, pricesOn(next)]).toEqual([2, { GLU: 1095, K: 0 }]);
    const own = listIn(
      await begin({
        name: 'Own',
        payer_id: await payer('Quayside Shipping'),
        copy: { price_list_id: null, change_bp: -1250 },
      }),
    );
    expect(pricesOn(own)).toEqual({ GLU: 1094, K: 744, LYTES: 2100 });
    await lab.price({ GLU: 1_000_000_000 });
    const other = await payer('Old Mutual Aid');
    expect(
      faultOf(await begin({ payer_id: other, copy: { price_list_id: null, change_bp: 1 } })),
    ).toEqual([422, ['copy.change_bp']]);
    expect(
      faultOf(await begin({ payer_id: other, copy: { price_list_id: null, change_bp: -10_001 } })),
    ).toEqual([422, ['copy.change_bp']]);
  });

  it('uses the facility’s currency', async () => {
    await begin();
    const { version, ...settings } = done(
      await server.call(readBillingSettings, {}, { as: admin }),
    ) as BillingSettings;
    expect(
      refusalOf(
        await server.call(
          updateBillingSettings,
          { version, body: { ...settings, currency: 'EUR' } },
          { as: admin },
        ),
      ),
    ).toEqual([409, 'conflict']);
  });
});

describe('price file', () => {
  const look = async ({ id }: PriceList, text: string | Buffer) =>
    fileIn(
      await server.call(
        readPriceFile,
        { params: { id }, body: { file: Buffer.from(text).toString('base64') } },
        { as: admin },
      ),
    );

  it('is exported as a spreadsheet and imported again', async () => {
    const list = await listed({ GLU: 990, HGB: 0 });
    const answer = await server.call(exportPriceList, { params: { id: list.id } }, { as: desk });
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/"price-list-list-[\w-]+-2026-01-01\.csv"$/),
    ]);
    expect(answer.text).toContain('"12.50","9.90"');
    const file = await look(list, answer.text);
    expect(file).toMatchObject({ readable: true, refused: [] });
    expect(
      file.readable && file.prices.filter(({ amount_minor }) => amount_minor !== null),
    ).toHaveLength(2);
    const [line] = await trailOf(server, lab, { entity_id: list.id, action: 'export' });
    expect(line).toMatchObject({
      category: 'billing',
      entity_label: 'Harbour Mutual: Agreement',
      after: { priced: 2 },
    });
  });

  it('is previewed row by row without changes', async () => {
    const list = await listed({ GLU: 990 });
    expect(await look(list, 'Code;Price\r\nGLU;10.00\r\nK;-1\r\nNONE;3.00\r\n')).toEqual({
      readable: true,
      prices: [{ test_parameter_id: lab.testId('GLU'), amount_minor: 1000 }],
      refused: [
        { line: 3, code: 'K', value: '-1', fault: 'amount_form' },
        { line: 4, code: 'NONE', value: '3.00', fault: 'code_unknown' },
      ],
    });
    expect(
      pricesOn(listIn(await server.call(readPriceList, { params: { id: list.id } }, { as: desk }))),
    ).toEqual({ GLU: 990 });
  });

  it.each([
    ['a missing column', Buffer.from('code\r\nGLU\r\n'), 'column_missing'],
    ['an Excel workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0]), 'workbook'],
    ['an empty file', Buffer.from(''), 'empty'],
  ])('%s is reported as such', async (_, bytes, fault) => {
    expect(await look(await listed({}), bytes)).toMatchObject({ readable: false, fault });
  });
});

describe('invoice pricing', () => {
  it('uses the payer’s prices and reports missing ones', async () => {
    await listed({ GLU: 990, HGB: 300 });
    const invoice = await billed(['GLU', 'K', 'HGB']);
    expect(linesOf(invoice)).toEqual([
      ['GLU', 990, 'list', 'Agreement'],
      ['K', 850, 'fallback', 'Agreement'],
      ['HGB', 300, 'list', 'Agreement'],
    ]);
    expect(invoice).toMatchObject({
      payer: { id: insurer },
      subtotal_minor: 2140,
      tax_minor: 50 + 43,
      total_minor: 2233,
      unbilled: [],
    });
    expect(linesOf(await billed(['GLU'], null))).toEqual([['GLU', 1250, 'own', null]]);
    expect(linesOf(await billed(['GLU'], await payer('Quayside Shipping')))).toEqual([
      ['GLU', 1250, 'own', null],
    ]);
  });

  it('bills tests that only the payer has a price for', async () => {
    await listed({ HGB: 300 });
    const order = await lab.order(['HGB']);
    expect(refusalOf(await make(order))).toEqual([409, 'nothing_to_bill']);
    expect(linesOf(invoiceIn(await make(order, insurer)))).toEqual([
      ['HGB', 300, 'list', 'Agreement'],
    ]);
  });

  it('rejects an unknown or inactive payer', async () => {
    const order = await lab.order(['GLU']);
    await server.call(
      updatePayer,
      {
        params: { id: insurer },
        version: 1,
        body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: false },
      },
      { as: admin },
    );
    for (const id of [insurer, uuidv7()])
      expect(faultOf(await make(order, id))).toEqual([422, ['payer_id']]);
  });

  it.each([
    ['UTC', '2026-03-12', '2026-03-12', 990],
    ['UTC', '2026-03-13', null, 1250],
    ['UTC', '2026-01-01', '2026-03-11', 1250],
    ['Pacific/Kiritimati', '2026-03-13', '2026-03-13', 990],
    ['Pacific/Kiritimati', '2026-03-12', '2026-03-12', 1250],
    ['Pacific/Pago_Pago', '2026-03-12', '2026-03-12', 1250],
    ['Pacific/Pago_Pago', '2026-03-11', '2026-03-11', 990],
  ])(
    'uses the order date, in %s by a list of %s to %s',
    async (timezone, valid_from, valid_to, price) => {
      await listed({ GLU: 990 }, { valid_from, valid_to });
      const order = await lab.order(['GLU']);
      await lab.transaction(async (tx) => {
        await tx.updateTable('facility_profile').set({ timezone }).execute();
        await tx
          .updateTable('test_order')
          .set({ requested_at: '2026-03-12T10:30:00Z' })
          .where('id', '=', order.id)
          .execute();
      });
      expect(invoiceIn(await make(order, insurer)).lines[0]?.unit_price_minor).toBe(price);
    },
  );

  it('keeps its prices when the list changes', async () => {
    const list = await listed({ GLU: 990 });
    const draft = await billed(['GLU']);
    const { id, version } = await billed(['GLU']);
    const invoice = invoiceIn(
      await server.call(issueInvoice, { params: { id }, version }, { as: desk }),
    );
    await save(list, { name: 'Renamed', prices: { GLU: 5 } });
    expect([linesOf(await read(invoice)), linesOf(await read(draft))]).toEqual([
      [['GLU', 990, 'list', 'Agreement']],
      [['GLU', 990, 'list', 'Agreement']],
    ]);
    expect(linesOf(invoiceIn(await billTo(draft, insurer, { GLU: 90 })))).toEqual([
      ['GLU', 990, 'list', 'Agreement'],
    ]);
    const edited = lab.transaction((tx) =>
      tx.deleteFrom('invoice_line').where('invoice_id', '=', id).execute(),
    );
    await expect(edited).rejects.toThrow('an issued invoice is not edited');
  });

  it('reprices a draft for another payer and back, keeping the decisions about each line', async () => {
    await listed({ GLU: 990, HGB: 300 });
    const draft = await billed(['GLU', 'K', 'HGB'], null);
    expect(draft).toMatchObject({ total_minor: 2206, unbilled: [{ code: 'HGB' }] });
    const insured = invoiceIn(await billTo(draft, insurer, { K: 50 }));
    expect(linesOf(insured)).toEqual([
      ['GLU', 990, 'list', 'Agreement'],
      ['K', 850, 'fallback', 'Agreement'],
      ['HGB', 300, 'list', 'Agreement'],
    ]);
    expect(insured).toMatchObject({
      version: 2,
      discount_minor: 50,
      subtotal_minor: 2140,
      total_minor: 990 + 50 + 800 + 40 + 300,
      unbilled: [],
      lines: [{}, { discount_minor: 50 }, {}],
    });
    expect(refusalOf(await billTo(draft, null))).toEqual([412, 'version_stale']);
    const back = invoiceIn(await billTo(insured, null));
    expect([linesOf(back), back.discount_minor, back.unbilled]).toEqual([
      [
        ['GLU', 1250, 'own', null],
        ['K', 850, 'own', null],
      ],
      50,
      [expect.objectContaining({ code: 'HGB' })],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: draft.id, action: 'update' });
    expect(line).toMatchObject({
      before: { payer_id: insurer, total_minor: insured.total_minor },
      after: { payer_id: null, total_minor: back.total_minor },
    });
  });

  it('limits discounts to the new payer’s prices and keeps at least one line', async () => {
    await listed({ GLU: 40, HGB: 300 });
    const draft = await billed(['K', 'GLU'], null);
    expect(faultOf(await billTo(draft, insurer, { GLU: 100 }))).toEqual([
      422,
      ['lines.1.discount_minor'],
    ]);
    expect(linesOf(await read(draft))).toEqual(linesOf(draft));
    expect(refusalOf(await billTo(await billed(['HGB']), null))).toEqual([409, 'nothing_to_bill']);
  });

  it('charges a panel as one line where either list prices it, and by its tests otherwise', async () => {
    await lab.price({ NA: 300, CL: 300, CO2: 300 });
    await listed({ LYTES: 2000, K: 1 });
    expect(linesOf(await billed(['LYTES']))).toEqual([['LYTES', 2000, 'list', 'Agreement']]);
    await lab.transaction((tx) =>
      tx.deleteFrom('listed_price').where('test_parameter_id', '=', lab.testId('LYTES')).execute(),
    );
    expect(linesOf(await billed(['LYTES']))).toEqual([['LYTES', 2400, 'fallback', 'Agreement']]);
  });

  it('converts a panel priced only by the payer into its tests and back', async () => {
    await listed({ BMP: 1500 });
    const panel = await billed(['BMP']);
    expect(linesOf(panel)).toEqual([['BMP', 1500, 'list', 'Agreement']]);
    const own = invoiceIn(await billTo(panel, null));
    expect(own.lines.map(({ code }) => code).toSorted()).toEqual(['GLU', 'K']);
    expect(linesOf(invoiceIn(await billTo(own, insurer)))).toEqual([
      ['BMP', 1500, 'list', 'Agreement'],
    ]);
  });

  it('keeps charged cancelled lines when the payer changes', async () => {
    await listed({ GLU: 990, K: 600 });
    const order = await lab.order(['GLU', 'K']);
    const draft = invoiceIn(await make(order));
    await lab.collect(order);
    const { version, items } = orderIn(
      await server.call(readOrder, { params: { id: order.id } }, { as: admin }),
    );
    const potassium = items.find(({ code }) => code === 'K');
    done(
      await server.call(
        cancelTests,
        {
          params: { id: order.id },
          version,
          body: { item_ids: [potassium?.id ?? ''], code: 'other', note: 'Asked for twice' },
        },
        { as: admin },
      ),
    );
    expect(linesOf(invoiceIn(await billTo(await read(draft), insurer)))).toEqual([
      ['GLU', 990, 'list', 'Agreement'],
      ['K', 850, 'own', null],
    ]);
  });

  it('charges tests added to the order at the payer’s prices', async () => {
    await listed({ K: 600 });
    const order = await lab.order(['GLU']);
    const draft = invoiceIn(await make(order, insurer));
    const { version } = orderIn(
      await server.call(readOrder, { params: { id: order.id } }, { as: admin }),
    );
    done(
      await server.call(
        addTests,
        {
          params: { id: order.id },
          version,
          body: { test_parameter_ids: [lab.testId('K')], specimens_confirmed: false },
        },
        { as: admin },
      ),
    );
    expect(linesOf(await read(draft))).toEqual([
      ['GLU', 1250, 'fallback', 'Agreement'],
      ['K', 600, 'list', 'Agreement'],
    ]);
  });
});
