import { AppFrame } from '@alms/ui/app-frame';
import { TopBar } from '@alms/ui/top-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionNotice } from './index.ts';

const meta = {
  title: 'Features/Shell/Connection notice',
  component: ConnectionNotice,
  parameters: { layout: 'fullscreen' },
  args: { state: 'offline', onReload: fn() },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Outdated: Story = { args: { state: 'outdated' } };

/**
 * The banner reduces the height of the signed-in frame. It neither covers content nor pushes it out
 * of the window.
 */
export const AboveTheFrame: Story = {
  args: { state: 'outdated' },
  render: (args) => (
    <div>
      <ConnectionNotice {...args} />
      <AppFrame drawer="Menu" topBar={<TopBar title="NORTHSIDE Hospital" />}>
        The page
      </AppFrame>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main').closest('[data-component=app-frame]');
    const notice = within(canvasElement).getByRole('status');
    await expect(page?.getBoundingClientRect().top).toBe(notice.getBoundingClientRect().bottom);
    await expect(page?.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { state: 'outdated' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = {
  globals: { tenant: 'marigold' },
  args: { state: 'outdated' },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { state: 'outdated' },
};

export const KeyboardOnly: Story = {
  args: { state: 'outdated' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
