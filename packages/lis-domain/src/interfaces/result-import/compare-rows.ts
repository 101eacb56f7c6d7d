import type { Interferent } from '../../samples/interference-index.ts';
import type { SampleId } from '../../samples/sample-id.ts';
import type { RowEvaluation } from './evaluate-row.ts';

/** An evaluated row with its target: a result, or an index of a specimen. */
export interface ComparedRow {
  number: number;
  result_id: string | null;
  sample_id: SampleId | null;
  interferent: Interferent | null;
  evaluation: RowEvaluation;
}

const targetOf = ({ result_id, sample_id, interferent }: ComparedRow) =>
  interferent === null ? result_id : indexKey(sample_id, interferent);

const indexKey = (sampleId: SampleId | null, interferent: Interferent) =>
  `${interferent} of ${sampleId}`;

/** Maximum number of conflicting rows named in a rejection. */
const MAX_NAMED = 10;

/** Rows for one target, in file order. */
interface Twins {
  numbers: number[];
  value: string;
  agree: boolean;
}

/**
 * Compares rows of one file for the same result or index. If they agree, the first is used; if they
 * differ, all are rejected, because the program cannot decide which is right. `expected` lists the
 * first conflicting rows.
 */
export function compareRows<Row extends ComparedRow>(rows: readonly Row[]): Row[] {
  const byTarget = new Map<string | null, Twins>();
  for (const row of rows) {
    const { number, evaluation } = row;
    const target = targetOf(row);
    if (evaluation.status !== 'ready') continue;
    // Documents with the same name can differ.
    const value = [evaluation.value_text, evaluation.sha256 ?? ''].join('\n');
    const twins = byTarget.get(target) ?? { numbers: [], value, agree: true };
    twins.numbers.push(number);
    twins.agree &&= value === twins.value;
    byTarget.set(target, twins);
  }
  return rows.map((row) => {
    const twins = row.evaluation.status === 'ready' ? byTarget.get(targetOf(row)) : undefined;
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

/** A compared row with the indices that the test of its value has limits for. */
export interface LimitedRow extends ComparedRow {
  limitedBy: readonly Interferent[];
}

/**
 * Rejects values of a test with a limit for an index that a rejected row of the file has for the
 * same specimen. The specimen was measured for interference, and the outcome is unknown, which is
 * not the same as no interference. `expected` is the row of the index.
 */
export function refuseUnknownInterference<Row extends LimitedRow>(rows: readonly Row[]): Row[] {
  const refusedIndices = new Map<string, number>();
  for (const { number, sample_id, interferent, evaluation } of rows) {
    if (sample_id === null || interferent === null || evaluation.status !== 'refused') continue;
    const key = indexKey(sample_id, interferent);
    if (evaluation.refusal !== 'row_repeated' && !refusedIndices.has(key))
      refusedIndices.set(key, number);
  }
  return rows.map((row) => {
    if (row.evaluation.status !== 'ready') return row;
    const [index] = row.limitedBy.flatMap(
      (interferent) => refusedIndices.get(indexKey(row.sample_id, interferent)) ?? [],
    );
    return index === undefined
      ? row
      : {
          ...row,
          evaluation: { status: 'refused', refusal: 'index_refused', expected: String(index) },
        };
  });
}
