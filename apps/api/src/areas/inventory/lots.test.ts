import {
  adjustLot,
  disposeOfLot,
  isUsable,
  recordLotQc,
  listStockTransactions,
  lotAlert,
  openLot,
  quarantineLot,
  receiveStock,
  type StockLot,
  type StockTransaction,
  type StockLotId,
  type StockItemId,
} from '@alms/lis-domain/inventory';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openTestStock, type TestStock } from '../../testing/test-stock.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { newId } from '../../platform/db/new-id.ts';

let stock: TestStock;
const { server, lab } = await testLaboratory('lots');
const technician = await lab.staff('technician');
beforeAll(async () => {
  stock = openTestStock(server, technician);
});

const named = ({ id, version }: Pick<StockLot, 'id' | 'version'>) => ({ params: { id }, version });
const transactions = async ({ id }: { id: string }) =>
  (await server.call(listStockTransactions, { params: { id } }, { as: technician })).body[
    'items'
  ] as StockTransaction[];
const taken = async (item: { id: string }) =>
  (await transactions(item)).map(({ lot_number, quantity, balance }) => [
    lot_number,
    quantity,
    balance,
  ]);
const evaluate = async (lot: StockLot, outcome: 'passed' | 'failed', note = 'Run 12 of 12 May') =>
  server.call(recordLotQc, { ...named(lot), body: { outcome, note } }, { as: technician });

describe('receiving a delivery', () => {
  it('adds lots, each with a transaction and an audit event', async () => {
    const item = await stock.item();
    expect(
      await stock.receive(item, { A: 4, B: { quantity: 2, expiry_date: null } }),
    ).toMatchObject({
      status: 201,
      body: {
        lots: [
          {
            lot_number: 'A',
            on_hand: 4,
            received: 4,
            status: 'active',
            qc_status: 'not_required',
            use_by: '2027-05-31',
            alert: null,
          },
          { lot_number: 'B', on_hand: 2, use_by: null },
        ],
      },
    });
    expect(await transactions(item)).toMatchObject([
      { lot_number: 'B', type: 'receipt', quantity: 2, balance: 2, by: { user_id: technician.id } },
      { lot_number: 'A', type: 'receipt', quantity: 4, balance: 4 },
    ]);
    expect((await trailOf(server, lab, { category: 'inventory' }))[0]).toMatchObject({
      action: 'create',
      entity_type: 'stock_lot',
      entity_label: `${item.code} ${item.name} B`,
    });
  });

  it('increases an existing lot and rejects one with a different expiry date', async () => {
    const item = await stock.stocked({ A: 4 });
    expect(await stock.receive(item, { A: 3 })).toMatchObject({
      status: 201,
      body: { lots: [{ on_hand: 7, received: 7 }] },
    });
    expect(
      await stock.receive(item, { A: { quantity: 1, expiry_date: '2027-06-30' } }),
    ).toMatchObject({ status: 409, body: { code: 'lot_differs' } });
  });

  it('is rejected as a whole when one lot has expired', async () => {
    const item = await stock.item();
    expect(
      await stock.receive(item, { A: 4, B: { quantity: 1, expiry_date: '2026-05-11' } }),
    ).toMatchObject({ status: 422, body: { fields: { 'lines.1.expiry_date': 'has passed' } } });
    expect(await stock.lots(item)).toEqual([]);
  });

  it('is recorded once per idempotency key', async () => {
    const item = await stock.item();
    const line = {
      item_id: item.id,
      lot_number: 'A',
      expiry_date: '2027-05-31',
      quantity: 4,
      location: '',
    };
    const once = {
      body: { supplier_order_id: null, reference: 'DN-7', lines: [line] },
      key: uuidv7(),
    };
    const [first, second] = [
      await server.call(receiveStock, once, { as: technician }),
      await server.call(receiveStock, once, { as: technician }),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 4 });
  });
});

