import type { WideColumns } from './result-import.schema.ts';

/** A column that holds the values of one code. */
export interface ValueColumn {
  /** Which column of the file, from 0. */
  index: number;
  head: string;
  code: string;
  /** Empty where the head names none. */
  unit: string;
}

/** A code with something in brackets behind it: `K (mmol/L)`, `HbA1c [%]`. */
const WITH_UNIT = /^(.*\S)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])$/;

function codeOf(head: string, hasUnit: boolean): Pick<ValueColumn, 'code' | 'unit'> {
  const [, code = head, inRound = '', inSquare = ''] = (hasUnit && WITH_UNIT.exec(head)) || [];
  return { code, unit: (inRound || inSquare).trim() };
}

/**
 * The columns of values in a file with a row for each specimen: all that do not say whose the values are. What each means is for somebody to say; none is
 * left out because its head looks like something else.
 */
export function valueColumns(
  heads: readonly string[],
  { accession, patient, kind, unit_in_head }: WideColumns,
): ValueColumn[] {
  return heads.flatMap((head, index) =>
    [accession, patient, kind].includes(head)
      ? []
      : [{ index, head, ...codeOf(head, unit_in_head) }],
  );
}

/** The first column whose code another one has in the same unit: which of the two is right is not for a program to say. */
export function repeatedColumn(columns: readonly ValueColumn[]): ValueColumn | undefined {
  return columns.find(
    ({ code, unit, index }) =>
      code !== '' &&
      columns.some((other) => other.index < index && other.code === code && other.unit === unit),
  );
}
