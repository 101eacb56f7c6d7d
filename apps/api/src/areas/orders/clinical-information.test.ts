import type { RangeRow } from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  changeClinicalInformation,
  type Order,
  type UpdatedOrder,
  type OrderId,
} from '@alms/lis-domain/orders';
import { enterResults, verifyResults } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer } from '../../testing/test-server.ts';

type ClinicalBody = BodyOf<typeof changeClinicalInformation>;

const row = (low: string, high: string, rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low,
  high,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...rest,
});
const nothing: ClinicalBody = {
  clinical_info: '',
  conditions: [],
  fasting: 'unknown',
  diagnosis_codes: [],
  reason: '',
};

const { server, lab } = await testLaboratory('clinical');
const doctor = await lab.staff('doctor');
const technician = await lab.staff('technician');
await lab.changeTest('TSH', {
  ranges: [
    row('0.4', '4.0'),
    row('0.2', '3.0', { applies_to: 'pregnant' }),
    row('0.3', '5.0', { applies_to: 'fasting' }),
    row('0.01', '3.4', { type: 'critical', applies_to: 'pregnant', high_op: 'ge' }),
  ],
});

const editInformation = (
  { id, version }: Pick<Order, 'id' | 'version'>,
  change: Partial<ClinicalBody>,
  as = doctor,
): Promise<Answer> =>
  server.call(
    changeClinicalInformation,
    { params: { id }, version, body: { ...nothing, ...change } },
    { as },
  );
const changedIn = ({ body }: Answer) => body as unknown as UpdatedOrder;
const resultOf = async (order: Pick<Order, 'id'>) =>
  (await resultsOfOrder(server, order.id, technician))[0];
const currentOf = async (order: Order): Promise<Order> => ({
  ...order,
  ...(await lab.transaction((tx) =>
    tx
      .selectFrom('test_order')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow(),
  )),
});

/** An order with an entered value. */
async function measured(value_text: string): Promise<Order> {
  const { order } = await lab.arrived(['TSH']);
  const waiting = await resultOf(order);
  await server.call(
    enterResults,
    { body: { items: [{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text }] } },
    { as: technician },
  );
  return currentOf(order);
}

describe('clinical information of an order', () => {
  it('is replaced as a whole in a new version, auditing only the changed fields', async () => {
    const order = await lab.order(['TSH'], { clinical: { conditions: ['dialysis'] } });
    const diagnosis_codes = [
      { code: 'E11.9', text: 'Type 2 diabetes' },
      { code: 'U07.1', text: '' },
    ];
    const answer = await editInformation(order, {
      clinical_info: 'Tired',
      conditions: ['dialysis'],
      diagnosis_codes,
    });
    expect(answer.status).toBe(200);
    expect(changedIn(answer)).toMatchObject({
      order: {
        id: order.id,
        version: 2,
        clinical_info: 'Tired',
        conditions: ['dialysis'],
        fasting: 'unknown',
        diagnosis_codes,
      },
      reread: null,
    });
    const [line] = await trailOf(server, lab, { entity_id: order.id });
    expect(line).toMatchObject({
      action: 'update',
      category: 'order',
      before: { clinical_info: '', diagnosis_codes: [] },
      after: { clinical_info: 'Tired', diagnosis_codes },
    });
    expect(Object.keys(line?.after ?? {})).toHaveLength(2);
  });

  it('creates no version without changes', async () => {
    const order = await lab.order(['TSH']);
    expect(changedIn(await editInformation(order, {}))).toMatchObject({
      order: { version: 1 },
      reread: null,
    });
    expect(await trailOf(server, lab, { entity_id: order.id, action: 'update' })).toEqual([]);
  });

  it('requires a reason only after collection', async () => {
    const order = await lab.order(['TSH']);
    expect((await editInformation(order, { fasting: 'fasting' })).status).toBe(200);
    await lab.collect(order);
    const collected = { ...order, version: 2 };
    expect(await editInformation(collected, { fasting: 'not_fasting' })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'is required because a specimen is already collected' } },
    });
    expect(
      (await editInformation(collected, { fasting: 'not_fasting', reason: 'Had breakfast' }))
        .status,
    ).toBe(200);
    const [line] = await trailOf(server, lab, { entity_id: order.id, action: 'update' });
    expect(line).toMatchObject({
      before: { fasting: 'fasting' },
      after: { fasting: 'not_fasting' },
      reason: 'Had breakfast',
    });
  });
});

