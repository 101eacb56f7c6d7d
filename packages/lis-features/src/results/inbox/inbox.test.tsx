import {
  aRequestedReport,
  aRequestedResult,
  aWard,
  idOf,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { RequestedReport, ResultId } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InboxScreen, type InboxScreenProps } from './index.ts';
import {
  correctedReport,
  criticalReport,
  inboxArgs,
  laboratoryReport,
  pendingReports,
  toRead,
} from './inbox.args.ts';

const element = (props: Partial<InboxScreenProps> = {}) => (
  <InboxScreen {...inboxArgs} {...props} />
);
const show = (props: Partial<InboxScreenProps> = {}) => renderUi(element(props));
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-order]')];
const row = (report: RequestedReport) => {
  const found = rows().find(({ dataset }) => dataset['order'] === report.order_id);
  if (!found) throw new Error(`There is no row of ${report.order_number}.`);
  return found;
};
const valuesOf = (report: RequestedReport) =>
  within(row(report))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('InboxScreen', () => {
  it('counts the reports of each tab, and marks open critical ones', () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'To read55 reports',
      'Critical11 report',
      'Pending33 reports',
    ]);
  });

  it('shows a screening result as reactive, never as positive', () => {
    const results = [aRequestedResult({ flag: 'POS', reactivity: 'RR', value_text: 'Reactive' })];
    const report = aRequestedReport({ results });
    show({ reports: ready([report]) });
    expect(row(report)).toHaveTextContent('Screening result: not a diagnosis until confirmed');
    expect(row(report)).not.toHaveTextContent('Positive');
  });

  it('names the ward of a report', () => {
    const report = aRequestedReport({ ward: aWard() });
    show({ reports: ready([report]) });
    expect(within(row(report)).getByText('Ward 3B')).toBeVisible();
  });

  it('shows no counts while they are unknown', () => {
    show({ counts: undefined });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'To read',
      'Critical',
      'Pending',
    ]);
  });

  it('changes the tab', async () => {
    const onTabChange = vi.fn();
    const { user } = show({ onTabChange });
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('pending');
  });

  it('groups unseen reports by attention, with the number of each', () => {
    show();
    const groups = screen.getAllByRole('heading', { level: 2 });
    expect(
      groups.map((heading) => [
        heading.textContent,
        heading.nextElementSibling?.textContent,
        within(heading.closest('section') ?? heading).getAllByText(/^ORD-/).length,
      ]),
    ).toEqual([
      ['Critical', '1', 1],
      ['Needs attention', '2', 2],
      ['Within reference interval', '2', 2],
    ]);
  });

  it('shows no number of a group while more reports can be loaded', () => {
    show({ onMore: () => {} });
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.nextElementSibling),
    ).toEqual([null, null, screen.getByRole('button', { name: 'Mark all normal as seen' })]);
  });

  it('identifies the patient by name, MRN and date of birth', () => {
    show();
    expect(row(criticalReport).textContent).toMatch(
      /Mockford, Tunde.*STAT.*77 y, .*MRN-4006.*born 30 Dec 1948.*ORD-20260512-0006/,
    );
  });

  it('shows critical values first, with flag, change and notification', () => {
    show();
    expect(valuesOf(criticalReport)).toEqual([
      expect.stringMatching(
        /^Potassium 6\.8 mmol\/L.*Critical high.*Was 4\.4 on 10 May 2026\+2\.4 \(\+54\.5%\)$/,
      ),
      expect.stringMatching(/^Creatinine 1\.9 mg\/dL.*High.*Was 1\.8/),
      expect.stringMatching(/^Sodium 138 mmol\/L/),
    ]);
  });

  it('names corrections and results entered in error, which have no value', () => {
    show();
    expect(valuesOf(correctedReport)).toEqual([
      expect.stringMatching(/^Glucose 92 mg\/dL.*Corrected.*No previous result$/),
      'Potassium Entered in error',
    ]);
  });

  it('shows four results, and all on request', async () => {
    const report = aRequestedReport({
      results: ['A', 'B', 'C', 'D', 'E', 'F'].map((id) =>
        aRequestedResult({ id: idOf<ResultId>(id) }),
      ),
    });
    const { user } = show({ reports: ready([report]) });
    expect(valuesOf(report)).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show all 6 results' }));
    expect(valuesOf(report)).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show fewer results' }));
    expect(valuesOf(report)).toHaveLength(4);
  });

  it('shows today’s time alone, and other days with the date', () => {
    show();
    const times = rows().map((each) => each.querySelector('time')?.textContent);
    expect(times[0]).toMatch(/^\d\d:\d\d$/);
    expect(times.at(-1)).toMatch(/^11 May 2026\d\d:\d\d$/);
  });

  it('lists the tests of a pending order with their state, and no action to mark it', () => {
    show({ tab: 'pending', reports: ready(pendingReports) });
    const [first] = pendingReports;
    if (!first) throw new Error('There is no pending order.');
    expect(valuesOf(first)).toEqual(['Troponin IIn process', 'CreatinineAwaiting verification']);
    expect(screen.queryByRole('button', { name: /Mark as seen/ })).toBeNull();
  });

  it('keeps a seen critical report without the action to mark it', () => {
    const report = aRequestedReport({
      results: [
        aRequestedResult({
          value_text: '6.8',
          awaiting_notification: true,
          seen_at: minutesAgo(5),
        }),
      ],
    });
    show({ tab: 'critical', reports: ready([report]) });
    expect(row(report)).toHaveTextContent('Awaiting notification');
    expect(screen.queryByRole('button', { name: /Mark as seen/ })).toBeNull();
  });

  it('links to the chart and to a new order, and marks the report', async () => {
    const onMarkSeen = vi.fn();
    const { user } = show({ onMarkSeen });
    const actions = within(row(criticalReport));
    expect(actions.getByRole('link', { name: /^Chart: Mockford/ })).toHaveAttribute(
      'href',
      `/app/patient-portal/${criticalReport.patient.id}`,
    );
    expect(actions.queryByRole('link', { name: /^Open order/ })).toBeNull();
    expect(actions.getByRole('link', { name: /^Reorder: Mockford/ })).toHaveAttribute(
      'href',
      `/app/patient-portal/${criticalReport.patient.id}/order?reorder=${criticalReport.order_id}`,
    );
    await user.click(within(row(correctedReport)).getByRole('button', { name: /^Mark as seen: / }));
    expect(onMarkSeen).toHaveBeenCalledExactlyOnceWith(correctedReport);
  });

  it('links to the order for users who may not open the chart', () => {
    show({ hrefs: { order: inboxArgs.hrefs.order } });
    const actions = within(row(criticalReport));
    expect(actions.getAllByRole('link')).toEqual([
      actions.getByRole('link', { name: /^Open order: Mockford/ }),
    ]);
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  });

  it('marks normal reports up to the newest one shown', async () => {
    const onMarkNormal = vi.fn();
    const { user } = show({ onMarkNormal });
    await user.click(screen.getByRole('button', { name: 'Mark all normal as seen' }));
    expect(onMarkNormal).toHaveBeenCalledExactlyOnceWith(minutesAgo(45));
  });

  it.each([
    ['no report is normal', { ...inboxArgs.counts, normal: 0 }],
    ['the number is unknown', undefined],
  ])('does not offer to mark normal reports while %s', (_, counts) => {
    show({ counts });
    expect(screen.queryByRole('button', { name: 'Mark all normal as seen' })).toBeNull();
  });

  it('explains at the report why it could not be marked', () => {
    show({
      marking: {
        orderId: correctedReport.order_id,
        submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
      },
    });
    expect(within(row(correctedReport)).getByRole('alert')).toHaveTextContent(
      'A result of this report was updated.',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('explains in the group why normal reports could not be marked', () => {
    show({ markingNormal: { status: 'failed', error: { kind: 'server', requestId: 'req-9' } } });
    expect(
      within(screen.getByRole('region', { name: 'Within reference interval' })).getByRole('alert'),
    ).toHaveTextContent('req-9');
  });

  it('moves focus to the next report when the marked one leaves the list', async () => {
    const { user, rerender } = show();
    await user.click(within(row(correctedReport)).getByRole('button', { name: /^Mark as seen: / }));
    rerender(element({ reports: ready(toRead.filter((report) => report !== correctedReport)) }));
    const next = rows()[2];
    expect(next?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toHaveAccessibleName(/^Reorder/);
  });

  it.each([
    ['to_read', 'No results to read'],
    ['critical', 'No critical results'],
    ['pending', 'No pending tests'],
  ] as const)('states that %s is empty', (tab, title) => {
    show({ tab, reports: { status: 'empty', reason: 'none-yet' } });
    expect(screen.getByText(title)).toBeVisible();
  });

  it('offers no actions for sample data', () => {
    show({ reports: { status: 'ready', data: toRead, freshness: 'sample' } });
    expect(screen.queryByRole('button', { name: /as seen/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Chart|Reorder/ })).toBeNull();
  });

  it('groups the tests of a pending order by state', () => {
    const report = aRequestedReport({
      outstanding: ['Sodium', 'Potassium', 'Chloride', 'Glucose', 'Calcium'].map((test_name) => ({
        test_name,
        status: 'ordered' as const,
      })),
    });
    show({ tab: 'pending', reports: ready([report]) });
    expect(valuesOf(report)).toEqual(['Sodium, Potassium, Chloride and 2 moreTo collect']);
  });

  it('shows the age of the reports, and reloads them', async () => {
    const onRetry = vi.fn();
    const { user } = show({ onRetry });
    expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh inbox' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('loads the next page', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('acknowledgement of a critical result', () => {
  const field = () => screen.findByLabelText('Potassium: value read back');
  const confirm = () => screen.getByRole('button', { name: 'Acknowledge result' });
  const potassium = criticalReport.results.find(({ critical }) => critical);
  const acknowledged = {
    ...criticalReport,
    results: criticalReport.results.map((result) => ({
      ...result,
      awaiting_notification: false,
      notification: null,
      ...(result === potassium && { seen_at: minutesAgo(0) }),
    })),
  };

  it('sends the value read back, with its decimal point', async () => {
    const onAcknowledge = vi.fn();
    const { user } = show({ onAcknowledge });
    await user.type(await field(), ' 6.80 {Enter}');
    expect(onAcknowledge).toHaveBeenCalledExactlyOnceWith(potassium?.notification, '6.80');
  });

  it.each([
    ['another value', '8.6', 'Read-back does not match the result.'],
    ['no value', ' ', 'Enter the value read back'],
  ])('is not sent with %s', async (_, typed, message) => {
    const onAcknowledge = vi.fn();
    const { user } = show({ onAcknowledge });
    await user.type(await field(), typed);
    await user.click(confirm());
    expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(onAcknowledge).not.toHaveBeenCalled();
  });

  it('precedes marking the report as seen', async () => {
    const { rerender } = show();
    await field();
    expect(within(row(criticalReport)).queryByRole('button', { name: /^Mark as seen/ })).toBeNull();
    rerender(element({ reports: ready([acknowledged]) }));
    expect(
      within(row(criticalReport)).getByRole('button', { name: /^Mark as seen/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge result' })).toBeNull();
  });

  it('moves focus to the next action of the report when its form leaves', async () => {
    const { user, rerender } = show();
    await user.type(await field(), '6.8{Enter}');
    rerender(element({ reports: ready([acknowledged, ...toRead.slice(1)]) }));
    expect(document.activeElement).toHaveAccessibleName(/^Reorder: Mockford, Tunde/);
  });

  it('explains at the result why it was refused', async () => {
    show({
      acknowledging: {
        id: potassium?.notification?.id ?? '',
        submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
      },
    });
    expect(await screen.findByText(/^The laboratory recorded an attempt/)).toBeVisible();
  });

  it('is not offered without a notification of the shown value, nor for sample data', () => {
    show({ reports: ready([laboratoryReport]) });
    expect(row(laboratoryReport)).toHaveTextContent('Awaiting notification');
    expect(screen.queryByRole('button', { name: /^(Acknowledge|Mark as seen)/ })).toBeNull();
    show({ reports: { status: 'ready', data: toRead, freshness: 'sample' } });
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });
});
