import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type {
  exportLotResults,
  listLotResults,
  listProductLots,
  LotResult,
  ProductLot,
} from '@alms/lis-domain/quality-control';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import {
  findProductLot,
  findProductLots,
  lockProductLot,
  recallProductLot,
  undoRecallOfLot,
  type ListedProductLot,
  type ProductLotRow,
} from '../inventory/product-lots.store.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import {
  countLotResults,
  findLotResults,
  type LotResultRow,
} from './lot-results/lot-results.store.ts';
import { findOpenUses, updateLotUse } from './lot-uses.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'user'>;

const defaultLimit = 50;

function productLotOf({ item_id, ...row }: ListedProductLot): ProductLot {
  const { recalled_at, recalled_by, recalled_by_name, recall_reason } = row;
  return {
    ...row,
    stocked: item_id !== null,
    recalled:
      recalled_at === null ||
      recalled_by === null ||
      recalled_by_name === null ||
      recall_reason === null
        ? null
        : {
            at: recalled_at,
            by: { id: recalled_by, name: recalled_by_name },
            reason: recall_reason,
          },
  };
}

export async function list(
  { tx, tenantId }: ReadContext,
  { q, stock_lot_id: stockLotId, cursor, limit = defaultLimit }: QueryOf<typeof listProductLots>,
): Promise<AnswerOf<typeof listProductLots>> {
  const rows = await findProductLots(tx, tenantId, {
    search: q === '' ? undefined : q,
    stockLotId,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, (row) => [row.created_at, row.id], productLotOf);
}

export async function lotById(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  id: ProductLotId,
): Promise<ProductLotRow> {
  const lot = await findProductLot(tx, tenantId, id);
  if (!lot) throw new Refusal('not_found');
  return lot;
}

/** Identifies a lot in the audit trail. */
export const auditedLot = ({
  id,
  name,
  lot_number,
}: Pick<ProductLotRow, 'id' | 'name' | 'lot_number'>) =>
  ({
    category: 'qc',
    entity_type: 'product_lot',
    entity_id: id,
    entity_label: `${name} ${lot_number}`,
  }) as const;

export const lotResultOf = ({
  test_parameter_id,
  code,
  name,
  ...row
}: LotResultRow): LotResult => ({
  ...row,
  patient: summaryOf(row),
  test: { id: test_parameter_id, code, name },
  value_text: row.value_text ?? '',
});

/** The filter of a request, with the tests that its user may read. */
export async function scopeOf(
  context: ReadContext,
  lotId: ProductLotId,
  { q, test_parameter_id: testId, reported }: QueryOf<typeof exportLotResults>,
) {
  return {
    lotId,
    search: q === '' ? undefined : q,
    testId,
    reported: reported === undefined ? undefined : reported === 'true',
    shown: (await concealedFrom(context)).shows,
  };
}

/**
 * Patient results measured with a lot, as reagent or as calibrator of the calibration in force,
 * each with the value of that time. Access is audited, because it reveals patient data.
 */
export async function listResults(
  context: OperationContext,
  id: ProductLotId,
  { cursor, limit = defaultLimit, ...query }: QueryOf<typeof listLotResults>,
): Promise<AnswerOf<typeof listLotResults>> {
  const { tx, tenantId } = context;
  const lot = await lotById(context, id);
  const scope = await scopeOf(context, id, query);
  const { all, visible } = await countLotResults(tx, tenantId, scope);
  const rows = await findLotResults(tx, tenantId, {
    ...scope,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  context.audit({ action: 'read', ...auditedLot(lot), after: { results: visible } });
  return {
    ...pageOfRows(rows, limit, (row) => [row.measured_at, row.trace_id], lotResultOf),
    total: visible,
    concealed: all - visible,
  };
}

/**
 * Recalls a lot: it is taken out of use on every instrument, its stock in all laboratories is
 * blocked, and it cannot be received or put into use again (ISO 15189:2022 6.6.6).
 */
export async function recall(
  context: OperationContext,
  { id, version }: { id: ProductLotId; version: number },
  reason: string,
): Promise<ProductLot> {
  const { tx, tenantId, user, now } = context;
  const lot = await lockProductLot(tx, tenantId, id);
  if (!lot) throw new Refusal('not_found');
  checkVersion(version, lot.version);
  if (lot.recalled_at !== null) throw new Refusal('lot_recalled');
  const by = { id: user.id, name: user.full_name };
  await recallProductLot(
    tx,
    tenantId,
    lot,
    { recalled_by: by.id, recalled_by_name: by.name, recall_reason: reason },
    now,
  );
  const uses = await findOpenUses(tx, tenantId, id);
  for (const use of uses)
    await updateLotUse(tx, use, { ended_at: now, ended_by: by.id, ended_by_name: by.name }, now);
  context.audit({
    action: 'update',
    ...auditedLot(lot),
    before: { recalled: false },
    after: { recalled: true, taken_out_of_use: uses.length },
    reason,
  });
  return productLotOf({ ...(await lotById(context, id)), in_use_on: [] });
}

/**
 * Undoes a recall that was recorded by mistake. The lot can be received and put into use again;
 * uses that the recall ended stay ended, because other lots may have been in use since.
 */
export async function undo(
  context: OperationContext,
  { id, version }: { id: ProductLotId; version: number },
  reason: string,
): Promise<ProductLot> {
  const { tx, tenantId, now } = context;
  const lot = await lockProductLot(tx, tenantId, id);
  if (!lot) throw new Refusal('not_found');
  checkVersion(version, lot.version);
  if (lot.recalled_at === null) throw new Refusal('conflict');
  await undoRecallOfLot(tx, tenantId, lot, reason, now);
  context.audit({
    action: 'update',
    ...auditedLot(lot),
    before: {
      recalled: true,
      recalled_at: lot.recalled_at,
      recalled_by: lot.recalled_by_name,
      recall_reason: lot.recall_reason,
    },
    after: { recalled: false },
    reason,
  });
  return productLotOf({ ...(await lotById(context, id)), in_use_on: [] });
}
