import {
  createInvoice,
  issueInvoice,
  listInvoices,
  readInvoice,
  type Invoice,
  type InvoiceSummary,
} from '@alms/lis-domain/billing';
import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import { listNotifications } from '@alms/lis-domain/notifications';
import {
  addTests,
  cancelTests,
  readOrder,
  undoOfOrder,
  type Order,
  type OrderId,
} from '@alms/lis-domain/orders';
import { enterResults, verifyResults, type Result } from '@alms/lis-domain/results';
import {
  collectSample,
  divideSample,
  listSamples,
  rejectSample,
  type Sample,
} from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let admin: Person;
let doctor: Person;
let technician: Person;
const { server, lab } = await testLaboratory('changed-orders');
beforeAll(async () => {
  await lab.price({ NA: 500, K: 850, GLU: 1250, HGB: 700, LYTES: 2400 });
  admin = await lab.staff('admin');
  doctor = await lab.staff('doctor');
  technician = await lab.staff('technician');
});

const minute = 60_000;
const refusalOf = ({ status, body }: Answer) => [status, body['code']];
const orderIn = (answer: Answer): Order => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body as unknown as Order;
};
const invoiceIn = (answer: Answer) => orderIn(answer) as unknown as Invoice;
const now = async ({ id }: Order) =>
  orderIn(await server.call(readOrder, { params: { id } }, { as: doctor }));
const cancelled = (
  { id, version }: Order,
  body: Partial<BodyOf<typeof cancelTests>> = {},
  as = doctor,
) =>
  server.call(
    cancelTests,
    { params: { id }, version, body: { code: 'no_longer_needed', note: '', ...body } },
    { as },
  );
const added = (
  { id, version }: Order,
  codes: readonly string[],
  {
    confirmed = true,
    as = doctor,
    reason,
    limitReason,
  }: { confirmed?: boolean; as?: Person; reason?: string; limitReason?: string } = {},
) =>
  server.call(
    addTests,
    {
      params: { id },
      version,
      body: {
        test_parameter_ids: codes.map(lab.testId),
        specimens_confirmed: confirmed,
        ...(reason !== undefined && { repeat_reason: reason }),
        ...(limitReason !== undefined && { limit_reason: limitReason }),
      },
    },
    { as },
  );
const itemIds = ({ items }: Order, ...codes: string[]) =>
  items.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
const statesOf = ({ items }: Order) => items.map(({ code, status }) => `${code} ${status}`);
const specimens = async ({ id }: Order) =>
  (await server.call(listSamples, { query: { order_id: id } }, { as: technician })).body[
    'items'
  ] as Sample[];
const results = ({ id }: Order) => resultsOfOrder(server, id, technician);
const invoices = async ({ order_number }: Order) => {
  const found = (await server.call(listInvoices, { query: { q: order_number } }, { as: admin }))
    .body['items'] as InvoiceSummary[];
  return Promise.all(
    found.map(async ({ id }) =>
      invoiceIn(await server.call(readInvoice, { params: { id } }, { as: admin })),
    ),
  );
};
const drafted = async (order: Order) =>
  invoiceIn(
    await server.call(createInvoice, { body: { order_number: order.order_number } }, { as: admin }),
  );
const issued = async (order: Order) => {
  const { id, version } = await drafted(order);
  return invoiceIn(await server.call(issueInvoice, { params: { id }, version }, { as: admin }));
};
const linesOf = ({ lines }: Invoice) => lines.map(({ code, status }) => `${code} ${status}`);