describe('unverified value', () => {
  it('is re-evaluated for interval, flag and critical status, keeping its entering user', async () => {
    const order = await measured('3.5');
    expect(await resultOf(order)).toMatchObject({
      flag: 'N',
      critical: false,
      range: { applies_to: 'any' },
    });
    const answer = await editInformation(order, {
      conditions: ['pregnant'],
      reason: 'Said so on the phone',
    });
    expect(changedIn(answer).reread).toMatchObject({
      open: 1,
      reported: 0,
      differing: 0,
      orders: [],
    });
    expect(await resultOf(order)).toMatchObject({
      flag: 'HH',
      critical: true,
      range: { applies_to: 'pregnant', high: '3.0' },
      entered_by: { id: technician.id },
      value_text: '3.5',
    });
    expect(
      await lab.transaction((tx) =>
        tx
          .selectFrom('critical_call')
          .select('id')
          .where('result_id', '=', (of) =>
            of.selectFrom('current_result as r').select('r.id').where('r.order_id', '=', order.id),
          )
          .execute(),
      ),
    ).toHaveLength(1);
    const [line] = await trailOf(server, lab, {
      entity_id: (await resultOf(order))?.id ?? '',
      action: 'update',
    });
    expect(line).toMatchObject({
      before: { flag: 'N' },
      after: { flag: 'HH' },
      reason: 'Said so on the phone',
    });
  });

  it('is unchanged when the interval is unchanged', async () => {
    const order = await measured('2.0');
    const before = await resultOf(order);
    expect(
      changedIn(await editInformation(order, { conditions: ['dialysis'], reason: 'Forgotten' }))
        .reread,
    ).toMatchObject({ open: 0 });
    expect((await resultOf(order))?.version).toBe(before?.version);
  });

  it('uses the information given at collection, whatever the order states later', async () => {
    const order = await lab.order(['TSH']);
    await lab.transaction((tx) =>
      tx
        .updateTable('sample')
        .set({ fasting: 'not_fasting' })
        .where('order_id', '=', order.id)
        .execute(),
    );
    await editInformation(order, { fasting: 'fasting' });
    expect((await resultOf(order))?.applicable_range).toMatchObject({ applies_to: 'any' });
  });
});

it('a reported value keeps its interval and the change is reported', async () => {
  const order = await measured('3.5');
  const entered = await resultOf(order);
  await server.call(
    verifyResults,
    { body: { items: [{ id: entered?.id ?? '', version: entered?.version ?? 0 }] } },
    { as: await lab.staff('lab_manager') },
  );
  const reported = await resultOf(order);
  expect(reported?.status).toBe('released');
  const answer = await editInformation(await currentOf(order), {
    conditions: ['pregnant'],
    reason: 'Learned today',
  });
  expect(changedIn(answer)).toMatchObject({
    order: { conditions: ['pregnant'] },
    reread: {
      open: 0,
      reported: 1,
      differing: 1,
      orders: [{ id: order.id, order_number: order.order_number }],
    },
  });
  expect(await resultOf(order)).toMatchObject({
    version: reported?.version,
    flag: 'N',
    range: { applies_to: 'any' },
  });
});

describe('change of clinical information is rejected', () => {
  it.each<[string, Partial<Record<keyof ClinicalBody, unknown>>, string]>([
    ['a contradiction', { conditions: ['pregnant', 'postmenopausal'] }, 'conditions'],
    ['an unknown fasting status', { fasting: 'no' }, 'fasting'],
    [
      'a free-text diagnosis code',
      { diagnosis_codes: [{ code: 'Diabetes', text: '' }] },
      'diagnosis_codes.0.code',
    ],
    [
      'a duplicate code',
      {
        diagnosis_codes: [
          { code: 'E11.9', text: '' },
          { code: 'E11.9', text: 'again' },
        ],
      },
      'diagnosis_codes',
    ],
    [
      'more than twenty codes',
      {
        diagnosis_codes: Array.from({ length: 21 }, (_, index) => ({
          code: `A${10 + index}`,
          text: '',
        })),
      },
      'diagnosis_codes',
    ],
    ['an overlong reason', { reason: 'x'.repeat(301) }, 'reason'],
  ])('for %s', async (_, change, field) => {
    const { status, body } = await editInformation(
      await lab.order(['TSH']),
      change as Partial<ClinicalBody>,
    );
    expect({ status, fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  it('for a pregnancy with male reference intervals, unless already recorded', async () => {
    const patientId = await lab.patient();
    const order = await lab.order(['TSH'], { patientId, clinical: { conditions: ['pregnant'] } });
    await lab.transaction((tx) =>
      tx
        .updateTable('patient')
        .set({ sex_for_ranges: 'male' })
        .where('id', '=', patientId)
        .execute(),
    );
    expect(
      (await editInformation(order, { conditions: ['pregnant', 'dialysis'] })).body['fields'],
    ).toHaveProperty('conditions');
    expect(
      (await editInformation(order, { conditions: ['pregnant'], clinical_info: 'Tired' })).status,
    ).toBe(200);
  });

  it('for a stale or missing version and for users who may not order', async () => {
    const order = await lab.order(['TSH']);
    expect((await editInformation(order, { clinical_info: 'First' })).status).toBe(200);
    expect(await editInformation(order, { clinical_info: 'Second' })).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    expect(
      (
        await editInformation(
          { ...order, version: undefined as unknown as number },
          { clinical_info: 'Third' },
        )
      ).status,
    ).toBe(428);
    for (const role of ['phlebotomist', 'data_entry', 'report_viewer', 'patient'] as const)
      expect((await editInformation(order, {}, await lab.staff(role))).status).toBe(403);
  });

  it('as not found for an order of another facility', async () => {
    const other = await openLaboratory(server, 'clinical-elsewhere');
    const [foreign, none] = await Promise.all([
      editInformation(await other.order(['TSH']), {}),
      editInformation({ id: newId<OrderId>(), version: 1 }, {}),
    ]);
    expect([foreign.status, textOf(foreign)]).toEqual([404, textOf(none)]);
  });
});
