import { isExpired } from '@alms/lis-domain/inventory';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  compareLots,
  refusesDecision,
  type createLotComparison,
  type decideLotComparison,
  type enterLotPairs,
  type listLotComparisons,
  type LotComparison,
} from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { todayOf } from '../facility/facility.store.ts';
import { findAssessedTests } from './eqa-rounds.store.ts';
import {
  findComparison,
  findComparisons,
  insertComparison,
  lockComparison,
  updateComparison,
  type ComparisonRow,
} from './lot-comparisons.store.ts';
import { instrumentById, lockActiveInstrument, lotToLoad } from './lot-uses.service.ts';
import { findUsesNotEndedAt } from './lot-uses.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const defaultLimit = 20;

const figuresOf = ({ pairs, absolute, percent }: ComparisonRow) =>
  compareLots(pairs, { absolute, percent });

function comparisonOf(row: ComparisonRow): LotComparison {
  const { id, version, created_at, updated_at, absolute, percent } = row;
  const { decision, decided_at, decided_by, decided_by_name, decision_reason } = row;
  return {
    id,
    version,
    created_at,
    updated_at,
    test: {
      id: row.test_parameter_id,
      code: row.test_code,
      name: row.test_name,
      unit_display: row.unit_display,
    },
    lot: { id: row.lot_id, name: row.lot_name, lot_number: row.lot_number },
    current_lot: {
      id: row.current_lot_id,
      name: row.current_name,
      lot_number: row.current_number,
    },
    absolute,
    percent,
    ...figuresOf(row),
    created_by: { id: row.created_by, name: row.created_by_name },
    decided:
      decision === null ||
      decided_at === null ||
      decided_by === null ||
      decided_by_name === null ||
      decision_reason === null
        ? null
        : {
            decision,
            at: decided_at,
            by: { id: decided_by, name: decided_by_name },
            reason: decision_reason,
          },
  };
}

async function comparisonById({ tx, tenantId }: ReadContext, id: string): Promise<ComparisonRow> {
  const row = await findComparison(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function list(
  context: ReadContext,
  id: InstrumentId,
  { cursor, limit = defaultLimit }: QueryOf<typeof listLotComparisons>,
): Promise<AnswerOf<typeof listLotComparisons>> {
  await instrumentById(context, id);
  const rows = await findComparisons(context.tx, context.tenantId, id, {
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, (row) => [row.created_at, row.id], comparisonOf);
}

const audited = ({ id, test_code, current_number, lot_number }: ComparisonRow) =>
  ({
    category: 'qc',
    entity_type: 'lot_comparison',
    entity_id: id,
    entity_label: `${test_code}: ${current_number}, ${lot_number}`,
  }) as const;

const pairTexts = (pairs: ComparisonRow['pairs']) =>
  pairs.map(({ specimen, current, candidate }) => `${specimen}: ${current}, ${candidate}`);

/** Starts a comparison of a new lot with a lot in use for the test (ISO 15189:2022 6.6.3). */
export async function create(
  context: OperationContext,
  instrumentId: InstrumentId,
  { test_parameter_id, lot: stated, current_lot_id, ...body }: BodyOf<typeof createLotComparison>,
): Promise<LotComparison> {
  const { tx, tenantId, user, now } = context;
  const instrument = await lockActiveInstrument(context, instrumentId);
  const [test] = await findAssessedTests(tx, tenantId, [test_parameter_id]);
  if (!test)
    throw new Refusal('not_found', {
      fields: { test_parameter_id: 'must be a test in the catalogue with numeric results' },
    });
  const uses = await findUsesNotEndedAt(tx, tenantId, {
    instrumentIds: [instrumentId],
    testIds: [test_parameter_id],
    at: now.toISOString(),
  });
  if (!uses.some(({ lot_id, kind }) => lot_id === current_lot_id && kind === 'reagent'))
    throw invalid({ current_lot_id: 'must be a reagent lot in use for the test' });
  const lot = await lotToLoad(context, instrument, stated);
  if (lot.id === current_lot_id) throw invalid({ lot: 'must differ from the current lot' });
  if (lot.recalled_at !== null) throw new Refusal('lot_recalled');
  if (isExpired(lot.expiry_date, await todayOf(context)))
    throw new Refusal('lot_not_usable', { fields: { lot: 'is expired' } });
  const id = uuidv7();
  const isNew = await insertComparison(tx, {
    id,
    instrument_id: instrumentId,
    test_parameter_id,
    lot_id: lot.id,
    current_lot_id,
    unit_display: test.unit_display,
    ...body,
    created_by: user.id,
    created_by_name: user.full_name,
    created_at: now,
    updated_at: now,
  });
  if (!isNew)
    throw new Refusal('duplicate', { fields: { lot: 'has a comparison that awaits a decision' } });
  const row = await comparisonById(context, id);
  context.audit({
    action: 'create',
    ...audited(row),
    after: {
      instrument: instrument.name,
      absolute: body.absolute,
      percent: body.percent,
      pairs: pairTexts(body.pairs),
    },
  });
  return comparisonOf(row);
}

/** The comparison to change, locked; a decided one is final. */
async function undecided(
  context: OperationContext,
  { id, version }: { id: string; version: number },
): Promise<ComparisonRow> {
  await lockComparison(context.tx, context.tenantId, id);
  const row = await comparisonById(context, id);
  checkVersion(version, row.version);
  if (row.decision !== null) throw new Refusal('conflict');
  return row;
}

export async function enterPairs(
  context: OperationContext,
  which: { id: string; version: number },
  { pairs }: BodyOf<typeof enterLotPairs>,
): Promise<LotComparison> {
  const { tx, now } = context;
  const row = await undecided(context, which);
  await updateComparison(tx, row, { pairs }, now);
  context.audit({
    action: 'update',
    ...audited(row),
    before: { pairs: pairTexts(row.pairs) },
    after: { pairs: pairTexts(pairs) },
  });
  return comparisonOf(await comparisonById(context, row.id));
}

/** Accepts or rejects the new lot. The verdict of that time is audited with the decision. */
export async function decide(
  context: OperationContext,
  which: { id: string; version: number },
  { decision, reason }: BodyOf<typeof decideLotComparison>,
): Promise<LotComparison> {
  const { tx, user, now } = context;
  const row = await undecided(context, which);
  const figures = figuresOf(row);
  const refusal = refusesDecision(decision, figures);
  if (refusal) throw new Refusal(refusal);
  await updateComparison(
    tx,
    row,
    {
      decision,
      decided_at: now,
      decided_by: user.id,
      decided_by_name: user.full_name,
      decision_reason: reason,
    },
    now,
  );
  context.audit({
    action: decision === 'accepted' ? 'verify' : 'reject',
    ...audited(row),
    before: { decision: null },
    after: { decision, verdict: figures.verdict, outside: figures.outside },
    reason,
  });
  return comparisonOf(await comparisonById(context, row.id));
}
