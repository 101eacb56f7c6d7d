import { aChartResult, idOf } from '@alms/lis-domain/fixtures';
import type { ChartResult, ResultId } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { chartTableOf, historyOf, numberOf } from './chart-table.ts';

let count = 0;
const result = (code: string, at: string | null, rest: Partial<ChartResult> = {}) =>
  aChartResult({ code, id: idOf<ResultId>(`r${(count += 1)}`), collected_at: at, ...rest });
const dayOf = (instant: string) => instant.slice(0, 10);
const tableOf = (results: readonly ChartResult[], isComplete = true) =>
  chartTableOf(results, { dayOf, isComplete });
const keysOf = (results: readonly ChartResult[], isComplete?: boolean) =>
  tableOf(results, isComplete).columns.map(({ key }) => key);
const rowsOf = (results: readonly ChartResult[]) =>
  tableOf(results).departments.flatMap(({ rows }) => rows);

describe('chartTableOf', () => {
  it('has one row per test by department, and one column per date, latest first', () => {
    const results = [
      result('K', '2026-05-12T08:00:00Z'),
      result('HGB', '2026-05-12T08:00:00Z'),
      result('K', '2026-03-10T08:00:00Z'),
    ];
    const { columns, departments } = tableOf(results);
    expect(columns.map(({ key }) => key)).toEqual(['2026-05-12', '2026-03-10']);
    expect(
      departments.map(({ department, rows }) => [department, rows.map(({ test }) => test.name)]),
    ).toEqual([
      ['hematology', ['Hemoglobin']],
      ['chemistry', ['Potassium']],
    ]);
    const hemoglobin = departments[0]?.rows[0];
    expect([hemoglobin?.cells.has('2026-05-12'), hemoglobin?.cells.has('2026-03-10')]).toEqual([
      true,
      false,
    ]);
  });

  it('states tests to collect in their row, without a column', () => {
    const results = [
      result('K', null, { state: 'ordered' }),
      result('NA', null, { state: 'ordered' }),
      result('K', '2026-03-10T08:00:00Z'),
    ];
    expect(keysOf(results)).toEqual(['2026-03-10']);
    expect(
      rowsOf(results).map(({ test, toCollect, cells }) => [test.name, toCollect, cells.size]),
    ).toEqual([
      ['Potassium', true, 1],
      ['Sodium', true, 0],
    ]);
    expect(keysOf(results.slice(0, 2))).toEqual([]);
  });

  it('splits a date on which a test was collected more than once, by time', () => {
    const { columns } = tableOf([
      result('K', '2026-05-12T14:00:00Z'),
      result('NA', '2026-05-12T08:00:00Z'),
      result('K', '2026-05-12T08:00:00Z'),
      result('K', '2026-03-10T08:00:00Z'),
    ]);
    expect(columns.map(({ key, withTime }) => [key, withTime])).toEqual([
      ['2026-05-12T14:00', true],
      ['2026-05-12T08:00', true],
      ['2026-03-10', false],
    ]);
  });

  it('keeps two results of one collection in one cell', () => {
    const [row] = rowsOf([
      result('K', '2026-05-12T08:00:00Z', { value_text: '4.1' }),
      result('K', '2026-05-12T08:00:00Z', { value_text: '4.2' }),
    ]);
    expect(row?.cells.get('2026-05-12')?.map(({ value_text }) => value_text)).toEqual([
      '4.1',
      '4.2',
    ]);
  });

  it('omits the earliest date while earlier results are not loaded', () => {
    const results = [result('K', '2026-05-12T08:00:00Z'), result('K', '2026-03-10T08:00:00Z')];
    expect(keysOf(results, false)).toEqual(['2026-05-12']);
    expect(keysOf(results, true)).toEqual(['2026-05-12', '2026-03-10']);
    expect(keysOf(results.slice(0, 1), false)).toEqual(['2026-05-12']);
  });

  it('separates units, and keeps pending results with the latest unit', () => {
    const rows = rowsOf([
      result('K', null, { state: 'ordered', unit_display: null }),
      result('K', '2026-05-12T08:00:00Z', { unit_display: 'mmol/L' }),
      result('K', '2026-03-10T08:00:00Z', { unit_display: 'mg/dL' }),
    ]);
    expect(rows.map(({ latest, cells }) => [latest?.unit_display, [...cells.keys()]])).toEqual([
      ['mmol/L', ['2026-05-12']],
      ['mg/dL', ['2026-03-10']],
    ]);
  });
});

describe('numberOf', () => {
  it.each<[string, Partial<ChartResult>, number | null]>([
    ['a number', { value_text: '4.10' }, 4.1],
    ['a limit of detection', { value_text: '<0.2' }, null],
    ['an empty text', { value_text: ' ' }, null],
    ['a pending test', { state: 'resulted' }, null],
  ])('%s', (_, part, expected) => {
    expect(numberOf(result('K', '2026-05-12T08:00:00Z', part))).toBe(expected);
  });
});

it('historyOf contains values of the same test and unit, oldest first', () => {
  const results = [
    result('K', '2026-05-12T08:00:00Z', { value_text: '4.3' }),
    result('K', '2026-04-12T08:00:00Z', { state: 'entered_in_error' }),
    result('NA', '2026-04-12T08:00:00Z'),
    result('K', '2026-03-10T08:00:00Z', { value_text: '4.1' }),
    result('K', '2026-02-10T08:00:00Z', { value_text: '16', unit_display: 'mg/dL' }),
  ];
  const row = rowsOf(results).find(({ test }) => test.name === 'Potassium');
  expect(row && historyOf(results, row).map(({ value_text }) => value_text)).toEqual([
    '4.1',
    '4.3',
  ]);
});
