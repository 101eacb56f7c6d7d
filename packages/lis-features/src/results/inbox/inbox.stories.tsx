import type { ResultId } from '@alms/lis-domain/results';
import {
  aPatientSummary,
  aRequestedReport,
  aRequestedResult,
  idOf,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InboxScreen } from './index.ts';
import {
  criticalReport,
  inboxArgs,
  laboratoryReport,
  normalReport,
  pendingReports,
  toRead,
} from './inbox.args.ts';

const nothing = { to_read: 0, critical: 0, pending: 0, normal: 0 };
const empty = { status: 'empty', reason: 'none-yet' } as const;

/**
 * Reports of the user’s own orders. Unseen critical results come first, then results that need
 * attention, then normal ones. Marking as seen is recorded with user and time.
 */
const meta = {
  title: 'Features/Results/Inbox',
  component: InboxScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: {
    ...inboxArgs,
    onMarkSeen: fn(),
    onAcknowledge: fn(),
    onMarkNormal: fn(),
    onTabChange: fn(),
  },
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Critical: Story = { args: { tab: 'critical', reports: ready([criticalReport]) } };

export const Pending: Story = { args: { tab: 'pending', reports: ready(pendingReports) } };

/** A user who may not open the chart opens the order instead. */
export const WithoutChart: Story = { args: { hrefs: { ...inboxArgs.hrefs, chart: undefined } } };

export const MoreToRead: Story = {
  args: { onMore: fn(), counts: { to_read: 43, critical: 1, pending: 3, normal: 31 } },
};

export const Marking: Story = {
  args: { marking: { orderId: normalReport.order_id, submission: { status: 'submitting' } } },
};

export const MarkingNormal: Story = { args: { markingNormal: { status: 'submitting' } } };

/** A result was corrected after loading and before marking. */
export const ChangedSince: Story = {
  args: {
    marking: {
      orderId: normalReport.order_id,
      submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
    },
  },
};

const { notification: open } = criticalReport.results.find(({ critical }) => critical) ?? {};

export const Acknowledging: Story = {
  args: { acknowledging: { id: open?.id ?? '', submission: { status: 'submitting' } } },
};

/** The laboratory recorded an attempt after loading and before the acknowledgement. */
export const AcknowledgedSince: Story = {
  args: {
    acknowledging: {
      id: open?.id ?? '',
      submission: { status: 'rejected', fieldErrors: {}, formError: 'conflict' },
    },
  },
};

/** The user may not acknowledge: the laboratory notifies the ordering provider. */
export const NotifiedByLaboratory: Story = { args: { reports: ready([laboratoryReport]) } };

/** A value that differs from the result is refused before it is sent. */
export const ReadBackDiffers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Potassium: value read back'), '8.6');
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge result' }));
    await expect(await canvas.findByText(/Read-back does not match the result/)).toBeVisible();
    await expect(args.onAcknowledge).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { reports: loading, counts: undefined } };

export const Empty: Story = { args: { reports: empty, counts: nothing } };

export const EmptyCritical: Story = {
  args: { tab: 'critical', reports: empty, counts: nothing },
};

export const EmptyPending: Story = { args: { tab: 'pending', reports: empty, counts: nothing } };

export const Failed: Story = {
  args: {
    reports: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } },
    counts: undefined,
  },
};

export const Forbidden: Story = {
  args: { reports: { status: 'error', error: { kind: 'forbidden' } }, counts: undefined },
};

export const Stale: Story = {
  args: {
    reports: { status: 'ready', data: toRead, freshness: 'stale', asOf: '2026-05-12T08:12:00Z' },
  },
};

export const LongText: Story = {
  args: {
    reports: ready([
      aRequestedReport({
        priority: 'stat',
        outstanding: Array.from({ length: 12 }, () => ({
          test_name: 'Thyroid-stimulating hormone receptor antibodies',
          status: 'received' as const,
        })),
        patient: aPatientSummary({
          full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández, Maximiliana',
        }),
        results: ['1', '2', '3', '4', '5', '6'].map((id) =>
          aRequestedResult({
            id: idOf<ResultId>(id),
            value_text: '6.8',
            test_name: `Thyroid-stimulating hormone receptor antibodies ${id}`,
            unit_display: 'millimoles per litre',
            awaiting_notification: true,
            notification: { id: `call-${id}`, version: 1, due_at: minutesAgo(12) },
            corrected: true,
          }),
        ),
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the critical results, then acknowledges one and marks another report as seen. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New order' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /^To read/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onTabChange).toHaveBeenCalledWith('critical');
    (await canvas.findByLabelText('Potassium: value read back')).focus();
    await userEvent.keyboard('6.80{Enter}');
    await waitFor(() => expect(args.onAcknowledge).toHaveBeenCalledWith(open, '6.80'));
    const [mark] = canvas.getAllByRole('button', { name: /^Mark as seen: / });
    mark?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkSeen).toHaveBeenCalledWith(
      expect.objectContaining({ order_number: toRead[1]?.order_number }),
    );
  },
};