describe('stock consumption', () => {
  it('uses the first-expiring lots, across several lots', async () => {
    const item = await stock.stocked({
      LATE: { quantity: 5, expiry_date: '2027-09-30' },
      SOON: { quantity: 3, expiry_date: '2026-09-30' },
    });
    expect(await stock.consume(item, 4)).toMatchObject({
      status: 201,
      body: {
        transactions: [
          { lot_number: 'SOON', quantity: -3, balance: 0 },
          { lot_number: 'LATE', quantity: -1, balance: 4 },
        ],
      },
    });
    expect(await stock.lot(item, 'SOON')).toMatchObject({ status: 'consumed', on_hand: 0 });
    expect(await stock.read(item.id)).toMatchObject({
      on_hand: 4,
      consumed: 4,
      days_remaining: 30,
      alerts: ['low_stock'],
    });
  });

  it('changes nothing when stock is insufficient', async () => {
    const item = await stock.stocked({ A: 2, B: 1 });
    expect(await stock.consume(item, 4)).toMatchObject({
      status: 409,
      body: { code: 'stock_short', fields: { quantity: 'must be at most 3' } },
    });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 3 });
  });

  it('requires a reason for a later-expiring lot, audited as an override', async () => {
    const item = await stock.stocked({
      LATE: { quantity: 5, expiry_date: '2027-09-30' },
      SOON: { quantity: 3, expiry_date: '2026-09-30' },
    });
    const lot_id = (await stock.lot(item, 'LATE')).id;
    expect(await stock.consume(item, 1, { lot_id })).toMatchObject({
      status: 422,
      body: { code: 'lot_order_reason', fields: { reason: 'is required' } },
    });
    expect(
      (await stock.consume(item, 1, { lot_id, reason: 'The other box is on the second floor' }))
        .status,
    ).toBe(201);
    expect((await trailOf(server, lab, { category: 'inventory' }))[0]).toMatchObject({
      action: 'override',
      reason: 'The other box is on the second floor',
      after: { lots: ['LATE'] },
    });
    expect(
      (await stock.consume(item, 1, { lot_id: (await stock.lot(item, 'SOON')).id })).status,
    ).toBe(201);
  });

  it('of a lot in quarantine is allowed only for its controls', async () => {
    const item = await stock.stocked({ A: 3 }, { needs_lot_qc: true });
    const lot_id = (await stock.lot(item, 'A')).id;
    expect(await stock.consume(item, 1, { lot_id, reason: 'Nothing else is there' })).toMatchObject(
      { status: 409, body: { code: 'lot_not_usable' } },
    );
    expect(await stock.consume(item, 1, { lot_id, type: 'qc_test' })).toMatchObject({
      status: 201,
      body: { transactions: [{ type: 'qc_test', quantity: -1, balance: 2 }] },
    });
    expect(await stock.consume(item, 1)).toMatchObject({
      status: 409,
      body: { code: 'stock_short' },
    });
  });

  it('never exceeds the stock with thirty concurrent requests', async () => {
    const item = await stock.stocked({ A: { quantity: 12, expiry_date: '2026-09-30' }, B: 8 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => stock.consume(item, 1)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([20, 10]);
    expect(await stock.lots(item)).toMatchObject([
      { on_hand: 0, status: 'consumed' },
      { on_hand: 0, status: 'consumed' },
    ]);
    const sum = (
      await lab.transaction((tx) =>
        tx
          .selectFrom('stock_transaction')
          .select('quantity')
          .where('item_id', '=', item.id)
          .execute(),
      )
    ).reduce((total, { quantity }) => total + quantity, 0);
    expect(sum).toBe(0);
  });
});

