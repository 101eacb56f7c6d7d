import { expect, it } from 'vitest';
import { repeatedColumn, valueColumns } from './index.ts';
import type { WideColumns } from './result-import.schema.ts';

const columns: WideColumns = {
  shape: 'wide',
  accession: 'Sample',
  patient: 'Name',
  kind: null,
  unit_in_head: true,
};

it.each([
  ['K', 'K', ''],
  ['K (mmol/L)', 'K', 'mmol/L'],
  ['K [mmol/L]', 'K', 'mmol/L'],
  ['K(mmol/L)', 'K', 'mmol/L'],
  ['HbA1c [%]', 'HbA1c', '%'],
  ['WBC (10^9/L)', 'WBC', '10^9/L'],
  ['T4 (free) (pmol/L)', 'T4 (free)', 'pmol/L'],
  ['(mmol/L)', '(mmol/L)', ''],
  ['K (', 'K (', ''],
  ['K mmol/L', 'K mmol/L', ''],
  ['K ()', 'K ()', ''],
])('%s has the code %s in %s', (head, code, unit) => {
  expect(valueColumns(['Sample', 'Name', head], columns)).toEqual([{ index: 2, head, code, unit }]);
});

it('uses headings unchanged if they contain no units', () => {
  expect(valueColumns(['K (mmol/L)'], { ...columns, unit_in_head: false })).toEqual([
    { index: 0, head: 'K (mmol/L)', code: 'K (mmol/L)', unit: '' },
  ]);
});

it.each<[readonly string[], string | undefined]>([
  [['K', 'NA'], undefined],
  [['K', 'NA', 'K'], 'K'],
  [['K (mmol/L)', 'K [mmol/L]'], 'K [mmol/L]'],
  [['K (mmol/L)', 'K (mg/dL)'], undefined],
  [['K', 'k'], undefined],
  [['', 'K', ''], undefined],
])('in %j the repeated column is %s', (heads, repeated) => {
  expect(repeatedColumn(valueColumns(heads, columns))?.head).toBe(repeated);
});

it('takes no values from the column of the reagent lot', () => {
  expect(
    valueColumns(['Sample', 'Lot', 'K'], { ...columns, reagent_lot: 'Lot' }).map(
      ({ code }) => code,
    ),
  ).toEqual(['K']);
});