describe('cancelling tests before collection', () => {
  it('cancels one test and keeps the others and their specimen', async () => {
    const order = await lab.order(['NA', 'K']);
    const after = orderIn(
      await cancelled(order, { item_ids: itemIds(order, 'K'), code: 'duplicate_order' }),
    );
    expect(after).toMatchObject({ status: 'placed', version: order.version + 1 });
    expect(statesOf(after)).toEqual(['NA ordered', 'K cancelled']);
    expect(after.items[1]?.cancellation).toMatchObject({
      code: 'duplicate_order',
      note: '',
      by: { id: doctor.id },
    });
    expect((await specimens(order)).map(({ status }) => status)).toEqual(['expected']);
    expect(
      (await results(order)).map(({ test, status }) => `${test.code} ${status}`).toSorted(),
    ).toEqual(['K cancelled', 'NA pending']);
  });

  it('cancels the whole order with its specimens', async () => {
    const order = await lab.order(['K', 'HGB']);
    expect(orderIn(await cancelled(order)).status).toBe('cancelled');
    const ended = await specimens(order);
    expect(ended.map(({ status, events }) => [status, events.at(-1)?.type])).toEqual([
      ['cancelled', 'cancelled'],
      ['cancelled', 'cancelled'],
    ]);
    const [{ id, version } = { id: '', version: 0 }] = ended;
    const collection = await server.call(
      collectSample,
      { params: { id }, version, body: { identity_check: { name: true, birth_date: true } } },
      { as: await lab.staff('phlebotomist') },
    );
    expect(refusalOf(collection)).toEqual([409, 'sample_not_usable']);
  });

  it('audits the reason and notifies the ordering user', async () => {
    const order = await lab.order(['K']);
    await cancelled(order, { code: 'other', note: 'Asked for by mistake' }, technician);
    expect(
      (await trailOf(server, lab, { entity_id: order.id, action: 'update' }))[0],
    ).toMatchObject({
      reason: 'other: Asked for by mistake',
      after: { cancelled: ['K'] },
      actor: { user_id: technician.id },
    });
    const notifications = (await server.call(listNotifications, {}, { as: doctor })).body[
      'items'
    ] as {
      title: string;
      message: string;
    }[];
    expect(notifications[0]).toMatchObject({
      title: expect.stringContaining(order.order_number),
      message: expect.stringMatching(/K.*other reason: .*Asked for by mistake/),
    });
  });

  it('removes the line from a draft invoice', async () => {
    const order = await lab.order(['NA', 'K']);
    const before = await drafted(order);
    await cancelled(order, { item_ids: itemIds(order, 'K') });
    const [draft] = await invoices(order);
    expect(draft).toMatchObject({ status: 'draft', total_minor: 500, version: before.version + 1 });
    expect(draft && linesOf(draft)).toEqual(['NA active', 'K cancelled']);
  });

  it('credits the line of an issued invoice', async () => {
    const order = await lab.order(['NA', 'K']);
    await issued(order);
    await cancelled(order, { item_ids: itemIds(order, 'K') });
    const [invoice] = await invoices(order);
    expect(invoice).toMatchObject({
      total_minor: 1350,
      credited_minor: 850,
      balance_minor: 500,
      credit_notes: [{ amount_minor: 850, reason: 'no_longer_needed' }],
    });
  });

  it('charges a panel until the last of its tests is cancelled', async () => {
    const order = await lab.order(['LYTES']);
    await drafted(order);
    const after = orderIn(await cancelled(order, { item_ids: itemIds(order, 'NA', 'K', 'CL') }));
    expect((await invoices(order))[0]).toMatchObject({ total_minor: 2400 });
    await cancelled(after);
    expect((await invoices(order))[0]).toMatchObject({
      total_minor: 0,
      lines: [{ code: 'LYTES', status: 'cancelled' }],
    });
  });
});

