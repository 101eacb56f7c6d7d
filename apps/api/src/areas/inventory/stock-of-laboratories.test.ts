import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import {
  listStockItems,
  startStockCount,
  type StockCount,
  listStockLots,
  type StockItem,
  type StockLot,
} from '@alms/lis-domain/inventory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: Laboratory;
let north: Site;
let there: Person;
let stockHere: TestStock;
let stockThere: TestStock;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'stocksites');
  const admin = await lab.staff('admin');
  const { body } = await server.call(
    createLaboratory,
    { body: { name: 'North', code: 'NORTH' } },
    { as: admin },
  );
  north = body as Site;
  there = await lab.person('lab_manager');
  await server.call(chooseLaboratory, { body: { laboratory_id: north.id } }, { as: there });
  stockHere = openTestStock(server, await lab.staff('lab_manager'));
  stockThere = openTestStock(server, there);
});
afterAll(() => server.close());

const onHand = async ({ id }: StockItem, laboratory_id?: string) => {
  const query = { q: 'Reagent', ...(laboratory_id !== undefined && { laboratory_id }) };
  const { body } = await server.call(listStockItems, { query }, { as: there });
  return (body as { items: StockItem[] }).items.find((each) => each.id === id)?.on_hand;
};

it('laboratories keep separate stock of the same lot', async () => {
  const item = await stockHere.stocked({ A: 5 });
  await stockThere.receive(item, { A: 2 });
  expect([
    await onHand(item),
    await onHand(item, lab.tenantId),
    await onHand(item, north.id),
  ]).toEqual([7, 5, 2]);
  const { body } = await server.call(
    listStockLots,
    { params: { id: item.id }, query: { laboratory_id: north.id } },
    { as: there },
  );
  expect((body as { items: StockLot[] }).items.map((lot) => [lot.lot_number, lot.on_hand])).toEqual(
    [['A', 2]],
  );
});

it('stock is consumed where the user works', async () => {
  const item = await stockHere.stocked({ A: 5 });
  await stockThere.receive(item, { B: 2 });
  const refused = await stockThere.consume(item, 3);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ fields: { quantity: 'must be at most 2' } }),
  ]);
  expect((await stockThere.consume(item, 2)).status).toBe(201);
  expect([await onHand(item, lab.tenantId), await onHand(item, north.id)]).toEqual([5, 0]);
});

it('a count covers the lots of one laboratory', async () => {
  const item = await stockHere.stocked({ C: 4 });
  await stockThere.receive(item, { D: 1 });
  const { body, text } = await server.call(
    startStockCount,
    { body: { storage: null, type: null } },
    { as: there },
  );
  const { lines } = body as StockCount;
  const lots = lines.filter(({ item_id }) => item_id === item.id);
  expect([lots.map(({ lot_number }) => lot_number), text]).toEqual([['D'], text]);
});
