import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  MAX_ACCEPTED_ROWS,
  type acceptImportRows,
} from '@alms/lis-domain/interfaces/result-import';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { storeFile } from '../../areas/results/entry/attach.service.ts';
import { enterEach } from '../../areas/results/entry/enter.service.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import { addIndices } from '../../areas/samples/condition.service.ts';
import { openBatch, recount } from './batches.service.ts';
import { evaluateRows, type EvaluatedRow } from './evaluate-rows.ts';
import { findIndexRows, indicesBySpecimen } from './index-rows.ts';
import {
  findRows,
  takeFile,
  updateRows,
  type BatchRow,
  type RowFindings,
  type StagedRow,
} from './result-import.store.ts';

/**
 * Accepts rows as values measured by the instrument, through the same path as manual entry: each is
 * flagged, checked, held or rejected individually. Rows are evaluated again first because records
 * may have changed. The interference indices of their specimens anywhere in the file are recorded
 * before, selected or not. Concurrent requests wait and find the rows entered.
 */
export async function accept(
  context: OperationContext,
  id: string,
  { numbers }: BodyOf<typeof acceptImportRows>,
): Promise<AnswerOf<typeof acceptImportRows>> {
  const { tx, tenantId } = context;
  const batch = await openBatch(context, id);
  const chosen = await findRows(tx, tenantId, id, {
    statuses: ['ready'],
    numbers,
    max: MAX_ACCEPTED_ROWS,
  });
  const isChosen = new Set(chosen.map(({ number }) => number));
  const indexRows = await findIndexRows(context, batch, chosen);
  const rows = [...chosen, ...indexRows.filter(({ number }) => !isChosen.has(number))].toSorted(
    (one, other) => one.number - other.number,
  );
  const evaluated = await evaluateRows(context, batch, rows);
  const entered = [
    ...(await recordIndices(context, batch, evaluated)),
    ...(await enterValues(context, batch, evaluated, rows)),
  ];
  // Rows that failed nevertheless were changed concurrently; their status now shows the cause.
  const left = rows.filter(({ number }) => !entered.some((row) => row.number === number));
  await updateRows(tx, tenantId, id, [
    ...entered,
    ...(await evaluateRows(context, batch, left)).map(({ findings }) => findings),
  ]);
  context.audit({
    action: 'update',
    category: 'result',
    entity_type: 'result_import',
    entity_id: id,
    entity_label: batch.file_name,
    after: { entered: entered.length, rows: entered.map(({ number }) => number) },
  });
  return { batch: await recount(context, batch), entered: entered.length };
}

/** Records the indices of each specimen at once, with the instrument and the file as the reason. */
async function recordIndices(
  context: OperationContext,
  { instrument_name, file_name }: BatchRow,
  rows: readonly EvaluatedRow[],
): Promise<RowFindings[]> {
  for (const [id, { version, indices }] of indicesBySpecimen(rows))
    await addIndices(
      context,
      { id, version },
      { indices, reason: `${instrument_name}, ${file_name}` },
      resultUpdates,
    );
  return rows.flatMap(({ findings }): RowFindings[] =>
    findings.status === 'ready' && findings.interferent !== null
      ? [{ ...findings, status: 'entered' }]
      : [],
  );
}

/** Reagent lot that an analyser, or a column of a file, states with a value. */
const reagentLotOf = (row: StagedRow | undefined): string | undefined =>
  (row?.measurement?.reagent_lot ?? row?.content.reagent_lot) || undefined;

async function enterValues(
  context: OperationContext,
  { id: batchId, instrument_id }: BatchRow,
  rows: readonly EvaluatedRow[],
  staged: readonly StagedRow[],
): Promise<RowFindings[]> {
  const { tx, tenantId } = context;
  const stagedOf = new Map(staged.map((row) => [row.number, row]));
  const values = rows.flatMap(({ findings: { number, result_id, result_version, value_text } }) =>
    result_id === null || result_version === null || value_text === null
      ? []
      : [
          {
            id: result_id,
            version: result_version,
            value_text,
            attachment: stagedOf.get(number)?.content.file,
            instrument_id,
            reagent_lot: reagentLotOf(stagedOf.get(number)),
          },
        ],
  );
  if (values.length === 0) return [];
  const { items } = await enterEach(context, values, 'instrument');
  for (const { findings } of rows) {
    const result = items.find(({ id }) => id === findings.result_id);
    if (!result || !stagedOf.get(findings.number)?.content.file) continue;
    const content = await takeFile(tx, tenantId, batchId, findings.number);
    if (!content) throw new Error('@alms/api: a staged document is missing.');
    await storeFile(context, result, content);
  }
  return rows.flatMap(({ findings }): RowFindings[] => {
    const result = items.find(({ id }) => id === findings.result_id);
    return result ? [{ ...findings, status: 'entered', result_version: result.version }] : [];
  });
}
