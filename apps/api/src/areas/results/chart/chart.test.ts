import type { Role } from '@alms/lis-domain/access';
import { createInvoice, issueInvoice, takePayment, type Invoice } from '@alms/lis-domain/billing';
import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listChartResults,
  listPatientResults,
  markResultAsError,
  readChartCounts,
  verifyResults,
  type ChartResult,
  type PatientResult,
  type Result,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('chart');

const chart = (
  id: string,
  as: Person,
  query: { cursor?: string; limit?: string; from?: string; test_parameter_id?: string } = {},
) => server.call(listChartResults, { params: { id }, query }, { as });
const itemsOf = async (...input: Parameters<typeof chart>): Promise<ChartResult[]> => {
  const { status, body } = await chart(...input);
  expect(status).toBe(200);
  return body['items'] as ChartResult[];
};
const statesOf = (items: readonly ChartResult[]) =>
  items.map(({ test, state, value_text }) => [test.name, state, value_text]);

async function resultsOf(order: Order): Promise<Result[]> {
  const as = await lab.staff('technician');
  return await resultsOfOrder(server, order.id, as);
}
/** Enters these values on an order with received specimens. */
async function entered(order: Order, values: Record<string, string>): Promise<void> {
  const items = (await resultsOf(order)).flatMap(({ id, version, test }) =>
    values[test.code] === undefined ? [] : [{ id, version, value_text: values[test.code] ?? '' }],
  );
  const as = await lab.staff('technician');
  expect((await server.call(enterResults, { body: { items } }, { as })).status).toBe(200);
}
/** Orders, collects, receives, enters and releases these values. */
async function released(
  values: Record<string, string>,
  { as, patientId }: { as?: Person; patientId: PatientId },
): Promise<Order> {
  const order = await lab.order(Object.keys(values), { patientId, ...(as && { as }) });
  await lab.collect(order);
  await lab.receive(order);
  await entered(order, values);
  const items = (await resultsOf(order)).map(({ id, version }) => ({ id, version }));
  const manager = await lab.staff('lab_manager');
  expect((await server.call(verifyResults, { body: { items } }, { as: manager })).status).toBe(200);
  server.clock.advance(1);
  return order;
}

