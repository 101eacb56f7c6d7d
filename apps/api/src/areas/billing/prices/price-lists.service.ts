import { fileName } from '@alms/lis-domain/http';
import {
  changedPrice,
  priceCells,
  priceColumns,
  type createPriceList,
  type PriceFile,
  type PriceList,
  type PriceListSummary,
  type updatePriceList,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import { uuidv7 } from 'uuidv7';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { refuseTakenName } from '../../../platform/http/refusals/taken-name.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { workerTask, type Workers } from '../../../platform/workers/workers.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import { findPayer } from '../coverage/payers.store.ts';
import type { readPrices } from './read-prices.ts';
import {
  findListedPrices,
  findOverlapping,
  findPriceList,
  findPriceLists,
  findPriceRows,
  insertPriceList,
  replaceListedPrices,
  updatePriceListRow,
} from './price-lists.store.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const readingPrices = workerTask<typeof readPrices>(
  new URL('./read-prices.ts', import.meta.url),
  'readPrices',
);

/** Maximum price of one test, in minor units. */
const maxMinor = 1_000_000_000;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId'>;

/** Returns all price lists, unpaginated: a payer has one per agreement. */
export async function priceListsOf({
  tx,
  tenantId,
}: ReadContext): Promise<{ items: PriceListSummary[] }> {
  return { items: await findPriceLists(tx, tenantId) };
}

export async function readList({ tx, tenantId }: ReadContext, id: string): Promise<PriceList> {
  const list = await summary({ tx, tenantId }, id);
  return {
    ...list,
    rows: await findPriceRows(
      tx,
      tenantId,
      list.currency,
      await findListedPrices(tx, tenantId, id),
    ),
  };
}

/**
 * Creates a price list. The settings are locked with it, so its currency matches the facility's.
 */
export async function addList(
  context: OperationContext,
  { payer_id, copy, ...dated }: BodyOf<typeof createPriceList>,
): Promise<PriceList> {
  const { tx, tenantId, now } = context;
  const { currency } = await findSettings(tx, tenantId, { lock: true });
  const prices =
    copy === null ? new Map<TestParameterId, number>() : await copied(context, copy, currency);
  await agreeOn(context, payer_id, dated);
  const id = uuidv7();
  await insertPriceList(tx, {
    tenant_id: tenantId,
    id,
    payer_id,
    currency,
    ...dated,
    created_at: now,
    updated_at: now,
  });
  await replaceListedPrices(tx, tenantId, id, prices);
  const list = await readList(context, id);
  auditList(context, list, {
    action: 'create',
    after: {
      payer: list.payer.name,
      ...dated,
      priced: prices.size,
      ...(copy !== null && { copied_from: copy.price_list_id, change_bp: copy.change_bp }),
    },
  });
  return list;
}

/** Initial prices of a copied list; empty when the source uses another currency. */
async function copied(
  { tx, tenantId }: OperationContext,
  { price_list_id, change_bp }: NonNullable<BodyOf<typeof createPriceList>['copy']>,
  currency: string,
): Promise<Map<TestParameterId, number>> {
  const from =
    price_list_id === null ? undefined : await findPriceList(tx, tenantId, price_list_id);
  if (price_list_id !== null && from?.currency !== currency)
    throw invalid({
      'copy.price_list_id': 'must be a price list of this facility in its currency',
    });
  const listed = from
    ? await findListedPrices(tx, tenantId, from.id)
    : new Map<TestParameterId, number>();
  const rows = await findPriceRows(tx, tenantId, currency, listed);
  const amounts = rows.flatMap(
    ({ test_parameter_id, own_minor, amount_minor }): [TestParameterId, number][] => {
      const amount = from ? amount_minor : own_minor;
      return amount === null ? [] : [[test_parameter_id, changedPrice(amount, change_bp)]];
    },
  );
  if (amounts.some(([, amount]) => amount > maxMinor))
    throw invalid({ 'copy.change_bp': `must not raise a price above ${maxMinor}` });
  return new Map(amounts);
}

