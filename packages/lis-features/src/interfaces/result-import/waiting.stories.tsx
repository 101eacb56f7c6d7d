import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WaitingCard } from './waiting-card.tsx';
import { someWaiting, waitingArgs } from './waiting.args.ts';

/** Work list of values of all analysers and files that wait for a user, each with its reason. */
const meta = {
  title: 'Features/Results/Waiting values',
  component: WaitingCard,
  tags: ['screen'],
  args: { ...waitingArgs, onFilterChange: fn(), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof WaitingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: loading, counts: loading } };

export const Empty: Story = {
  args: {
    rows: { status: 'empty', reason: 'none-yet' },
    counts: ready({ total: 0, reasons: [], instruments: [] }, FIXTURE_NOW),
  },
};

export const NoMatches: Story = {
  args: {
    filter: { reason: 'unmapped', instrument_id: undefined },
    rows: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: {
    rows: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    counts: { status: 'error', error: { kind: 'server' } },
  },
};

export const Forbidden: Story = {
  args: { rows: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: { rows: { status: 'ready', data: someWaiting, freshness: 'stale', asOf: FIXTURE_NOW } },
};

export const LongText: Story = {
  args: {
    rows: ready(
      someWaiting.slice(0, 2).map((each) => ({
        ...each,
        batch: {
          ...each.batch,
          instrument: {
            ...each.batch.instrument,
            name: 'Clinical chemistry and immunology line of the northern regional laboratory',
          },
        },
        row: {
          ...each.row,
          content: { ...each.row.content, accession: '0'.repeat(40), value: '9'.repeat(40) },
        },
      })),
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Filters by reason, and opens a value. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'unmapped');
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenCalledWith({
        reason: 'unmapped',
        instrument_id: undefined,
      }),
    );
    const [value] = canvas.getAllByText(someWaiting[0]?.batch.file_name ?? '');
    if (value) await userEvent.click(value);
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith(
        someWaiting[0]?.batch.id,
        someWaiting[0]?.row.status,
      ),
    );
  },
};
