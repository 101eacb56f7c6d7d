import { createInvoice, readInvoice, type Invoice } from '@alms/lis-domain/billing';
import {
  readTestParameter,
  retireTestParameter,
  type ReflexRule,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import {
  acceptReflex,
  enterResults,
  retestResult,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('reflexes');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const rule = (rest: Partial<ReflexRule> = {}): ReflexRule => ({
  when: { op: 'lt', value: '0.40' },
  and: [],
  add: ['FT4'],
  mode: 'auto',
  comment: 'Suppressed thyrotropin',
  ...rest,
});

const withRules = (code: string, reflex: ReflexRule[]) => lab.changeTest(code, { reflex });

const resultsOf = ({ id }: Order) => resultsOfOrder(server, id, technician);
const orderNow = async ({ id }: Order) =>
  (await server.call(readOrder, { params: { id } }, { as: technician })).body as unknown as Order;
async function find(order: Order, code: string): Promise<Result> {
  const found = (await resultsOf(order)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
}
async function enter(order: Order, code: string, value_text: string): Promise<void> {
  const { id, version } = await find(order, code);
  await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text }] } },
    { as: technician },
  );
}
async function verify(order: Order, code: string): Promise<Result[]> {
  const { id, version } = await find(order, code);
  return (await server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager }))
    .body['items'] as Result[];
}
async function verified(value_text: string, codes = ['TSH']): Promise<Order> {
  const { order } = await lab.arrived(codes);
  await enter(order, 'TSH', value_text);
  await verify(order, 'TSH');
  return orderNow(order);
}
const codesOf = ({ items }: Order) => items.map(({ code }) => code);

describe('automatic reflex rule', () => {
  it('adds its test with a reason to the existing specimen once the value is verified', async () => {
    await withRules('TSH', [rule()]);
    const { order } = await lab.arrived(['TSH']);
    await enter(order, 'TSH', '0.20');
    expect(codesOf(await orderNow(order))).toEqual(['TSH']);
    const [tsh] = await verify(order, 'TSH');
    expect(tsh?.reflexes).toMatchObject([
      {
        code: 'FT4',
        name: 'Thyroxine, free',
        mode: 'auto',
        state: 'added',
        conditions: [{ code: 'TSH', op: 'lt', value: '0.40' }],
        comment: 'Suppressed thyrotropin',
      },
    ]);
    const now = await orderNow(order);
    expect(now).toMatchObject({
      status: 'partially_released',
      items: [
        { code: 'TSH', reflex_of_item_id: null },
        {
          code: 'FT4',
          status: 'received',
          sample_id: tsh?.sample_id,
          reflex_of_item_id: tsh?.order_item_id,
        },
      ],
    });
    expect(await find(order, 'FT4')).toMatchObject({
      status: 'pending',
      added_because: {
        mode: 'auto',
        conditions: [{ code: 'TSH', op: 'lt', value: '0.40' }],
        comment: 'Suppressed thyrotropin',
      },
    });
    const [line] = await trailOf(server, lab, { entity_id: order.id, action: 'update' });
    expect(line).toMatchObject({
      category: 'order',
      after: { added: 'FT4', because: 'TSH lt 0.40', mode: 'auto' },
      reason: 'Suppressed thyrotropin',
      actor: { user_id: manager.id },
    });
  });

  it('requires all conditions and allows added tests to trigger further rules', async () => {
    await withRules('FT4', [
      rule({
        when: { op: 'le', value: '1.80' },
        and: [{ code: 'TSH', op: 'lt', value: '0.40' }],
        add: ['CRP'],
      }),
    ]);
    expect(codesOf(await verified('0.40'))).toEqual(['TSH']);
    const order = await verified('0.10');
    await enter(order, 'FT4', '1.80');
    await verify(order, 'FT4');
    expect(codesOf(await orderNow(order))).toEqual(['TSH', 'FT4', 'CRP']);
    await withRules('FT4', []);
  });

  it('adds no test already ordered', async () => {
    expect(codesOf(await verified('0.20', ['TSH', 'FT4']))).toEqual(['TSH', 'FT4']);
  });

  it('does not apply to repeat tests', async () => {
    const { order } = await lab.arrived(['TSH']);
    await enter(order, 'TSH', '0.20');
    const { id, version } = await find(order, 'TSH');
    await server.call(
      retestResult,
      { params: { id }, version, body: { reason: 'Air in the probe' } },
      { as: manager },
    );
    await enter(order, 'TSH', '0.20');
    await verify(order, 'TSH');
    expect(codesOf(await orderNow(order))).toEqual(['TSH']);
  });

  it('charges its test on the order’s draft invoice at the current price', async () => {
    await lab.price({ TSH: 4000, FT4: 3000 });
    const { order } = await lab.arrived(['TSH']);
    const receptionist = await lab.staff('receptionist');
    const invoice = (
      await server.call(
        createInvoice,
        { body: { order_number: order.order_number } },
        { as: receptionist },
      )
    ).body as unknown as Invoice;
    await enter(order, 'TSH', '0.20');
    await verify(order, 'TSH');
    const billed = (
      await server.call(readInvoice, { params: { id: invoice.id } }, { as: receptionist })
    ).body as unknown as Invoice;
    expect([billed.lines.map(({ code }) => code), billed.total_minor]).toEqual([
      ['TSH', 'FT4'],
      7000,
    ]);
  });

  it('prevents retiring the tests it adds', async () => {
    const { version } = (
      await server.call(readTestParameter, { params: { id: lab.testId('FT4') } }, { as: manager })
    ).body as unknown as TestParameter;
    const answer = await server.call(
      retireTestParameter,
      { params: { id: lab.testId('FT4') }, version, query: { reason: 'Sent out' } },
      { as: manager },
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { fields: { id: 'is used by: THYROID, TSH' } },
    });
  });
});

