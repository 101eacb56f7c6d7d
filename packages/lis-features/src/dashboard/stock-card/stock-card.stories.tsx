import { someStockAlerts } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StockCard } from './index.ts';
import { stockCardArgs } from './stock-card.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** Stock that is out, low or expires soon: the most urgent items listed, the rest counted. */
const meta = {
  title: 'Features/Home/Stock card',
  component: StockCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...stockCardArgs, onRetry: fn() },
} satisfies Meta<typeof StockCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No stock alerts. */
export const Empty: Story = { args: { alerts: ready(someStockAlerts([])) } };

export const Loading: Story = { args: { alerts: loading } };

export const Failed: Story = { args: { alerts: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { alerts: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    alerts: {
      status: 'ready',
      data: someStockAlerts(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  globals: { locale: 'fr' },
  args: {
    alerts: ready(
      someStockAlerts(
        someStockAlerts().items.map((raised) => ({
          ...raised,
          item_name: `${raised.item_name} pour l’analyse des échantillons prélevés hors de l’établissement`,
          quantity: 1_234_567,
        })),
      ),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs to the inventory link, then to each item. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};
