import { aControlledTest } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { holdsCardArgs, inControl, overdue, rejected } from './holds-card.args.ts';
import { HoldsCard } from './index.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;
const LONG_NAME = 'Thyroid-stimulating hormone receptor antibodies, third generation';

/** Tests on QC hold: rejected runs first, then overdue QC. */
const meta = {
  title: 'Features/Home/Quality control card',
  component: HoldsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...holdsCardArgs, onRetry: fn() },
} satisfies Meta<typeof HoldsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No test has QC configured. */
export const Empty: Story = { args: { tests: { status: 'empty', reason: 'none-yet' } } };

export const NothingHeld: Story = {
  args: { tests: ready({ items: [inControl], nextCursor: null }) },
};

export const Loading: Story = { args: { tests: loading } };

export const Failed: Story = { args: { tests: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { tests: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    tests: {
      status: 'ready',
      data: { items: [rejected], nextCursor: null },
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

/** Three are listed, the rest are counted. */
export const LongText: Story = {
  args: {
    tests: ready({
      items: [1, 2, 3, 4, 5].map((number) =>
        aControlledTest({
          ...rejected,
          number,
          test: { ...rejected.test, name: LONG_NAME },
          instrument: { ...rejected.instrument, name: 'Immunochemistry line, second analyser' },
        }),
      ),
      nextCursor: null,
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs to the link to all QC, then to each hold. */
export const KeyboardOnly: Story = {
  args: { tests: ready({ items: [rejected, overdue], nextCursor: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All controls' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Review hold of Potassium on Analyser 2' }),
    ).toHaveFocus();
  },
};
