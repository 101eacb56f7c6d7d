import { isInUse } from '@alms/lis-domain/quality-control';
import type { ResultTrace } from '@alms/lis-domain/results';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import { findUsesNotEndedAt, type LotUseRow } from './lot-uses.store.ts';
import {
  findCalibrationsInForce,
  findCoveringRuns,
  findMethods,
  findTraces,
  findTracedLots,
  insertTraces,
  lotNumbered,
  type TracedLotRow,
  type TracedResult,
} from './result-traces.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;
type ResultRow = Selectable<Schema['result']>;

/**
 * Records what measurements depend on now: the operator, the lots in use for the test on the
 * instrument, the calibration in force with its calibrator lot, and the last accepted QC run
 * (ISO 15189:2022 6.5.3, 6.6.7, 7.3.7). What is not recorded for the instrument stays unknown.
 */
export async function recordTraces(
  { tx, tenantId, now }: ReadContext,
  results: readonly TracedResult[],
): Promise<void> {
  if (results.length === 0) return;
  const at = now.toISOString();
  const measured = {
    instrumentIds: results.flatMap(({ instrument_id }) => instrument_id ?? []),
    testIds: results.map(({ test_parameter_id }) => test_parameter_id),
    at,
  };
  const isKnown = measured.instrumentIds.length > 0;
  const uses = isKnown
    ? (await findUsesNotEndedAt(tx, tenantId, measured)).filter((use) =>
        isInUse({ ...use, voided: use.voided_at !== null }, at),
      )
    : [];
  const calibrations = isKnown ? await findCalibrationsInForce(tx, tenantId, measured) : [];
  const runs = isKnown ? await findCoveringRuns(tx, tenantId, measured) : [];
  const sent = await lotsSent({ tx, tenantId, now }, results, uses);
  const traced = results.map((result) => {
    const { trace_id, result_id, instrument_id, test_parameter_id, operator } = result;
    const isOfResult = (each: Pick<TracedResult, 'instrument_id' | 'test_parameter_id'>) =>
      each.instrument_id === instrument_id && each.test_parameter_id === test_parameter_id;
    const calibration = calibrations.find(isOfResult);
    const lotOf = (kind: 'reagent' | 'calibrator') => (lot_id: TracedLotRow['id']) => ({
      trace_id,
      lot_id,
      kind,
      result_id,
      measured_at: at,
    });
    const reagents = uses.filter(
      ({ kind, tests, ...use }) =>
        kind === 'reagent' &&
        use.instrument_id === instrument_id &&
        tests.some(({ id }) => id === test_parameter_id),
    );
    const calibrator = calibration?.calibrator_lot_id ?? null;
    const sentLot = sent.get(trace_id);
    return {
      trace: {
        id: trace_id,
        result_id,
        measured_at: at,
        operator_id: operator?.id ?? null,
        operator_name: operator?.name ?? null,
        calibration_id: calibration?.id ?? null,
        qc_run_id: runs.find(isOfResult)?.id ?? null,
      },
      lots: [
        ...[...new Set(sentLot ? [sentLot] : reagents.map(({ lot_id }) => lot_id))].map(
          lotOf('reagent'),
        ),
        ...(calibrator === null ? [] : [lotOf('calibrator')(calibrator)]),
      ],
    };
  });
  await insertTraces(
    tx,
    traced.map(({ trace }) => trace),
    traced.flatMap(({ lots }) => lots),
  );
}

/**
 * The reagent lots that an instrument sent and that are not among the lots in use: they replace
 * those, which the measurement contradicts. A lot that is not known is added under the name of the
 * test, so that it can be traced and recalled.
 */
async function lotsSent(
  { tx, tenantId, now }: ReadContext,
  results: readonly TracedResult[],
  uses: readonly LotUseRow[],
): Promise<Map<string, ProductLotId>> {
  const found = new Map<string, ProductLotId>();
  for (const { trace_id, instrument_id, test_parameter_id, sent } of results) {
    if (sent === undefined) continue;
    const isInUse = uses.some(
      ({ kind, tests, ...use }) =>
        kind === 'reagent' &&
        use.instrument_id === instrument_id &&
        use.lot_number === sent.reagent_lot &&
        tests.some(({ id }) => id === test_parameter_id),
    );
    if (!isInUse)
      found.set(
        trace_id,
        await lotNumbered(
          tx,
          tenantId,
          { lot_number: sent.reagent_lot, name: sent.test_name },
          now,
        ),
      );
  }
  return found;
}

const lotOf = ({ id, name, lot_number, expiry_date, recalled_at }: TracedLotRow) => ({
  id,
  name,
  lot_number,
  expiry_date,
  recalled: recalled_at !== null,
});

/**
 * The trace of each version of a result; null for a version without a measured value. The operator
 * of a value sent by an instrument is not recorded: the user only accepted it. Values entered
 * before traces were recorded name none.
 */
export async function tracesOf(
  { tx, tenantId }: ReadContext,
  versions: readonly ResultRow[],
): Promise<(version: ResultRow) => ResultTrace | null> {
  const ids = [...new Set(versions.flatMap(({ trace_id }) => trace_id ?? []))];
  const traces = await findTraces(tx, tenantId, ids);
  const lots = await findTracedLots(tx, tenantId, ids);
  const [first] = versions;
  const methods = first
    ? await findMethods(
        tx,
        tenantId,
        first.test_parameter_id,
        versions.map(({ test_version }) => test_version),
      )
    : [];
  return ({ trace_id, source, test_version, entered_by_name }) => {
    if (source === null) return null;
    const trace = traces.find(({ id }) => id === trace_id);
    const own = lots.filter((lot) => lot.trace_id === trace_id);
    const calibrator = own.find(({ kind }) => kind === 'calibrator');
    return {
      method: methods.find(({ version }) => version === test_version)?.method ?? '',
      test_version,
      operator: trace?.operator_name ?? null,
      entered_by: entered_by_name,
      reagent_lots: own
        .filter(({ kind }) => kind === 'reagent')
        .map((lot) => ({ ...lotOf(lot), use_voided: lot.use_voided })),
      calibration:
        trace?.calibration_id == null || trace.calibrated_at === null
          ? null
          : {
              id: trace.calibration_id,
              at: trace.calibrated_at,
              performed_by: trace.calibrated_by ?? '',
              calibrator_lot: calibrator ? lotOf(calibrator) : null,
              voided: trace.calibration_voided_at !== null,
            },
      qc_run:
        trace?.qc_run_id == null || trace.qc_test_id === null || trace.run_number === null
          ? null
          : {
              id: trace.qc_run_id,
              controlled_test_id: trace.qc_test_id,
              number: trace.run_number,
              at: trace.run_at ?? '',
              voided: trace.run_voided_at !== null,
            },
    };
  };
}
