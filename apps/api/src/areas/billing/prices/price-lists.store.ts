import type { OrderId } from '@alms/lis-domain/orders';
import type { PayerPrices, PriceListSummary, PriceRow, PayerId } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { findAllTests } from '../../catalogue/catalogue.store.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

function lists(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('price_list as l')
    .innerJoin('payer as y', (on) =>
      on.onRef('y.tenant_id', '=', 'l.tenant_id').onRef('y.id', '=', 'l.payer_id'),
    )
    .select([
      'l.id',
      'l.created_at',
      'l.updated_at',
      'l.version',
      'l.name',
      'l.currency',
      'l.valid_from',
      'l.valid_to',
    ])
    .select(
      sql<
        PriceListSummary['payer']
      >`jsonb_build_object('id', y.id, 'name', y.name, 'kind', y.kind)`.as('payer'),
    )
    .select(
      sql<number>`(select count(*) from listed_price p where p.tenant_id = l.tenant_id and p.price_list_id = l.id)`.as(
        'priced',
      ),
    )
    .where('l.tenant_id', '=', tenantId);
}

/** Price lists by payer, latest first. */
export function findPriceLists(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<PriceListSummary[]> {
  return lists(tx, tenantId).orderBy('y.name').orderBy('l.valid_from', 'desc').execute();
}

/** `lock`: locks the row until the transaction ends. */
export function findPriceList(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<PriceListSummary | undefined> {
  const query = lists(tx, tenantId).where('l.id', '=', id);
  return (lock ? query.forUpdate('l') : query).executeTakeFirst();
}

interface Validity {
  valid_from: string;
  valid_to: string | null;
}

/** Another list of the payer valid on any of these days. */
export function findOverlapping(
  tx: TenantTransaction,
  tenantId: TenantId,
  payerId: PayerId,
  { valid_from, valid_to }: Validity,
  except?: string,
): Promise<{ name: string } | undefined> {
  const query = tx
    .selectFrom('price_list')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('payer_id', '=', payerId)
    .where(
      sql<boolean>`daterange(valid_from, valid_to, '[]') && daterange(${valid_from}::date, ${valid_to}::date, '[]')`,
    )
    .orderBy('valid_from');
  return (except === undefined ? query : query.where('id', '<>', except)).executeTakeFirst();
}

export async function insertPriceList(
  tx: TenantTransaction,
  list: Insertable<Schema['price_list']>,
): Promise<void> {
  await tx.insertInto('price_list').values(list).execute();
}

export async function updatePriceListRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  values: Updateable<Schema['price_list']>,
): Promise<void> {
  await tx
    .updateTable('price_list')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function findListedPrices(
  tx: TenantTransaction,
  tenantId: TenantId,
  listId: string,
): Promise<Map<TestParameterId, number>> {
  const rows = await tx
    .selectFrom('listed_price')
    .select(['test_parameter_id', 'amount_minor'])
    .where('tenant_id', '=', tenantId)
    .where('price_list_id', '=', listId)
    .execute();
  return new Map(
    rows.map(({ test_parameter_id, amount_minor }) => [test_parameter_id, amount_minor]),
  );
}

export async function replaceListedPrices(
  tx: TenantTransaction,
  tenantId: TenantId,
  listId: string,
  prices: ReadonlyMap<TestParameterId, number>,
): Promise<void> {
  await tx
    .deleteFrom('listed_price')
    .where('tenant_id', '=', tenantId)
    .where('price_list_id', '=', listId)
    .execute();
  if (prices.size === 0) return;
  await tx
    .insertInto('listed_price')
    .values(
      [...prices].map(([test_parameter_id, amount_minor]) => ({
        tenant_id: tenantId,
        price_list_id: listId,
        test_parameter_id,
        amount_minor,
      })),
    )
    .execute();
}

/**
 * Rows of a price list in this currency, panels first: all orderable tests, and retired ones that
 * are still on the list.
 */
export async function findPriceRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  currency: string,
  prices: ReadonlyMap<TestParameterId, number>,
): Promise<PriceRow[]> {
  const tests = await findAllTests(tx, tenantId);
  return tests
    .filter(({ id, status }) => status === 'active' || prices.has(id))
    .map(({ id, code, name, kind, price }) => ({
      test_parameter_id: id,
      code,
      name,
      is_panel: kind === 'panel',
      own_minor: price?.currency === currency ? price.amount_minor : null,
      tax_bp: price?.tax_bp ?? 0,
      amount_minor: prices.get(id) ?? null,
    }));
}

/**
 * Agreed prices of a payer on the day an order was placed, in the facility's time zone. Undefined
 * when no list is valid or the patient pays.
 */
export async function findPayerPrices(
  tx: TenantTransaction,
  tenantId: TenantId,
  payerId: PayerId | null,
  orderId: OrderId,
): Promise<PayerPrices | undefined> {
  if (payerId === null) return undefined;
  const list = await tx
    .selectFrom('price_list as l')
    .innerJoin('facility_profile as s', 's.tenant_id', 'l.tenant_id')
    .innerJoin('billing_settings as b', (on) =>
      on.onRef('b.tenant_id', '=', 'l.tenant_id').onRef('b.currency', '=', 'l.currency'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'l.tenant_id').on('o.id', '=', orderId),
    )
    .select(['l.id', 'l.name'])
    .where('l.tenant_id', '=', tenantId)
    .where('l.payer_id', '=', payerId)
    .where(
      sql<boolean>`daterange(l.valid_from, l.valid_to, '[]') @> (o.requested_at at time zone s.timezone)::date`,
    )
    .executeTakeFirst();
  return list && { ...list, prices: await findListedPrices(tx, tenantId, list.id) };
}
