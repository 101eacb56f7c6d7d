import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  MAX_ACCEPTED_ROWS,
  type acceptImportRows,
} from '@alms/lis-domain/interfaces/result-import';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { enterEach } from '../../areas/results/entry/enter.service.ts';
import { openBatch, recount } from './batches.service.ts';
import { evaluateRows } from './evaluate-rows.ts';
import { findRows, updateRows, type RowFindings } from './result-import.store.ts';

/**
 * Accepts rows as values measured by the instrument, through the same path as manual entry: each is
 * flagged, checked, held or rejected individually. Rows are evaluated again first because records
 * may have changed. Concurrent requests wait and find the rows entered.
 */
export async function accept(
  context: OperationContext,
  id: string,
  { numbers }: BodyOf<typeof acceptImportRows>,
): Promise<AnswerOf<typeof acceptImportRows>> {
  const { tx, tenantId } = context;
  const batch = await openBatch(context, id);
  const rows = await findRows(tx, tenantId, id, {
    statuses: ['ready'],
    numbers,
    max: MAX_ACCEPTED_ROWS,
  });
  const findings = await evaluateRows(context, batch, rows);
  const values = findings.flatMap(({ result_id, result_version, value_text }) =>
    result_id === null || result_version === null || value_text === null
      ? []
      : [
          {
            id: result_id,
            version: result_version,
            value_text,
            instrument_id: batch.instrument_id,
          },
        ],
  );
  const { items } =
    values.length > 0 ? await enterEach(context, values, 'instrument') : { items: [] };

  const entered = findings.flatMap((row): RowFindings[] => {
    const result = items.find(({ id: resultId }) => resultId === row.result_id);
    return result ? [{ ...row, status: 'entered', result_version: result.version }] : [];
  });
  // Rows that failed nevertheless were changed concurrently; their status now shows the cause.
  const left = rows.filter(({ number }) => !entered.some((row) => row.number === number));
  await updateRows(tx, tenantId, id, [...entered, ...(await evaluateRows(context, batch, left))]);
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