describe('cancelling tests after collection', () => {
  it('requires a text reason and keeps the specimen and its charges', async () => {
    const order = await lab.order(['K']);
    await issued(order);
    await lab.collect(order);
    expect(await cancelled(order)).toMatchObject({
      status: 422,
      body: { fields: { note: expect.any(String) } },
    });
    expect(orderIn(await cancelled(order, { note: 'The patient went home' })).status).toBe(
      'cancelled',
    );
    expect((await specimens(order))[0]?.status).toBe('collected');
    expect((await invoices(order))[0]).toMatchObject({ credited_minor: 0 });
  });

  it('credits charges only when an administrator decides so', async () => {
    const order = await lab.order(['K']);
    await issued(order);
    await lab.collect(order);
    const request = { note: 'Never needed', credit_collected: true };
    expect(refusalOf(await cancelled(order, request))).toEqual([409, 'specimen_collected']);
    expect((await now(order)).status).toBe('in_progress');
    await cancelled(order, request, admin);
    expect((await invoices(order))[0]).toMatchObject({
      credited_minor: 850,
      credit_notes: [{ reason: 'no_longer_needed: Never needed' }],
    });
  });

  it('finds the charge of a recollected test', async () => {
    const order = await lab.order(['K']);
    await issued(order);
    const [sample] = await lab.collect(order);
    await server.call(
      rejectSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { code: 'RH', note: '' },
      },
      { as: technician },
    );
    orderIn(
      await cancelled(
        await now(order),
        { note: 'Not worth another needle', credit_collected: true },
        admin,
      ),
    );
    expect((await invoices(order))[0]).toMatchObject({ credited_minor: 850 });
    expect((await specimens(order)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'rejected',
    ]);
  });

  it('leaves dependent calculated tests without a value', async () => {
    const { order } = await lab.arrived(['AGAP']);
    const values: Record<string, string> = { NA: '140', CL: '104' };
    const measured = (await results(order)).filter(({ test }) => test.code in values);
    await server.call(
      enterResults,
      {
        body: {
          items: measured.map(({ id, version, test }) => ({
            id,
            version,
            value_text: values[test.code] ?? '',
          })),
        },
      },
      { as: technician },
    );
    orderIn(await cancelled(order, { item_ids: itemIds(order, 'CO2'), note: 'Not enough left' }));
    expect((await results(order)).find(({ test }) => test.code === 'AGAP')).toMatchObject({
      status: 'not_calculated',
    });
  });

  it('completes an order whose other tests are released and rejects tests with a value', async () => {
    const { order } = await lab.arrived(['NA', 'K']);
    const sodium = (await results(order)).find(({ test }) => test.code === 'NA');
    const entered = (
      await server.call(
        enterResults,
        { body: { items: [{ id: sodium?.id ?? '', version: 1, value_text: '140' }] } },
        { as: technician },
      )
    ).body['items'] as Result[];
    expect(
      refusalOf(await cancelled(order, { item_ids: itemIds(order, 'NA'), note: 'Too late' })),
    ).toEqual([409, 'order_item_state']);
    const verified = await server.call(
      verifyResults,
      { body: { items: entered.map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    );
    expect(verified.status).toBe(200);
    expect(orderIn(await cancelled(order, { note: 'Potassium hemolyzed' })).status).toBe(
      'completed',
    );
    expect(refusalOf(await cancelled(await now(order), { note: 'Again' }))).toEqual([
      409,
      'order_item_state',
    ]);
  });
});

describe('undoing an order', () => {
  const undone = (order: Order) => cancelled(order, undoOfOrder(order));

  it('cancels every test and specimen, and keeps the order with its reason', async () => {
    const order = await lab.order(['NA', 'K', 'HGB']);
    expect(orderIn(await undone(order)).status).toBe('cancelled');
    expect(statesOf(await now(order))).toEqual(['NA cancelled', 'K cancelled', 'HGB cancelled']);
    expect((await now(order)).items[0]?.cancellation).toMatchObject({ code: 'ordered_in_error' });
    expect((await specimens(order)).map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('is refused once a specimen is collected', async () => {
    const order = await lab.order(['NA', 'K']);
    await lab.collect(order);
    expect(await undone(order)).toMatchObject({
      status: 422,
      body: { fields: { note: expect.any(String) } },
    });
    expect(statesOf(await now(order))).toEqual(['NA collected', 'K collected']);
  });

  it('is refused once the order is changed', async () => {
    const extended = await lab.order(['NA']);
    orderIn(await added(extended, ['HGB']));
    expect(await undone(extended)).toMatchObject({ status: 412 });

    const reduced = await lab.order(['NA', 'K']);
    const left = orderIn(await cancelled(reduced, { item_ids: itemIds(reduced, 'NA') }));
    expect(await undone(reduced)).toMatchObject({ status: 412 });
    expect(refusalOf(await undone(left))).toEqual([409, 'order_item_state']);
    expect(statesOf(await now(reduced))).toEqual(['NA cancelled', 'K ordered']);
  });
});

describe('cancelling tests', () => {
  it('succeeds once among ten concurrent requests', async () => {
    const order = await lab.order(['NA', 'K']);
    await issued(order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancelled(order)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
    expect((await invoices(order))[0]?.credit_notes).toHaveLength(1);
  });

  it('stays consistent with concurrent collection of the specimen', async () => {
    const order = await lab.order(['K']);
    const [sample] = await lab.samplesOf(order);
    const phlebotomist = await lab.staff('phlebotomist');
    const collecting = () =>
      server.call(
        collectSample,
        {
          params: { id: sample?.id ?? '' },
          version: sample?.version ?? 0,
          body: { identity_check: { name: true, birth_date: true } },
        },
        { as: phlebotomist },
      );
    const answers = await Promise.all([cancelled(order, { note: 'Race' }), collecting()]);
    const [specimen] = await specimens(order);
    expect(answers[0]?.status).toBe(200);
    expect([specimen?.status, answers[1]?.status]).toEqual(
      specimen?.status === 'collected' ? ['collected', 200] : ['cancelled', 412],
    );
  });

  it.each([
    ['reason other without a note', { code: 'other' as const }, 'note'],
    ['an unknown reason', { code: 'bored' as 'other', note: 'x' }, 'code'],
  ])('rejects %s', async (_, body, field) => {
    expect(await cancelled(await lab.order(['K']), body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('rejects orders of another facility and tests of another order', async () => {
    const order = await lab.order(['K']);
    const outsider = await (await server.facility('elsewhere')).person('doctor');
    const [theirs, unknown] = await Promise.all([
      cancelled(order, {}, outsider),
      cancelled({ ...order, id: newId<OrderId>() }, {}, outsider),
    ]);
    expect([theirs.status, textOf(theirs)]).toEqual([404, textOf(unknown)]);
    expect(
      (await cancelled(order, { item_ids: itemIds(await lab.order(['K']), 'K') })).status,
    ).toBe(404);
  });
});

describe('adding tests to an older specimen', () => {
  const keepsFor = (stability_hours: number | null) =>
    lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({
          definition: sql`jsonb_set(definition, '{specimens,0,stability_hours}', ${JSON.stringify(stability_hours)}::jsonb)`,
        })
        .where('code', '=', 'GLU')
        .execute(),
    );
  /** Collected thirty hours ago. */
  const stood = async () => {
    const { order } = await lab.arrived(['NA']);
    await lab.transaction((tx) =>
      tx
        .updateTable('sample')
        .set({ collected_at: new Date(server.clock.now().getTime() - 30 * 60 * minute) })
        .where('order_id', '=', order.id)
        .execute(),
    );
    return now(order);
  };
  afterAll(() => keepsFor(null));

  it.each<[string, number | null, boolean, number]>([
    ['past its stability, a new collection is required even when confirmed', 24, true, 2],
    ['within its stability, the test is added to it when confirmed', 48, true, 1],
    ['within its stability, a new collection is required when not confirmed', 48, false, 2],
    ['of unknown stability, the test is added to it when confirmed', null, true, 1],
  ])('%s', async (_, stability_hours, confirmed, count) => {
    await keepsFor(stability_hours);
    const order = await stood();
    const after = orderIn(await added(order, ['GLU'], { confirmed }));
    expect(await specimens(after)).toHaveLength(count);
    expect(statesOf(after)).toEqual(['NA received', count === 1 ? 'GLU received' : 'GLU ordered']);
  });
});

describe('adding tests to a specimen of known volume', () => {
  const takes = async (code: string, min_volume_ml: string | null) => {
    const params = { id: lab.testId(code) };
    const test = (await server.call(readTestParameter, { params }, { as: technician }))
      .body as unknown as TestParameter;
    const body = {
      ...(definitionOf(test) as BodyOf<typeof updateTestParameter>),
      specimens: test.specimens.map((each) => ({ ...each, min_volume_ml })),
    };
    expect(
      (
        await server.call(
          updateTestParameter,
          { params, version: test.version, body },
          { as: technician },
        )
      ).status,
    ).toBe(200);
  };
  beforeAll(async () => {
    for (const code of ['NA', 'GLU', 'CA']) await takes(code, '0.5');
  });
  afterAll(async () => {
    for (const code of ['NA', 'GLU', 'CA']) await takes(code, null);
  });
  const arrivedWith = async (volume_ml: number | undefined) => {
    const order = await lab.order(['NA']);
    const [sample] = await lab.samplesOf(order);
    const collection = {
      identity_check: { name: true, birth_date: true },
      ...(volume_ml !== undefined && { volume_ml }),
    };
    const answer = await server.call(
      collectSample,
      { params: { id: sample?.id ?? '' }, version: sample?.version ?? 0, body: collection },
      { as: await lab.staff('phlebotomist') },
    );
    expect(answer.body).toMatchObject({ status: 'collected', volume_ml: volume_ml ?? null });
    const [received] = await lab.receive(order);
    return { order: await now(order), sample: received };
  };

  it.each<[number | undefined, string[], number]>([
    [1, ['GLU'], 1],
    [0.999, ['GLU'], 2],
    [1.4, ['GLU', 'CA'], 2],
    [1.5, ['GLU', 'CA'], 1],
    [undefined, ['GLU', 'CA'], 1],
  ])('with %s mL, half a mL needed: %j leads to %i specimens', async (volume_ml, codes, count) => {
    const { order } = await arrivedWith(volume_ml);
    const after = orderIn(await added(order, codes));
    expect(await specimens(after)).toHaveLength(count);
    expect(after.items.at(-1)?.status).toBe(count === 1 ? 'received' : 'ordered');
  });

  it('counts aliquoted volume but not cancelled tests', async () => {
    const { order, sample } = await arrivedWith(2);
    await server.call(
      divideSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { aliquots: [{ volume_ml: 0.6 }, { volume_ml: 0.5 }] },
      },
      { as: technician },
    );
    const after = orderIn(await added(order, ['GLU']));
    expect(statesOf(after)).toEqual(['NA received', 'GLU ordered']);
    const { order: second } = await arrivedWith(1);
    const with_glucose = orderIn(await added(second, ['GLU']));
    const without = orderIn(
      await cancelled(with_glucose, { item_ids: itemIds(with_glucose, 'GLU'), note: 'Not needed' }),
    );
    expect(statesOf(orderIn(await added(without, ['CA'])))).toEqual([
      'NA received',
      'GLU cancelled',
      'CA received',
    ]);
  });

  it.each([0, -1, 0.0001, 10_001, '1'])('rejects the volume %s', async (volume_ml) => {
    const order = await lab.order(['NA']);
    const [sample] = await lab.samplesOf(order);
    const answer = await server.call(
      collectSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { identity_check: { name: true, birth_date: true }, volume_ml } as never,
      },
      { as: await lab.staff('phlebotomist') },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { volume_ml: expect.any(String) } },
    });
  });
});

describe('adding recently performed tests', () => {
  beforeAll(() =>
    lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ definition: sql`jsonb_set(definition, '{min_repeat_hours}', '24')` })
        .where('code', '=', 'CL')
        .execute(),
    ),
  );
  afterAll(() =>
    lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ definition: sql`jsonb_set(definition, '{min_repeat_hours}', 'null')` })
        .where('code', '=', 'CL')
        .execute(),
    ),
  );

  it('requires a reason before adding, as order placement does, and stores it', async () => {
    const patientId = await lab.patient();
    const { order: before } = await lab.arrived(['CL'], { patientId });
    const collected = server.clock.now().toISOString();
    const entered = (
      await server.call(
        enterResults,
        {
          body: {
            items: (await results(before)).map(({ id, version }) => ({
              id,
              version,
              value_text: '101',
            })),
          },
        },
        { as: technician },
      )
    ).body['items'] as Result[];
    await server.call(
      verifyResults,
      { body: { items: entered.map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    );
    const order = await lab.order(['NA'], { patientId });
    expect(await added(order, ['LYTES'])).toMatchObject({
      status: 409,
      body: { code: 'repeated_too_soon', fields: { CL: collected } },
    });
    expect(await now(order)).toEqual(order);
    expect((await added(order, ['LYTES'], { reason: ' ' })).status).toBe(422);
    expect(statesOf(orderIn(await added(order, ['LYTES'], { reason: 'Infusion' })))).toEqual([
      'NA ordered',
      'K ordered',
      'CL ordered',
      'CO2 ordered',
    ]);
    expect(
      (await trailOf(server, lab, { entity_id: order.id, action: 'update' }))[0],
    ).toMatchObject({ after: { added: ['K', 'CL', 'CO2'] }, reason: 'Infusion' });
  });

  it('requires no reason for tests already on the order or for other tests', async () => {
    const order = await lab.order(['CL']);
    expect((await added(order, ['K', 'CL'])).status).toBe(200);
  });
});

