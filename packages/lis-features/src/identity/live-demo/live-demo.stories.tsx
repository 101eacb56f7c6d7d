import { loading } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LiveDemoScreen } from './index.ts';
import { liveDemoArgs, longDemo } from './live-demo.args.ts';

const meta = {
  title: 'Features/Access/Live demo',
  component: LiveDemoScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Forbidden: 'public page',
      Invalid: 'asks for nothing',
      Rejected: 'shown as Failed',
      Submitting: 'the browser submits the form',
      Succeeded: 'the first screen of the role follows',
      TenantBranded: 'the demo facility has no brand of its own',
    },
  },
  args: liveDemoArgs,
} satisfies Meta<typeof LiveDemoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A local demo keeps its data and also has accounts. */
export const Local: Story = {
  args: { resetAt: undefined, hrefs: { ...liveDemoArgs.hrefs, login: '/login' } },
};

export const Loading: Story = { args: { facility: loading } };

export const Failed: Story = { args: { failed: true } };

export const LongText: Story = { args: { facility: longDemo } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open as Administrator' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open as Technician' })).toHaveFocus();
  },
};
