import type { BodyOf } from '@alms/lis-domain/http';
import {
  cancelSupplierOrder,
  createSupplierOrder,
  itemBodyOf,
  listSupplierOrders,
  placeSupplierOrder,
  receiveStock,
  updateStockItem,
  updateSupplierOrder,
  type StockItem,
  type SupplierOrder,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let lab: TestFacility;
let technician: Person;
let stock: TestStock;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('orders');
  technician = await lab.person('technician');
  stock = openTestStock(server, technician);
});
afterAll(() => server.close());

const orderIn = ({ status, body, text }: Answer) => {
  if (status >= 300) throw new Error(`A test could not be prepared: ${text}`);
  return body as unknown as SupplierOrder;
};
const draft = (lines: { item_id: string; quantity: number }[]) =>
  server.call(
    createSupplierOrder,
    { body: { supplier: 'Harbour Supplies', note: '', lines } },
    { as: technician },
  );
const named = ({ id, version }: SupplierOrder) => ({ params: { id }, version });
const place = (order: SupplierOrder) =>
  server.call(placeSupplierOrder, named(order), { as: technician });
const cancel = (order: SupplierOrder) =>
  server.call(
    cancelSupplierOrder,
    { ...named(order), body: { reason: 'Ordered twice' } },
    { as: technician },
  );
const deliver = (
  order: SupplierOrder,
  lines: Omit<BodyOf<typeof receiveStock>['lines'][number], 'expiry_date' | 'location'>[],
) =>
  server.call(
    receiveStock,
    {
      body: {
        supplier_order_id: order.id,
        reference: '',
        lines: lines.map((line) => ({ expiry_date: '2027-05-31', location: '', ...line })),
      },
    },
    { as: technician },
  );
const read = async ({ id }: SupplierOrder) =>
  (
    (await server.call(listSupplierOrders, {}, { as: technician })).body['items'] as SupplierOrder[]
  ).find((order) => order.id === id);

async function placed(
  ...quantities: number[]
): Promise<{ items: StockItem[]; order: SupplierOrder }> {
  const items: StockItem[] = [];
  for (const _ of quantities) items.push(await stock.item());
  const order = orderIn(
    await draft(
      quantities.map((quantity, index) => ({ item_id: items[index]?.id ?? '', quantity })),
    ),
  );
  return { items, order: orderIn(await place(order)) };
}

describe('purchase order', () => {
  it('is drafted, edited and placed, and then counts as on order', async () => {
    const item = await stock.item();
    const drafted = orderIn(await draft([{ item_id: item.id, quantity: 4 }]));
    expect(drafted).toMatchObject({
      status: 'draft',
      ordered_at: null,
      lines: [{ item_code: item.code, quantity: 4, received: 0 }],
      version: 1,
    });
    expect(await stock.read(item.id)).toMatchObject({ on_order: 0 });
    const changed = orderIn(
      await server.call(
        updateSupplierOrder,
        {
          ...named(drafted),
          body: {
            supplier: 'Quay Trading',
            note: 'By sea',
            lines: [{ item_id: item.id, quantity: 9 }],
          },
        },
        { as: technician },
      ),
    );
    expect(await place(drafted)).toMatchObject({ status: 412 });
    expect(orderIn(await place(changed))).toMatchObject({
      status: 'ordered',
      supplier: 'Quay Trading',
      ordered_at: server.clock.now().toISOString(),
    });
    expect(await stock.read(item.id)).toMatchObject({ on_order: 9, suggested_order: 0 });
    expect((await trailOf(server, lab, { category: 'inventory' }))[0]).toMatchObject({
      entity_type: 'supplier_order',
      before: { status: 'draft' },
      after: { status: 'ordered' },
    });
  });

  it('is received in parts and completed with the last one', async () => {
    const {
      items: [first, second],
      order,
    } = await placed(4, 2);
    const [one, two] = [idOf<StockItemId>(first?.id ?? ''), idOf<StockItemId>(second?.id ?? '')];
    expect((await deliver(order, [{ item_id: one, lot_number: 'A', quantity: 3 }])).status).toBe(
      201,
    );
    expect(await read(order)).toMatchObject({
      status: 'partly_received',
      lines: [{ received: 3 }, { received: 0 }],
    });
    expect(await stock.read(one)).toMatchObject({ on_hand: 3, on_order: 1 });
    expect(
      (
        await deliver(order, [
          { item_id: one, lot_number: 'B', quantity: 1 },
          { item_id: two, lot_number: 'C', quantity: 3 },
        ])
      ).status,
    ).toBe(201);
    expect(await read(order)).toMatchObject({
      status: 'received',
      lines: [{ received: 4 }, { received: 3 }],
    });
    expect(await deliver(order, [{ item_id: one, lot_number: 'D', quantity: 1 }])).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await cancel((await read(order)) ?? order)).toMatchObject({ status: 409 });
  });

  it('accepts no delivery after cancellation', async () => {
    const { items, order } = await placed(4);
    expect(await cancel(order)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await stock.read(items[0]?.id ?? '')).toMatchObject({ on_order: 0 });
    expect(await place((await read(order)) ?? order)).toMatchObject({ status: 409 });
  });

  it('contains active items only, each once', async () => {
    const item = await stock.item();
    await server.call(
      updateStockItem,
      {
        params: { id: item.id },
        version: item.version,
        body: { ...itemBodyOf(item), active: false },
      },
      { as: technician },
    );
    expect(await draft([{ item_id: item.id, quantity: 1 }])).toMatchObject({
      status: 409,
      body: { code: 'item_inactive' },
    });
    const activeItem = await stock.item();
    expect(
      await draft([
        { item_id: activeItem.id, quantity: 1 },
        { item_id: activeItem.id, quantity: 2 },
      ]),
    ).toMatchObject({ status: 422 });
  });
});
