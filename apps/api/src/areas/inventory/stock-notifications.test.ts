import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { enterResults } from '@alms/lis-domain/results';
import { listStockTransactions, type StockTransaction } from '@alms/lis-domain/inventory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import { mainLaboratory } from '../facility/laboratories.store.ts';
import { recordPerformedTests } from './performed-tests.ts';
import { resultsOfOrder } from '../../testing/answers.ts';

let server: TestServer;
let opened = 0;
let lab: Laboratory;
let technician: Person;
let stock: TestStock;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  opened += 1;
  lab = await openLaboratory(server, `watch-${opened}`);
  technician = await lab.staff('technician');
  stock = openTestStock(server, technician);
});
afterAll(() => server.close());

const notificationsOf = async (as: Person) =>
  ((await server.call(listNotifications, {}, { as })).body['items'] as Notification[])
    .map(({ title, message }) => `${title}: ${message}`)
    .toSorted();
const runDue = () => server.app.jobs.runDue();
/** Runs the schedule, then what it has enqueued. */
const sweep = async ({ jobs } = server.app) => {
  await jobs.catchUp();
  await jobs.runDue();
};
/** The watch checks a facility's stock once per facility day; this moves to the next one. */
const nextDay = () =>
  lab.transaction((tx) =>
    tx
      .updateTable('stock_watch')
      .set({ next_at: server.clock.now() })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );

describe('daily stock check', () => {
  it('notifies inventory staff of new alerts, one notification per kind', async () => {
    for (const name of ['Albumin', 'Bilirubin', 'Calcium', 'Dextrose'])
      await stock.stocked({ A: 1 }, { name });
    await stock.stocked({ LOT7: { quantity: 9, expiry_date: '2026-05-20' } }, { name: 'Esterase' });
    const nurse = await lab.staff('nurse');
    await sweep();
    const expected = [
      'Items low in stock: Albumin, Bilirubin, Calcium and 1 more.',
      'Stock expires soon: Esterase LOT7.',
    ];
    expect(await notificationsOf(technician)).toEqual(expected);
    expect(await notificationsOf(nurse)).toEqual([]);
    await sweep();
    await nextDay();
    await sweep();
    expect(await notificationsOf(technician)).toEqual(expected);
  });

  it('notifies again only of recurring alerts', async () => {
    const item = await stock.stocked({ A: 1 }, { name: 'Albumin' });
    await sweep();
    await stock.receive(item, { A: 9 });
    await nextDay();
    await sweep();
    expect(await notificationsOf(technician)).toHaveLength(1);
    await stock.consume(item, 7);
    await nextDay();
    await sweep();
    expect(await notificationsOf(technician)).toEqual([
      'Items low in stock: Albumin.',
      'Items low in stock: Albumin.',
    ]);
  });

  it('runs once across all processes on a database', async () => {
    await stock.stocked({ A: 1 }, { name: 'Albumin' });
    const other = await server.anotherProcess();
    await Promise.all([sweep(), sweep(other)]);
    expect(await notificationsOf(technician)).toEqual(['Items low in stock: Albumin.']);
  });
});

describe('stock deduction for performed tests', () => {
  async function measure(times: number): Promise<string[]> {
    const numbers: string[] = [];
    for (let made = 0; made < times; made += 1) {
      const { order } = await lab.arrived(['K']);
      const [result] = await resultsOfOrder(server, order.id, technician);
      const answer = await server.call(
        enterResults,
        {
          body: {
            items: [{ id: result?.id ?? '', version: result?.version ?? 0, value_text: '4.1' }],
          },
        },
        { as: technician },
      );
      expect(answer.status).toBe(200);
      numbers.push(order.order_number);
    }
    return numbers;
  }
  const transactions = async ({ id }: { id: string }) =>
    (await server.call(listStockTransactions, { params: { id } }, { as: technician })).body[
      'items'
    ] as StockTransaction[];

  it('uses the first-expiring lots, one unit per its number of tests', async () => {
    const item = await stock.stocked(
      { LATE: 9, SOON: { quantity: 9, expiry_date: '2026-12-31' } },
      { tests_per_unit: 2, test_parameter_ids: [lab.testId('K')] },
    );
    const other = await stock.stocked(
      { A: 9 },
      { tests_per_unit: 1, test_parameter_ids: [lab.testId('NA')] },
    );
    const numbers = await measure(3);
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 18 });
    await runDue();
    expect((await transactions(item))[0]).toMatchObject({
      lot_number: 'SOON',
      type: 'consumption',
      quantity: -1,
      reference: numbers[2],
      by: null,
    });
    expect([await stock.read(item.id), await stock.read(other.id)]).toMatchObject([
      { on_hand: 17 },
      { on_hand: 9 },
    ]);
    await measure(1);
    await runDue();
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 16, consumed: 2 });
  });

  it('never delays tests and reports missing stock', async () => {
    const item = await stock.stocked(
      { A: 1 },
      { name: 'Potassium reagent', tests_per_unit: 1, test_parameter_ids: [lab.testId('K')] },
    );
    await measure(2);
    await runDue();
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 0 });
    expect(await notificationsOf(technician)).toContain(
      'Consumption exceeds recorded stock: Potassium reagent: Tests were performed with stock that is not recorded. Please perform a stock count.',
    );
  });

  it('deducts control tests as such, one per level', async () => {
    const item = await stock.stocked(
      { A: 9 },
      { tests_per_unit: 2, test_parameter_ids: [lab.testId('K')] },
    );
    const made = {
      testParameterId: lab.testId('K'),
      laboratoryId: mainLaboratory(lab.tenantId),
      type: 'qc_test',
      reference: 'Potassium, 12',
    } as const;
    await lab.transaction((tx) =>
      recordPerformedTests(tx, lab.tenantId, [made, made], server.clock.now()),
    );
    await runDue();
    expect((await transactions(item))[0]).toMatchObject({
      type: 'qc_test',
      quantity: -1,
      reference: 'Potassium, 12',
    });
  });

  it('ignores tests that consume no stock', async () => {
    await measure(1);
    expect(await lab.transaction((tx) => tx.selectFrom('test_made').selectAll().execute())).toEqual(
      [],
    );
  });
});
