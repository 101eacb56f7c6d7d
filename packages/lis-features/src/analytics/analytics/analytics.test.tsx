import {
  aComparison,
  aPerformance,
  aQualityMetrics,
  aTestStats,
  aTurnaround,
  aTestVolume,
  someLaboratoryFigures,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { analyticsArgs, someSites } from './analytics.args.ts';
import {
  AnalyticsScreen,
  type AnalyticsFigures,
  type AnalyticsScreenProps,
} from './analytics-screen.tsx';
import { AnalyticsNotInPlan } from './analytics-not-in-plan.tsx';
import { daysOfPeriod } from './period-bar.tsx';
import type { SavedReportsProps } from './saved-reports.tsx';

const show = (props: Partial<AnalyticsScreenProps> = {}) =>
  renderUi(<AnalyticsScreen {...analyticsArgs} {...props} />);
const showReports = (props: Partial<SavedReportsProps>) =>
  show({ savedReports: { ...analyticsArgs.savedReports, open: true, ...props } });
const showFigures = (figures: Partial<AnalyticsFigures>) =>
  show({ figures: { ...analyticsArgs.figures, ...figures } });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('daysOfPeriod', () => {
  it.each([
    [{ preset: '7-days' }, { from: '2026-05-06', to: '2026-05-12' }],
    [
      { preset: 'custom', from: '2026-01-03', to: '2026-02-04' },
      { from: '2026-01-03', to: '2026-02-04' },
    ],
  ] as const)('%o', (period, days) => {
    expect(daysOfPeriod(period, '2026-05-12')).toEqual(days);
  });
});

describe('turnaround', () => {
  it('is shown in working hours beside calendar time', () => {
    showFigures({ turnaround: ready(aTurnaround({ working: { n: 312, median: 44, p90: 81 } })) });
    const card = region('Turnaround');
    expect(card.getByText('Median, working hours')).toBeVisible();
    expect(card.getByText(/44/)).toBeVisible();
    expect(card.getByText(/within the opening hours of the facility/)).toBeVisible();
  });

  it('is unknown in working hours while the opening hours are', () => {
    showFigures({ turnaround: ready(aTurnaround({ working: null })) });
    const card = region('Turnaround');
    expect(card.queryByText('Median, working hours')).toBeNull();
    expect(card.getByText(/Opening hours are not set/)).toBeVisible();
  });
});

describe('sites', () => {
  it('are compared while all are chosen, with unknown figures named', () => {
    show({ sites: someSites });
    const row = within(region('By site').getByRole('row', { name: /Harbour Street/ }));
    expect(row.getByText('51')).toBeVisible();
    expect(row.getByText('Not known')).toBeVisible();
  });

  it('show each figure exactly as the comparison of periods does', () => {
    const [first, ...others] = someLaboratoryFigures().items;
    if (first === undefined) throw new Error('no site');
    const figures = { on_time_rate: 94.96, rejection_rate_samples: 1.2987, pass_rate: 99.96 };
    const comparison = aComparison();
    show({
      sites: {
        ...someSites,
        figures: ready({
          ...someLaboratoryFigures(),
          items: [{ ...first, ...figures }, ...others],
        }),
      },
      figures: {
        ...analyticsArgs.figures,
        comparison: ready({ ...comparison, current: { ...comparison.current, ...figures } }),
      },
    });
    const cells = (name: string, row: string) =>
      within(region(name).getByRole('row', { name: new RegExp(row) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('By site', first.laboratory.name).slice(-3)).toEqual(['94.9', '1.2', '99.9']);
    expect(cells('Compared with the period before', 'Results on time')[0]).toBe('94.9');
    expect(cells('Compared with the period before', 'Specimens rejected')[0]).toBe('1.2');
    expect(cells('Compared with the period before', 'Control runs accepted')[0]).toBe('99.9');
  });

  it('are chosen one at a time, or all', async () => {
    const onChoose = vi.fn();
    const [, harbour] = someSites.choices;
    const { user, unmount } = show({ sites: { ...someSites, onChoose } });
    await user.selectOptions(screen.getByLabelText('Site'), 'Harbour Street');
    expect(onChoose).toHaveBeenLastCalledWith(harbour?.id);
    unmount();
    show({ sites: { ...someSites, current: harbour?.id ?? null, onChoose } });
    expect(screen.queryByRole('region', { name: 'By site' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Site'), 'All sites');
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  it('leave no trace in a facility with one', () => {
    show();
    expect(screen.queryByLabelText('Site')).toBeNull();
    expect(screen.queryByRole('region', { name: 'By site' })).toBeNull();
  });
});

describe('AnalyticsScreen', () => {
  it('requests another period', async () => {
    const onPeriodChange = vi.fn();
    show({ onPeriodChange });
    await userEvent.click(screen.getByRole('radio', { name: 'This year' }));
    expect(onPeriodChange).toHaveBeenCalledWith({ preset: 'year' });
  });

  it('marks no preset when the days are custom', () => {
    show({ period: { preset: 'custom', from: '2026-01-03', to: '2026-02-04' } });
    for (const radio of within(screen.getByRole('radiogroup', { name: 'Period' })).getAllByRole(
      'radio',
    ))
      expect(radio).not.toBeChecked();
  });

  it('offers every chart as a table', async () => {
    show();
    const volume = region('Tests ordered');
    await userEvent.click(volume.getByRole('radio', { name: 'Table' }));
    expect(volume.getAllByRole('row')).toHaveLength(1 + aTestVolume().items.length);
  });

  it('counts as ordered only tests that await collection', async () => {
    show();
    const status = region('Test status');
    await userEvent.click(status.getByRole('radio', { name: 'Table' }));
    expect(status.getByRole('row', { name: /^Ordered/ })).toHaveTextContent('14');
  });

  it('exports the table of each card', async () => {
    const onExport = vi.fn();
    show({ onExport });
    for (const button of screen.getAllByRole('button', { name: /as a CSV file/ }))
      await userEvent.click(button);
    expect(onExport.mock.calls.map(([table]) => table as string).toSorted()).toEqual([
      'comparative-metrics',
      'performance',
      'quality-by-test',
      'quality-metrics',
      'test-stats',
      'test-status',
      'test-volume',
      'turnaround-by-test',
      'turnaround-time',
    ]);
  });

  it('reports unknown values as unknown, never as 0 or 100', () => {
    showFigures({
      quality: ready(aQualityMetrics({ pass_rate: null, runs_evaluated: 0, runs_rejected: 0 })),
      turnaround: ready(aTurnaround({ on_time_rate: null, with_target: 0, on_time: 0 })),
    });
    expect(region('Quality').getByText('Not known')).toBeInTheDocument();
    expect(region('Turnaround').getByText('No target set')).toBeInTheDocument();
  });

  it('lists QC outcomes per test, and rates tests without runs as neither good nor bad', () => {
    show();
    const rows = region('Controls by test')
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toContainEqual(expect.stringMatching(/^GlucoseWarning94.9%/));
    expect(rows).toContainEqual(expect.stringMatching(/^SodiumFail0%/));
    expect(rows).toContainEqual(expect.stringMatching(/^ThyrotropinUnknownNot known0Never/));
  });

  it('truncates percentages and never rounds them up', () => {
    showFigures({ quality: ready(aQualityMetrics({ pass_rate: 94.96 })) });
    expect(region('Quality').getByText('94.9%')).toBeInTheDocument();
  });

  it('states changes with a sign and a word', () => {
    show();
    const rows = region('Compared with the period before').getAllByRole('row');
    const row = (name: RegExp) =>
      rows.find((each) => name.test(each.textContent ?? ''))?.textContent ?? '';
    expect(row(/^Orders/)).toContain('Up +21 (+10%)');
    expect(row(/^Orders/)).not.toMatch(/Better|Worse/);
    expect(row(/^Patients/)).toContain('No change');
    expect(row(/^Median/)).toMatch(/Down -7 \(-12\.7%\)Better/);
    expect(row(/^Pending tests/)).toBe('Pending tests23Not knownNot known');
    expect(row(/^Specimens rejected/)).toMatch(/Up \+0\.6.*Worse/);
    expect(row(/^Control runs/)).toContain('Not known');
    expect(aComparison().change.pass_rate.better).toBeNull();
  });

  it('hides staff names without permission, and gives the reason', () => {
    showFigures({
      workload: ready(
        aPerformance({
          items: [{ ...aPerformance().items[0], user_id: null, name: null } as never],
        }),
      ),
    });
    expect(region('Workload').getByText('Everybody')).toBeInTheDocument();
    expect(
      region('Workload').getByText(
        /Only administrators and laboratory managers see figures per person/,
      ),
    ).toBeInTheDocument();
  });

  it('links figures to lists, except lists that the user may not open', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Open the work list' })).toHaveAttribute(
      'href',
      '#work-list',
    );
    expect(screen.getByRole('link', { name: aTestStats().items[0]?.name ?? '' })).toHaveAttribute(
      'href',
      '#GLU',
    );
    unmount();
    show({ hrefs: {} });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('opens the saved reports', async () => {
    const onOpenChange = vi.fn();
    show({ savedReports: { ...analyticsArgs.savedReports, onOpenChange } });
    await userEvent.click(screen.getByRole('button', { name: 'Saved reports' }));
    expect(onOpenChange).toHaveBeenCalledWith(true);
  });

  it('shows a saved report and deletes one', async () => {
    const [onShow, onDelete] = [vi.fn(), vi.fn()];
    showReports({ onShow, onDelete });
    const list = screen.getByRole('list', { name: 'Saved reports' });
    expect(list).toHaveTextContent('This year');
    await userEvent.click(within(list).getByRole('button', { name: 'Year so far' }));
    expect(onShow).toHaveBeenCalledExactlyOnceWith({ preset: 'year' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Year so far' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(analyticsArgs.savedReports.reports[1]?.id);
  });

  it('requires a name to save a report', async () => {
    const onSave = vi.fn(analyticsArgs.savedReports.onSave);
    showReports({ onSave });
    await userEvent.click(screen.getByRole('button', { name: 'Save this report' }));
    const name = screen.getByRole('textbox', { name: /Name of the report/ });
    expect(name).toHaveAccessibleDescription(/Enter a name/);
    expect(name).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(name, ' Spring {Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Spring');
    expect(name).toHaveValue('');
  });

  it('keeps the name and states the reason when saving fails', async () => {
    showReports({
      onSave: async () => ({
        status: 'rejected',
        fieldErrors: { name: 'is one more' },
        formError: 'invalid',
      }),
    });
    const name = screen.getByRole('textbox', { name: /Name of the report/ });
    await userEvent.type(name, 'Spring{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 20 can be kept');
    expect(name).toHaveValue('Spring');
  });
});

it('offers the upgrade in a plan without analytics', () => {
  renderUi(
    <AnalyticsNotInPlan
      planName="Starter"
      hrefs={{ contactSales: '/contact-sales', plans: '/pricing' }}
    />,
  );
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: 'Analytics is not included in the Starter plan',
    }),
  ).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Contact sales', '/contact-sales'],
    ['Compare plans', '/pricing'],
  ]);
});
