import { dateIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  calibrationDueAt,
  isInUse,
  type Calibration,
  type listCalibrations,
  type recordCalibration,
} from '@alms/lis-domain/quality-control';
import type { InstrumentId } from '@alms/lis-domain/results';
import { isExpired, type ProductLotId } from '@alms/lis-domain/inventory';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import {
  findCalibration,
  findCalibrations,
  insertCalibration,
  updateCalibration,
  type CalibrationRow,
} from './calibrations.store.ts';
import { checkTests } from './control-materials.service.ts';
import { instrumentById, lockActiveInstrument, timeOf, voidedOf } from './lot-uses.service.ts';
import { findUsesNotEndedAt } from './lot-uses.store.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

const defaultLimit = 50;

function calibrationOf(row: CalibrationRow): Calibration {
  const { calibrator_lot_id, name, lot_number, expiry_date, recalled_at } = row;
  return {
    ...row,
    calibrator_lot:
      calibrator_lot_id === null || name === null || lot_number === null
        ? null
        : { id: calibrator_lot_id, name, lot_number, expiry_date, recalled: recalled_at !== null },
    due_at: calibrationDueAt({ ...row, voided: row.voided_at !== null }),
    performed_by: { id: row.performed_by, name: row.performed_by_name },
    voided: voidedOf(row),
  };
}

export async function list(
  context: ReadContext,
  id: InstrumentId,
  { cursor, limit = defaultLimit }: QueryOf<typeof listCalibrations>,
): Promise<AnswerOf<typeof listCalibrations>> {
  await instrumentById(context, id);
  const rows = await findCalibrations(context.tx, context.tenantId, id, {
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, (row) => [row.at, row.id], calibrationOf);
}

async function calibrationById(
  { tx, tenantId }: ReadContext,
  id: string,
  options?: { lock: boolean },
): Promise<CalibrationRow> {
  const row = await findCalibration(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}

const audited = (instrument: string, { id, at }: { id: string; at: string }) =>
  ({
    category: 'qc',
    entity_type: 'calibration',
    entity_id: id,
    entity_label: `${instrument}, ${at}`,
  }) as const;

/** Refuses a calibrator lot that was expired, or not in use on the instrument for these tests. */
async function checkCalibrator(
  { tx, tenantId }: ReadContext,
  {
    lotId,
    instrumentId,
    testIds,
    at,
  }: {
    lotId: ProductLotId;
    instrumentId: InstrumentId;
    testIds: readonly TestParameterId[];
    at: string;
  },
): Promise<void> {
  const uses = (
    await findUsesNotEndedAt(tx, tenantId, { instrumentIds: [instrumentId], testIds, at })
  ).filter(
    ({ lot_id, kind, voided_at, ...period }) =>
      lot_id === lotId &&
      kind === 'calibrator' &&
      isInUse({ ...period, voided: voided_at !== null }, at),
  );
  const covered = uses.flatMap(({ tests }) => tests.map(({ id }) => id));
  const zone = await timeZoneOf(tx, tenantId);
  if (uses.some(({ expiry_date }) => isExpired(expiry_date, dateIn(zone, at))))
    throw new Refusal('lot_not_usable', { fields: { calibrator_lot_id: 'is expired' } });
  if (!testIds.every((id) => covered.includes(id)))
    throw invalid({
      calibrator_lot_id: 'must be a calibrator lot in use on the instrument for all these tests',
    });
}

/** Records a calibration, accepted or failed (ISO 15189:2022 6.5.2). */
export async function record(
  context: OperationContext,
  instrumentId: InstrumentId,
  { test_parameter_ids, at: stated, ...body }: BodyOf<typeof recordCalibration>,
): Promise<Calibration> {
  const { tx, user, now } = context;
  const { name } = await lockActiveInstrument(context, instrumentId);
  const at = timeOf(stated, now);
  const testIds = await checkTests(context, test_parameter_ids);
  if (body.calibrator_lot_id !== null)
    await checkCalibrator(context, {
      lotId: body.calibrator_lot_id,
      instrumentId,
      testIds,
      at,
    });
  const id = uuidv7();
  await insertCalibration(
    tx,
    {
      id,
      instrument_id: instrumentId,
      ...body,
      at,
      performed_by: user.id,
      performed_by_name: user.full_name,
      created_at: now,
      updated_at: now,
    },
    testIds,
  );
  const row = await calibrationById(context, id);
  context.audit({
    action: 'create',
    ...audited(name, row),
    after: {
      outcome: row.outcome,
      calibrator_lot: row.lot_number,
      tests: row.tests.map(({ code }) => code),
    },
  });
  return calibrationOf(row);
}

/** Voids a calibration. Traces of results that name it are kept and show that it was voided. */
export async function makeVoid(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  reason: string,
): Promise<Calibration> {
  const { tx, user, now } = context;
  const row = await calibrationById(context, id, { lock: true });
  checkVersion(version, row.version);
  if (row.voided_at !== null) throw new Refusal('conflict');
  await updateCalibration(
    tx,
    row,
    { voided_at: now, voided_by: user.id, voided_by_name: user.full_name, void_reason: reason },
    now,
  );
  const { name } = await instrumentById(context, row.instrument_id);
  context.audit({
    action: 'update',
    ...audited(name, row),
    before: { voided: false },
    after: { voided: true },
    reason,
  });
  return calibrationOf(await calibrationById(context, id));
}
