import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { isExpired } from '@alms/lis-domain/inventory';
import {
  lacksComparison,
  usesOverlap,
  type listLoadableLots,
  type listLotUses,
  type LotUse,
  type LotUseBody,
  type putLotIntoUse,
  type takeLotOutOfUse,
} from '@alms/lis-domain/quality-control';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { InstrumentId } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { findSettings, todayOf } from '../facility/facility.store.ts';
import { findLot } from '../inventory/lots.store.ts';
import {
  ensureUnstockedLot,
  findItemNamed,
  findLoadableLots,
  findProductLotByNumber,
  lockProductLot,
  type ProductLotRow,
} from '../inventory/product-lots.store.ts';
import { checkTests } from './control-materials.service.ts';
import { findInstrument, lockInstrument, type InstrumentRow } from './instruments.store.ts';
import {
  findLotHistory,
  findLotUse,
  findLotUses,
  findUsesNotEndedAt,
  insertLotUse,
  updateLotUse,
  type LotUseRow,
} from './lot-uses.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const defaultLimit = 50;

export async function instrumentById(
  { tx, tenantId }: ReadContext,
  id: InstrumentId,
): Promise<InstrumentRow> {
  const instrument = await findInstrument(tx, tenantId, id);
  if (!instrument) throw new Refusal('not_found');
  return instrument;
}

/** Locks an instrument, so that what is in use on it changes one request at a time. */
export async function lockActiveInstrument(
  context: ReadContext,
  id: InstrumentId,
): Promise<InstrumentRow> {
  await lockInstrument(context.tx, context.tenantId, id);
  const instrument = await instrumentById(context, id);
  if (!instrument.active) throw new Refusal('conflict');
  return instrument;
}

const periodOf = ({ started_at, ended_at, voided_at }: LotUseRow) => ({
  started_at,
  ended_at,
  voided: voided_at !== null,
});

/** The user and time of a step, if it was taken. */
export const voidedOf = ({
  voided_at,
  voided_by,
  voided_by_name,
  void_reason,
}: Pick<LotUseRow, 'voided_at' | 'voided_by' | 'voided_by_name' | 'void_reason'>) =>
  voided_at === null || voided_by === null || voided_by_name === null || void_reason === null
    ? null
    : { at: voided_at, by: { id: voided_by, name: voided_by_name }, reason: void_reason };

function lotUseOf(row: LotUseRow): LotUse {
  const { started_by, started_by_name, ended_by, ended_by_name, lot_id, recalled_at } = row;
  const { name, lot_number, expiry_date } = row;
  return {
    ...row,
    lot: { id: lot_id, name, lot_number, expiry_date, recalled: recalled_at !== null },
    started_by: { id: started_by, name: started_by_name },
    ended_by:
      ended_by === null || ended_by_name === null ? null : { id: ended_by, name: ended_by_name },
    voided: voidedOf(row),
  };
}

