import {
  createInvoice,
  createPayer,
  createPriceList,
  downloadInvoice,
  issueInvoice,
  listInvoices,
  listOrderCoverages,
  readBillingSettings,
  readInsurance,
  readInvoice,
  replaceInsurance,
  updateBillingSettings,
  updateInvoice,
  updatePayer,
  type BillingSettings,
  type Invoice,
  type InvoiceSummary,
  type PatientInsurance,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { addTests, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  mergePatients,
  readPatient,
  unmergePatients,
  type PatientId,
} from '@alms/lis-domain/patients';
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
import { newId } from '../../../platform/db/new-id.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let desk: Person;
let harbour: Payer;
let quayside: Payer;
let patientId: PatientId;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `coverages-${uuidv7().slice(-12)}`);
  await lab.price({ GLU: 1250, K: 850 });
  admin = await lab.staff('admin');
  desk = await lab.staff('receptionist');
  harbour = await payer('Harbour Mutual');
  quayside = await payer('Quayside Shipping');
  patientId = await lab.patient();
});

type Payer = { id: PayerId; version: number };
type Coverage = Partial<BodyOf<typeof replaceInsurance>['coverages'][number]>;

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}
const refusalOf = ({ status, body }: Answer) => [status, body['code'], body['fields']];
const payer = async (name: string) =>
  await made<Payer>(
    server.call(
      createPayer,
      { body: { name, kind: 'insurance', address: '', active: true } },
      { as: admin },
    ),
  );
const retire = async ({ id, version }: Payer, name: string) =>
  await made(
    server.call(
      updatePayer,
      { params: { id }, version, body: { name, kind: 'insurance', address: '', active: false } },
      { as: admin },
    ),
  );
const read = async (id = patientId, as = desk) =>
  await made<PatientInsurance>(server.call(readInsurance, { params: { id } }, { as }));
const put = (
  coverages: readonly Coverage[],
  { id = patientId, version = 1, as = desk }: { id?: string; version?: number; as?: Person } = {},
) =>
  server.call(
    replaceInsurance,
    {
      params: { id },
      version,
      body: {
        coverages: coverages.map((coverage) => ({
          payer_id: harbour.id,
          policy_number: 'HM-1',
          ...coverage,
        })),
      },
    },
    { as },
  );
const covered = async (...coverages: Coverage[]) => await made<PatientInsurance>(put(coverages));
const bill = (
  order: { order_number: string },
  choice: Omit<BodyOf<typeof createInvoice>, 'order_number'> = {},
) =>
  server.call(
    createInvoice,
    { body: { order_number: order.order_number, ...choice } },
    { as: desk },
  );
const billed = async (choice?: Omit<BodyOf<typeof createInvoice>, 'order_number'>) =>
  await made<Invoice>(bill(await lab.order(['GLU'], { patientId }), choice));
const changed = (
  { id, version, lines }: Invoice,
  choice: Pick<BodyOf<typeof updateInvoice>, 'payer_id' | 'policy_number'>,
) =>
  server.call(
    updateInvoice,
    {
      params: { id },
      version,
      body: {
        due_date: null,
        lines: lines.map((line) => ({ id: line.id, discount_minor: 0, status: 'active' as const })),
        ...choice,
      },
    },
    { as: desk },
  );
const dayFromNow = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000)
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length);
const payment = ({ payer: who, policy_number }: Pick<Invoice, 'payer' | 'policy_number'>) => [
  who?.id ?? null,
  policy_number,
];

