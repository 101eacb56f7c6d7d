import {
  createStockItem,
  exportStock,
  itemBodyOf,
  listStockAlerts,
  listStockItems,
  updateStockItem,
  type StockAlerts,
  type StockItem,
  type StockItemBody,
} from '@alms/lis-domain/inventory';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestStock, reagent, type TestStock } from '../../testing/test-stock.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

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
  lab = await openLaboratory(server, `items-${opened}`);
  technician = await lab.staff('technician');
  stock = openTestStock(server, technician);
});
afterAll(() => server.close());

const create = (body: StockItemBody) => server.call(createStockItem, { body }, { as: technician });
const save = (item: StockItem, change: Partial<StockItemBody>, version = item.version) =>
  server.call(
    updateStockItem,
    { params: { id: item.id }, version, body: { ...itemBodyOf(item), ...change } },
    { as: technician },
  );
const listed = async (query: Record<string, string>) =>
  (await server.call(listStockItems, { query: { limit: '50', ...query } }, { as: technician }))
    .body as { items: StockItem[]; next_cursor: string | null };
/** Sets the expiry date of every lot of the facility. */
const endAll = (use_by: string) =>
  lab.transaction((tx) =>
    tx.updateTable('stock_lot').set({ use_by }).where('tenant_id', '=', lab.tenantId).execute(),
  );
const codes = async (query: Record<string, string> = {}) =>
  (await listed(query)).items.map(({ code }) => code);

describe('stock item', () => {
  it('is stored as sent, without stock', async () => {
    const answer = await create({ ...reagent, test_parameter_ids: [lab.testId('NA')] });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...reagent,
        test_parameter_ids: [lab.testId('NA')],
        on_hand: 0,
        usable: 0,
        consumed: 0,
        daily: 0,
        days_remaining: null,
        lasts_until: null,
        suggested_order: 20,
        alerts: ['out_of_stock'],
        version: 1,
      },
    });
    expect(await trailOf(server, lab, { category: 'inventory' })).toMatchObject([
      { action: 'create', entity_type: 'stock_item', entity_label: 'NA-R Sodium reagent' },
    ]);
  });

  it.each([
    ['a code that is in use', { code: 'NA-R' }, 409, 'duplicate', { code: 'is in use' }],
    [
      'the package barcode of another item',
      { code: 'OTHER', barcode: '09501101530003' },
      409,
      'duplicate',
      { barcode: 'is in use' },
    ],
    [
      'a reorder level below the minimum',
      { code: 'X', min_level: 6 },
      422,
      'invalid',
      { reorder_level: 'must be at least the minimum' },
    ],
    [
      'a maximum below the reorder level',
      { code: 'X', max_level: 4 },
      422,
      'invalid',
      { max_level: 'must be at least the reorder level' },
    ],
  ])('is rejected with %s', async (_case, change, status, code, fields) => {
    await create({ ...reagent, barcode: '09501101530003' });
    expect(await create({ ...reagent, ...change })).toMatchObject({
      status,
      body: { code, fields },
    });
  });

  it('is updated only with the current version, with changed fields audited', async () => {
    const item = await stock.item();
    expect(
      await save(item, { reorder_level: 8, test_parameter_ids: [lab.testId('K')] }),
    ).toMatchObject({
      status: 200,
      body: { reorder_level: 8, test_parameter_ids: [lab.testId('K')], version: 2 },
    });
    expect(await save(item, { reorder_level: 9 })).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    const [line] = await trailOf(server, lab, { category: 'inventory' });
    expect(line).toMatchObject({
      action: 'update',
      before: { reorder_level: 5, test_parameter_ids: [] },
      after: { reorder_level: 8, test_parameter_ids: [lab.testId('K')] },
    });
  });

  it('leaves the list when deactivated, which requires empty stock', async () => {
    const item = await stock.stocked({ A: 1 });
    expect(await save(item, { active: false })).toMatchObject({
      status: 409,
      body: { code: 'stock_left' },
    });
    await stock.consume(item, 1);
    expect((await save(await stock.read(item.id), { active: false })).status).toBe(200);
    expect(await codes()).toEqual([]);
    expect(await codes({ inactive: 'true' })).toEqual([item.code]);
    expect(await stock.receive(item, { B: 1 })).toMatchObject({
      status: 409,
      body: { code: 'item_inactive' },
    });
  });
});

