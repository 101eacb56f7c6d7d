import type { WideColumns } from './result-import.schema.ts';

/** A column with the values of one code. */
export interface ValueColumn {
  /** Column index in the file, from 0. */
  index: number;
  head: string;
  code: string;
  /** Empty if the heading contains none. */
  unit: string;
}

/** A code followed by a unit in brackets: `K (mmol/L)`, `HbA1c [%]`. */
const WITH_UNIT = /^(.*\S)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])$/;

function codeOf(head: string, hasUnit: boolean): Pick<ValueColumn, 'code' | 'unit'> {
  const [, code = head, inRound = '', inSquare = ''] = (hasUnit && WITH_UNIT.exec(head)) || [];
  return { code, unit: (inRound || inSquare).trim() };
}

/**
 * Returns the value columns of a file with one row per specimen: all except the identifying ones.
 * The user maps their meaning; none is excluded because of its heading.
 */
export function valueColumns(
  heads: readonly string[],
  { accession, patient, kind, reagent_lot, unit_in_head }: WideColumns,
): ValueColumn[] {
  return heads.flatMap((head, index) =>
    [accession, patient, kind, reagent_lot].includes(head)
      ? []
      : [{ index, head, ...codeOf(head, unit_in_head) }],
  );
}

/**
 * Returns the first column that duplicates another column’s code and unit; the program cannot
 * decide which one is right.
 */
export function repeatedColumn(columns: readonly ValueColumn[]): ValueColumn | undefined {
  return columns.find(
    ({ code, unit, index }) =>
      code !== '' &&
      columns.some((other) => other.index < index && other.code === code && other.unit === unit),
  );
}
