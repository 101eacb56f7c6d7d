import { anOverview, inMinutes } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DueNextCard } from './index.ts';
import { dueNextCardArgs } from './due-next-card.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** The specimens in progress that are due next. */
const meta = {
  title: 'Features/Home/Due next card',
  component: DueNextCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...dueNextCardArgs, onRetry: fn() },
} satisfies Meta<typeof DueNextCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { overview: ready(anOverview({ due_next: { specimens: 0, stat: 0, items: [] } })) },
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
  args: {
    overview: ready(
      anOverview({
        due_next: {
          specimens: 1_234_567,
          stat: 12_345,
          items: anOverview().due_next.items.map((item, index) => ({
            ...item,
            due_at: index === 0 ? inMinutes(-60 * 24 * 3) : index === 7 ? null : item.due_at,
            accession_number: `${item.accession_number}-NORTH`,
            tests: [
              'Thyroid-stimulating hormone receptor antibodies, third generation',
              ...item.tests,
            ],
          })),
        },
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs to the work list and to each specimen. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Work list' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '260512-0180' })).toHaveFocus();
  },
};
