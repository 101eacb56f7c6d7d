import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type { ImportRow, listImportRows } from '@alms/lis-domain/interfaces/result-import';
import { holdsOf, interferenceOf } from '@alms/lis-domain/results';
import { drawnNumber } from '@alms/lis-domain/samples';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom, type Concealment } from '../../areas/catalogue/confidential.ts';
import { summaryOf } from '../../areas/patients/patient-summary.ts';
import { isConcealed } from '../../areas/results/portal-visibility/concealed-results.ts';
import { stateOf } from '../../areas/results/entry/evaluated-value.ts';
import type { DetailedResult } from '../../areas/results/results.store.ts';
import { batchRow } from './batches.service.ts';
import { evaluateReady, resultsOf } from './ready-values.ts';
import { findRows, findSpecimens, type BatchRow, type StagedRow } from './result-import.store.ts';

const defaultLimit = 100;

type Outcome = NonNullable<ImportRow['outcome']>;

/**
 * One page of a batch's rows: ready rows with their expected effect, entered rows with their
 * outcome.
 */
export async function listRows(
  context: OperationContext,
  id: string,
  { cursor, limit = defaultLimit, status }: QueryOf<typeof listImportRows>,
): Promise<AnswerOf<typeof listImportRows>> {
  const batch = await batchRow(context, id);
  const [after] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  const rows = await findRows(context.tx, context.tenantId, id, {
    statuses: status && [status],
    after,
    max: limit + 1,
  });
  const concealed = await concealedFrom(context);
  const shown = await shownRows(context, batch, rows.slice(0, limit), concealed);
  return pageOfRows(
    rows,
    limit,
    ({ number }) => [number],
    ({ number }) => shown.get(number)!,
  );
}

/** Rows of a batch as a user may see them, by number. */
export async function shownRows(
  context: OperationContext,
  batch: BatchRow,
  rows: readonly StagedRow[],
  concealed: Concealment,
): Promise<ReadonlyMap<number, ImportRow>> {
  const results = await resultsOf(context, rows);
  const outcomes = await outcomesOf(context, batch, rows, results);
  const indices = await indexTargetsOf(context, rows);
  return new Map(
    rows.map((row) => {
      const result = results.get(row.result_id ?? '');
      const shown = rowOf(row, indices(row), outcomes.get(row.number) ?? null);
      return [
        row.number,
        result && isConcealed(result, concealed) ? withoutResult(shown, concealed) : shown,
      ];
    }),
  );
}

/** Hides values reported since this row was accepted. */
function withoutResult(
  { content: { file: _file, ...content }, ...row }: ImportRow,
  { unnamed: { test_parameter_id: id, ...test } }: Pick<Concealment, 'unnamed'>,
): ImportRow {
  return {
    ...row,
    raw: '',
    measurement: null,
    content: { ...content, code: '', unit: '', value: '', flag: '' },
    test: { id, ...test },
    outcome: null,
  };
}

/** Returns the specimens of rows with indices. */
async function indexTargetsOf(
  { tx, tenantId }: OperationContext,
  rows: readonly StagedRow[],
): Promise<(row: StagedRow) => ImportRow['index']> {
  const accessions = rows
    .filter(({ interferent }) => interferent !== null)
    .map(({ content }) => drawnNumber(content.accession));
  const specimens = await findSpecimens(tx, tenantId, [...new Set(accessions)]);
  const byNumber = new Map(specimens.map((each) => [each.accession_number, each]));
  return ({ interferent, content }) => {
    if (interferent === null) return null;
    const specimen = byNumber.get(drawnNumber(content.accession));
    return {
      interferent,
      specimen: specimen ? { id: specimen.id, patient: summaryOf(specimen) } : null,
    };
  };
}

function rowOf(
  {
    number,
    place,
    raw,
    content,
    status,
    refusal,
    expected,
    waits,
    measurement,
    test_parameter_id,
    test_code,
    test_name,
  }: StagedRow,
  index: ImportRow['index'],
  outcome: Outcome | null,
): ImportRow {
  const test =
    test_parameter_id === null || test_code === null || test_name === null
      ? null
      : { id: test_parameter_id, code: test_code, name: test_name };
  return {
    number,
    place,
    raw,
    content,
    status,
    refusal,
    expected,
    waits,
    measurement,
    test,
    index,
    outcome,
  };
}

async function outcomesOf(
  context: OperationContext,
  batch: BatchRow,
  rows: readonly StagedRow[],
  results: ReadonlyMap<string, DetailedResult>,
): Promise<Map<number, Outcome>> {
  const named = rows.flatMap(({ number, status, result_id, value_text }) =>
    result_id === null || value_text === null ? [] : [{ number, status, result_id, value_text }],
  );
  if (named.length === 0) return new Map();
  const known = named.flatMap((each) => {
    const row = results.get(each.result_id);
    return row ? [{ ...each, row }] : [];
  });
  const readings = await evaluateReady(context, batch, rows, results);
  return new Map([
    ...known
      .filter(({ status }) => status === 'entered')
      .map(
        ({ number, row, value_text }) =>
          [number, outcomeOf(row, row.value_text ?? value_text, row.status, row)] as const,
      ),
    ...readings.map(
      (reading) =>
        [
          reading.item.number,
          outcomeOf(reading.row, reading.item.value_text, stateOf(reading), {
            ...reading.meaning,
            checks: reading.checks,
          }),
        ] as const,
    ),
  ]);
}

function outcomeOf(
  row: DetailedResult,
  value_text: string,
  status: Outcome['status'],
  {
    flag,
    flag_reason,
    critical,
    checks,
  }: Pick<DetailedResult, 'flag' | 'flag_reason' | 'critical' | 'checks'>,
): Outcome {
  return {
    result_id: row.id,
    sample_id: row.sample_id,
    patient: summaryOf(row),
    value_text,
    unit_display: row.unit_display,
    flag,
    flag_reason,
    critical,
    status,
    held_by: status === 'held' ? holdsOf(checks).map(({ kind }) => kind) : [],
    interference: interferenceOf(checks)?.action ?? null,
  };
}