describe('results of the patient chart', () => {
  it('have value, evaluation, specimen and verifier once reported, and only the state before', async () => {
    const patientId = await lab.patient();
    const as = await lab.staff('technician');
    await released({ NA: '128' }, { patientId });
    const order = await lab.order(['K', 'CL'], { patientId });
    expect(statesOf(await itemsOf(patientId, as)).toSorted()).toEqual([
      ['Chloride', 'ordered', null],
      ['Potassium', 'ordered', null],
      ['Sodium', 'reported', '128'],
    ]);
    await lab.collect(order);
    await lab.receive(order);
    await entered(order, { K: '4.1' });
    const items = await itemsOf(patientId, as);
    expect(statesOf(items).toSorted()).toEqual([
      ['Chloride', 'received', null],
      ['Potassium', 'resulted', null],
      ['Sodium', 'reported', '128'],
    ]);
    const manager = await lab.staff('lab_manager');
    expect(items.find(({ test }) => test.name === 'Sodium')).toMatchObject({
      test: { id: lab.testId('NA'), department: 'chemistry', result_type: 'numeric' },
      unit_display: 'mmol/L',
      flag: 'L',
      range: { low: '136', high: '145' },
      corrected: false,
      verified_by: expect.stringMatching(/\S/),
      rule_reference: null,
    });
    expect(items.find(({ test }) => test.name === 'Potassium')).toMatchObject({
      flag: null,
      range: null,
      verified_at: null,
      verified_by: null,
    });
    expect((await chart(patientId, manager)).text).not.toContain('4.1');
  });

  it('state a reported result entered in error without its value', async () => {
    const patientId = await lab.patient();
    const order = await released({ NA: '139' }, { patientId });
    const [sodium] = await resultsOf(order);
    if (!sodium) throw new Error('The order has no result.');
    const as = await lab.staff('lab_manager');
    const { status } = await server.call(
      markResultAsError,
      {
        params: { id: sodium.id },
        version: sodium.version,
        body: { code: 'wrong_patient', reason: 'Labels exchanged' },
      },
      { as },
    );
    expect(status).toBe(200);
    expect(statesOf(await itemsOf(patientId, as))).toEqual([['Sodium', 'entered_in_error', null]]);
  });

  it('start with tests to collect, then the latest collection, page by page', async () => {
    const patientId = await lab.patient();
    const as = await lab.staff('technician');
    await released({ NA: '139', K: '4.1' }, { patientId });
    await released({ NA: '140' }, { patientId });
    await lab.order(['CL'], { patientId });
    const all = await itemsOf(patientId, as);
    expect(all.map(({ test, collected_at }) => [test.name, collected_at === null])).toEqual([
      ['Chloride', true],
      ['Sodium', false],
      expect.any(Array),
      expect.any(Array),
    ]);
    expect(all.slice(1).map(({ collected_at }) => collected_at)).toEqual(
      all
        .slice(1)
        .map(({ collected_at }) => collected_at)
        .toSorted()
        .toReversed(),
    );
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await chart(patientId, as, { limit: '1', ...(cursor && { cursor }) });
      paged.push(...(body['items'] as ChartResult[]).map(({ id }) => id));
      cursor = body['next_cursor'] as string | null;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });

  it('are limited to a period in facility time and to one test', async () => {
    const patientId = await lab.patient();
    const as = await lab.staff('technician');
    await released({ NA: '139', K: '4.1' }, { patientId });
    await lab.order(['CL'], { patientId });
    const named = async (query: Parameters<typeof chart>[2]) =>
      (await itemsOf(patientId, as, query)).map(({ test }) => test.name).toSorted();
    expect(await named({ test_parameter_id: lab.testId('K') })).toEqual(['Potassium']);
    expect(await named({ from: '2000-01-01' })).toEqual(['Chloride', 'Potassium', 'Sodium']);
    expect(await named({ from: '2100-01-01' })).toEqual(['Chloride']);
  });

  it('are read in pages of at most 200, also for a patient with a thousand results', async () => {
    const patientId = await lab.patient();
    const as = await lab.staff('technician');
    const order = await released({ NA: '139' }, { patientId });
    const [sodium] = await resultsOf(order);
    // Copies of one result: the number of rows matters here, not their values.
    await lab.transaction(async (tx) => {
      const columns = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = 'result'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
        tx,
      );
      const names = columns.rows.map(({ name }) => name);
      await sql`insert into result (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.join(
          names.map((name) => (name === 'id' ? sql`gen_random_uuid()` : sql.ref(name))),
        )}
        from result, generate_series(1, 1000)
        where id = ${sodium?.id ?? ''} and is_current`.execute(tx);
    });
    const { body } = await chart(patientId, as, { limit: '200' });
    expect((body['items'] as ChartResult[]).length).toBe(200);
    expect(body['next_cursor']).toEqual(expect.any(String));
    expect((await chart(patientId, as, { limit: '201' })).status).toBe(422);
    const next = await itemsOf(patientId, as, {
      limit: '200',
      cursor: String(body['next_cursor']),
    });
    const first = new Set((body['items'] as ChartResult[]).map(({ id }) => id));
    expect(next.some(({ id }) => first.has(id))).toBe(false);
  });
});

