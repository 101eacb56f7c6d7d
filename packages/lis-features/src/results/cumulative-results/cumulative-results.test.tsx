import { aChartResult, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_RESULTS, CumulativeResults, type CumulativeResultsProps } from './index.ts';
import {
  chartResults,
  cumulativeResultsArgs,
  openedPotassium,
  potassium,
} from './cumulative-results.args.ts';

const element = (props: Partial<CumulativeResultsProps> = {}) => (
  <CumulativeResults {...cumulativeResultsArgs} {...props} />
);
const show = (props: Partial<CumulativeResultsProps> = {}) => renderUi(element(props));
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '') ?? '';
const rowOf = (test: string) => {
  const row = screen.getByRole('button', { name: test }).closest('tr');
  if (!row) throw new Error(`There is no row of ${test}.`);
  return row;
};
const cellsOf = (test: string) =>
  within(rowOf(test))
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent));
const only = (result: Parameters<typeof aChartResult>[0]) =>
  show({ results: ready([aChartResult(result)]) });

describe('cumulative table', () => {
  it('has collection dates as columns, latest first, and marks the newest', () => {
    show();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Test', 'Unit', 'Interval', '12 May 2026']);
    expect(heads.at(-1)).toBe('Trend');
    expect(screen.getByRole('columnheader', { name: '12 May 2026' })).toHaveAttribute(
      'data-newest',
    );
    expect(document.querySelectorAll('thead [data-newest]')).toHaveLength(1);
  });

  it('groups tests by department', () => {
    show();
    expect(
      [...document.querySelectorAll('[data-part="department"]')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Hematology', 'Chemistry', 'Immunology']);
  });

  it('puts value and flag into separate slots, the flag in staff wording', () => {
    only({ code: 'K', value_text: '6.9' });
    const value = rowOf('Potassium').querySelector('[data-part="value"]');
    expect(value?.querySelector(':scope > bdi')?.textContent).toBe('6.9');
    expect(value?.querySelector('[data-part="flag"]')?.textContent).toBe('HHCritical high');
  });

  it('leaves the flag slot visually empty within the interval, and names it', () => {
    only({ code: 'K', value_text: '4.1' });
    const flag = rowOf('Potassium').querySelector('[data-part="flag"]');
    expect(flag?.textContent).toBe('Normal');
    expect(flag?.querySelector('[data-component="visually-hidden"]')).not.toBeNull();
  });

  it('marks a value without a flag as not evaluated, never as normal', () => {
    only({ code: 'K', value_text: '4.1', flag: null, flag_reason: 'no_applicable_interval' });
    expect(rowOf('Potassium').querySelector('[data-part="flag"]')?.textContent).toBe(
      '?No reference interval for this patient',
    );
  });

  it('shows a dash where there is no result', () => {
    show();
    expect(cellsOf('Glucose').filter((text) => text === '–No result')).toHaveLength(2);
  });

  it('states a test to collect beside its name', () => {
    show();
    expect(rowOf('Thyrotropin To collect')).toBeVisible();
  });

  it.each([
    ['in_process', 'In process'],
    ['resulted', 'To verify'],
    ['held', 'On hold'],
    ['not_calculated', 'Not calculated'],
    ['entered_in_error', 'Entered in error'],
  ] as const)('names the status of a test that is %s', (state, words) => {
    only({ code: 'K', state });
    expect(cellsOf('Potassium')).toContain(words);
  });

  it('marks a corrected value', () => {
    only({ code: 'K', value_text: '4.1', corrected: true });
    expect(within(rowOf('Potassium')).getByText('Corrected')).toBeVisible();
  });

  it('loads earlier results on request, and says that filters cover the loaded ones', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore, filter: { ...ALL_RESULTS, test: 'pot' } });
    expect(screen.getByText(/Test filters apply to the loaded results/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load earlier results' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('explains a refusal for a patient of another user', () => {
    show({ results: { status: 'error', error: { kind: 'not-found' } } });
    expect(
      screen.getByText('You can read the results of patients whose tests you ordered.'),
    ).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('filters', () => {
  it('reports each change', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ onFilterChange });
    await user.type(screen.getByRole('searchbox', { name: 'Test' }), 'k');
    await user.selectOptions(screen.getByLabelText('Department'), 'Chemistry');
    await user.selectOptions(screen.getByLabelText('Period'), 'All results');
    await user.click(screen.getByRole('button', { name: 'Outside interval', pressed: false }));
    await user.click(screen.getByRole('radio', { name: 'By report' }));
    expect(onFilterChange.mock.calls.map(([filter]: unknown[]) => filter)).toEqual([
      { ...ALL_RESULTS, test: 'k' },
      { ...ALL_RESULTS, department: 'chemistry' },
      { ...ALL_RESULTS, period: 'all' },
      { ...ALL_RESULTS, outside: true },
      { ...ALL_RESULTS, layout: 'report' },
    ]);
  });

  it.each([
    [{ test: 'POTAS' }, ['Potassium']],
    [{ department: 'hematology' as const }, ['Hemoglobin', 'Platelets', 'White blood cells']],
  ])('limit the rows: %o', (part, tests) => {
    show({ filter: { ...ALL_RESULTS, ...part } });
    expect(
      screen
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('aria-expanded'))
        .map(({ textContent }) => textContent),
    ).toEqual(tests);
  });

  it('outside the interval keeps every value of a test with one outside', () => {
    show({ filter: { ...ALL_RESULTS, outside: true } });
    expect(screen.getByRole('button', { name: 'Outside interval', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sodium' })).toBeNull();
    expect(cellsOf('Potassium').slice(2, 7)).toEqual([
      '5.9HHigh',
      '5.2HHigh',
      '4.8Normal',
      '4.6Normal',
      '4.4Normal',
    ]);
  });

  it('outside the interval lists only those values by report', () => {
    show({ filter: { ...ALL_RESULTS, outside: true, layout: 'report' } });
    const values = screen
      .getAllByRole('row', { name: /Potassium/ })
      .map(({ textContent }) => plain(textContent));
    expect(values).toEqual([expect.stringContaining('5.9'), expect.stringContaining('5.2')]);
  });

  it('outside the interval keeps a value that was not evaluated', () => {
    const unknown = aChartResult({
      code: 'K',
      value_text: '4.1',
      flag: null,
      flag_reason: 'no_applicable_interval',
    });
    show({ results: ready([unknown]), filter: { ...ALL_RESULTS, outside: true } });
    expect(rowOf('Potassium')).toBeVisible();
  });

  it('outside the interval leaves out pending tests', () => {
    show({
      results: ready([aChartResult({ code: 'K', state: 'resulted' })]),
      filter: { ...ALL_RESULTS, outside: true },
    });
    expect(screen.getByText('No matching results')).toBeVisible();
  });

  it('offers only departments with results', () => {
    show();
    expect(
      within(screen.getByLabelText('Department'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All departments', 'Hematology', 'Chemistry', 'Immunology']);
  });

  it('can be cleared when nothing matches', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ onFilterChange, filter: { ...ALL_RESULTS, test: 'none' } });
    await user.click(screen.getByRole('button', { name: 'Show all results' }));
    expect(onFilterChange).toHaveBeenCalledWith({ ...ALL_RESULTS, period: 'all' });
  });
});

describe('an opened test', () => {
  it('lists each value with collection time, flag and verifier', async () => {
    show(openedPotassium);
    const table = screen.getByRole('table', { name: 'Results of Potassium' });
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('12 May 2026');
    expect(first).toHaveTextContent('5.9 mmol/L');
    expect(first).toHaveTextContent('High');
    expect(first).toHaveTextContent(potassium[0]?.verified_by ?? 'no verifier');
  });

  it('names the rule that verified a value', async () => {
    const automatic = aChartResult({ code: 'K', verified_by: null, rule_reference: 'K v3' });
    show({
      ...openedPotassium,
      results: ready([automatic]),
      history: ready([automatic], FIXTURE_NOW),
      openedKey: automatic.test.id,
    });
    expect(screen.getAllByText(/Rule .*K v3/)[0]).toBeVisible();
  });

  it('is opened by click and Enter, and closed the same way', async () => {
    const onOpenedChange = vi.fn();
    const { user, rerender } = show({ onOpenedChange });
    await user.click(screen.getByRole('button', { name: 'Potassium' }));
    rerender(element({ ...openedPotassium, onOpenedChange }));
    screen.getByRole('button', { name: 'Potassium' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpenedChange.mock.calls).toEqual([[openedPotassium.openedKey], [null]]);
  });

  it('links to a new order with this test, also by the key O', async () => {
    const { user } = show(openedPotassium);
    const link = screen.getByRole('link', { name: 'Reorder' });
    expect(link).toHaveAttribute(
      'href',
      `/app/patient-portal/3/order?test=${potassium[0]?.test.id}`,
    );
    const onClick = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onClick);
    await user.keyboard('o');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is not reordered by users who may not order', async () => {
    show({ ...openedPotassium, hrefs: { order: cumulativeResultsArgs.hrefs.order } });
    expect(screen.queryByRole('link', { name: /Reorder/ })).toBeNull();
  });
});

describe('keys', () => {
  it('focus the test filter and move between tests', async () => {
    const { user } = show();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Test' })).toHaveFocus();
    const openers = screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
    openers[2]?.focus();
    await user.keyboard('{ArrowDown}');
    // The next test is in another department.
    expect(openers[3]).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(openers[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(openers.at(-1)).toHaveFocus();
  });
});

it('by report lists each order with its tests, latest first', () => {
  show({ filter: { ...ALL_RESULTS, layout: 'report' } });
  const heads = screen.getAllByRole('heading', { level: 2 });
  expect(heads.map(({ textContent }) => plain(textContent))).toEqual([
    'Order ORD-2026-0061',
    'Order ORD-2026-0060',
    'Order ORD-2026-0050',
    'Order ORD-2026-0040',
    'Order ORD-2026-0030',
    'Order ORD-2026-0020',
  ]);
  expect(within(heads[1] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/app/orders/${chartResults.find(({ order_number }) => order_number === 'ORD-2026-0060')?.order_id}`,
  );
});

describe('printout', () => {
  const head = () => plain(document.querySelector('[data-part="paper-head"]')?.textContent);

  it('names patient, facility, user, time, period and filters', () => {
    show({ filter: { ...ALL_RESULTS, test: 'ka', department: 'chemistry' } });
    const { patient } = cumulativeResultsArgs.paper;
    for (const text of [
      patient.full_name,
      `MRN ${patient.mrn}`,
      'Northside Laboratory',
      /Printed 12 May 2026, \d\d:\d\d by Tessa Benchley/,
      'Last 12 months · Chemistry · Tests with “ka”',
      'not a laboratory report',
    ])
      expect(head()).toMatch(text);
    expect(head()).not.toContain('outside the interval');
    document.body.replaceChildren();
    show({ filter: { ...ALL_RESULTS, outside: true } });
    expect(head()).toContain('Values outside the interval or not evaluated');
    expect(head()).toMatch(/Born \d\d \w{3} \d{4}/);
  });

  it('states that results are missing while not all are loaded', () => {
    show();
    expect(head()).not.toContain('Incomplete');
    document.body.replaceChildren();
    show({ onMore: vi.fn() });
    expect(head()).toContain('Incomplete');
  });

  it('has every date, in tables as wide as a page', () => {
    const days = Array.from({ length: 8 }, (_, index) => index + 1);
    show({
      results: ready(
        days.map((day) =>
          aChartResult({ code: 'K', number: day, collected_at: `2026-04-${10 + day}T08:00:00Z` }),
        ),
      ),
    });
    const dates = () =>
      screen
        .getAllByRole('table')
        .map((table) => within(table).getAllByRole('columnheader').length - 4);
    expect(dates()).toEqual([8]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(dates()).toEqual([6, 2]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(dates()).toEqual([8]);
  });

  it('never shows a value that awaits verification, and marks a corrected one', () => {
    show({
      results: ready([
        aChartResult({ code: 'K', number: 1, state: 'resulted' }),
        aChartResult({ code: 'NA', number: 2, value_text: '151', corrected: true }),
      ]),
    });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(cellsOf('Potassium')).toContain('To verify');
    expect(cellsOf('Sodium').join(' ')).toMatch(/151.*Corrected/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('begins with its button, which is offered with the identification only', async () => {
    const onPrint = vi.fn();
    const { user, rerender } = show({ paper: { ...cumulativeResultsArgs.paper, onPrint } });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(onPrint).toHaveBeenCalledOnce();
    rerender(element({ paper: undefined }));
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
