import type { ExportedTable, WorkloadGroup } from '@alms/lis-domain/analytics';
import { figureWords } from '@alms/lis-domain/analytics/words/figure-words';
import { departmentWords } from '@alms/lis-domain/catalogue/words/department-words';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { OrderItemState } from '@alms/lis-domain/orders';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import type { Reading } from '../catalogue/confidential.ts';
import {
  comparisonOf,
  qualityByTest,
  qualityOf,
  statesOfTests,
  statsOfTests,
  turnaroundOf,
  workloadOf,
} from './figures.service.ts';
import { countByDay, type FacilityWindow } from './figures.store.ts';

const [wordsOfFigures, namesOfDepartments] = [catalogue(figureWords), catalogue(departmentWords)];

/** Headings and codes of a table. */
interface SheetWords {
  words: ReturnType<typeof wordsOfFigures>;
  departments: ReturnType<typeof namesOfDepartments>;
}

type Cell = string | number | null;

/** Columns from left to right, and one row per table line. */
interface Sheet {
  columns: readonly Parameters<SheetWords['words']>[0][];
  rows: readonly (readonly Cell[])[];
}

export interface ExportRequest {
  of: FacilityWindow;
  /** The preceding window of equal length. */
  before: FacilityWindow;
  group_by: WorkloadGroup;
  named: boolean;
  /** Ids of the tests concealed from the caller. */
  concealed: ReadonlySet<string>;
  now: Date;
}

const workingColumns = ['working_median', 'working_p90'] as const;

/** Phases; the one from receipt to release also in working hours, which no other phase has. */
const withWorking = ({ segments, working }: Awaited<ReturnType<typeof turnaroundOf>>) =>
  segments.map((segment) => {
    const own = segment.from === 'received' && segment.to === 'released' ? working : null;
    return { ...segment, working_median: own?.median ?? null, working_p90: own?.p90 ?? null };
  });

const tables: Record<
  ExportedTable,
  (reader: Reading, request: ExportRequest, words: SheetWords) => Promise<Sheet>
> = {
  'test-volume': async ({ tx }, { of }) => ({
    columns: ['date', 'count'],
    rows: (await countByDay(tx, of)).map(({ date, count }) => [date, count]),
  }),
  'test-status': async (reader, { of }, { words }) => ({
    columns: ['status', 'count'],
    rows: (await statesOfTests(reader, of)).items.map(({ status, count }) => [
      words(`is_${status as OrderItemState}`),
      count,
    ]),
  }),
  'test-stats': async (reader, { of, concealed }, { departments }) => ({
    columns: [
      'code',
      'test',
      'department',
      'ordered',
      'completed',
      'pending',
      'rejected',
      'abnormal_rate',
      'critical_count',
      'mean_tat_minutes',
    ],
    rows: (await statsOfTests(reader, of, concealed, undefined)).items.map((each) => [
      each.code,
      each.name,
      departments(each.department),
      each.ordered,
      each.completed,
      each.pending,
      each.rejected,
      each.abnormal_rate,
      each.critical_count,
      each.mean_tat_minutes,
    ]),
  }),
  'turnaround-time': async ({ tx }, { of, concealed }, { words }) => ({
    columns: ['from', 'to', 'n', 'mean', 'median', 'p90', 'min', 'max', 'sd', ...workingColumns],
    rows: withWorking(await turnaroundOf(tx, of, concealed)).map((each) => [
      words(`event_${each.from}`),
      words(`event_${each.to}`),
      each.n,
      each.mean,
      each.median,
      each.p90,
      each.min,
      each.max,
      each.sd,
      each.working_median,
      each.working_p90,
    ]),
  }),
  'turnaround-by-test': async ({ tx }, { of, concealed }) => ({
    columns: [
      'test',
      'n',
      'median',
      'p90',
      'target',
      'with_target',
      'on_time_rate',
      ...workingColumns,
    ],
    rows: (await turnaroundOf(tx, of, concealed)).by_test.map((each) => [
      each.name,
      each.n,
      each.median,
      each.p90,
      each.target,
      each.with_target,
      each.on_time_rate,
      each.working_median,
      each.working_p90,
    ]),
  }),
  'quality-metrics': async ({ tx }, { of, now }, { words }) => {
    const quality = await qualityOf(tx, of, now);
    const named = [
      'pass_rate',
      'rejection_rate_samples',
      'amended_rate',
      'critical_within_target_rate',
      'eqa_acceptable_rate',
    ] as const;
    return {
      columns: ['figure', 'percent'],
      rows: named.map((figure) => [words(`figure_${figure}`), quality[figure]]),
    };
  },
  'quality-by-test': async ({ tx }, { of }, { words }) => ({
    columns: ['test', 'pass_rate', 'runs', 'last_run_at', 'status'],
    rows: (await qualityByTest(tx, of)).map((each) => [
      each.name,
      each.pass_rate,
      each.runs,
      each.last_run_at,
      words(`quality_${each.status}`),
    ]),
  }),
  performance: async ({ tx }, { of, group_by, named }, { departments }) => ({
    columns: [
      group_by === 'department' ? 'department' : 'person',
      'collected',
      'entered',
      'verified',
      'amended',
      'median',
    ],
    rows: (await workloadOf(tx, of, group_by, named)).items.map((each) => [
      each.department ? departments(each.department) : each.name,
      each.collected,
      each.entered,
      each.verified,
      each.amended,
      each.median_tat_minutes,
    ]),
  }),
  'comparative-metrics': async (reader, { of, before, now }, { words }) => {
    const { current, previous, change } = await comparisonOf(reader, of, before, now);
    const named = Object.keys(change) as (keyof typeof change)[];
    return {
      columns: ['figure', 'current', 'previous', 'change', 'percent'],
      rows: named.map((figure) => [
        words(`figure_${figure}`),
        current[figure],
        previous[figure],
        change[figure].absolute,
        change[figure].percent,
      ]),
    };
  },
};

/**
 * Exports one of the tables as a spreadsheet file. Figures keep full precision, unlike on screen.
 */
export async function sheetOf(
  reader: Reading,
  table: ExportedTable,
  request: ExportRequest,
  language: LanguageTag,
): Promise<string> {
  const words = wordsOfFigures(language);
  const departments = namesOfDepartments(language);
  const { columns, rows } = await tables[table](reader, request, { words, departments });
  return csvOf(
    columns.map((column) => words(column)),
    rows,
  );
}
