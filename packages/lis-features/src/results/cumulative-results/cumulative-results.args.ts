import { aChartResult, aPatient, FIXTURE_NOW, idOf, minutesAgo } from '@alms/lis-domain/fixtures';
import type { OrderId } from '@alms/lis-domain/orders';
import type { ChartResult, ResultId } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { ALL_RESULTS } from './chart-filter.ts';
import type { CumulativeResultsProps } from './cumulative-results.tsx';

const DAY = 60 * 24;

/** Collection dates, in days before now; the first is today. */
const DAYS = [0, 63, 154, 238, 335] as const;

/** One test on each collection date, latest first; null where it was not ordered. */
function series(code: string, values: readonly (string | null)[]): ChartResult[] {
  return values.flatMap((value_text, index) => {
    const days = DAYS[index];
    if (value_text === null || days === undefined) return [];
    return [
      aChartResult({
        code,
        number: 3,
        id: idOf<ResultId>(`${code}-${index}`),
        accession_number: `26${String(512 - index * 60).padStart(4, '0')}-0161`,
        order_id: idOf<OrderId>(`order-${index}`),
        order_number: `ORD-2026-00${60 - index * 10}`,
        value_text,
        collected_at: minutesAgo(days * DAY + 92),
        verified_at: minutesAgo(days * DAY + 11),
      }),
    ];
  });
}

const latestFirst = (results: readonly ChartResult[]) =>
  results.toSorted((one, other) =>
    (other.collected_at ?? 'z').localeCompare(one.collected_at ?? 'z'),
  );

export const potassium = series('K', ['5.9', '5.2', '4.8', '4.6', '4.4']).map((result, index) => ({
  ...result,
  uncertainty: { expanded: '0.3', coverage_factor: 2 },
  ...(index === 0 && {
    comments: [{ code: 'HEM-K', texts: { en: 'Slight hemolysis: may be falsely high.' } }],
  }),
}));

/** Glucose with its values in the second unit of the test. */
export const glucose: ChartResult[] = series('GLU', ['126', '112', '98', '<40', '95']).map(
  (result, index) => ({
    ...result,
    second: {
      value_text: ['7.0', '6.2', '5.4', '<2.2', '5.3'][index] ?? '',
      unit_display: 'mmol/L',
      range: result.range && { ...result.range, low: '3.9', high: '7.7' },
    },
  }),
);

/** Tests of three departments, one of them pending. */
export const chartResults: readonly ChartResult[] = latestFirst([
  ...series('HGB', ['11.9', '13.3', '13.6', '13.9', '14.1']),
  ...series('WBC', ['7.2', '6.8', '7.9', '6.4', '7.0']),
  ...series('PLT', ['212', '208', '221', '230', '219']),
  ...series('NA', ['138', '139', '140', '139', '141']),
  ...potassium,
  ...series('CREA', ['1.9', '1.6', '1.4', '1.2', '1.0']),
  ...series('GLU', [null, '112', '98', null, '95']),
  aChartResult({
    code: 'CL',
    state: 'resulted',
    order_id: idOf<OrderId>('order-0'),
    order_number: 'ORD-2026-0060',
    collected_at: minutesAgo(92),
  }),
  ...series('CL', [null, '101', null, '102', null]),
  aChartResult({
    code: 'TSH',
    state: 'ordered',
    number: 9,
    order_number: 'ORD-2026-0061',
    collected_at: null,
  }),
]);

/** More dates than fit beside the test, some of them flagged. */
export const elevenDates: readonly ChartResult[] = Array.from({ length: 11 }, (_, number) =>
  aChartResult({
    code: 'K',
    number,
    value_text: number % 2 === 0 ? '5.9' : '4.8',
    collected_at: minutesAgo(number * 9 * DAY + 92),
  }),
);

export const cumulativeResultsArgs = {
  results: ready(chartResults, FIXTURE_NOW),
  filter: ALL_RESULTS,
  onFilterChange: () => {},
  openedKey: null,
  onOpenedChange: () => {},
  history: ready(potassium, FIXTURE_NOW),
  onRetry: async () => {},
  paper: {
    patient: aPatient({ number: 3 }),
    facility: 'Northside Laboratory',
    printedBy: 'Tessa Benchley',
    onPrint: () => {},
  },
  hrefs: {
    order: (orderId) => `/app/orders/${orderId}`,
    reorder: (testId) => `/app/patient-portal/3/order?test=${testId}`,
  },
} satisfies CumulativeResultsProps;

export const openedPotassium = {
  openedKey: potassium[0]?.test.id ?? null,
  history: ready(potassium, FIXTURE_NOW),
};

/** Glucose opened, in two units. */
export const openedGlucose = {
  ...openedPotassium,
  openedKey: glucose[0]?.test.id ?? null,
  results: ready(glucose),
  history: ready(glucose),
} satisfies Partial<CumulativeResultsProps>;

const screening = aChartResult({
  code: 'MALAG',
  value_text: 'Reactive',
  reactivity: 'RR',
  confirmation: {
    state: 'released',
    by: [{ test_name: 'Confirmatory assay', value_text: 'Positive', unit_display: null }],
  },
});

/** A reactive screening result with its reported confirmation, opened. */
export const openedScreening = {
  openedKey: screening.test.id,
  results: ready([screening]),
  history: ready([screening]),
} satisfies Partial<CumulativeResultsProps>;
