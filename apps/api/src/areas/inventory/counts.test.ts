import {
  approveStockCount,
  cancelStockCount,
  enterCounted,
  listStockCounts,
  startStockCount,
  submitStockCount,
  type StockCount,
  type StockLotId,
} from '@alms/lis-domain/inventory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { idOf } from '@alms/lis-domain/fixtures';

let server: TestServer;
let opened = 0;
let lab: TestFacility;
let technician: Person;
let manager: Person;
let stock: TestStock;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  opened += 1;
  lab = await server.facility(`counts-${opened}`);
  [technician, manager] = [await lab.person('technician'), await lab.person('lab_manager')];
  stock = openTestStock(server, technician);
});
afterAll(() => server.close());

const countIn = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`A test could not be prepared: ${text}`);
  return body as unknown as StockCount;
};
const start = (body: Partial<{ storage: 'ambient'; type: 'control' }> = {}) =>
  server.call(
    startStockCount,
    { body: { storage: null, type: null, ...body } },
    { as: technician },
  );
const named = ({ id, version }: StockCount) => ({ params: { id }, version });
const enter = (count: StockCount, counted: Record<string, number | null>) =>
  server.call(
    enterCounted,
    {
      ...named(count),
      body: {
        lines: count.lines.flatMap(({ lot_id, lot_number }) =>
          lot_number in counted ? [{ lot_id, counted: counted[lot_number] ?? null }] : [],
        ),
      },
    },
    { as: technician },
  );
const submit = (count: StockCount) =>
  server.call(submitStockCount, named(count), { as: technician });
const approve = (count: StockCount, as = manager) =>
  server.call(approveStockCount, named(count), { as });

/** A count of two lots, one differing from the recorded stock. */
async function differing() {
  const item = await stock.stocked({ A: 5, B: 3 });
  const counted = countIn(await enter(countIn(await start()), { A: 4, B: 3 }));
  return { item, count: countIn(await submit(counted)) };
}

describe('stock count', () => {
  it('includes all lots in stock or a selected part', async () => {
    const item = await stock.stocked({ A: 5, GONE: 1 });
    await stock.consume(item, 1, {
      lot_id: (await stock.lot(item, 'GONE')).id,
      reason: 'To empty it',
    });
    await stock.stocked({ C: 2 }, { storage: 'ambient', type: 'control' });
    expect(countIn(await start())).toMatchObject({
      number: 'CNT-0001',
      status: 'counting',
      lots: 2,
      counted: 0,
      differences: 0,
      started_by: { user_id: technician.id },
    });
    expect(countIn(await start({ storage: 'ambient' })).lines).toMatchObject([
      { lot_number: 'C', expected: null, counted: null },
    ]);
    expect(countIn(await start({ type: 'control' })).lots).toBe(1);
    expect(await start({ storage: 'ambient', type: 'control' })).toMatchObject({ status: 201 });
  });

  it('is not started without lots', async () => {
    expect(await start()).toMatchObject({ status: 409, body: { code: 'nothing_to_count' } });
  });

  it('is submitted when every lot is counted and completed without differences', async () => {
    await stock.stocked({ A: 5, B: 3 });
    const begun = countIn(await enter(countIn(await start()), { A: 5 }));
    expect(begun).toMatchObject({ counted: 1, version: 2 });
    expect(await submit(begun)).toMatchObject({ status: 409, body: { code: 'count_incomplete' } });
    const whole = countIn(await enter(begun, { B: 3 }));
    expect(await submit(whole)).toMatchObject({
      status: 200,
      body: { status: 'approved', differences: 0, decided_by: { user_id: technician.id } },
    });
  });

  it('compares each lot with the stock recorded at counting time', async () => {
    const item = await stock.stocked({ A: 5 });
    const begun = countIn(await start());
    await stock.consume(item, 2);
    const counted = countIn(await enter(begun, { A: 3 }));
    expect(counted.lines).toMatchObject([{ expected: 3, counted: 3 }]);
    await stock.consume(item, 1);
    expect(countIn(await submit(counted))).toMatchObject({ status: 'approved' });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 2 });
  });

  it('allows clearing quantities and rejects lots outside the count', async () => {
    await stock.stocked({ A: 5 });
    const counted = countIn(await enter(countIn(await start()), { A: 5 }));
    expect(countIn(await enter(counted, { A: null })).lines).toMatchObject([
      { expected: null, counted: null },
    ]);
    const foreign = {
      ...counted,
      version: 3,
      lines: counted.lines.map((line) => ({ ...line, lot_id: idOf<StockLotId>(counted.id) })),
    };
    expect(await enter(foreign, { A: 1 })).toMatchObject({ status: 422 });
    expect((await enter(counted, { A: 1 })).status).toBe(412);
  });
});

describe('stock count differences', () => {
  it('require approval by another user, which adjusts the stock', async () => {
    const { item, count } = await differing();
    expect(count).toMatchObject({ status: 'submitted', differences: 1 });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 8 });
    expect(await approve(count, technician)).toMatchObject({
      status: 409,
      body: { code: 'approver_is_counter' },
    });
    expect(await approve(count)).toMatchObject({
      status: 200,
      body: { status: 'approved', decided_by: { user_id: manager.id } },
    });
    expect(await stock.lot(item, 'A')).toMatchObject({ on_hand: 4 });
    expect((await trailOf(server, lab, { category: 'inventory' }))[0]).toMatchObject({
      action: 'verify',
      entity_label: 'CNT-0001',
      after: { lots: [{ expected: 5, counted: 4 }] },
    });
    expect(await approve({ ...count, version: count.version + 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('apply after later movements and are rejected when stock is insufficient', async () => {
    const { item, count } = await differing();
    await stock.consume(item, 5);
    expect(await approve(count)).toMatchObject({ status: 409, body: { code: 'stock_short' } });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 3 });
  });

  it('are discarded when the count is cancelled', async () => {
    const { item, count } = await differing();
    expect(
      await server.call(
        cancelStockCount,
        { ...named(count), body: { reason: 'Wrong shelf' } },
        { as: technician },
      ),
    ).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 8 });
    expect(await enter({ ...count, version: count.version + 1 }, { A: 1 })).toMatchObject({
      status: 409,
    });
    const { body } = await server.call(
      listStockCounts,
      { query: { status: 'cancelled' } },
      { as: manager },
    );
    expect(body['items']).toMatchObject([{ number: 'CNT-0001', differences: 1 }]);
  });
});
