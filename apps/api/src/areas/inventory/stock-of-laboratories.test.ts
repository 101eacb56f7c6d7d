import {
  createLaboratory,
  retireLaboratory,
  type Laboratory as Site,
} from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import {
  createSupplierOrder,
  exportStock,
  recordLotQc,
  listStockAlerts,
  listStockCounts,
  listStockItems,
  listStockLots,
  listStockTransactions,
  listSupplierOrders,
  startStockCount,
  transferStock,
  type StockAlerts,
  type StockCount,
  type StockItem,
  type StockLot,
  type StockTransaction,
  type SupplierOrder,
} from '@alms/lis-domain/inventory';
import { idOf } from '@alms/lis-domain/fixtures';
import type { BodyOf, QueryOf } from '@alms/lis-domain/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

let north: Site;
let here: Person;
let there: Person;
let stockHere: TestStock;
let stockThere: TestStock;
const { server, lab } = await testLaboratory('stocksites');
beforeAll(async () => {
  const admin = await lab.staff('admin');
  const { body } = await server.call(
    createLaboratory,
    { body: { name: 'North', code: 'NORTH' } },
    { as: admin },
  );
  north = body as Site;
  there = await lab.person('lab_manager');
  await server.call(chooseLaboratory, { body: { laboratory_id: north.id } }, { as: there });
  here = await lab.staff('lab_manager');
  stockHere = openTestStock(server, here);
  stockThere = openTestStock(server, there);
});

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