describe('access to the patient chart', () => {
  it.each(['doctor', 'nurse'] as const)(
    'is limited for a %s to patients whose tests the user ordered',
    async (role) => {
      const as = await lab.person(role);
      const own = await lab.patient();
      const another = await lab.patient();
      await released({ NA: '139' }, { patientId: own });
      await released({ NA: '139' }, { patientId: another });
      expect((await chart(own, as)).status).toBe(404);
      await lab.order(['K'], { as, patientId: own });
      // Results of other users' orders for the same patient are included.
      expect(statesOf(await itemsOf(own, as)).toSorted()).toEqual([
        ['Potassium', 'ordered', null],
        ['Sodium', 'reported', '139'],
      ]);
      expect((await chart(another, as)).status).toBe(404);
    },
  );

  it.each(['admin', 'lab_manager', 'technician'] as const)(
    'covers every patient for a %s',
    async (role) => {
      const patientId = await lab.patient();
      await released({ NA: '139' }, { patientId });
      expect(statesOf(await itemsOf(patientId, await lab.person(role)))).toEqual([
        ['Sodium', 'reported', '139'],
      ]);
    },
  );

  it.each<Role>(['patient', 'receptionist', 'phlebotomist', 'report_viewer'])(
    'is denied to a %s',
    async (role) => {
      const patientId = await lab.patient();
      const as = await lab.person(role, role === 'patient' ? { patientId } : {});
      expect((await chart(patientId, as)).status).toBe(403);
    },
  );

  it('omits a confidential test that another user ordered', async () => {
    const as = await lab.person('doctor');
    const patientId = await lab.patient();
    await lab.changeTest('K', { confidential: true });
    await released({ K: '4.1' }, { patientId });
    await released({ NA: '139' }, { as, patientId });
    const names = async (reader: Person) =>
      (await itemsOf(patientId, reader)).map(({ test }) => test.name).toSorted();
    const counted = async () =>
      (await server.call(readChartCounts, { params: { id: patientId } }, { as })).body['tests'];
    expect([await names(as), await counted()]).toEqual([['Sodium'], 1]);
    expect(await names(await lab.staff('lab_manager'))).toEqual(['Potassium', 'Sodium']);
    await lab.order(['K'], { as, patientId });
    expect([await names(as), await counted()]).toEqual([['Potassium', 'Sodium'], 2]);
    await lab.changeTest('K', { confidential: false });
  });

  it('is audited, and unknown patients return not found', async () => {
    const patientId = await lab.patient();
    const as = await lab.person('technician');
    expect((await chart(patientId, as)).status).toBe(200);
    const [event] = await trailOf(server, lab, { entity_id: patientId, action: 'read' });
    expect(event).toMatchObject({ category: 'result', actor: { user_id: as.id } });
    expect((await chart('0193a9f4-1111-7222-8333-444455556666', as)).status).toBe(404);
  });
});

