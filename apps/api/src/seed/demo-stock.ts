import { addDays } from '@alms/lis-domain/calendar';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertItem } from '../areas/inventory/stock.store.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { demoStock } from './demo-stock-items.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import type { StockItemId, StockLotId } from '@alms/lis-domain/inventory';
import { newId } from '../platform/db/new-id.ts';

const weeks = 26;
const dayLong = 24 * 60 * 60_000;

/** Final stock state of an item today. */
type Ending = 'plenty' | 'low' | 'out' | 'expiring' | 'expired' | 'quarantined';
const endings: Partial<Record<string, Ending>> = {
  'CRP-R': 'expiring',
  'MAL-RDT': 'out',
  'GLU-R': 'low',
  'GLOVE-M': 'low',
  'TSH-R': 'quarantined',
  'FOB-RDT': 'expired',
};

type LotRow = Insertable<Schema['stock_lot']>;
type MoveRow = Insertable<Schema['stock_transaction']>;

/**
 * Half a year of one item: lots received every eight weeks and weekly consumption, first in first
 * out.
 */
function story(
  itemId: StockItemId,
  weekly: number,
  ending: Ending,
  by: User,
  now: Date,
  random: SeededRandom,
): { lots: LotRow[]; moves: MoveRow[] } {
  const lots: (LotRow & { left: number })[] = [];
  const moves: MoveRow[] = [];
  const today = now.toISOString().slice(0, 10);
  const person = { by_id: by.id, by_name: by.full_name };
  const receive = (
    at: Date,
    quantity: number,
    useBy: string,
    status: 'active' | 'quarantined' = 'active',
  ) => {
    const lot = {
      id: newId<StockLotId>(),
      item_id: itemId,
      lot_number: `${useBy.slice(2, 7).replace('-', '')}-${random.between(1000, 9999)}`,
      expiry_date: useBy,
      use_by: useBy,
      received_at: at,
      status,
      qc_status: status === 'quarantined' ? ('pending' as const) : ('passed' as const),
      location: `Shelf ${random.between(1, 12)}`,
      created_at: at,
      updated_at: at,
      left: quantity,
    };
    lots.push(lot);
    moves.push({
      id: uuidv7(),
      item_id: itemId,
      lot_id: lot.id,
      type: 'receipt',
      quantity,
      at,
      ...person,
    });
  };
  const take = (at: Date, wanted: number) => {
    let quantity = wanted;
    for (const lot of lots) {
      const taken = Math.min(quantity, lot.left);
      if (taken === 0) continue;
      lot.left -= taken;
      quantity -= taken;
      moves.push({
        id: uuidv7(),
        item_id: itemId,
        lot_id: lot.id,
        type: 'consumption',
        quantity: -taken,
        at,
        ...person,
      });
    }
  };

  for (let week = weeks; week >= 1; week -= 1) {
    const monday = new Date(now.getTime() - week * 7 * dayLong);
    if (week % 8 === 2) receive(monday, weekly * 8, addDays(today, 400 - week * 7));
    for (let taken = 0; taken < 2; taken += 1)
      take(
        new Date(monday.getTime() + (taken * 3 + 1) * dayLong + random.between(0, 8) * 3_600_000),
        Math.max(taken === 0 ? 1 : 0, Math.round((weekly * random.between(35, 60)) / 100)),
      );
  }
  const [yesterday, lastWeek] = [
    new Date(now.getTime() - dayLong),
    new Date(now.getTime() - 9 * dayLong),
  ];
  const left = lots.reduce((sum, lot) => sum + lot.left, 0);
  if (ending === 'out') take(yesterday, left);
  if (ending === 'low') take(yesterday, Math.max(0, left - weekly));
  if (ending === 'expiring') receive(lastWeek, weekly * 2, addDays(today, 6));
  if (ending === 'expired') receive(lastWeek, weekly * 2, addDays(today, -2));
  if (ending === 'quarantined') receive(yesterday, weekly * 4, addDays(today, 300), 'quarantined');
  const rows = lots.map((lot) => {
    const { left: _, ...row } = lot;
    return row;
  });
  return { lots: rows, moves };
}

/**
 * Creates the stock with half a year of deliveries and consumption; some items are low, out of
 * stock, expiring or pending QC.
 */
export async function seedDemoStock(
  tx: TenantTransaction,
  tenantId: TenantId,
  technician: User,
  now: Date,
): Promise<void> {
  const random = seededRandom(21_000_021);
  const tests = await tx
    .selectFrom('test_parameter')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const began = new Date(now.getTime() - (weeks + 1) * 7 * dayLong);
  const lots: LotRow[] = [];
  const moves: MoveRow[] = [];
  for (const { body, weekly, tests: codes } of demoStock) {
    const test_parameter_ids = tests.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
    const id = await insertItem(tx, tenantId, { ...body, test_parameter_ids }, began);
    if (id === undefined)
      throw new Error(`@alms/api: two items of the demo facility have the code ${body.code}.`);
    const history = story(id, weekly, endings[body.code] ?? 'plenty', technician, now, random);
    lots.push(...history.lots);
    moves.push(...history.moves);
  }
  await tx
    .insertInto('stock_lot')
    .values(lots.map((lot) => ({ tenant_id: tenantId, ...lot })))
    .execute();
  // In batches, because a statement has a parameter limit.
  for (let from = 0; from < moves.length; from += 2_000)
    await tx
      .insertInto('stock_transaction')
      .values(moves.slice(from, from + 2_000).map((move) => ({ tenant_id: tenantId, ...move })))
      .execute();
  await tx
    .updateTable('stock_lot')
    .set({ status: 'consumed' })
    .where('tenant_id', '=', tenantId)
    .where('on_hand', '=', 0)
    .execute();
}
