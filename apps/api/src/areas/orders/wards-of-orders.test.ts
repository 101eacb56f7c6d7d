import { updateWard, type Ward, type WardId } from '@alms/lis-domain/facility';
import { idOf } from '@alms/lis-domain/fixtures';
import { listOrders, placeOrder, readOrder, type Order } from '@alms/lis-domain/orders';
import { searchPatients, type PatientId } from '@alms/lis-domain/patients';
import {
  countRequestedReports,
  enterResults,
  listChartResults,
  listRequestedReports,
  markResultsSeen,
  verifyResults,
  type RequestedReport,
  type Result,
} from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';
import { wardMember, wardOf } from '../../testing/wards.ts';

const { server, lab } = await testLaboratory('wardorders');
const admin = await lab.staff('admin');
const desk = await lab.staff('receptionist');

const aWard = () => wardOf(server, lab, admin);
const memberOf = (ward: Ward, role: 'nurse' | 'doctor') =>
  wardMember(server, lab, { as: admin, ward, role });
const placed = (patientId: PatientId, { id }: Ward, codes = ['K']) =>
  lab.order(codes, { as: desk, patientId, wardId: id });

/** Collects, receives, enters and releases these values of an order. */
async function release(order: Order, values: Record<string, string>): Promise<void> {
  const [technician, manager] = [await lab.staff('technician'), await lab.staff('lab_manager')];
  await lab.collect(order);
  await lab.receive(order);
  const items = (await resultsOfOrder(server, order.id, technician)).map(
    ({ id, version, test }) => ({ id, version, value_text: values[test.code] ?? '' }),
  );
  const entered = await server.call(enterResults, { body: { items } }, { as: technician });
  const verified = (entered.body['items'] as Result[]).map(({ id, version }) => ({ id, version }));
  const { status } = await server.call(
    verifyResults,
    { body: { items: verified } },
    { as: manager },
  );
  expect(status).toBe(200);
}

const inbox = async (as: Person, tab?: 'to_read' | 'pending') =>
  (
    (await server.call(listRequestedReports, { query: { ...(tab && { tab }) } }, { as }))
      .body as unknown as { items: RequestedReport[] }
  ).items;

describe('the ward of an order', () => {
  it('is stored, shown and filtered by', async () => {
    const [ward, patient] = [await aWard(), await lab.patient()];
    const order = await placed(patient, ward);
    expect(order.ward).toEqual({ id: ward.id, name: ward.name });
    const { body } = await server.call(readOrder, { params: { id: order.id } }, { as: desk });
    expect(body).toMatchObject({ ward: { name: ward.name } });
    await lab.order(['NA'], { as: desk, patientId: patient });
    const found = await server.call(listOrders, { query: { ward_id: ward.id } }, { as: desk });
    expect((found.body as unknown as { items: Order[] }).items.map(({ id }) => id)).toEqual([
      order.id,
    ]);
  });

  it('must be an active ward of the facility', async () => {
    const [ward, patient] = [await aWard(), await lab.patient()];
    const { id, version, created_at: _, updated_at: __, ...body } = ward;
    await server.call(
      updateWard,
      { params: { id }, version, body: { ...body, active: false } },
      { as: admin },
    );
    for (const refused of [ward.id, idOf<WardId>('0190b3c0-0000-7000-8000-000000000001')])
      expect(
        await server.call(
          placeOrder,
          {
            body: {
              patient_id: patient,
              test_parameter_ids: [lab.testId('K')],
              priority: 'routine',
              ordered_by: 'Dr. Dara Roundsworth',
              clinical_info: '',
              ward_id: refused,
            },
          },
          { as: desk },
        ),
      ).toMatchObject({
        status: 422,
        body: { fields: { ward_id: 'must be an active ward of the facility' } },
      });
  });
});

describe('doctors and nurses of a ward', () => {
  it('find its orders in their inbox, each with own marks', async () => {
    const [ward, patient] = [await aWard(), await lab.patient()];
    const [nurse, doctor] = [await memberOf(ward, 'nurse'), await memberOf(ward, 'doctor')];
    const order = await placed(patient, ward);
    expect(await inbox(nurse, 'pending')).toMatchObject([
      { order_id: order.id, ward: { id: ward.id, name: ward.name } },
    ]);
    await release(order, { K: '4.1' });
    const [report] = await inbox(nurse, 'to_read');
    expect(report).toMatchObject({ order_id: order.id, results: [{ value_text: '4.1' }] });
    const items = (report?.results ?? []).map(({ id, version }) => ({ id, version }));
    expect((await server.call(markResultsSeen, { body: { items } }, { as: nurse })).status).toBe(
      204,
    );
    expect(await inbox(nurse, 'to_read')).toEqual([]);
    expect((await server.call(countRequestedReports, {}, { as: doctor })).body).toMatchObject({
      to_read: 1,
    });
  });

  it('read the chart of its patients only, and find them as own patients', async () => {
    const [ward, patient] = [await aWard(), await lab.patient()];
    const nurse = await memberOf(ward, 'nurse');
    const stranger = await memberOf(await aWard(), 'nurse');
    await placed(patient, ward);
    const chart = async (as: Person) =>
      (await server.call(listChartResults, { params: { id: patient }, query: {} }, { as })).status;
    expect([await chart(nurse), await chart(stranger)]).toEqual([200, 404]);
    const own = async (as: Person) =>
      (
        (await server.call(searchPatients, { query: { own: 'true' } }, { as })).body as unknown as {
          items: { id: PatientId }[];
        }
      ).items.map(({ id }) => id);
    expect([await own(nurse), await own(stranger)]).toEqual([[patient], []]);
    expect(await inbox(stranger, 'pending')).toEqual([]);
  });

  it('see neither name nor value of a confidential test that another user ordered', async () => {
    const [ward, patient] = [await aWard(), await lab.patient()];
    const nurse = await memberOf(ward, 'nurse');
    await lab.changeTest('GLU', { confidential: true });
    const order = await placed(patient, ward, ['K', 'GLU']);
    expect((await inbox(nurse, 'pending'))[0]?.outstanding).toEqual([
      { test_name: 'Potassium', status: 'ordered' },
      { test_name: 'Confidential test', status: 'ordered' },
    ]);
    await release(order, { K: '4.1', GLU: '92' });
    const reports = await inbox(nurse);
    expect(reports[0]?.results.map(({ test_name }) => test_name)).toEqual(['Potassium']);
    expect(JSON.stringify(reports)).not.toContain('"92"');
    await lab.changeTest('GLU', { confidential: false });
  });
});