export async function changeList(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  { prices, ...dated }: BodyOf<typeof updatePriceList>,
): Promise<PriceList> {
  const { tx, tenantId, now } = context;
  const current = await summary(context, id, { lock: true });
  checkVersion(version, current.version);
  await agreeOn(context, current.payer.id, dated, current);
  const before = await findListedPrices(tx, tenantId, id);
  const codes = new Map(
    (await findPriceRows(tx, tenantId, current.currency, before)).map((row) => [
      row.test_parameter_id,
      row.code,
    ]),
  );
  const after = new Map(
    prices.map(({ test_parameter_id, amount_minor }) => [test_parameter_id, amount_minor]),
  );
  const named = new Set<string>();
  const wrong = prices.findIndex(
    ({ test_parameter_id: test }) => !codes.has(test) || named.size === named.add(test).size,
  );
  if (wrong !== -1)
    throw invalid({
      [`prices.${wrong}.test_parameter_id`]: 'must be an orderable test, without duplicates',
    });
  await updatePriceListRow(tx, tenantId, id, { ...dated, version: version + 1, updated_at: now });
  await replaceListedPrices(tx, tenantId, id, after);
  const byCode = (all: ReadonlyMap<TestParameterId, number>) =>
    Object.fromEntries([...codes].map(([test, code]) => [code, all.get(test) ?? null]));
  const amounts = changedFields(byCode(before), byCode(after));
  const { name, valid_from, valid_to } = current;
  const changes = changedFields({ name, valid_from, valid_to }, dated);
  auditList(context, current, {
    action: 'update',
    before: { ...changes.before, prices: amounts.before },
    after: { ...changes.after, prices: amounts.after },
  });
  return readList(context, id);
}

/**
 * Checks that a list's validity period is ordered and overlaps no other list of its payer, and that
 * a new name is not in use. Locks the payer's lists until the transaction ends.
 */
async function agreeOn(
  { tx, tenantId }: OperationContext,
  payerId: PayerId,
  dated: { name: string; valid_from: string; valid_to: string | null },
  current?: PriceListSummary,
): Promise<void> {
  if (dated.valid_to !== null && dated.valid_to < dated.valid_from)
    throw invalid({ valid_to: 'must not be before the start date' });
  if (!(await findPayer(tx, tenantId, payerId, { lock: true })))
    throw invalid({ payer_id: 'must be a payer of this facility' });
  const other = await findOverlapping(tx, tenantId, payerId, dated, current?.id);
  if (other) throw new Refusal('price_list_overlaps', { fields: { overlaps: other.name } });
  const lists = await findPriceLists(tx, tenantId);
  const listsOfPayer = lists.filter(({ payer }) => payer.id === payerId);
  refuseTakenName(listsOfPayer, dated.name, current);
}

export async function exportList(context: OperationContext, id: string): Promise<FileBody> {
  const list = await readList(context, id);
  auditList(context, list, { action: 'export', after: { priced: list.priced } });
  return {
    content: csvOf(priceColumns, priceCells(list)),
    filename: fileName(
      {
        subject: 'price-list',
        facility: await findSubdomain(context.tx, context.tenantId),
        days: [list.valid_from],
      },
      'csv',
    ),
  };
}

/**
 * Previews an uploaded price file without saving. The user reviews it and saves the list with its
 * prices.
 */
export async function readFile(
  context: ReadContext,
  id: string,
  file: Uint8Array,
  workers: Workers,
): Promise<PriceFile> {
  const { currency, rows } = await readList(context, id);
  return workers.run(readingPrices, { file, currency, rows }, context.tenantId);
}

async function summary(
  { tx, tenantId }: ReadContext,
  id: string,
  options?: { lock: boolean },
): Promise<PriceListSummary> {
  const list = await findPriceList(tx, tenantId, id, options);
  if (!list) throw new Refusal('not_found');
  return list;
}

function auditList(
  context: OperationContext,
  { id, name, payer }: PriceListSummary,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): void {
  context.audit({
    category: 'billing',
    entity_type: 'price_list',
    entity_id: id,
    entity_label: `${payer.name}: ${name}`,
    ...entry,
  });
}
