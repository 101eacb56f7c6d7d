import type { ResultId } from '@alms/lis-domain/results';
import {
  aPatientSummary,
  aRequestedReport,
  aRequestedResult,
  fixtureId,
  idOf,
} from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RequestedCard } from './index.ts';
import { requestedCardArgs, someReports } from './requested-card.args.ts';

const FIRST = someReports[0]?.order_id ?? fixtureId('order', 1);

/**
 * Results of the user’s orders. Unseen critical results come first; marking as seen is recorded
 * with user and time.
 */
const meta = {
  title: 'Features/Home/Requested results card',
  component: RequestedCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...requestedCardArgs, onMarkSeen: fn() },
} satisfies Meta<typeof RequestedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoreToRead: Story = { args: { onMore: fn() } };

export const Corrected: Story = {
  args: {
    reports: ready({
      items: [
        aRequestedReport({ results: [aRequestedResult({ value_text: '5.6', corrected: true })] }),
      ],
      nextCursor: null,
    }),
  },
};

export const EnteredInError: Story = {
  args: {
    reports: ready({
      items: [
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
      ],
      nextCursor: null,
    }),
  },
};

export const Marking: Story = {
  args: { marking: { orderId: FIRST, submission: { status: 'submitting' } } },
};

/** A result was corrected after loading and before marking. */
export const ChangedSince: Story = {
  args: {
    marking: {
      orderId: FIRST,
      submission: { status: 'rejected', fieldErrors: {}, formError: 'version_stale' },
    },
  },
};

export const Loading: Story = { args: { reports: loading } };

export const Empty: Story = { args: { reports: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { reports: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Forbidden: Story = {
  args: { reports: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    reports: {
      status: 'ready',
      data: { items: someReports, nextCursor: null },
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    reports: ready({
      items: [
        aRequestedReport({
          priority: 'stat',
          outstanding: Array.from({ length: 12 }, () => ({
            test_name: 'Glucose',
            status: 'received' as const,
          })),
          patient: aPatientSummary({
            full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández, Maximiliana',
          }),
          results: ['1', '2', '3', '4', '5'].map((id) =>
            aRequestedResult({
              id: idOf<ResultId>(id),
              value_text: '6.8',
              test_name: 'Thyroid-stimulating hormone receptor antibodies',
              unit_display: 'millimoles per litre',
            }),
          ),
        }),
      ],
      nextCursor: 'more',
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the results of the most severe report, then marks it as seen. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open inbox' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Open results' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Mark as seen' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkSeen).toHaveBeenCalledWith(
      expect.objectContaining({ order_number: 'ORD-20260512-0006' }),
    );
  },
};