describe('alerts and export of one site', () => {
  const alertsOf = async ({ id }: StockItem, laboratory_id?: Site['id']) => {
    const query = { limit: '200', ...(laboratory_id !== undefined && { laboratory_id }) };
    const { body } = await server.call(listStockAlerts, { query }, { as: here });
    return (body as unknown as StockAlerts).items
      .filter(({ item_id }) => item_id === id)
      .map(({ alert, lot_number, quantity }) => [alert, lot_number, quantity]);
  };

  it('count the lots there', async () => {
    const item = await stockHere.stocked({ F: { quantity: 9, expiry_date: '2026-05-20' } });
    await stockThere.receive(item, { G: 2 });
    expect(await alertsOf(item)).toEqual([['expiring', 'F', 9]]);
    expect(await alertsOf(item, main())).toEqual([['expiring', 'F', 9]]);
    expect(await alertsOf(item, north.id)).toEqual([['low_stock', null, 2]]);
  });

  it('count the alerts that the item list shows there', async () => {
    for (const laboratory_id of [main(), north.id]) {
      const { counts } = (
        await server.call(listStockAlerts, { query: { laboratory_id } }, { as: here })
      ).body as unknown as StockAlerts;
      for (const alert of ['out_of_stock', 'low_stock'] as const) {
        const query = { laboratory_id, alert, limit: '200' };
        const { body } = await server.call(listStockItems, { query }, { as: here });
        expect([alert, (body['items'] as StockItem[]).length]).toEqual([alert, counts[alert]]);
      }
    }
  });

  it('export the stock there, with the site in the audit event', async () => {
    const item = await stockHere.stocked({ A: 5 });
    await stockThere.receive(item, { A: 2 });
    const exported = async (site: { laboratory_id?: Site['id'] }) => {
      const { text } = await server.call(
        exportStock,
        { query: { ...site, q: item.code } },
        { as: here },
      );
      const [columns = [], cells = []] = text
        .split('\r\n')
        .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
      return cells[columns.findIndex((column) => column.includes('On hand'))];
    };
    expect([
      await exported({}),
      await exported({ laboratory_id: main() }),
      await exported({ laboratory_id: north.id }),
    ]).toEqual(['7', '5', '2']);
    const [event] = await trailOf(server, lab, { category: 'inventory' });
    expect(event).toMatchObject({ action: 'export', after: { laboratory_id: north.id } });
  });

  it('refuse an invalid site, the site of another facility and other users', async () => {
    const other = await openLaboratory(server, 'otherstock');
    const doctor = await lab.staff('doctor');
    for (const endpoint of [listStockAlerts, exportStock]) {
      const status = async (laboratory_id: string, as: Person) =>
        (await server.call(endpoint, { query: { laboratory_id: idOf(laboratory_id) } }, { as }))
          .status;
      expect([
        await status('north', here),
        await status(other.tenantId, here),
        await status(north.id, doctor),
      ]).toEqual([422, 404, 403]);
    }
  });
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

const move = ({ id, version }: StockLot, body: Partial<BodyOf<typeof transferStock>>, as = here) =>
  server.call(
    transferStock,
    { params: { id }, version, body: { laboratory_id: north.id, quantity: 1, ...body } },
    { as },
  );
const main = () => idOf<Site['id']>(lab.tenantId);

describe('transfer of stock', () => {
  it('removes stock at one site and adds it at the other, as one audited action', async () => {
    const item = await stockHere.stocked({ T: 5 });
    const lot = await stockHere.lot(item, 'T');
    const moved = await move(lot, { quantity: 2, location: 'Fridge N' });
    expect(moved).toMatchObject({
      status: 200,
      body: { on_hand: 3, laboratory: { id: lab.tenantId } },
    });
    const [received] = (
      await server.call(
        listStockLots,
        { params: { id: item.id }, query: { laboratory_id: north.id } },
        { as: there },
      )
    ).body['items'] as StockLot[];
    expect(received).toMatchObject({
      lot_number: 'T',
      on_hand: 2,
      received: 2,
      status: 'active',
      expiry_date: lot.expiry_date,
      location: 'Fridge N',
      laboratory: { id: north.id, name: 'North' },
    });
    const movements = (
      await server.call(listStockTransactions, { params: { id: item.id } }, { as: here })
    ).body['items'] as StockTransaction[];
    expect(
      movements
        .filter(({ type }) => type === 'transfer')
        .map(({ quantity, reference }) => [quantity, reference])
        .toSorted(),
    ).toEqual([
      [-2, 'NORTH'],
      [2, 'MAIN'],
    ]);
    const events = (await trailOf(server, lab, { entity_id: lot.id })).filter(
      ({ after }) => (after as { type?: string } | null)?.type === 'transfer',
    );
    expect(events).toMatchObject([
      { after: { quantity: 2, on_hand: 3, from: 'MAIN', to: 'NORTH', lot_id: received?.id } },
    ]);
    expect((await stockThere.consume(item, 2)).status).toBe(201);
  });

  it('adds to the lot that the other site already has, and back', async () => {
    const item = await stockHere.stocked({ U: 5 });
    await stockThere.receive(item, { U: 1 });
    await move(await lotAt(item, main()), { quantity: 2 });
    expect([await onHand(item, lab.tenantId), await onHand(item, north.id)]).toEqual([3, 3]);
    await move(await lotAt(item, north.id), { quantity: 3, laboratory_id: main() });
    expect([await onHand(item, lab.tenantId), await onHand(item, north.id)]).toEqual([6, 0]);
  });

  it('quarantines a lot new to the site when the item requires QC', async () => {
    const item = await stockHere.stocked({ V: 4 }, { needs_lot_qc: true });
    const lot = await lotAt(item, main());
    expect(await move(lot, {})).toMatchObject({ status: 409, body: { code: 'lot_not_usable' } });
    await server.call(
      recordLotQc,
      { params: { id: lot.id }, version: lot.version, body: { outcome: 'passed', note: 'Run 12' } },
      { as: here },
    );
    expect((await move(await lotAt(item, main()), {})).status).toBe(200);
    expect(await lotAt(item, north.id)).toMatchObject({
      status: 'quarantined',
      qc_status: 'pending',
    });
  });

  it('is refused for too much stock, the same, an unknown or a retired site, and other dates', async () => {
    const item = await stockHere.stocked({ W: 2 });
    await stockThere.receive(item, { W: { quantity: 1, expiry_date: '2028-01-31' } });
    const lot = await lotAt(item, main());
    const admin = await lab.staff('admin');
    const { body } = await server.call(
      createLaboratory,
      { body: { name: 'Closed stock', code: 'CLOSED' } },
      { as: admin },
    );
    const { id: closed, version } = body as unknown as Site;
    await server.call(retireLaboratory, { params: { id: closed }, version }, { as: admin });
    const nowhere = idOf<Site['id']>('0190b3c0-0000-7000-8000-000000000001');
    const refusals: [Partial<BodyOf<typeof transferStock>>, number, object][] = [
      [{ quantity: 3 }, 409, { code: 'stock_short', fields: { quantity: 'must be at most 2' } }],
      [
        { laboratory_id: main() },
        422,
        { fields: { laboratory_id: 'must be a different laboratory' } },
      ],
      [
        { laboratory_id: closed },
        422,
        { fields: { laboratory_id: 'must be an active laboratory' } },
      ],
      [{ laboratory_id: nowhere }, 404, { code: 'not_found' }],
      [{}, 409, { code: 'lot_differs' }],
    ];
    for (const [change, status, answer] of refusals)
      expect(await move(lot, change)).toMatchObject({ status, body: answer });
    expect((await move({ ...lot, version: 99 }, {})).status).toBe(412);
    expect((await move(lot, {}, await lab.staff('doctor'))).status).toBe(403);
    expect([await onHand(item, lab.tenantId), await onHand(item, north.id)]).toEqual([2, 1]);
  });
});

async function lotAt({ id }: StockItem, laboratory_id: Site['id']): Promise<StockLot> {
  const { body } = await server.call(
    listStockLots,
    { params: { id }, query: { laboratory_id } },
    { as: here },
  );
  const [lot] = (body as unknown as { items: StockLot[] }).items;
  if (!lot) throw new Error('The site has no lot of the item.');
  return lot;
}

describe('counts and purchase orders', () => {
  it('name their site and are listed by it', async () => {
    const item = await stockHere.stocked({ X: 1 });
    await stockThere.receive(item, { X: 1 });
    const order = {
      supplier: 'Harbour Supplies',
      note: '',
      lines: [{ item_id: item.id, quantity: 1 }],
    };
    const places: [Person, Site['id'], string][] = [
      [there, north.id, 'North'],
      [here, main(), 'MAIN'],
    ];
    for (const [as, laboratory_id, name] of places) {
      const count = (
        await server.call(startStockCount, { body: { storage: null, type: null } }, { as })
      ).body as unknown as StockCount;
      const placed = (await server.call(createSupplierOrder, { body: order }, { as }))
        .body as unknown as SupplierOrder;
      const expected = name === 'North' ? { id: laboratory_id, name } : { id: laboratory_id };
      expect([count.laboratory, placed.laboratory]).toMatchObject([expected, expected]);
      const query = { laboratory_id } satisfies QueryOf<typeof listStockCounts>;
      const counts = (await server.call(listStockCounts, { query }, { as: here })).body[
        'items'
      ] as StockCount[];
      const orders = (await server.call(listSupplierOrders, { query }, { as: here })).body[
        'items'
      ] as SupplierOrder[];
      expect(counts.map(({ id }) => id)).toContain(count.id);
      expect(orders.map(({ id }) => id)).toEqual([placed.id]);
      for (const { laboratory } of [...counts, ...orders])
        expect(laboratory).toMatchObject(expected);
    }
  });
});

it('a facility with one site names none', async () => {
  const single = await openLaboratory(server, 'stocksite');
  const as = await single.staff('lab_manager');
  const stock = openTestStock(server, as);
  const item = await stock.stocked({ A: 2 });
  const [lot] = await stock.lots(item);
  const { body: count } = await server.call(
    startStockCount,
    { body: { storage: null, type: null } },
    { as },
  );
  const { body: order } = await server.call(
    createSupplierOrder,
    {
      body: {
        supplier: 'Harbour Supplies',
        note: '',
        lines: [{ item_id: item.id, quantity: 1 }],
      },
    },
    { as },
  );
  for (const record of [lot, count, order]) expect(record).not.toHaveProperty('laboratory');
});
