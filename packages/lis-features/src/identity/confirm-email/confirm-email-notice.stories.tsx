import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmEmailNotice } from './index.ts';
import { confirmEmailNoticeArgs } from './confirm-email.args.ts';

/** Part of the dashboard, the setup and the staff list. */
const meta = {
  title: 'Features/Access/Confirm e-mail notice',
  component: ConfirmEmailNotice,
  args: { ...confirmEmailNoticeArgs, onSendAgain: fn() },
} satisfies Meta<typeof ConfirmEmailNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sending: Story = { args: { submission: { status: 'submitting' } } };

export const Sent: Story = { args: { submission: { status: 'done' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'offline' } } },
};

export const LongText: Story = {
  args: {
    email:
      'maximiliana.alexandrina.wolfeschlegelsteinhausen@interregional-reference-laboratory.example',
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
