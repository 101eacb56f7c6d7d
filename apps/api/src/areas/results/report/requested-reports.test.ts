import type { Order, Priority } from '@alms/lis-domain/orders';
import {
  enterResults,
  listRequestedReports,
  listResults,
  markResultsSeen,
  verifyResults,
  type RequestedReport,
  type Result,
} from '@alms/lis-domain/results';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { nextVersion } from '../../../testing/result-version.ts';
import { openTestServer, type Person, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
/** A new user without orders for each test. */
let doctor: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'requested');
});
beforeEach(async () => {
  doctor = await lab.person('doctor');
});
afterAll(() => server.close());

/** Orders, collects, receives, enters and releases these values. */
async function released(
  values: Record<string, string>,
  {
    as = doctor,
    also = [],
    priority = 'routine',
  }: { as?: Person; also?: string[]; priority?: Priority } = {},
): Promise<Order> {
  const technician = await lab.staff('technician');
  const order = await lab.order([...Object.keys(values), ...also], { as, priority });
  await lab.collect(order);
  await lab.receive(order);
  const { body } = await server.call(
    listResults,
    { query: { order_id: order.id } },
    { as: technician },
  );
  const entries = (body['items'] as Result[]).flatMap(({ id, version, test }) =>
    values[test.code] === undefined ? [] : [{ id, version, value_text: values[test.code] ?? '' }],
  );
  const entered = await server.call(enterResults, { body: { items: entries } }, { as: technician });
  const items = (entered.body['items'] as Result[]).map(({ id, version }) => ({ id, version }));
  expect(
    (await server.call(verifyResults, { body: { items } }, { as: await lab.staff('lab_manager') }))
      .status,
  ).toBe(200);
  server.clock.advance(1);
  return order;
}

const page = async (as = doctor, query: { cursor?: string; limit?: string } = {}) => {
  const { status, body } = await server.call(listRequestedReports, { query }, { as });
  expect(status).toBe(200);
  return { items: body['items'] as RequestedReport[], next: body['next_cursor'] as string | null };
};
const reportsOf = async (as = doctor) => (await page(as)).items;
const seen = (items: readonly { id: string; version: number }[], as = doctor) =>
  server.call(
    markResultsSeen,
    { body: { items: items.map(({ id, version }) => ({ id, version })) } },
    { as },
  );

describe('reports for the ordering provider', () => {
  it('contain released results of own orders, two identifiers and pending tests', async () => {
    const order = await released({ NA: '138', K: '6.8' }, { also: ['GLU'], priority: 'stat' });
    const [report, ...others] = await reportsOf();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      order_id: order.id,
      order_number: order.order_number,
      priority: 'stat',
      outstanding: 1,
      patient: { mrn: order.patient.mrn },
    });
    expect(
      report?.results.map(({ test_name, value_text, flag, critical, corrected, seen_at }) => [
        test_name,
        value_text,
        flag,
        critical,
        corrected,
        seen_at,
      ]),
    ).toEqual([
      ['Sodium', '138', 'N', false, false, null],
      ['Potassium', '6.8', 'HH', true, false, null],
    ]);
  });

  it('are empty before the first release and exclude other users’ orders', async () => {
    await lab.arrived(['K']);
    const order = await lab.order(['K'], { as: doctor });
    await lab.collect(order);
    await released({ K: '4.1' }, { as: await lab.person('doctor') });
    expect(await reportsOf()).toEqual([]);
  });

  it('are sorted by attention: critical, abnormal or unflagged, other new, seen; then newest first', async () => {
    const seenOne = await released({ K: '7.0' });
    const critical = await released({ K: '6.9', NA: '138' });
    const abnormal = await released({ K: '5.5' });
    const unevaluated = await released({ K: '<3.0' });
    const quiet = await released({ K: '4.1' });
    const newer = await released({ K: '4.2' });
    const all = await reportsOf();
    await seen(all.find(({ order_id }) => order_id === seenOne.id)?.results ?? []);
    const expected = [critical, unevaluated, abnormal, newer, quiet, seenOne].map(({ id }) => id);
    expect((await reportsOf()).map(({ order_id }) => order_id)).toEqual(expected);

    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: Awaited<ReturnType<typeof page>> = await page(doctor, {
        limit: '2',
        ...(cursor && { cursor }),
      });
      paged.push(...part.items.map(({ order_id }) => order_id));
      cursor = part.next;
    }
    expect(paged).toEqual(expected);
  });

  it('reject an invalid cursor', async () => {
    expect(
      (await server.call(listRequestedReports, { query: { cursor: 'nonsense' } }, { as: doctor }))
        .status,
    ).toBe(422);
  });
});

describe('seen results', () => {
  it('are recorded once with user and time, and audited', async () => {
    const order = await released({ NA: '138', K: '6.8' });
    const [report] = await reportsOf();
    expect((await seen(report?.results ?? [])).status).toBe(204);
    const at = server.clock.now().toISOString();
    server.clock.advance(1);
    expect((await seen(report?.results ?? [])).status).toBe(204);
    expect((await reportsOf())[0]?.results.map(({ seen_at }) => seen_at)).toEqual([at, at]);
    const lines = await trailOf(server, lab, { entity_id: order.id, action: 'read' });
    expect(lines).toMatchObject([
      {
        category: 'result',
        entity_type: 'order',
        entity_label: order.order_number,
        patient_id: order.patient.id,
        actor: { user_id: doctor.id },
        after: { seen: ['NA', 'K'] },
      },
    ]);
  });

  it('apply to one version: a corrected result is new, and its old version is rejected', async () => {
    await released({ K: '4.1' });
    const [before] = (await reportsOf())[0]?.results ?? [];
    if (!before) throw new Error('Nothing was released.');
    await seen([before]);
    await nextVersion(lab, before.id, { status: 'amended', value_text: '4.4' });
    expect((await reportsOf())[0]?.results).toMatchObject([
      { version: before.version + 1, value_text: '4.4', corrected: true, seen_at: null },
    ]);
    expect(await seen([before])).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: before.version + 1 },
    });
  });

  it('are recorded atomically, for released results of own orders only', async () => {
    const other = await lab.person('doctor');
    await released({ K: '4.1' }, { as: other });
    await released({ K: '4.2' });
    const [theirs] = (await reportsOf(other))[0]?.results ?? [];
    const [own] = (await reportsOf())[0]?.results ?? [];
    if (!theirs || !own) throw new Error('Nothing was released.');
    expect(await seen([own, theirs])).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await reportsOf())[0]?.results).toMatchObject([{ seen_at: null }]);

    const waiting = await lab.order(['K'], { as: doctor });
    await lab.collect(waiting);
    await lab.receive(waiting);
    const { body } = await server.call(
      listResults,
      { query: { order_id: waiting.id } },
      { as: await lab.staff('technician') },
    );
    expect((await seen(body['items'] as Result[])).status).toBe(404);
  });

  it('are separate per user, even with equal permissions', async () => {
    await released({ K: '4.1' });
    expect(await reportsOf(await lab.person('doctor'))).toEqual([]);
    expect(await reportsOf(await (await server.facility('elsewhere')).person('doctor'))).toEqual(
      [],
    );
  });
});
