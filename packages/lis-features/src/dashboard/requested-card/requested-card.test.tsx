import { aRequestedReport, aRequestedResult, minutesAgo, idOf } from '@alms/lis-domain/fixtures';
import type { RequestedReport, ResultId } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestedCard, type RequestedCardProps } from './index.ts';
import { requestedCardArgs, someReports } from './requested-card.args.ts';

const show = (props: Partial<RequestedCardProps> = {}) =>
  renderUi(<RequestedCard {...requestedCardArgs} {...props} />);
const showReports = (items: RequestedReport[], props: Partial<RequestedCardProps> = {}) =>
  show({ reports: ready({ items, nextCursor: null }), ...props });
const reports = () =>
  within(screen.getByRole('region'))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.dataset['component'] === 'requested-card');
const report = (index = 0) => {
  const item = reports()[index];
  if (!item) throw new Error(`There is no report ${index}.`);
  return item;
};

describe('RequestedCard', () => {
  it('identifies the patient by two identifiers, and summarises new results in its heading', () => {
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Results of your orders3');
    expect(report()).toHaveTextContent(
      'Mockford, TundeSTATNewMRN-4006born 30 Dec 1948ORD-20260512-0006',
    );
  });

  it('shows abnormal results, critical ones first, and counts the rest', () => {
    show();
    expect(
      within(report())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Potassium6.8 mmol/L'),
      expect.stringContaining('Creatinine1.9 mg/dL'),
    ]);
    expect(report()).toHaveTextContent('1 result within reference interval');
    expect(report()).toHaveTextContent('1 pending test');
  });

  it('does not count unevaluated results as within the reference interval', () => {
    showReports([
      aRequestedReport({
        results: [aRequestedResult({ flag: null, flag_reason: 'no_applicable_interval' })],
      }),
    ]);
    expect(report()).toHaveTextContent('Potassium4.1 mmol/L');
    expect(report()).not.toHaveTextContent('within');
  });

  it('shows four results and counts the others', () => {
    showReports([
      aRequestedReport({
        results: ['A', 'B', 'C', 'D', 'E', 'F'].map((id) =>
          aRequestedResult({ id: idOf<ResultId>(id), flag: 'H' }),
        ),
      }),
    ]);
    expect(within(report()).getAllByRole('listitem')).toHaveLength(4);
    expect(report()).toHaveTextContent('2 more to review');
  });

  it('shows when a report was seen, and offers to mark only new ones', () => {
    const at = minutesAgo(50);
    showReports([
      aRequestedReport({
        results: [
          aRequestedResult({ seen_at: minutesAgo(70) }),
          aRequestedResult({ code: 'NA', seen_at: at }),
        ],
      }),
    ]);
    expect(report().textContent).toMatch(/Seen .*07:52/);
    expect(report()).not.toHaveTextContent('New');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('marks a report as new again after a correction', () => {
    showReports([
      aRequestedReport({
        results: [
          aRequestedResult({ corrected: true }),
          aRequestedResult({ code: 'NA', seen_at: minutesAgo(50) }),
        ],
      }),
    ]);
    expect(report()).toHaveTextContent('New');
    expect(report()).not.toHaveTextContent('Seen');
    expect(screen.getByRole('button', { name: 'Mark as seen' })).toBeVisible();
  });

  it('links to the results, and passes the report to mark', async () => {
    const onMarkSeen = vi.fn();
    const { user } = show({ onMarkSeen });
    const first = within(report());
    expect(first.getByRole('link', { name: 'Open results' })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/test-results?specimen='),
    );
    await user.click(first.getByRole('button', { name: 'Mark as seen' }));
    expect(onMarkSeen).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ order_number: 'ORD-20260512-0006' }),
    );
  });

  it('explains at the report why it could not be marked', () => {
    const [first, second] = [aRequestedReport({ number: 1 }), aRequestedReport({ number: 2 })];
    showReports([first, second], {
      marking: {
        orderId: second.order_id,
        submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
      },
    });
    expect(within(report(1)).getByRole('alert')).toHaveTextContent('was updated');
    expect(within(report(0)).queryByRole('alert')).toBeNull();
  });

  it('offers no actions for sample data', () => {
    show({
      reports: {
        status: 'ready',
        data: { items: someReports, nextCursor: null },
        freshness: 'sample',
      },
    });
    expect(screen.queryByRole('link', { name: 'Open results' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
  });

  it('shows no value for a result entered in error', () => {
    showReports([
      aRequestedReport({
        results: [
          aRequestedResult({
            value_text: null,
            flag: null,
            flag_reason: null,
            entered_in_error: true,
          }),
        ],
      }),
    ]);
    expect(within(report()).getAllByRole('listitem')[0]?.textContent).toBe(
      'PotassiumEntered in error',
    );
  });

  it('links to the inbox, if the user has one', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Open inbox' })).toHaveAttribute('href', '/app/inbox');
    rerender(<RequestedCard {...requestedCardArgs} inboxHref={undefined} />);
    expect(screen.queryByRole('link', { name: 'Open inbox' })).toBeNull();
  });

  it('loads the next page', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});