describe('stock lot', () => {
  it('is usable for its open-vial stability or until expiry once opened', async () => {
    const item = await stock.stocked({ A: 2, B: { quantity: 2, expiry_date: '2026-05-20' } });
    const lot = await stock.lot(item, 'A');
    expect(await server.call(openLot, named(lot), { as: technician })).toMatchObject({
      status: 200,
      body: {
        status: 'in_use',
        opened_on: '2026-05-12',
        use_by: '2026-05-26',
        alert: 'expiring',
        version: lot.version + 1,
      },
    });
    expect(
      await server.call(openLot, named(await stock.lot(item, 'B')), { as: technician }),
    ).toMatchObject({ body: { use_by: '2026-05-20' } });
    expect(
      await server.call(openLot, named(await stock.lot(item, 'A')), { as: technician }),
    ).toMatchObject({ status: 409, body: { code: 'lot_not_usable' } });
    expect((await server.call(openLot, named(lot), { as: technician })).status).toBe(412);
  });

  it('is adjusted up and down with a reason and reappears when stock is found', async () => {
    const item = await stock.stocked({ A: 4 });
    const adjusted = async (counted: number) =>
      server.call(
        adjustLot,
        {
          ...named(await stock.lot(item, 'A')),
          body: { counted, reason: 'Found behind the others' },
        },
        { as: technician },
      );
    expect(await adjusted(6)).toMatchObject({ status: 200, body: { on_hand: 6 } });
    expect(await adjusted(0)).toMatchObject({ body: { on_hand: 0, status: 'consumed' } });
    expect(await adjusted(1)).toMatchObject({ body: { on_hand: 1, status: 'active' } });
    expect(await adjusted(1)).toMatchObject({ status: 200, body: { on_hand: 1 } });
    expect(await taken(item)).toEqual([
      ['A', 1, 1],
      ['A', -6, 0],
      ['A', 2, 6],
      ['A', 4, 4],
    ]);
  });

  it('is discarded or returned up to its remaining quantity', async () => {
    const item = await stock.stocked({ A: 4 });
    const disposed = async (quantity: number, type: 'disposal' | 'return') =>
      server.call(
        disposeOfLot,
        {
          ...named(await stock.lot(item, 'A')),
          body: { quantity, type, reason: 'Broken in the post' },
        },
        { as: technician },
      );
    expect(await disposed(5, 'disposal')).toMatchObject({
      status: 409,
      body: { code: 'stock_short', fields: { quantity: 'must be at most 4' } },
    });
    expect(await disposed(1, 'return')).toMatchObject({ body: { on_hand: 3, status: 'active' } });
    expect(await disposed(3, 'disposal')).toMatchObject({
      body: { on_hand: 0, status: 'disposed' },
    });
    expect(await disposed(1, 'disposal')).toMatchObject({
      status: 409,
      body: { code: 'lot_not_usable' },
    });
  });

  it('awaits QC: failed it stays in quarantine, passed it is usable', async () => {
    const item = await stock.stocked({ A: 4 }, { needs_lot_qc: true });
    expect(await stock.lot(item, 'A')).toMatchObject({
      status: 'quarantined',
      qc_status: 'pending',
      alert: 'lot_change_needs_qc',
    });
    expect(
      await evaluate(await stock.lot(item, 'A'), 'failed', 'Level 2 beyond 3 SD'),
    ).toMatchObject({
      body: { status: 'quarantined', qc_status: 'failed', qc_note: 'Level 2 beyond 3 SD' },
    });
    expect(await stock.read(item.id)).toMatchObject({ on_hand: 4, usable: 0 });
    expect(await evaluate(await stock.lot(item, 'A'), 'passed')).toMatchObject({
      body: { status: 'active', qc_status: 'passed' },
    });
    expect(await stock.read(item.id)).toMatchObject({ usable: 4 });
    expect(await evaluate(await stock.lot(item, 'A'), 'failed')).toMatchObject({
      status: 409,
      body: { code: 'lot_not_usable' },
    });
  });

  it('is quarantined with a reason and keeps its opened state on release', async () => {
    const item = await stock.stocked({ A: 4 });
    await server.call(openLot, named(await stock.lot(item, 'A')), { as: technician });
    expect(
      await server.call(
        quarantineLot,
        { ...named(await stock.lot(item, 'A')), body: { reason: 'Stood warm overnight' } },
        { as: technician },
      ),
    ).toMatchObject({
      body: { status: 'quarantined', qc_status: 'pending', qc_note: 'Stood warm overnight' },
    });
    expect(await stock.consume(item, 1)).toMatchObject({ status: 409 });
    expect(await evaluate(await stock.lot(item, 'A'), 'passed')).toMatchObject({
      body: { status: 'in_use', opened_on: '2026-05-12' },
    });
  });

  it('can only be counted and discarded once expired', async () => {
    const item = await stock.stocked({ A: 4 });
    await lab.transaction((tx) =>
      tx
        .updateTable('stock_lot')
        .set({ use_by: '2026-05-11' })
        .where('item_id', '=', item.id)
        .execute(),
    );
    const lot = await stock.lot(item, 'A');
    expect(lot).toMatchObject({ status: 'expired', alert: 'expired' });
    expect(await server.call(openLot, named(lot), { as: technician })).toMatchObject({
      status: 409,
    });
    expect(await stock.consume(item, 1)).toMatchObject({ status: 409 });
    expect(
      await server.call(
        disposeOfLot,
        { ...named(lot), body: { quantity: 4, type: 'disposal', reason: 'Past its date' } },
        { as: technician },
      ),
    ).toMatchObject({ status: 200, body: { status: 'disposed' } });
  });
});