describe('patient coverage', () => {
  it('is empty initially and lists available payers without prices or addresses', async () => {
    await retire(await payer('Old Mutual Aid'), 'Old Mutual Aid');
    expect(await read()).toEqual({
      version: 1,
      coverages: [],
      payers: [
        { id: harbour.id, name: 'Harbour Mutual', kind: 'insurance' },
        { id: quayside.id, name: 'Quayside Shipping', kind: 'insurance' },
      ],
    });
  });

  it('is replaced as a whole, in the given order, with before and after audited', async () => {
    await covered(
      { policy_number: 'HM-1', group: 'Dock 4', valid_from: '2026-01-01', valid_to: '2026-12-31' },
      { payer_id: quayside.id, policy_number: 'Q 7' },
    );
    const { version, coverages } = await read();
    expect(version).toBe(2);
    expect(coverages).toMatchObject([
      {
        payer: { name: 'Harbour Mutual', active: true },
        policy_number: 'HM-1',
        group: 'Dock 4',
        valid_from: '2026-01-01',
        valid_to: '2026-12-31',
      },
      {
        payer: { name: 'Quayside Shipping' },
        policy_number: 'Q 7',
        group: '',
        valid_from: null,
        valid_to: null,
      },
    ]);
    await made(put([{ policy_number: 'hm 1', valid_to: '2027-12-31' }], { version }));
    // The same policy in another notation: the row stays, and so does its reference from a merge.
    expect((await read()).coverages).toMatchObject([
      { id: coverages[0]?.id, policy_number: 'hm 1', valid_to: '2027-12-31' },
    ]);
    const [line] = await trailOf(server, lab, { entity_id: patientId, action: 'update' });
    expect(line).toMatchObject({
      category: 'patient',
      entity_type: 'insurance',
      before: {
        coverages: [
          { payer: 'Harbour Mutual', policy_number: 'HM-1' },
          { payer: 'Quayside Shipping' },
        ],
      },
      after: { coverages: [{ policy_number: 'hm 1' }] },
    });
    const [look] = await trailOf(server, lab, { patient_id: patientId, action: 'read' });
    expect(look).toMatchObject({ category: 'billing', entity_type: 'patient' });
  });

  it('is unchanged by an identical update', async () => {
    await covered({});
    expect(
      await made(
        put([{ policy_number: 'HM-1', group: '', valid_from: null, valid_to: null }], {
          version: 2,
        }),
      ),
    ).toMatchObject({ version: 2 });
    expect(
      (await trailOf(server, lab, { entity_id: patientId, action: 'update' })).filter(
        ({ entity_type }) => entity_type === 'insurance',
      ),
    ).toHaveLength(1);
  });

  it('rejects an update with a stale or missing version', async () => {
    await covered({});
    expect((await put([], { version: 1 })).status).toBe(412);
    expect(
      (
        await server.call(
          replaceInsurance,
          { params: { id: patientId }, body: { coverages: [] } } as never,
          { as: desk },
        )
      ).status,
    ).toBe(428);
    expect((await read()).coverages).toHaveLength(1);
  });

  it('rejects an unknown payer, naming the field', async () => {
    await retire(quayside, 'Quayside Shipping');
    const elsewhere = await openLaboratory(server, `elsewhere-${uuidv7().slice(-12)}`);
    const foreign = await made<Payer>(
      server.call(
        createPayer,
        { body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true } },
        { as: await elsewhere.staff('admin') },
      ),
    );
    const refused = 'is not an active payer';
    expect(
      refusalOf(
        await put([
          {},
          { payer_id: newId<PayerId>() },
          { payer_id: quayside.id },
          { payer_id: foreign.id },
        ]),
      ),
    ).toEqual([
      422,
      'invalid',
      {
        'coverages.1.payer_id': refused,
        'coverages.2.payer_id': refused,
        'coverages.3.payer_id': refused,
      },
    ]);
    expect((await read()).coverages).toEqual([]);
  });

  it('keeps a coverage of an inactive payer until it is removed', async () => {
    await covered({ payer_id: quayside.id, policy_number: 'Q-7' });
    await retire(quayside, 'Quayside Shipping');
    await made(put([{ payer_id: quayside.id, policy_number: 'Q-7' }, {}], { version: 2 }));
    expect((await read()).coverages).toMatchObject([
      { payer: { active: false } },
      { payer: { active: true } },
    ]);
  });

  it.each([
    [
      'an end date before the start date',
      [{ valid_from: '2026-05-12', valid_to: '2026-05-11' }],
      'coverages.0.valid_to',
    ],
    ['no policy', [{ policy_number: ' ' }], 'coverages.0.policy_number'],
    ['a duplicate policy', [{ policy_number: 'HM-1' }, { policy_number: 'hm 1' }], 'coverages'],
    [
      'six policies',
      Array.from({ length: 6 }, (_, index) => ({ policy_number: `HM-${index}` })),
      'coverages',
    ],
  ])('rejects %s', async (_, coverages: Coverage[], field) => {
    const { status, body } = await put(coverages);
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [field]]);
  });

  it('returns not found for unknown patients and those of other facilities', async () => {
    const elsewhere = await openLaboratory(server, `elsewhere-${uuidv7().slice(-12)}`);
    const outsider = await elsewhere.staff('receptionist');
    const answers = [
      await server.call(readInsurance, { params: { id: patientId } }, { as: outsider }),
      await put([], { as: outsider }),
      await put([], { id: uuidv7() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each(['phlebotomist', 'nurse', 'doctor', 'data_entry', 'report_viewer'] as const)(
    'is denied to a %s',
    async (role) => {
      const as = await lab.staff(role);
      expect([
        (await server.call(readInsurance, { params: { id: patientId } }, { as })).status,
        (await put([{}], { as })).status,
      ]).toEqual([403, 403]);
    },
  );

  it('is hidden from the patient and readable by a cashier', async () => {
    await covered({});
    const patient = await lab.person('patient', { patientId });
    expect([
      (await server.call(readInsurance, { params: { id: patientId } }, { as: patient })).status,
      (await put([], { version: 2, as: patient })).status,
    ]).toEqual([403, 403]);
    expect(
      (await server.call(readPatient, { params: { id: patientId } }, { as: patient })).text,
    ).not.toContain('HM-1');
    const cashier = await lab.person('report_viewer');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: cashier.id, permission: 'take_payments' })
        .execute(),
    );
    expect((await read(patientId, cashier)).coverages).toHaveLength(1);
  });
});

