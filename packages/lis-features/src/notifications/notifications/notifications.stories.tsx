import { aNotification } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notificationsScreenArgs } from './notifications.args.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

/** The user’s own notifications. Senders see the number of recipients before sending. */
const meta = {
  title: 'Features/Shell/Notifications',
  component: NotificationsScreen,
  tags: ['screen'],
  args: {
    ...notificationsScreenArgs,
    onFilterChange: fn(),
    onPageChange: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof NotificationsScreen>;

export const Default: Story = {};

/** User without permission to send notifications. */
export const ReaderOnly: Story = { args: { sender: undefined } };

/** The dialog with the number of recipients and the names of some. */
export const Sending: Story = {
  args: {
    sender: {
      ...notificationsScreenArgs.sender!,
      audienceSize: ready({
        requested: 12,
        some: ['Ada Testwell', 'Bo Trialman', 'Cleo Samplewright'],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send notification' }));
    await expect(
      await canvas.findByText(
        'Reaches 12 people, among them Ada Testwell, Bo Trialman, Cleo Samplewright.',
      ),
    ).toBeInTheDocument();
  },
};

/** Recipients of several roles are counted together. */
export const SendingToRoles: Story = {
  args: {
    sender: {
      ...notificationsScreenArgs.sender!,
      audienceSize: ready({ requested: 7, some: ['Ada Testwell', 'Bo Trialman'] }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send notification' }));
    await userEvent.selectOptions(await canvas.findByLabelText('To'), 'several-roles');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Roles' }));
    const list = within(await canvas.findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: 'Nurse' }));
    await userEvent.click(list.getByRole('option', { name: 'Doctor' }));
    await expect(
      await canvas.findByText('Reaches 7 people, among them Ada Testwell, Bo Trialman.'),
    ).toBeInTheDocument();
  },
};

/** Recipients are searched by name while typing. */
export const SendingToPeople: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send notification' }));
    await userEvent.selectOptions(await canvas.findByLabelText('To'), 'people');
    await userEvent.click(canvas.getByRole('combobox', { name: 'People' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Nils Wardman/ }));
    await expect(await canvas.findByText('Reaches 1 person.')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { notifications: loading, unread: undefined } };

export const Empty: Story = {
  args: { notifications: { status: 'empty', reason: 'none-yet' }, unread: 0 },
};

export const NoMatches: Story = {
  args: {
    filter: { unreadOnly: true, type: 'payment' },
    notifications: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: {
    notifications: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    unread: undefined,
  },
};

export const Forbidden: Story = {
  args: {
    notifications: { status: 'error', error: { kind: 'forbidden' } },
    unread: undefined,
    sender: undefined,
  },
};

export const Stale: Story = {
  args: {
    notifications: {
      ...notificationsScreenArgs.notifications,
      freshness: 'stale',
      asOf: '2026-05-12T07:40:00Z',
    } as typeof notificationsScreenArgs.notifications,
  },
};

export const LongText: Story = {
  args: {
    notifications: ready({
      items: [
        aNotification({
          title:
            'Critical result: Thyroid stimulating immunoglobulin, quantitative, by chemiluminescence 1234567.89 mIU/L',
          message:
            'Order-20260512-000000000000000000000000000000000000000000000000000007.\n'.repeat(4),
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

/** Marks one notification as read and deletes another. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Mark as read: Water is off until noon' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Delete: Water is off until noon' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
