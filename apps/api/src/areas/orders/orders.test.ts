import type { PatientId } from '@alms/lis-domain/patients';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import type { InputOf } from '@alms/lis-domain/http';
import { listOrders, placeOrder, readOrder, type Order } from '@alms/lis-domain/orders';
import { enterResults, verifyResults } from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let patientId: PatientId;
const { server, lab } = await testLaboratory('orders');
const doctor = await lab.staff('doctor');
beforeAll(async () => {
  patientId = await lab.patient();
});

interface Choice {
  patient_id?: string;
  test_parameter_ids?: string[];
  conditions?: string[];
  repeat_reason?: string;
}

function placed(choice: Choice, as = doctor): Promise<Answer> {
  const body = {
    patient_id: patientId,
    test_parameter_ids: [lab.testId('K')],
    priority: 'routine' as const,
    ordered_by: 'Dr. Dara Roundsworth',
    clinical_info: '',
    ...choice,
  } satisfies WithTextIds<InputOf<typeof placeOrder>['body']>;
  return server.call(placeOrder, { body }, { as });
}

const samplesOf = (order: Order) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('sample')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('accession_number')
      .execute(),
  );
const itemsIn = ({ body }: Answer) => body['items'] as Order[];

describe('placing an order', () => {
  it('expands panels, orders duplicate tests once and derives the specimens', async () => {
    const { status, body } = await placed({
      test_parameter_ids: ['LYTES', 'K', 'GLU', 'HGB'].map(lab.testId),
    });
    const order = body as unknown as Order;
    expect(status).toBe(201);
    expect(order).toMatchObject({
      status: 'placed',
      patient: { id: patientId },
      priority: 'routine',
      version: 1,
    });
    expect(order.items.map(({ code, panel_code }) => [code, panel_code])).toEqual([
      ['NA', 'LYTES'],
      ['K', 'LYTES'],
      ['CL', 'LYTES'],
      ['CO2', 'LYTES'],
      ['GLU', null],
      ['HGB', null],
    ]);
    const samples = await samplesOf(order);
    expect(samples.map(({ type, container, status: state }) => [type, container, state])).toEqual([
      ['SER', 'sst', 'expected'],
      ['BLD', 'edta', 'expected'],
    ]);
    expect(order.items.map(({ sample_id }) => sample_id)).toEqual([
      ...Array.from({ length: 5 }, () => samples[0]?.id),
      samples[1]?.id,
    ]);
  });

  describe('repeating a recent test', () => {
    let small: Laboratory;
    let by: Record<'doctor' | 'technician' | 'manager', Person>;
    beforeAll(async () => {
      small = await openLaboratory(server, 'repeats');
      const [asDoctor, technician, manager] = await Promise.all([
        small.staff('doctor'),
        small.staff('technician'),
        small.staff('lab_manager'),
      ]);
      by = { doctor: asDoctor, technician, manager };
      await set('K', { min_repeat_hours: 24 });
    });
    const set = (code: string, change: object) =>
      small.transaction((tx) =>
        tx
          .updateTable('test_parameter')
          .set({ definition: sql`definition || ${json(change)}` })
          .where('id', '=', small.testId(code))
          .execute(),
      );
    const again = (id: string, codes: string[], reason?: string, as = by.doctor) =>
      placed(
        {
          patient_id: id,
          test_parameter_ids: codes.map(small.testId),
          ...(reason !== undefined && { repeat_reason: reason }),
        },
        as,
      );
    /** A patient with a potassium result, verified unless `verify` is false. */
    async function measured(verify = true): Promise<string> {
      const id = await small.patient();
      const { order } = await small.arrived(['K'], { patientId: id });
      const read = () => resultsOfOrder(server, order.id, by.technician);
      await server.call(
        enterResults,
        {
          body: {
            items: (await read()).map(({ id: result, version }) => ({
              id: result,
              version,
              value_text: '4.1',
            })),
          },
        },
        { as: by.technician },
      );
      if (verify)
        await server.call(
          verifyResults,
          {
            body: {
              items: (await read()).map(({ id: result, version }) => ({ id: result, version })),
            },
          },
          { as: by.manager },
        );
      return id;
    }

    it('requires an audited reason and states when the last specimen was collected', async () => {
      const id = await measured();
      const collected = server.clock.now().toISOString();
      server.clock.advance(60);
      expect(await again(id, ['LYTES', 'HGB'])).toMatchObject({
        status: 409,
        body: { code: 'repeated_too_soon', fields: { K: collected } },
      });
      expect(
        (await server.call(listOrders, { query: { patient_id: id } }, { as: by.doctor })).body[
          'items'
        ],
      ).toHaveLength(1);
      const answer = await again(id, ['LYTES', 'HGB'], 'The patient was given potassium');
      expect(answer.status).toBe(201);
      const [line] = await trailOf(server, small, {
        entity_id: String(answer.body['id']),
        action: 'create',
      });
      expect(line).toMatchObject({ reason: 'The patient was given potassium' });
    });

    it('requires no reason for another patient, another test or an unverified value', async () => {
      const id = await measured();
      const answers = [
        await again(await small.patient(), ['K']),
        await again(id, ['NA']),
        await again(await measured(false), ['K']),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    });

    it('does not reveal a confidential test to unauthorised users', async () => {
      const id = await measured();
      await set('K', { confidential: true });
      const outsider = await small.person('doctor');
      expect([
        (await again(id, ['K'], undefined, outsider)).status,
        (await again(id, ['K'])).status,
      ]).toEqual([201, 409]);
      await set('K', { confidential: false });
    });

    it.each([
      ['no reason', ''],
      ['an overlong reason', 'x'.repeat(201)],
    ])('rejects %s', async (_, reason) => {
      const answer = await again(await small.patient(), ['K'], reason);
      expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
        422,
        ['repeat_reason'],
      ]);
    });
  });

  it('creates a pending result for every test', async () => {
    const order = await lab.order(['NA', 'HGB']);
    const results = await lab.transaction((tx) =>
      tx.selectFrom('current_result').selectAll().where('order_id', '=', order.id).execute(),
    );
    expect(results.map(({ id }) => id).toSorted()).toEqual(
      order.items.map(({ result_id }) => result_id).toSorted(),
    );
    expect(
      results.map(({ status, version, value_text, flag }) => ({
        status,
        version,
        value_text,
        flag,
      })),
    ).toEqual(
      Array.from({ length: 2 }, () => ({
        status: 'pending',
        version: 1,
        value_text: null,
        flag: null,
      })),
    );
  });

  it('numbers orders and specimens by the facility’s day', async () => {
    const west = await openLaboratory(server, 'pago-pago');
    await west.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Pago_Pago' }).execute(),
    );
    const first = await west.order(['K']);
    const second = await west.order(['K', 'HGB']);
    expect([first.order_number, second.order_number]).toEqual([
      'ORD-20260511-0001',
      'ORD-20260511-0002',
    ]);
    const samples = await west.transaction((tx) =>
      tx.selectFrom('sample').select('accession_number').orderBy('accession_number').execute(),
    );
    expect(samples.map(({ accession_number }) => accession_number)).toEqual([
      '260511-0001',
      '260511-0002',
      '260511-0003',
    ]);
  });

  it('assigns fifty concurrent orders unique numbers without gaps', async () => {
    const busy = await openLaboratory(server, 'busy');
    const as = await busy.staff('doctor');
    const patient = await busy.patient();
    const orders = await Promise.all(
      Array.from({ length: 50 }, () => busy.order(['K'], { patientId: patient, as })),
    );
    const expected = Array.from(
      { length: 50 },
      (_, index) => `ORD-20260512-${String(index + 1).padStart(4, '0')}`,
    );
    expect(orders.map(({ order_number }) => order_number).toSorted()).toEqual(expected);
    const samples = await busy.transaction((tx) =>
      tx.selectFrom('sample').select('accession_number').execute(),
    );
    expect(new Set(samples.map(({ accession_number }) => accession_number)).size).toBe(50);
  });

  it('places a repeated request once', async () => {
    const key = crypto.randomUUID();
    const body = {
      patient_id: patientId,
      test_parameter_ids: [lab.testId('NA')],
      priority: 'stat',
      ordered_by: 'Dr. Roundsworth',
      clinical_info: '',
    } satisfies WithTextIds<InputOf<typeof placeOrder>['body']>;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(placeOrder, { key, body }, { as: doctor })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('is audited with its tests and specimens', async () => {
    const order = await lab.order(['K'], {
      patientId,
      clinical: { conditions: ['dialysis'], fasting: 'not_fasting' },
    });
    const [line] = await trailOf(server, lab, { entity_id: order.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'order',
      entity_label: order.order_number,
      patient_id: patientId,
      after: {
        tests: ['K'],
        priority: 'routine',
        conditions: ['dialysis'],
        fasting: 'not_fasting',
      },
    });
  });

  it.each([
    ['a retired test', 'retired'],
    ['a test not yet in use', 'draft'],
  ] as const)('rejects %s, directly and in a panel', async (_, status) => {
    const closed = await openLaboratory(server, `closed-${status}`);
    await closed.transaction((tx) =>
      tx.updateTable('test_parameter').set({ status }).where('code', '=', 'K').execute(),
    );
    const as = await closed.staff('doctor');
    const patient = await closed.patient();
    for (const code of ['K', 'LYTES']) {
      const answer = await placed(
        { patient_id: patient, test_parameter_ids: [closed.testId(code)] },
        as,
      );
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', fields: { test_parameter_ids: 'cannot be ordered: K' } },
      });
    }
    const left = await closed.transaction((tx) =>
      tx.selectFrom('test_order').select('id').execute(),
    );
    expect(left).toEqual([]);
  });

  it('rejects conditions incompatible with male reference intervals and accepts them otherwise', async () => {
    const [man, unknown] = [
      await lab.patient({ gender: 'male', sex_for_ranges: 'male' }),
      await lab.patient({ gender: 'other', sex_for_ranges: 'unknown' }),
    ];
    const conditions = ['dialysis', 'pregnant', 'trimester_2'];
    expect(await placed({ patient_id: man, conditions })).toMatchObject({
      status: 422,
      body: {
        fields: {
          conditions:
            'not available for a patient with reference intervals for men: pregnant, trimester_2',
        },
      },
    });
    expect(await placed({ patient_id: man, conditions: ['dialysis'] })).toMatchObject({
      status: 201,
      body: { conditions: ['dialysis'], fasting: 'unknown' },
    });
    expect(await placed({ patient_id: unknown, conditions })).toMatchObject({
      status: 201,
      body: { conditions },
    });
  });

  it('rejects an inactive patient', async () => {
    const gone = await lab.patient();
    await lab.transaction((tx) =>
      tx.updateTable('patient').set({ status: 'inactive' }).where('id', '=', gone).execute(),
    );
    expect(await placed({ patient_id: gone })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('reports patients and tests of another facility as not found', async () => {
    const other = await openLaboratory(server, 'elsewhere');
    const foreign: Choice[] = [
      { patient_id: await other.patient() },
      { test_parameter_ids: [other.testId('K')] },
    ];
    const none: Choice[] = [{ patient_id: uuidv7() }, { test_parameter_ids: [uuidv7()] }];
    const answers = await Promise.all([...foreign, ...none].map((choice) => placed(choice)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(textOf)).size).toBe(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no test', { test_parameter_ids: [] }, 'test_parameter_ids'],
    ['an unknown priority', { priority: 'now' }, 'priority'],
    ['a missing ordering provider', { ordered_by: ' ' }, 'ordered_by'],
    ['an order number chosen by the client', { order_number: 'ORD-1' }, 'order_number'],
    ['a state', { status: 'completed' }, 'status'],
    ['a free-text condition', { conditions: ['Second trimester'] }, 'conditions.0'],
    ['mutually exclusive conditions', { conditions: ['pregnant', 'postmenopausal'] }, 'conditions'],
    ['fasting as a condition', { conditions: ['fasting'] }, 'conditions'],
    [
      'more than ten conditions',
      { conditions: Array.from({ length: 11 }, (_, index) => `own_${index}`) },
      'conditions',
    ],
    ['an unknown fasting status', { fasting: 'no' }, 'fasting'],
  ])('rejects %s', async (_, choice, field) => {
    const { status, body } = await placed(choice);
    expect({ status, fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  it.each(['phlebotomist', 'data_entry', 'patient'] as const)('is denied to a %s', async (role) => {
    expect((await placed({}, await lab.person(role))).status).toBe(403);
  });
});

describe('reading orders', () => {
  it('returns an order with its patient and items', async () => {
    const order = await lab.order(['K', 'HGB'], { patientId });
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: doctor })).body,
    ).toEqual(order);
  });

  it('reports an order of another facility as not found', async () => {
    const foreign = await (await openLaboratory(server, 'far')).order(['K']);
    const [theirs, none] = await Promise.all(
      [foreign.id, uuidv7()].map((id) =>
        server.call(readOrder, { params: { id } }, { as: doctor }),
      ),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(none && textOf(none));
  });

  it('derives the status from the items', async () => {
    const { id, items } = await lab.order(['K', 'HGB']);
    const stateAfter = async (
      ...states: ('released' | 'rejected' | 'cancelled' | 'collected')[]
    ) => {
      await lab.transaction(async (tx) => {
        for (const [index, status] of states.entries())
          await tx
            .updateTable('order_item')
            .set({ status })
            .where('id', '=', items[index]?.id ?? '')
            .execute();
      });
      return (await server.call(readOrder, { params: { id } }, { as: doctor })).body['status'];
    };
    expect(await stateAfter('collected')).toBe('in_progress');
    expect(await stateAfter('released')).toBe('partially_released');
    expect(await stateAfter('released', 'released')).toBe('completed');
    expect(await stateAfter('cancelled', 'cancelled')).toBe('cancelled');
  });
});

describe('listing orders', () => {
  let clinic: Laboratory;
  let as: Person;
  let orders: Order[];
  beforeAll(async () => {
    clinic = await openLaboratory(server, 'listed');
    as = await clinic.staff('doctor');
    orders = [];
    for (let number = 0; number < 5; number += 1) {
      server.clock.advance(1);
      orders.push(await clinic.order(['K']));
    }
    const done = [orders[1], orders[3]].flatMap((order) => order?.id ?? []);
    await clinic.transaction((tx) =>
      tx
        .updateTable('order_item')
        .set({ status: 'released' })
        .where('order_id', 'in', done)
        .execute(),
    );
  });

  const numbersIn = (answer: Answer) =>
    itemsIn(answer).map((order) => orders.findIndex(({ id }) => id === order.id));

  it('is sorted newest first and paginated', async () => {
    const pages: number[][] = [];
    let cursor: string | undefined;
    do {
      const page = await server.call(
        listOrders,
        { query: { limit: '2', ...(cursor && { cursor }) } },
        { as },
      );
      pages.push(numbersIn(page));
      cursor = (page.body['next_cursor'] as string | null) ?? undefined;
    } while (cursor);
    expect(pages).toEqual([[4, 3], [2, 1], [0]]);
  });

  it.each([
    ['completed', [3, 1]],
    ['placed', [4, 2, 0]],
    ['cancelled', []],
  ] as const)('lists orders that are %s', async (status, expected) => {
    const answer = await server.call(listOrders, { query: { status } }, { as });
    expect(numbersIn(answer)).toEqual(expected);
    expect(answer.body['next_cursor']).toBeNull();
  });

  it('paginates orders of one status', async () => {
    const first = await server.call(
      listOrders,
      { query: { status: 'placed', limit: '2' } },
      { as },
    );
    const second = await server.call(
      listOrders,
      { query: { status: 'placed', limit: '2', cursor: String(first.body['next_cursor']) } },
      { as },
    );
    expect([numbersIn(first), numbersIn(second), second.body['next_cursor']]).toEqual([
      [4, 2],
      [0],
      null,
    ]);
  });

  it('lists the orders of one patient', async () => {
    const [order] = orders;
    expect(
      numbersIn(
        await server.call(listOrders, { query: { patient_id: order?.patient.id } }, { as }),
      ),
    ).toEqual([0]);
  });

  it('finds an order by its number, a specimen’s number or the patient', async () => {
    const [, order] = orders;
    if (!order) throw new Error('The orders were not placed.');
    const [sample] = await clinic.samplesOf(order);
    for (const q of [
      order.order_number,
      ` ${order.order_number.toLowerCase()}`,
      sample?.accession_number ?? '',
      order.patient.mrn,
      order.patient.full_name,
    ])
      expect([q, numbersIn(await server.call(listOrders, { query: { q } }, { as }))]).toEqual([
        q,
        [1],
      ]);
    for (const q of ['ORD-20200101-0001', '200101-0001', 'Unregistered'])
      expect(numbersIn(await server.call(listOrders, { query: { q } }, { as }))).toEqual([]);
  });

  it('excludes orders of another facility', async () => {
    const outsider = await (await server.facility('outsider')).person('doctor');
    expect(
      itemsIn(
        await server.call(
          listOrders,
          { query: { patient_id: orders[0]?.patient.id } },
          { as: outsider },
        ),
      ),
    ).toEqual([]);
  });

  it('is denied to patients', async () => {
    expect((await server.call(listOrders, {}, { as: await clinic.person('patient') })).status).toBe(
      403,
    );
  });
});