async function lotUseById(context: ReadContext, id: string): Promise<LotUseRow> {
  const row = await findLotUse(context.tx, context.tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function list(
  context: ReadContext,
  id: InstrumentId,
  { cursor, limit = defaultLimit, in_use }: QueryOf<typeof listLotUses>,
): Promise<AnswerOf<typeof listLotUses>> {
  await instrumentById(context, id);
  const rows = await findLotUses(context.tx, context.tenantId, id, {
    inUse: in_use === 'true',
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, (row) => [row.started_at, row.id], lotUseOf);
}

export async function listLoadable(
  context: ReadContext,
  id: InstrumentId,
): Promise<AnswerOf<typeof listLoadableLots>> {
  const { tx, tenantId } = context;
  const { laboratory_id: laboratoryId } = await instrumentById(context, id);
  const today = await todayOf(context);
  return {
    items: await findLoadableLots(tx, tenantId, { laboratoryId, today }),
  };
}

/** A stated time; now by default. Never in the future. */
export function timeOf(stated: string | undefined, now: Date): string {
  const at = stated === undefined ? now.toISOString() : new Date(stated).toISOString();
  if (at > now.toISOString()) throw invalid({ at: 'must not be in the future' });
  return at;
}

const audited = (
  { name: instrument }: Pick<InstrumentRow, 'name'>,
  { id, name, lot_number }: { id: string; name: string; lot_number: string },
) =>
  ({
    category: 'qc',
    entity_type: 'lot_use',
    entity_id: id,
    entity_label: `${instrument}: ${name} ${lot_number}`,
  }) as const;

/**
 * The lot to put into use. A lot of a stock item comes from the stock of the instrument's
 * laboratory; another product is named.
 */
export async function lotToLoad(
  context: OperationContext,
  { laboratory_id: laboratoryId }: InstrumentRow,
  lot: LotUseBody['lot'],
): Promise<ProductLotRow> {
  const { tx, tenantId, now } = context;
  if (!('stock_lot_id' in lot)) {
    if (await findItemNamed(tx, tenantId, lot.name))
      throw invalid({ 'lot.name': 'is a stock item: select a lot in stock' });
    const known = await ensureUnstockedLot(tx, tenantId, lot, now);
    if (known.expiry_date !== lot.expiry_date)
      throw new Refusal('lot_differs', { fields: { 'lot.expiry_date': 'differs' } });
    return known;
  }
  const stock = await findLot(tx, tenantId, lot.stock_lot_id);
  if (!stock) throw new Refusal('not_found');
  if (stock.laboratory_id !== laboratoryId)
    throw invalid({ 'lot.stock_lot_id': 'must be in stock at the laboratory of the instrument' });
  const known = await findProductLotByNumber(tx, tenantId, {
    itemId: stock.item_id,
    lotNumber: stock.lot_number,
  });
  if (!known) throw new Refusal('not_found');
  if (known.recalled_at !== null) return known;
  const loadable = await findLoadableLots(tx, tenantId, {
    laboratoryId,
    today: await todayOf(context),
  });
  if (!loadable.some(({ stock_lot_id }) => stock_lot_id === stock.id))
    throw new Refusal('lot_not_usable', {
      fields: { 'lot.stock_lot_id': 'is expired, in quarantine, discarded or out of stock' },
    });
  return known;
}

/**
 * Puts a lot into use for tests of an instrument (ISO 15189:2022 6.6.3, 6.6.7). Two lots of one
 * product are never in use for a test at a time; different products are, as with two reagents of
 * one test.
 */
export async function putIntoUse(
  context: OperationContext,
  instrumentId: InstrumentId,
  {
    kind,
    lot: stated,
    test_parameter_ids,
    at: statedAt,
    without_comparison_reason,
  }: BodyOf<typeof putLotIntoUse>,
): Promise<LotUse> {
  const { tx, tenantId, user, now } = context;
  const instrument = await lockActiveInstrument(context, instrumentId);
  const at = timeOf(statedAt, now);
  const tests = await checkTests(context, test_parameter_ids);
  const found = await lotToLoad(context, instrument, stated);
  // Locked: a recall waits for it, and then takes the lot out of use.
  const lot = (await lockProductLot(tx, tenantId, found.id)) ?? found;
  if (lot.recalled_at !== null) throw new Refusal('lot_recalled');
  if (isExpired(lot.expiry_date, await todayOf({ tx, tenantId, now })))
    throw new Refusal('lot_not_usable', { fields: { lot: 'is expired' } });
  const others = await findUsesNotEndedAt(tx, tenantId, {
    instrumentIds: [instrumentId],
    testIds: tests,
    at,
  });
  const isSameProduct = ({ item_id, name }: Pick<ProductLotRow, 'item_id' | 'name'>) =>
    lot.item_id === null
      ? item_id === null && name.toLowerCase() === lot.name.toLowerCase()
      : item_id === lot.item_id;
  const overlapping = others.find(
    (other) =>
      other.kind === kind &&
      isSameProduct(other) &&
      usesOverlap(periodOf(other), { started_at: at, ended_at: null, voided: false }),
  );
  if (overlapping)
    throw new Refusal('lot_in_use', { fields: { lot: `${overlapping.lot_number} is in use` } });
  const uncompared =
    kind === 'reagent'
      ? await refuseUncompared(context, instrumentId, lot, tests, without_comparison_reason)
      : [];
  const id = uuidv7();
  await insertLotUse(
    tx,
    {
      id,
      instrument_id: instrumentId,
      lot_id: lot.id,
      kind,
      started_at: at,
      started_by: user.id,
      started_by_name: user.full_name,
      created_at: now,
      updated_at: now,
    },
    tests,
  );
  const row = await lotUseById(context, id);
  context.audit({
    action: 'create',
    ...audited(instrument, { ...lot, id }),
    after: {
      kind,
      at,
      tests: row.tests.map(({ code }) => code),
      ...(uncompared.length > 0 && { without_comparison: uncompared }),
    },
    ...(uncompared.length > 0 &&
      without_comparison_reason !== undefined && { reason: without_comparison_reason }),
  });
  return lotUseOf(row);
}

/**
 * Refuses a new reagent lot without an accepted lot comparison, as the facility decides. Returns
 * the codes of the tests for which it is used without one, with a reason.
 */
async function refuseUncompared(
  { tx, tenantId }: OperationContext,
  instrumentId: InstrumentId,
  lot: ProductLotRow,
  testIds: readonly TestParameterId[],
  reason: string | undefined,
): Promise<string[]> {
  const { reagent_lot_comparison: requirement } = await findSettings(tx, tenantId);
  if (requirement === 'off') return [];
  const codes = (await findLotHistory(tx, tenantId, { instrumentId, lot, testIds }))
    .filter(lacksComparison)
    .map(({ code }) => code);
  if (codes.length === 0) return [];
  const fields = { test_parameter_ids: `no accepted lot comparison for ${codes.join(', ')}` };
  if (requirement === 'block') throw new Refusal('lot_comparison_required', { fields });
  if (reason === undefined) throw new Refusal('lot_comparison_missing', { fields });
  return codes;
}

/** The use to change, with its instrument locked. */
async function lockedUse(
  context: OperationContext,
  { id, version }: { id: string; version: number },
) {
  const { instrument_id } = await lotUseById(context, id);
  await lockInstrument(context.tx, context.tenantId, instrument_id);
  const instrument = await instrumentById(context, instrument_id);
  const row = await lotUseById(context, id);
  checkVersion(version, row.version);
  return { row, instrument };
}

/** Takes a lot out of use. Results measured after it are not traced to the lot. */
export async function takeOutOfUse(
  context: OperationContext,
  which: { id: string; version: number },
  { at: stated }: BodyOf<typeof takeLotOutOfUse>,
): Promise<LotUse> {
  const { tx, user, now } = context;
  const { row, instrument } = await lockedUse(context, which);
  if (row.ended_at !== null || row.voided_at !== null) throw new Refusal('conflict');
  const at = timeOf(stated, now);
  if (at < row.started_at) throw invalid({ at: `must not be before ${row.started_at}` });
  await updateLotUse(
    tx,
    row,
    { ended_at: at, ended_by: user.id, ended_by_name: user.full_name },
    now,
  );
  context.audit({
    action: 'update',
    ...audited(instrument, row),
    before: { ended_at: null },
    after: { ended_at: at },
  });
  return lotUseOf(await lotUseById(context, row.id));
}

/** Voids a use that was recorded in error. Traces of results that name it are kept. */
export async function voidUse(
  context: OperationContext,
  which: { id: string; version: number },
  reason: string,
): Promise<LotUse> {
  const { tx, user, now } = context;
  const { row, instrument } = await lockedUse(context, which);
  if (row.voided_at !== null) throw new Refusal('conflict');
  await updateLotUse(
    tx,
    row,
    { voided_at: now, voided_by: user.id, voided_by_name: user.full_name, void_reason: reason },
    now,
  );
  context.audit({
    action: 'update',
    ...audited(instrument, row),
    before: { voided: false },
    after: { voided: true },
    reason,
  });
  return lotUseOf(await lotUseById(context, row.id));
}
