import { withIndices } from '@alms/lis-domain/samples';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { timeZoneOf } from '../../areas/facility/facility.store.ts';
import { evaluateValues } from '../../areas/results/entry/evaluated-value.ts';
import { findResultsById, type DetailedResult } from '../../areas/results/results.store.ts';
import { evaluateRows } from './evaluate-rows.ts';
import { findIndexRows, indicesBySpecimen } from './index-rows.ts';
import type { BatchRow, StagedRow } from './result-import.store.ts';

/** Results the rows refer to, by id. */
export async function resultsOf(
  { tx, tenantId }: OperationContext,
  rows: readonly StagedRow[],
): Promise<ReadonlyMap<string, DetailedResult>> {
  const ids = [...new Set(rows.flatMap(({ result_id }) => result_id ?? []))];
  return new Map(
    ids.length === 0
      ? []
      : (await findResultsById(tx, tenantId, ids)).map((result) => [result.id, result]),
  );
}

/** Evaluates the values of ready rows as their acceptance would, with the indices of the file. */
export async function evaluateReady(
  context: OperationContext,
  batch: BatchRow,
  rows: readonly StagedRow[],
  results: ReadonlyMap<string, DetailedResult>,
) {
  const { tx, tenantId, now } = context;
  const instrument = { id: batch.instrument_id, name: batch.instrument_name };
  // Acceptance records the indices of the file before the values are evaluated.
  const indexRows = await findIndexRows(context, batch, rows);
  const fileIndices = indicesBySpecimen(await evaluateRows(context, batch, indexRows));
  const source = 'instrument' as const;
  const ready = rows.flatMap(({ number, status, result_id, value_text }) => {
    const row = results.get(result_id ?? '');
    return status === 'ready' && row && value_text !== null
      ? [
          {
            row: withFileIndices(row, fileIndices),
            item: { number, value_text, source, instrument, trace_id: null },
          },
        ]
      : [];
  });
  return evaluateValues(context, ready, { zone: await timeZoneOf(tx, tenantId), now });
}

function withFileIndices(
  row: DetailedResult,
  bySpecimen: ReturnType<typeof indicesBySpecimen>,
): DetailedResult {
  const found = bySpecimen.get(row.sample_id);
  return found
    ? { ...row, specimen_condition: withIndices(row.specimen_condition, found.indices) }
    : row;
}