describe('stock item list', () => {
  it('is sorted by name and continues after each page', async () => {
    for (const name of ['Chloride', 'albumin', 'Calcium', 'Bilirubin'])
      await stock.item({ name, code: name.toUpperCase() });
    const first = await listed({ limit: '3' });
    const second = await listed({ limit: '3', cursor: first.next_cursor ?? '' });
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect([names.length, new Set(names).size, second.next_cursor]).toEqual([4, 4, null]);
    expect(names).toEqual(await listed({}).then(({ items }) => items.map(({ name }) => name)));
  });

  it.each([
    [{ q: 'sodium' }, ['SOD']],
    [{ q: 'ar-7' }, ['SOD']],
    [{ q: '100%' }, []],
    [{ type: 'control' }, ['CTRL']],
    [{ storage: 'frozen_20' }, ['CTRL']],
    [{ barcode: '09501101530003' }, ['SOD']],
    [{ alert: 'out_of_stock' }, ['CTRL', 'SOD']],
    [{ alert: 'expired' }, []],
  ])('finds by %j', async (query, expected) => {
    await stock.item({
      code: 'SOD',
      name: 'Sodium electrode',
      catalog_number: 'AR-7',
      barcode: '09501101530003',
    });
    await stock.item({
      code: 'CTRL',
      name: 'Control, level 1',
      type: 'control',
      storage: 'frozen_20',
    });
    expect((await codes(query)).toSorted()).toEqual(expected);
  });

  it('is exported as listed, with an audit event', async () => {
    await stock.stocked({ A: 3 }, { code: 'SOD', name: '=Sodium' });
    const { status, text } = await server.call(
      exportStock,
      { query: { q: 'sodium' } },
      { as: technician },
    );
    expect(status).toBe(200);
    expect(text.split('\r\n')[1]).toMatch(
      /^"SOD","'=Sodium","Reagent","Alden Reagents","AR-11","2 to 8 °C","bottle","3","3","0","5","0","","2027-05-31","17","Harbour Supplies"$/,
    );
    expect((await trailOf(server, lab, { category: 'inventory' }))[0]).toMatchObject({
      action: 'export',
      after: { entries: 1 },
    });
  });
});

describe('stock alerts', () => {
  it('list lots and items, most urgent first, with a count', async () => {
    await stock.stocked({ A: 9 }, { name: 'Plenty' });
    await stock.stocked({ A: { quantity: 9, expiry_date: '2026-05-12' } }, { name: 'Ends today' });
    await stock.stocked({ A: 2 }, { name: 'Low' });
    await stock.stocked({ A: 9 }, { name: 'Unchecked', needs_lot_qc: true });
    const alerts = async () =>
      (await server.call(listStockAlerts, {}, { as: technician })).body as unknown as StockAlerts;
    expect((await alerts()).counts).toEqual({
      out_of_stock: 1,
      expired: 0,
      low_stock: 1,
      lot_change_needs_qc: 1,
      expiring: 1,
    });
    expect(
      (await alerts()).items.map(({ alert, item_name, lot_number, quantity }) => [
        alert,
        item_name,
        lot_number,
        quantity,
      ]),
    ).toEqual([
      ['out_of_stock', 'Unchecked', null, 0],
      ['low_stock', 'Low', null, 2],
      ['lot_change_needs_qc', 'Unchecked', 'A', 9],
      ['expiring', 'Ends today', 'A', 9],
    ]);
    await endAll('2026-05-11');
    expect((await alerts()).items.map(({ alert }) => alert)).toEqual([
      'out_of_stock',
      'out_of_stock',
      'out_of_stock',
      'out_of_stock',
      'expired',
      'expired',
      'expired',
      'expired',
    ]);
  });

  it('depend on the facility’s local day', async () => {
    const item = await stock.stocked({ A: 3 });
    await endAll('2026-05-11');
    const usableIn = async (timezone: string) => {
      await lab.transaction((tx) =>
        tx
          .updateTable('facility_profile')
          .set({ timezone })
          .where('tenant_id', '=', lab.tenantId)
          .execute(),
      );
      return (await stock.read(item.id)).usable;
    };
    // 12 May, 08:42 UTC, is 11 May, 21:42 in Pago Pago.
    expect([await usableIn('UTC'), await usableIn('Pacific/Pago_Pago')]).toEqual([0, 3]);
  });
});