describe('coverage of merged patients', () => {
  const merged = async (loser_id: PatientId) => {
    const [survivor, loser] = [await read(), await read(loser_id)];
    const body = {
      loser_id,
      loser_version: loser.version,
      taken: [],
      reason: 'The same person',
      identity_reason: 'Same passport',
    };
    return await made<{ id: string }>(
      server.call(
        mergePatients,
        { params: { id: patientId }, version: survivor.version, body },
        { as: admin },
      ),
    );
  };

  it('combines both records without duplicates and separates them on unmerge', async () => {
    const other = await lab.patient();
    await covered({}, { policy_number: 'HM-2', valid_to: '2026-12-31' });
    await made(
      put(
        [
          {},
          { policy_number: 'HM-2', valid_to: '2027-12-31' },
          { payer_id: quayside.id, policy_number: 'Q-7' },
        ],
        { id: other },
      ),
    );
    const merge = await merged(other);
    const policies = async (id = patientId) =>
      (await read(id)).coverages
        .map(({ policy_number, valid_to }) => [policy_number, valid_to])
        .toSorted();
    expect(await policies()).toEqual([
      ['HM-1', null],
      ['HM-2', '2026-12-31'],
      ['HM-2', '2027-12-31'],
      ['Q-7', null],
    ]);
    expect((await put([], { id: other, version: 3 })).body['code']).toBe('patient_merged');
    await made(
      server.call(
        unmergePatients,
        { params: { id: merge.id }, body: { reason: 'Two people after all' } },
        { as: admin },
      ),
    );
    expect([await policies(), await policies(other)]).toEqual([
      [
        ['HM-1', null],
        ['HM-2', '2026-12-31'],
      ],
      [
        ['HM-1', null],
        ['HM-2', '2027-12-31'],
        ['Q-7', null],
      ],
    ]);
  });

  it('offers one coverage for billing when both records name the same policy', async () => {
    const other = await lab.patient();
    await covered({ valid_to: dayFromNow(30) });
    await made(put([{ policy_number: 'hm 1' }], { id: other }));
    await merged(other);
    expect(payment(await billed())).toEqual([harbour.id, 'HM-1']);
  });
});

