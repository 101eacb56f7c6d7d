import { aNotification } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notificationPanelArgs } from './notification-panel.args.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** Popover of the notification bell. */
const meta = {
  title: 'Features/Shell/Notification panel',
  component: NotificationPanel,
  tags: ['screen'],
  args: {
    ...notificationPanelArgs,
    onUnreadOnlyChange: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationPanel>;

export default meta;
type Story = StoryObj<typeof NotificationPanel>;

export const Default: Story = {};

export const Loading: Story = { args: { notifications: loading, unread: undefined } };

export const Empty: Story = {
  args: { notifications: { status: 'empty', reason: 'none-yet' }, unread: 0 },
};

export const NoMatches: Story = {
  args: { unreadOnly: true, notifications: { status: 'empty', reason: 'no-match' }, unread: 0 },
};

export const Failed: Story = {
  args: {
    notifications: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    unread: undefined,
  },
};

export const Forbidden: Story = {
  args: { notifications: { status: 'error', error: { kind: 'forbidden' } }, unread: undefined },
};

export const Stale: Story = {
  args: {
    notifications: {
      ...notificationPanelArgs.notifications,
      freshness: 'stale',
      asOf: '2026-05-12T07:40:00Z',
    } as typeof notificationPanelArgs.notifications,
  },
};

export const LongText: Story = {
  args: {
    notifications: ready({
      items: [
        aNotification({
          title:
            'Critical result: Thyroid stimulating immunoglobulin, quantitative, by chemiluminescence 1234567.89 mIU/L',
          message: 'Order-20260512-0000000000000000000000000000000000000007',
        }),
      ],
      total: 1,
      unread_count: 1,
      limit: 20,
      offset: 0,
    }),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}{Tab}{ArrowRight}');
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await expect(args.onUnreadOnlyChange).toHaveBeenCalledWith(true);
  },
};