describe('stock database constraints', () => {
  const row = (item: { id: StockItemId }, lot: StockLot, quantity: number) => ({
    tenant_id: lab.tenantId,
    id: uuidv7(),
    item_id: item.id,
    lot_id: lot.id,
    type: 'adjustment' as const,
    quantity,
    at: server.clock.now(),
    by_id: technician.id,
    by_name: 'Test technician',
  });

  it('reject consumption beyond the stock from any client', async () => {
    const item = await stock.stocked({ A: 2 });
    const lot = await stock.lot(item, 'A');
    await expect(
      lab.transaction((tx) =>
        tx
          .insertInto('stock_transaction')
          .values(row(item, lot, -3))
          .execute(),
      ),
    ).rejects.toThrow(/stock_lot_on_hand_check/);
    expect(await stock.lot(item, 'A')).toMatchObject({ on_hand: 2 });
  });

  it('prevent direct quantity updates and changes to transactions', async () => {
    const item = await stock.stocked({ A: 2 });
    for (const statement of [
      sql`update stock_lot set on_hand = 9`,
      sql`update stock_transaction set quantity = 9`,
      sql`delete from stock_transaction`,
    ]) {
      await expect(lab.transaction((tx) => statement.execute(tx))).rejects.toThrow(
        /permission denied/,
      );
    }
    expect(await stock.lot(item, 'A')).toMatchObject({ on_hand: 2 });
  });

  it('match the domain rules for usability and lot alerts', async () => {
    const item = await stock.item();
    for (const status of ['active', 'in_use', 'quarantined', 'consumed', 'disposed'] as const) {
      for (const qc_status of ['not_required', 'pending', 'passed', 'failed'] as const) {
        for (const use_by of [null, '2026-05-11', '2026-05-12', '2026-06-11', '2026-06-12']) {
          if (
            (status === 'active' || status === 'in_use') &&
            (qc_status === 'pending' || qc_status === 'failed')
          )
            continue;
          await lab.transaction(async (tx) => {
            const now = server.clock.now();
            const id = newId<StockLotId>();
            await tx
              .insertInto('stock_lot')
              .values({
                tenant_id: lab.tenantId,
                id,
                item_id: item.id,
                lot_number: id,
                expiry_date: use_by,
                use_by,
                received_at: now,
                status,
                qc_status,
                location: '',
                created_at: now,
                updated_at: now,
              })
              .execute();
            if (status !== 'consumed' && status !== 'disposed')
              await tx
                .insertInto('stock_transaction')
                .values({ ...row(item, { id } as StockLot, 1), type: 'receipt' })
                .execute();
          });
        }
      }
    }
    const lots = await lab.transaction((tx) =>
      tx.selectFrom('stock_lot').selectAll().where('item_id', '=', item.id).execute(),
    );
    const usable = lots.filter((lot) => isUsable(lot, '2026-05-12')).length;
    const expectedAlerts = new Set(
      lots.map((lot) => lotAlert(lot, 30, '2026-05-12')).filter((alert) => alert !== null),
    );
    const found = await stock.read(item.id);
    expect(usable).toBeGreaterThan(0);
    expect([
      found.usable,
      new Set(found.alerts.filter((alert) => alert !== 'low_stock' && alert !== 'out_of_stock')),
    ]).toEqual([usable, expectedAlerts]);
  });
});
