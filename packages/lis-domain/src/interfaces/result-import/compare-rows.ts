import type { RowEvaluation } from './evaluate-row.ts';

/** An evaluated row with its target result. */
export interface ComparedRow {
  number: number;
  result_id: string | null;
  evaluation: RowEvaluation;
}

/** Maximum number of conflicting rows named in a rejection. */
const MAX_NAMED = 10;

/** Rows for one result, in file order. */
interface Twins {
  numbers: number[];
  value: string;
  agree: boolean;
}

/**
 * Compares rows of one file for the same result. If they agree, the first is used; if they differ,
 * all are rejected, because the program cannot decide which is right. `expected` lists the first
 * conflicting rows.
 */
export function compareRows<Row extends ComparedRow>(rows: readonly Row[]): Row[] {
  const byResult = new Map<string | null, Twins>();
  for (const { number, result_id, evaluation } of rows) {
    if (evaluation.status !== 'ready') continue;
    const { value_text: value } = evaluation;
    const twins = byResult.get(result_id) ?? { numbers: [], value, agree: true };
    twins.numbers.push(number);
    twins.agree &&= value === twins.value;
    byResult.set(result_id, twins);
  }
  return rows.map((row) => {
    const twins = row.evaluation.status === 'ready' ? byResult.get(row.result_id) : undefined;
    if (!twins || twins.numbers.length === 1) return row;
    const { numbers, agree } = twins;
    if (agree && row.number === numbers[0]) return row;
    const evaluation: RowEvaluation = agree
      ? { status: 'refused', refusal: 'row_repeated', expected: String(numbers[0]) }
      : {
          status: 'refused',
          refusal: 'rows_disagree',
          expected: numbers
            .slice(0, MAX_NAMED + 1)
            .filter((number) => number !== row.number)
            .slice(0, MAX_NAMED)
            .join(', '),
        };
    return { ...row, evaluation };
  });
}