describe('proposing reflex rule', () => {
  it('proposes the test to the verifier once', async () => {
    await withRules('TSH', [rule({ mode: 'propose' })]);
    const order = await verified('0.20');
    expect(codesOf(order)).toEqual(['TSH']);
    const {
      reflexes: [reflex],
    } = await find(order, 'TSH');
    expect(reflex).toMatchObject({ code: 'FT4', state: 'proposed' });
    const accepted = () =>
      server.call(acceptReflex, { params: { id: reflex?.id ?? '' } }, { as: manager });
    expect(await accepted()).toMatchObject({ status: 200, body: { state: 'added' } });
    expect(await accepted()).toMatchObject({ status: 409, body: { code: 'result_state' } });
    expect(codesOf(await orderNow(order))).toEqual(['TSH', 'FT4']);
    expect(
      await server.call(acceptReflex, { params: { id: uuidv7() } }, { as: manager }),
    ).toMatchObject({ status: 404 });
  });

  it.each(['auto', 'propose'] as const)(
    'in mode %s, proposes a test limited to other patients, and refuses to add it',
    async (mode) => {
      const none = { sex: 'any', age_min: null, age_max: null } as const;
      await withRules('TSH', [rule({ mode })]);
      await lab.changeTest('FT4', { orderable_for: { ...none, sex: 'male' } });
      const order = await verified('0.20');
      expect(codesOf(await orderNow(order))).toEqual(['TSH']);
      const {
        reflexes: [reflex],
      } = await find(order, 'TSH');
      expect(reflex).toMatchObject({ code: 'FT4', state: 'proposed' });
      expect(
        await server.call(acceptReflex, { params: { id: reflex?.id ?? '' } }, { as: manager }),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'outside_patient_limits',
          fields: { FT4: expect.stringContaining('FT4 is for male patients; ') },
        },
      });
      expect(codesOf(await orderNow(order))).toEqual(['TSH']);
      await lab.changeTest('FT4', { orderable_for: none });
    },
  );

  it('cannot be accepted beyond the tests that the plan allows', async () => {
    await withRules('TSH', [rule({ mode: 'propose' })]);
    const {
      reflexes: [reflex],
    } = await find(await verified('0.20'), 'TSH');
    const change = (plan: 'Starter' | 'Enterprise', used: number) =>
      lab.transaction(async (tx) => {
        const { id } = await tx
          .selectFrom('plan')
          .select('id')
          .where('plan_name', '=', plan)
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('subscription')
          .set({ plan_id: id })
          .where('tenant_id', '=', lab.tenantId)
          .execute();
        await tx
          .updateTable('usage_counter')
          .set({ used })
          .where('tenant_id', '=', lab.tenantId)
          .where('name', '=', 'tests')
          .execute();
      });
    const accept = () =>
      server.call(acceptReflex, { params: { id: reflex?.id ?? '' } }, { as: manager });
    await change('Starter', 2000);
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'quota_exceeded' } });
    await change('Enterprise', 2000);
    expect(await accept()).toMatchObject({ status: 200, body: { state: 'added' } });
  });
});