describe('counts of the patient chart', () => {
  const counts = (id: string, as: Person) =>
    server.call(readChartCounts, { params: { id } }, { as });
  const countsOf = async (id: string, as: Person) => {
    const { status, body } = await counts(id, as);
    expect(status).toBe(200);
    return body;
  };

  it('are of different tests, open orders and the balance due from the patient', async () => {
    const patientId = await lab.patient();
    const admin = await lab.staff('admin');
    const nothing = { tests: 0, open_orders: 0, visits: 0, balances_due: [] };
    expect(await countsOf(patientId, admin)).toEqual(nothing);
    await lab.price({ NA: 4500, K: 1000 });
    await released({ NA: '139' }, { patientId });
    const paid = await released({ NA: '140' }, { patientId });
    const open = await lab.order(['K'], { patientId });
    const invoiceOf = async ({ order_number }: Order) => {
      const drafted = await server.call(
        createInvoice,
        { body: { order_number, payer_id: null } },
        { as: admin },
      );
      const { id, version } = drafted.body as unknown as Invoice;
      const issued = await server.call(issueInvoice, { params: { id }, version }, { as: admin });
      expect(issued.status).toBe(200);
      return id;
    };
    await invoiceOf(open);
    const id = await invoiceOf(paid);
    const body = { amount_minor: 1500, method: 'card' as const, reference: 'Slip 4' };
    const taken = await server.call(takePayment, { params: { id }, body }, { as: admin });
    expect(taken.status).toBe(201);
    expect(await countsOf(patientId, admin)).toEqual({
      tests: 2,
      open_orders: 1,
      visits: 0,
      balances_due: [{ amount_minor: 4000, currency: 'USD' }],
    });
    await lab.price({ NA: 0, K: 0 });
  });

  it('omit what the user may not read', async () => {
    const patientId = await lab.patient();
    await released({ NA: '139' }, { patientId });
    const readBy = async (role: Role) => countsOf(patientId, await lab.person(role));
    expect(await readBy('receptionist')).toMatchObject({ tests: null, open_orders: 0, visits: 0 });
    expect(await readBy('technician')).toMatchObject({ tests: 1, balances_due: null });
    const nothing = { tests: null, open_orders: null, visits: null, balances_due: null };
    expect(await readBy('report_viewer')).toEqual(nothing);
    const doctor = await lab.person('doctor');
    expect(await countsOf(patientId, doctor)).toMatchObject({ tests: null });
    await lab.order(['NA'], { as: doctor, patientId });
    expect(await countsOf(patientId, doctor)).toMatchObject({ tests: 1, open_orders: 1 });
  });

  it('are denied to patients, and unknown patients return not found', async () => {
    const patientId = await lab.patient();
    const own = await lab.person('patient', { patientId });
    expect((await counts(patientId, own)).status).toBe(403);
    const unknown = '0193a9f4-1111-7222-8333-444455556666';
    expect((await counts(unknown, await lab.staff('technician'))).status).toBe(404);
  });
});

describe('a reactive screening result', () => {
  it('states its confirmation in the chart and the patient portal, as on the report', async () => {
    await lab.changeTest('MALAG', {
      coded_values: [
        { code: 'R', display: 'Reactive', flag: 'POS' },
        { code: 'NR', display: 'Non-reactive', flag: 'NEG' },
      ],
      portal: { visible: true, release: 'on_verify', delay_hours: null },
      reflex: [
        {
          when: { op: 'eq', value: 'Reactive' },
          and: [],
          add: ['K'],
          mode: 'propose',
          comment: 'Confirmation',
        },
      ],
    });
    const patientId = await lab.patient();
    const order = await lab.order(['MALAG', 'K'], { patientId });
    await lab.collect(order);
    await lab.receive(order);
    await entered(order, { MALAG: 'Reactive', K: '4.2' });
    const manager = await lab.staff('lab_manager');
    const release = async (code: string) => {
      const items = (await resultsOf(order))
        .filter(({ test }) => test.code === code)
        .map(({ id, version }) => ({ id, version }));
      expect((await server.call(verifyResults, { body: { items } }, { as: manager })).status).toBe(
        200,
      );
    };
    const inChart = async () =>
      (await itemsOf(patientId, manager)).find(({ test }) => test.name.includes('alaria'));
    const inPortal = async () =>
      (
        (
          await server.call(
            listPatientResults,
            { params: { id: patientId }, query: {} },
            { as: manager },
          )
        ).body['items'] as PatientResult[]
      ).find(({ test_name }) => test_name.includes('alaria'));
    await release('MALAG');
    expect(await inChart()).toMatchObject({
      reactivity: 'RR',
      confirmation: {
        state: 'outstanding',
        by: [{ test_name: 'Potassium', value_text: null }],
      },
    });
    expect(await inPortal()).toMatchObject({ reactivity: 'RR', confirmation: 'outstanding' });
    await release('K');
    expect(await inChart()).toMatchObject({
      confirmation: {
        state: 'released',
        by: [{ test_name: 'Potassium', value_text: '4.2', unit_display: 'mmol/L' }],
      },
    });
    expect(await inPortal()).toMatchObject({ confirmation: 'released' });
    const potassium = (await itemsOf(patientId, manager)).find(
      ({ test }) => test.name === 'Potassium',
    );
    expect(potassium).not.toHaveProperty('confirmation');
  });
});
