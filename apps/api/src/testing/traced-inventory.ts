import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import {
  adjustLot,
  approveStockCount,
  cancelStockCount,
  cancelSupplierOrder,
  createStockItem,
  createSupplierOrder,
  disposeOfLot,
  enterCounted,
  exportStock,
  itemBodyOf,
  recordLotQc,
  openLot,
  placeSupplierOrder,
  quarantineLot,
  receiveStock,
  startStockCount,
  transferStock,
  submitStockCount,
  updateStockItem,
  updateSupplierOrder,
  type StockCount,
  type StockItemBody,
} from '@alms/lis-domain/inventory';
import type { Laboratory } from './laboratory.ts';
import { openTestStock, reagent } from './test-stock.ts';
import type { Answer, Person, TestServer } from './test-server.ts';

/**
 * All stock operations, each prepared by the first function and performed by the function it
 * returns.
 */
export function inventoryOperations(
  of: () => { server: TestServer; lab: Laboratory; admin: Person },
): Record<string, () => Promise<() => Promise<Answer>>> {
  const as = () => ({ as: of().admin });
  const call: TestServer['call'] = (endpoint, input, options) =>
    of().server.call(endpoint, input, options);
  const stock = () => openTestStock(of().server, of().admin);
  let made = 0;
  const named = () => {
    made += 1;
    return { code: `TRACED-${made}`, name: `Traced ${made}` };
  };

  async function lotOf(change: Partial<StockItemBody> = {}) {
    const item = await stock().stocked({ A: 4 }, { ...named(), ...change });
    const { id, version } = await stock().lot(item, 'A');
    return { item, params: { id }, version };
  }

  async function order() {
    const item = await stock().item(named());
    const body = {
      supplier: 'Harbour Supplies',
      note: '',
      lines: [{ item_id: item.id, quantity: 4 }],
    };
    const answer = await call(createSupplierOrder, { body }, as());
    return { params: { id: String(answer.body['id']) }, version: 1, body };
  }

  const whichCount = ({ id, version }: StockCount) => ({ params: { id }, version });

  async function begun(): Promise<StockCount> {
    await lotOf();
    return (await call(startStockCount, { body: { storage: null, type: null } }, as()))
      .body as unknown as StockCount;
  }

  /** Counts one less than recorded for every lot. */
  async function counted(): Promise<StockCount> {
    const count = await begun();
    const lines = count.lines.map(({ lot_id }) => ({ lot_id, counted: 1 }));
    return (await call(enterCounted, { ...whichCount(count), body: { lines } }, as()))
      .body as unknown as StockCount;
  }

  return {
    'inventory.create-item': async () => () =>
      call(createStockItem, { body: { ...reagent, ...named() } }, as()),
    'inventory.update-item': async () => {
      const item = await stock().item(named());
      return () =>
        call(
          updateStockItem,
          { params: { id: item.id }, version: 1, body: { ...itemBodyOf(item), reorder_level: 6 } },
          as(),
        );
    },
    'inventory.export': async () => () => call(exportStock, { query: {} }, as()),
    'inventory.receive': async () => {
      const item = await stock().item(named());
      return () =>
        call(
          receiveStock,
          {
            body: {
              supplier_order_id: null,
              reference: '',
              lines: [
                { item_id: item.id, lot_number: 'A', expiry_date: null, quantity: 2, location: '' },
              ],
            },
          },
          as(),
        );
    },
    'inventory.consume': async () => {
      const { item } = await lotOf();
      return () => stock().consume(item, 1);
    },
    'inventory.open-lot': async () => {
      const lot = await lotOf();
      return () => call(openLot, lot, as());
    },
    'inventory.adjust-lot': async () => {
      const lot = await lotOf();
      return () =>
        call(adjustLot, { ...lot, body: { counted: 3, reason: 'One is missing' } }, as());
    },
    'inventory.dispose-lot': async () => {
      const lot = await lotOf();
      return () =>
        call(
          disposeOfLot,
          { ...lot, body: { quantity: 1, type: 'disposal', reason: 'Fell down' } },
          as(),
        );
    },
    'inventory.transfer': async () => {
      const lot = await lotOf();
      const { body } = await call(
        createLaboratory,
        { body: { name: 'Stock site', code: 'STOCK' } },
        as(),
      );
      const { id } = body as unknown as Site;
      return () => call(transferStock, { ...lot, body: { laboratory_id: id, quantity: 1 } }, as());
    },
    'inventory.quarantine-lot': async () => {
      const lot = await lotOf();
      return () => call(quarantineLot, { ...lot, body: { reason: 'Stood warm' } }, as());
    },
    'inventory.record-lot-qc': async () => {
      const lot = await lotOf({ needs_lot_qc: true });
      return () => call(recordLotQc, { ...lot, body: { outcome: 'passed', note: 'Run 12' } }, as());
    },
    'inventory.start-count': async () => {
      await lotOf();
      return () => call(startStockCount, { body: { storage: null, type: null } }, as());
    },
    'inventory.enter-counted': async () => {
      const count = await begun();
      return () =>
        call(
          enterCounted,
          {
            ...whichCount(count),
            body: { lines: count.lines.slice(0, 1).map(({ lot_id }) => ({ lot_id, counted: 1 })) },
          },
          as(),
        );
    },
    'inventory.submit-count': async () => {
      const count = await counted();
      return () => call(submitStockCount, whichCount(count), as());
    },
    'inventory.approve-count': async () => {
      const count = await counted();
      const submitted = (await call(submitStockCount, whichCount(count), as()))
        .body as unknown as StockCount;
      const other = await of().lab.staff('lab_manager');
      return () => call(approveStockCount, whichCount(submitted), { as: other });
    },
    'inventory.cancel-count': async () => {
      const count = await begun();
      return () =>
        call(cancelStockCount, { ...whichCount(count), body: { reason: 'Wrong shelf' } }, as());
    },
    'inventory.create-order': async () => {
      const item = await stock().item(named());
      return () =>
        call(
          createSupplierOrder,
          {
            body: {
              supplier: 'Harbour Supplies',
              note: '',
              lines: [{ item_id: item.id, quantity: 4 }],
            },
          },
          as(),
        );
    },
    'inventory.update-order': async () => {
      const drafted = await order();
      return () =>
        call(updateSupplierOrder, { ...drafted, body: { ...drafted.body, note: 'By sea' } }, as());
    },
    'inventory.place-order': async () => {
      const { params, version } = await order();
      return () => call(placeSupplierOrder, { params, version }, as());
    },
    'inventory.cancel-order': async () => {
      const { params, version } = await order();
      return () =>
        call(cancelSupplierOrder, { params, version, body: { reason: 'Ordered twice' } }, as());
    },
  };
}