describe('invoice of an insured patient', () => {
  it('is billed to the only coverage, at the payer’s agreed prices, under its policy', async () => {
    await server.call(
      createPriceList,
      {
        body: {
          payer_id: harbour.id,
          name: 'Agreement',
          valid_from: '2026-01-01',
          valid_to: null,
          copy: { price_list_id: null, change_bp: -1000 },
        },
      },
      { as: admin },
    );
    await covered({ policy_number: 'HM-2041' });
    const draft = await billed();
    expect(payment(draft)).toEqual([harbour.id, 'HM-2041']);
    expect(draft.lines).toMatchObject([{ unit_price_minor: 1125, price_list_name: 'Agreement' }]);
    const [line] = await trailOf(server, lab, { entity_id: draft.id, action: 'create' });
    expect(line).toMatchObject({ after: { payer_id: harbour.id, policy_number: 'HM-2041' } });
  });

  it('is billed to the patient without coverage', async () => {
    expect(payment(await billed())).toEqual([null, '']);
  });

  it.each([
    ['ended yesterday', { valid_to: -1 }, false],
    ['ends today', { valid_to: 0 }, true],
    ['begins today', { valid_from: 0 }, true],
    ['begins tomorrow', { valid_from: 1 }, false],
  ])(
    'is billed by a coverage that %s',
    async (_, days: { valid_from?: number; valid_to?: number }, isValid) => {
      await covered(
        Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayFromNow(day)])),
      );
      expect(payment(await billed())).toEqual(isValid ? [harbour.id, 'HM-1'] : [null, '']);
    },
  );

  it('uses the coverage on the order date in the facility’s time zone', async () => {
    // In Auckland it is already the next day from noon in Greenwich.
    await lab.transaction((tx) =>
      tx
        .updateTable('facility_profile')
        .set({ timezone: 'Pacific/Auckland' })
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    const auckland = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(
      server.clock.now(),
    );
    await covered({ valid_from: auckland, valid_to: auckland });
    const order = await lab.order(['GLU'], { patientId });
    server.clock.advance(2 * 86_400);
    desk = await lab.person('receptionist');
    expect(payment(await made<Invoice>(bill(order)))).toEqual([harbour.id, 'HM-1']);
    expect(
      payment(
        await made<Invoice>(
          bill(await lab.order(['GLU'], { patientId, as: await lab.person('doctor') })),
        ),
      ),
    ).toEqual([null, '']);
  });

  it('is not billed to an inactive payer', async () => {
    await covered({}, { payer_id: quayside.id, policy_number: 'Q-7' });
    await retire(harbour, 'Harbour Mutual');
    expect(payment(await billed())).toEqual([quayside.id, 'Q-7']);
    await retire(quayside, 'Quayside Shipping');
    expect(payment(await billed())).toEqual([null, '']);
  });

  it('requires a choice between two payers, lists them and accepts the choice', async () => {
    await covered(
      { policy_number: 'HM-1' },
      { payer_id: quayside.id, policy_number: 'Q-7' },
      { policy_number: 'HM-0', valid_to: dayFromNow(-1) },
    );
    const order = await lab.order(['GLU'], { patientId });
    expect(refusalOf(await bill(order))).toEqual([409, 'payer_to_choose', undefined]);
    const offered = await made<{ items: { policy_number: string }[] }>(
      server.call(
        listOrderCoverages,
        { query: { order_number: order.order_number.toLowerCase() } },
        { as: desk },
      ),
    );
    expect(offered.items.map(({ policy_number }) => policy_number)).toEqual(['HM-1', 'Q-7']);
    expect(payment(await made<Invoice>(bill(order, { payer_id: quayside.id })))).toEqual([
      quayside.id,
      'Q-7',
    ]);
    expect(payment(await billed({ payer_id: null }))).toEqual([null, '']);
  });

  it('names the chosen policy of two with one payer, and none without a choice', async () => {
    await covered({ policy_number: 'HM-1' }, { policy_number: 'HM-2' });
    expect(payment(await billed({ payer_id: harbour.id, policy_number: 'HM-2' }))).toEqual([
      harbour.id,
      'HM-2',
    ]);
    expect(payment(await billed({ payer_id: harbour.id }))).toEqual([harbour.id, '']);
  });

  it.each([
    ['paid by the patient', { payer_id: null, policy_number: 'HM-1' }],
    ['without a payer', { policy_number: 'HM-1' }],
    ['without a letter or a digit', { payer_id: null, policy_number: '–' }],
  ])('rejects a policy %s', async (_, choice) => {
    expect(refusalOf(await bill(await lab.order(['GLU'], { patientId }), choice))).toEqual([
      422,
      'invalid',
      { policy_number: expect.any(String) as string },
    ]);
  });

  it('can be edited: the policy follows the payer unless specified', async () => {
    await covered({ policy_number: 'HM-1' });
    const draft = await billed();
    expect(draft.coverages).toMatchObject([{ policy_number: 'HM-1' }]);
    const renamed = await made<Invoice>(
      changed(draft, { payer_id: harbour.id, policy_number: 'HM-1/B' }),
    );
    expect(payment(renamed)).toEqual([harbour.id, 'HM-1/B']);
    const reassigned = await made<Invoice>(changed(renamed, { payer_id: harbour.id }));
    expect(payment(reassigned)).toEqual([harbour.id, 'HM-1/B']);
    const own = await made<Invoice>(changed(reassigned, { payer_id: null }));
    expect(payment(own)).toEqual([null, '']);
    expect(refusalOf(await changed(own, { payer_id: null, policy_number: 'HM-1' }))[2]).toEqual({
      policy_number: 'must be omitted if there is no payer',
    });
    expect(payment(await made<Invoice>(changed(own, { payer_id: harbour.id })))).toEqual([
      harbour.id,
      'HM-1',
    ]);
    const [line] = await trailOf(server, lab, { entity_id: draft.id, action: 'update' });
    expect(line).toMatchObject({ before: { policy_number: '' }, after: { policy_number: 'HM-1' } });
  });

  it('bills an added test to the previous payer of the order while that payer is active', async () => {
    await covered({});
    const later = async (order: Order, code: string) => {
      const { body } = await server.call(readOrder, { params: { id: order.id } }, { as: desk });
      await made(
        server.call(
          addTests,
          {
            params: { id: order.id },
            version: Number(body['version']),
            body: { test_parameter_ids: [lab.testId(code)], specimens_confirmed: true },
          },
          { as: desk },
        ),
      );
      const { items } = await made<{ items: InvoiceSummary[] }>(
        server.call(
          listInvoices,
          { query: { q: order.order_number, status: 'draft' } },
          { as: desk },
        ),
      );
      return await made<Invoice>(
        server.call(readInvoice, { params: { id: items[0]?.id ?? '' } }, { as: desk }),
      );
    };
    const issued = async ({ id, version }: Invoice) =>
      void (await made(server.call(issueInvoice, { params: { id }, version }, { as: desk })));
    const own = await lab.order(['GLU'], { patientId });
    await issued(await made<Invoice>(bill(own, { payer_id: null })));
    expect(payment(await later(own, 'K'))).toEqual([null, '']);

    await made(put([{}, { payer_id: quayside.id, policy_number: 'Q-7' }], { version: 2 }));
    const order = await lab.order(['GLU'], { patientId });
    await issued(await made<Invoice>(bill(order, { payer_id: quayside.id })));
    expect(payment(await later(order, 'K'))).toEqual([quayside.id, 'Q-7']);

    const retired = await lab.order(['GLU'], { patientId });
    await issued(await made<Invoice>(bill(retired, { payer_id: quayside.id })));
    await retire(quayside, 'Quayside Shipping');
    expect(payment(await later(retired, 'K'))).toEqual([harbour.id, 'HM-1']);
  });

  it('keeps its policy once issued, also in print, whatever happens to the coverage', async () => {
    await covered({ policy_number: 'HM-2041' });
    const { id, version } = await billed();
    await made(server.call(issueInvoice, { params: { id }, version }, { as: desk }));
    await made(put([], { version: 2 }));
    const issued = await made<Invoice>(server.call(readInvoice, { params: { id } }, { as: desk }));
    expect([issued.policy_number, issued.coverages]).toEqual(['HM-2041', []]);
    expect((await server.call(downloadInvoice, { params: { id } }, { as: desk })).status).toBe(200);
    await expect(
      lab.transaction((tx) =>
        tx.updateTable('invoice').set({ policy_number: 'HM-9' }).where('id', '=', id).execute(),
      ),
    ).rejects.toThrow('an issued invoice is not edited');
  });

  it('is drafted with the order by the only coverage, or for the patient when a choice is required', async () => {
    const { version, ...settings } = await made<BillingSettings>(
      server.call(readBillingSettings, {}, { as: admin }),
    );
    await made(
      server.call(
        updateBillingSettings,
        { version, body: { ...settings, invoice_on_order: true } },
        { as: admin },
      ),
    );
    const drafted = async () => {
      const { order_number } = await lab.order(['GLU'], { patientId });
      const { items } = await made<{ items: InvoiceSummary[] }>(
        server.call(listInvoices, { query: { q: order_number } }, { as: desk }),
      );
      const id = items[0]?.id ?? '';
      return await made<Invoice>(server.call(readInvoice, { params: { id } }, { as: desk }));
    };
    await covered({});
    expect(payment(await drafted())).toEqual([harbour.id, 'HM-1']);
    await made(put([{}, { payer_id: quayside.id, policy_number: 'Q-7' }], { version: 2 }));
    const open = await drafted();
    expect([payment(open), open.coverages.length]).toEqual([[null, ''], 2]);
  });
});

describe('billable payers of an order', () => {
  it('are listed for the front desk with an audit event, excluding orders of other facilities', async () => {
    const { order_number } = await lab.order(['GLU'], { patientId });
    const ask = (as: Person, query = { order_number }) =>
      server.call(listOrderCoverages, { query }, { as });
    expect((await ask(desk)).body).toEqual({ items: [] });
    expect(
      (await trailOf(server, lab, { patient_id: patientId, action: 'read' }))[0],
    ).toMatchObject({ category: 'billing' });
    const elsewhere = await openLaboratory(server, `elsewhere-${uuidv7().slice(-12)}`);
    const [foreign, unknown] = [
      await ask(await elsewhere.staff('receptionist')),
      await ask(desk, { order_number: 'ORD-19990101-0001' }),
    ];
    expect([foreign.status, textOf(foreign)]).toEqual([404, textOf(unknown)]);
    expect((await ask(await lab.staff('technician'))).status).toBe(403);
  });
});
