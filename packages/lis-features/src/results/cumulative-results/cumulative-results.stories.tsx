import { aChartResult, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CumulativeResults } from './index.ts';
import {
  chartResults,
  cumulativeResultsArgs,
  elevenDates,
  openedGlucose,
  openedPotassium,
  openedScreening,
} from './cumulative-results.args.ts';

/**
 * Results of one patient in staff view: a row per test, collection dates as columns, latest first.
 * A test without a result on a date shows a dash, a pending test its status.
 */
const meta = {
  title: 'Features/Results/Cumulative results',
  component: CumulativeResults,
  tags: ['screen'],
  args: { ...cumulativeResultsArgs, onFilterChange: fn(), onOpenedChange: fn() },
} satisfies Meta<typeof CumulativeResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dates of the table’s header that lie partly outside the visible dates. */
function partlyCovered(region: HTMLElement): string[] {
  const edge = (column: string, side: 'left' | 'right') =>
    region.querySelector(`thead [data-column='${column}']`)?.getBoundingClientRect()[side] ?? 0;
  const isRtl = getComputedStyle(region).direction === 'rtl';
  const [from, to] = isRtl
    ? [edge('trend', 'right'), edge('interval', 'left')]
    : [edge('interval', 'right'), edge('trend', 'left')];
  return [...region.querySelectorAll<HTMLElement>("thead [data-column='date']")]
    .filter((date) => {
      const { left, right } = date.getBoundingClientRect();
      const inView = Math.min(right, to) - Math.max(left, from);
      return inView > 1 && inView < right - left - 1;
    })
    .map(({ textContent }) => textContent);
}

export const Default: Story = {};

/** The trend with the reference interval, and each value with its verifier. */
export const Opened: Story = {
  args: openedPotassium,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('± 0.3 mmol/L (k = 2)')).toBeVisible();
    await expect(canvas.getAllByText('Slight hemolysis: may be falsely high.').length).toBe(2);
  },
};

/** A test with a second unit: each value in both, and the trend in either. */
export const SecondUnit: Story = {
  args: openedGlucose,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3.9–7.7')).toBeVisible();
    await expect(canvas.getAllByText('7.0 mmol/L').length).toBe(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'mmol/L' }));
    await expect(canvas.getByRole('radio', { name: 'mmol/L' })).toBeChecked();
  },
};

/** A reactive screening result is stated together with its confirmation, as on the report. */
export const Screening: Story = {
  args: openedScreening,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Reactive screening result with confirmatory testing: Confirmatory assay: Positive. Interpret them together.',
      ),
    ).toBeVisible();
  },
};

export const OpenedLoading: Story = { args: { ...openedPotassium, history: loading } };

export const ByReport: Story = {
  args: { filter: { ...cumulativeResultsArgs.filter, layout: 'report' } },
};

/** Tests with a value outside the interval keep their other values. */
export const OutsideInterval: Story = {
  args: { filter: { ...cumulativeResultsArgs.filter, outside: true } },
};

/** At every width and scroll position, each visible value is shown whole, with its flag. */
export const WholeDates: Story = {
  args: { results: ready(elevenDates) },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', {
      name: 'Results by test and collection date',
    });
    const [table] = region.getElementsByTagName('table');
    for (const dir of ['ltr', 'rtl'] as const)
      for (const width of [660, 680, 735, 960, 1000, 1096, 1400]) {
        canvasElement.dir = dir;
        region.style.inlineSize = `${width}px`;
        const end = (table?.offsetWidth ?? 0) - width;
        await expect(end).toBeGreaterThan(0);
        for (let at = 0; at <= end + 40; at += 40) {
          region.scrollLeft = dir === 'rtl' ? -at : at;
          await expect(partlyCovered(region)).toEqual([]);
        }
      }
    canvasElement.dir = '';
    region.style.inlineSize = '';
    region.scrollLeft = 0;
  },
};

/** The earliest date is omitted until all of its results are loaded. */
export const MoreResults: Story = { args: { onMore: fn() } };

/** A test collected twice on one date, a corrected and a withdrawn result, and a text. */
export const SpecialCases: Story = {
  args: {
    results: ready([
      aChartResult({ code: 'K', number: 1, value_text: '6.9', collected_at: minutesAgo(92) }),
      aChartResult({ code: 'K', number: 2, value_text: '4.4', collected_at: minutesAgo(300) }),
      aChartResult({
        code: 'NA',
        number: 3,
        value_text: '139',
        corrected: true,
        collected_at: minutesAgo(92),
      }),
      aChartResult({
        code: 'GLU',
        number: 4,
        state: 'entered_in_error',
        collected_at: minutesAgo(300),
      }),
      aChartResult({
        code: 'CREA',
        number: 5,
        value_text: '< 0.2',
        flag: null,
        flag_reason: 'comparator_undecidable',
        collected_at: minutesAgo(300),
      }),
    ]),
  },
};

/** The user may not order. */
export const ReadOnly: Story = {
  args: { ...openedPotassium, hrefs: { order: cumulativeResultsArgs.hrefs.order } },
};

/** A doctor opens a patient whose tests another user ordered. */
export const NotOwnPatient: Story = {
  args: { results: { status: 'error', error: { kind: 'not-found' } } },
};

export const Loading: Story = { args: { results: loading } };

export const Empty: Story = {
  args: {
    results: { status: 'empty', reason: 'none-yet' },
    filter: { ...cumulativeResultsArgs.filter, period: 'all' },
  },
};

export const NoMatches: Story = {
  args: { filter: { ...cumulativeResultsArgs.filter, test: 'ferritin' } },
};

/** Nothing in the period. */
export const NoneInPeriod: Story = { args: { results: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { results: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Forbidden: Story = {
  args: { results: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    results: { status: 'ready', data: chartResults, freshness: 'stale', asOf: FIXTURE_NOW },
  },
};

export const LongText: Story = {
  args: {
    results: ready(
      chartResults.map((result) => ({
        ...result,
        test: { ...result.test, name: `${result.test.name}, Thyroid-stimulating hormone receptor` },
        value_text: result.value_text === null ? null : '123456789012',
        unit_display: 'millimoles per litre',
      })),
    ),
  },
};

export const RightToLeft: Story = { args: openedPotassium, globals: { locale: 'ar-XB' } };

export const Dark: Story = { args: openedPotassium, globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = {
  args: openedPotassium,
  globals: { viewport: { value: 'narrow' } },
};

/** Filters with `/`, moves between tests with the arrow keys and opens one with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Test' })).toHaveFocus();
    const [first, second] = canvas
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenedChange).toHaveBeenCalledTimes(1);
  },
};