describe('adding tests limited to other patients', () => {
  it('requires a reason before adding, as order placement does, and stores it', async () => {
    const none = { sex: 'any', age_min: null, age_max: null } as const;
    await lab.changeTest('CL', { orderable_for: { ...none, sex: 'male' } });
    const order = await lab.order(['NA']);
    expect(await added(order, ['LYTES'])).toMatchObject({
      status: 409,
      body: {
        code: 'outside_patient_limits',
        fields: { CL: expect.stringMatching(/^CL is for male patients; the patient is female, /) },
      },
    });
    expect(await now(order)).toEqual(order);
    expect((await added(order, ['LYTES'], { reason: 'Repeat' })).status).toBe(409);
    expect((await added(order, ['LYTES'], { limitReason: ' ' })).status).toBe(422);
    expect((await added(order, ['LYTES'], { limitReason: 'Infusion' })).status).toBe(200);
    expect(
      (await trailOf(server, lab, { entity_id: order.id, action: 'update' }))[0],
    ).toMatchObject({
      after: { added: ['K', 'CL', 'CO2'], limit_reason: 'Infusion' },
      reason: 'Infusion',
    });
    // A test that is already on the order needs no further reason.
    expect((await added(await now(order), ['CL', 'HGB'])).status).toBe(200);
    await lab.changeTest('CL', { orderable_for: none });
  });
});

