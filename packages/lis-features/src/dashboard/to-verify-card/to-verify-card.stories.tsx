import { anOverview, inMinutes } from '@alms/lis-domain/fixtures';
import { specimenReviewReasons } from '@alms/lis-domain/results';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToVerifyCard } from './index.ts';
import { toVerifyCardArgs } from './to-verify-card.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** Specimens within all checks and those for individual review, as in the work list. */
const meta = {
  title: 'Features/Home/To verify card',
  component: ToVerifyCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...toVerifyCardArgs, onRetry: fn() },
} satisfies Meta<typeof ToVerifyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No results awaiting verification. */
export const Empty: Story = {
  args: {
    overview: ready(
      anOverview({
        counts: { ...anOverview().counts, to_verify: 0, held: 0 },
        verified_by_rule: 0,
        to_verify: {
          specimens: 0,
          oldest_received_at: null,
          within: { specimens: 0, first_due_at: null, last_due_at: null },
          review: { specimens: 0, first_due_at: null, reasons: [] },
        },
      }),
    ),
  },
};

/** All specimens are within all checks, without due times; no rule is enabled. */
export const NothingToReview: Story = {
  args: {
    overview: ready(
      anOverview({
        verified_by_rule: null,
        to_verify: {
          specimens: 4,
          oldest_received_at: null,
          within: { specimens: 4, first_due_at: null, last_due_at: null },
          review: { specimens: 0, first_due_at: null, reasons: [] },
        },
      }),
    ),
  },
};

export const Loading: Story = { args: { overview: loading } };

export const Failed: Story = { args: { overview: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { overview: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    overview: {
      status: 'ready',
      data: anOverview(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  globals: { locale: 'fr' },
  args: {
    overview: ready(
      anOverview({
        verified_by_rule: 1_234_567,
        to_verify: {
          specimens: 2_345_678,
          oldest_received_at: inMinutes(-60 * 24 * 40),
          within: {
            specimens: 1_111_111,
            first_due_at: inMinutes(-60 * 24 * 30),
            last_due_at: inMinutes(60 * 24 * 30),
          },
          review: {
            specimens: 1_234_567,
            first_due_at: inMinutes(-60 * 24 * 30),
            reasons: specimenReviewReasons.map((reason) => ({ reason, specimens: 94_966 })),
          },
        },
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs to both actions, and to the results on hold. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Verify 27…', 'Review 5', '9 results on hold']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
