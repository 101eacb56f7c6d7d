import type { RowJudgment } from './judge-row.ts';

/** An evaluated row with its target result. */
export interface ComparedRow {
  number: number;
  result_id: string | null;
  judgment: RowJudgment;
}

/**
 * Compares rows of one file for the same result. If they agree, the first is used; if they differ,
 * all are rejected, because the program cannot decide which is right. `expected` lists the
 * conflicting rows.
 */
export function compareRows<Row extends ComparedRow>(rows: readonly Row[]): Row[] {
  const byResult = new Map<string | null, Row[]>();
  for (const row of rows)
    if (row.judgment.status === 'ready')
      byResult.set(row.result_id, [...(byResult.get(row.result_id) ?? []), row]);
  return rows.map((row) => {
    const twins = row.judgment.status === 'ready' ? (byResult.get(row.result_id) ?? []) : [];
    const [first] = twins;
    if (!first || twins.length === 1) return row;
    const agree = twins.every(({ judgment }) => valueOf(judgment) === valueOf(first.judgment));
    if (agree && row.number === first.number) return row;
    const judgment: RowJudgment = agree
      ? { status: 'refused', refusal: 'row_repeated', expected: String(first.number) }
      : {
          status: 'refused',
          refusal: 'rows_disagree',
          expected: twins
            .map(({ number }) => number)
            .filter((number) => number !== row.number)
            .join(', '),
        };
    return { ...row, judgment };
  });
}

const valueOf = (judgment: RowJudgment) =>
  judgment.status === 'ready' ? judgment.value_text : undefined;