describe('adding tests to an order', () => {
  it('uses an uncollected specimen or a new one', async () => {
    const order = await lab.order(['K']);
    const after = orderIn(await added(order, ['LYTES', 'HGB'], { confirmed: false }));
    expect(statesOf(after)).toEqual([
      'K ordered',
      'NA ordered',
      'CL ordered',
      'CO2 ordered',
      'HGB ordered',
    ]);
    expect(
      (await specimens(order)).map(({ type, tests }) => [type, tests.length]).toSorted(),
    ).toEqual([
      ['BLD', 1],
      ['SER', 4],
    ]);
    expect((await results(order)).length).toBe(5);
  });

  it('uses a confirmed specimen in the laboratory, also after other tests are verified', async () => {
    const { order, samples } = await lab.arrived(['NA']);
    const entered = (
      await server.call(
        enterResults,
        {
          body: {
            items: (await results(order)).map(({ id, version }) => ({
              id,
              version,
              value_text: '140',
            })),
          },
        },
        { as: technician },
      )
    ).body['items'] as Result[];
    await server.call(
      verifyResults,
      { body: { items: entered.map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    );
    const after = orderIn(await added(await now(order), ['K']));
    expect(after.status).toBe('partially_released');
    expect(after.items[1]).toMatchObject({
      code: 'K',
      status: 'received',
      sample_id: samples[0]?.id,
    });
    const potassium = (await results(order)).find(({ test }) => test.code === 'K');
    const value = await server.call(
      enterResults,
      { body: { items: [{ id: potassium?.id ?? '', version: 1, value_text: '4.1' }] } },
      { as: technician },
    );
    expect(value.status).toBe(200);
  });

  it('creates a new specimen when existing ones are not confirmed', async () => {
    const { order, samples } = await lab.arrived(['NA']);
    const after = orderIn(await added(await now(order), ['K'], { confirmed: false }));
    expect(after.items[1]).toMatchObject({ code: 'K', status: 'ordered' });
    expect(after.items[1]?.sample_id).not.toBe(samples[0]?.id);
  });

  it('sets the due time from the addition, not from specimen receipt', async () => {
    await lab.changeTest('K', {
      tat: {
        routine_min: 60,
        urgent_min: 45,
        stat_min: 30,
        start: 'received',
        end: 'verified',
      },
    });
    const { order } = await lab.arrived(['NA']);
    server.clock.advance(5 * 60);
    orderIn(await added(await now(order), ['K']));
    const potassium = (await results(order)).find(({ test }) => test.code === 'K');
    expect(Date.parse(potassium?.due_at ?? '')).toBe(server.clock.now().getTime() + 60 * minute);
  });

  it('charges added tests on the draft, or separately after issue', async () => {
    const order = await lab.order(['NA']);
    await drafted(order);
    const more = orderIn(await added(order, ['K']));
    expect((await invoices(order)).map(({ total_minor }) => total_minor)).toEqual([1350]);
    const [draft] = await invoices(order);
    invoiceIn(
      await server.call(
        issueInvoice,
        { params: { id: draft?.id ?? '' }, version: draft?.version ?? 0 },
        { as: admin },
      ),
    );
    orderIn(await added(more, ['GLU']));
    expect(
      (await invoices(order)).map(({ status, total_minor, lines }) => [
        status,
        total_minor,
        lines.map(({ code }) => code),
      ]),
    ).toEqual([
      ['draft', 1250, ['GLU']],
      ['issued', 1350, ['NA', 'K']],
    ]);
  });

  it('calculates an added test from measured inputs without its own specimen', async () => {
    const { order, samples } = await lab.arrived(['NA', 'CL', 'CO2']);
    const values: Record<string, string> = { NA: '140', CL: '104', CO2: '24' };
    await server.call(
      enterResults,
      {
        body: {
          items: (await results(order)).map(({ id, version, test }) => ({
            id,
            version,
            value_text: values[test.code] ?? '',
          })),
        },
      },
      { as: technician },
    );
    const after = orderIn(await added(await now(order), ['AGAP'], { confirmed: false }));
    expect(after.items.find(({ code }) => code === 'AGAP')).toMatchObject({
      sample_id: samples[0]?.id,
    });
    expect((await results(order)).find(({ test }) => test.code === 'AGAP')).toMatchObject({
      value_text: '12',
    });
    expect(await specimens(order)).toHaveLength(1);
  });

  it('orders no duplicates', async () => {
    const order = await lab.order(['LYTES']);
    expect(await added(order, ['K'])).toMatchObject({
      status: 409,
      body: { fields: { test_parameter_ids: 'are already on this order' } },
    });
    const without = orderIn(await cancelled(order, { item_ids: itemIds(order, 'K') }));
    expect(
      statesOf(orderIn(await added(without, ['K']))).filter((state) => state.startsWith('K ')),
    ).toEqual(['K cancelled', 'K ordered']);
  });

  it('succeeds once among ten concurrent requests', async () => {
    const order = await lab.order(['NA']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => added(order, ['K'])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
    expect((await now(order)).items).toHaveLength(2);
  });

  it('is audited', async () => {
    const order = await lab.order(['NA']);
    await added(order, ['HGB']);
    expect(
      (await trailOf(server, lab, { entity_id: order.id, action: 'update' }))[0],
    ).toMatchObject({ after: { added: ['HGB'], specimens: [expect.any(String)] } });
  });
});
