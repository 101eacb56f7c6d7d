import {
  combineQuickStats,
  readKeyMetrics,
  readTestStatus,
  type KeyMetrics,
  type TestStatus,
} from '@alms/lis-domain/analytics';
import {
  countResults,
  enterResults,
  listResults,
  verifyResults,
  type Result,
  type WorkCounts,
} from '@alms/lis-domain/results';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'oneday');
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

/** The number of pending tests at every place that shows it. */
async function pendingTests(): Promise<Record<string, number>> {
  const at = server.clock.now().getTime();
  const days = (count: number) => ({
    start_date: new Date(at - (count - 1) * DAY_MS).toISOString().slice(0, 10),
    end_date: new Date(at).toISOString().slice(0, 10),
  });
  const metrics = async (query: object) =>
    (await server.call(readKeyMetrics, { query }, { as: manager })).body as unknown as KeyMetrics;
  const today = await metrics(days(1));
  const status = (await server.call(readTestStatus, { query: days(1) }, { as: manager }))
    .body as unknown as TestStatus;
  const tile = combineQuickStats(
    {
      keyMetrics: { status: 'fulfilled', value: today },
      testStatus: { status: 'fulfilled', value: status },
      qualityMetrics: { status: 'rejected', reason: undefined },
    },
    () => 0,
  );
  const counts = (await server.call(countResults, { query: {} }, { as: technician }))
    .body as unknown as WorkCounts;
  return {
    tileAndBadge: tile.pendingTests,
    keyFigures: today.pending_tests,
    analyticsOfMonth: (await metrics(days(30))).pending_tests,
    workList: counts.pending,
    tabs: counts.awaiting_specimen + counts.to_enter + counts.to_verify + counts.held,
  };
}

const everywhere = (n: number) => ({
  tileAndBadge: n,
  keyFigures: n,
  analyticsOfMonth: n,
  workList: n,
  tabs: n,
});

it('pending tests are one number, which falls as work is done', async () => {
  expect(await pendingTests()).toEqual(everywhere(0));
  const order = await lab.order(['K', 'NA', 'CREA']);
  expect(await pendingTests()).toEqual(everywhere(3));
  await lab.collect(order);
  await lab.receive(order);
  expect(await pendingTests()).toEqual(everywhere(3));

  const { body } = await server.call(
    listResults,
    { query: { order_id: order.id } },
    { as: technician },
  );
  const results = (body as { items: Result[] }).items;
  for (const { id, version } of results)
    await server.call(
      enterResults,
      { body: { items: [{ id, version, value_text: '4.1' }] } },
      { as: technician },
    );
  expect(await pendingTests()).toEqual(everywhere(3));
  const entered = (
    (await server.call(listResults, { query: { order_id: order.id } }, { as: manager })).body as {
      items: Result[];
    }
  ).items.filter(({ status }) => status === 'entered');
  let left = 3;
  for (const { id, version } of entered) {
    const { status, text } = await server.call(
      verifyResults,
      { body: { items: [{ id, version }] } },
      { as: manager },
    );
    expect([status, text]).toEqual([200, text]);
    left -= 1;
    expect(await pendingTests()).toEqual(everywhere(left));
  }
  expect(left).toBeLessThan(3);
});

it('the tests of today are tests, not orders', async () => {
  await lab.order(['K', 'NA']);
  const day = server.clock.now().toISOString().slice(0, 10);
  const { body } = await server.call(
    readKeyMetrics,
    { query: { start_date: day, end_date: day } },
    { as: manager },
  );
  expect(body).toMatchObject({ total_orders: 2, total_tests: 5 });
});
