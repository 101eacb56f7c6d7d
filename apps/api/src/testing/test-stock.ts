import type { BodyOf } from '@alms/lis-domain/http';
import {
  consumeStock,
  createStockItem,
  listStockLots,
  readStockItem,
  receiveStock,
  type StockItem,
  type StockItemBody,
  type StockLot,
} from '@alms/lis-domain/inventory';
import type { Answer, Person, TestServer } from './test-server.ts';

/** A reagent for many tests per unit, with reorder point 5 and target stock 20. */
export const reagent: StockItemBody = {
  code: 'NA-R',
  name: 'Sodium reagent',
  type: 'reagent',
  manufacturer: 'Alden Reagents',
  catalog_number: 'AR-11',
  barcode: '',
  unit: 'bottle',
  tests_per_unit: null,
  storage: 'refrigerated',
  min_level: 2,
  reorder_level: 5,
  max_level: 20,
  lead_time_days: 7,
  expiry_alert_days: 30,
  open_stability_days: 14,
  supplier: 'Harbour Supplies',
  needs_lot_qc: false,
  test_parameter_ids: [],
  active: true,
};

type ReceivedLine = BodyOf<typeof receiveStock>['lines'][number];

/** An inventory user of the API. */
export interface TestStock {
  /** Creates an item with a unique code. */
  item(change?: Partial<StockItemBody>): Promise<StockItem>;
  read(id: string): Promise<StockItem>;
  /** Creates an item and receives its lots: `{ A: 5 }`, or with further details of each. */
  stocked(
    lots: Record<string, number | Partial<ReceivedLine>>,
    change?: Partial<StockItemBody>,
  ): Promise<StockItem>;
  receive(
    item: Pick<StockItem, 'id'>,
    lots: Record<string, number | Partial<ReceivedLine>>,
  ): Promise<Answer>;
  lots(item: Pick<StockItem, 'id'>): Promise<StockLot[]>;
  lot(item: Pick<StockItem, 'id'>, number: string): Promise<StockLot>;
  consume(
    item: Pick<StockItem, 'id'>,
    quantity: number,
    change?: Partial<BodyOf<typeof consumeStock>>,
  ): Promise<Answer>;
}

export function openTestStock(server: TestServer, as: Person): TestStock {
  let made = 0;

  const read = async (id: string) =>
    (await server.call(readStockItem, { params: { id } }, { as })).body as unknown as StockItem;

  const item: TestStock['item'] = async (change = {}) => {
    made += 1;
    const { status, body, text } = await server.call(
      createStockItem,
      { body: { ...reagent, code: `ITEM-${made}`, name: `Reagent ${made}`, ...change } },
      { as },
    );
    if (status !== 201) throw new Error(`A test could not be prepared: ${text}`);
    return body as unknown as StockItem;
  };

  const receive: TestStock['receive'] = ({ id }, lots) =>
    server.call(
      receiveStock,
      {
        body: {
          supplier_order_id: null,
          reference: '',
          lines: Object.entries(lots).map(([lot_number, lot]) => ({
            item_id: id,
            lot_number,
            expiry_date: '2027-05-31',
            quantity: 1,
            location: 'Fridge 1',
            ...(typeof lot === 'number' ? { quantity: lot } : lot),
          })),
        },
      },
      { as },
    );

  const lots: TestStock['lots'] = async ({ id }) =>
    (await server.call(listStockLots, { params: { id } }, { as })).body['items'] as StockLot[];

  return {
    item,
    read,
    receive,
    lots,
    async stocked(given, change) {
      const added = await item(change);
      const { status, text } = await receive(added, given);
      if (status !== 201) throw new Error(`A test could not be prepared: ${text}`);
      return read(added.id);
    },
    async lot(of, number) {
      const found = (await lots(of)).find(({ lot_number }) => lot_number === number);
      if (!found) throw new Error(`There is no lot ${number}.`);
      return found;
    },
    consume: ({ id }, quantity, change = {}) =>
      server.call(
        consumeStock,
        {
          params: { id },
          body: {
            quantity,
            lot_id: null,
            reason: null,
            type: 'consumption',
            reference: '',
            ...change,
          },
        },
        { as },
      ),
  };
}
