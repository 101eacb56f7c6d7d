import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RegisterLabScreen } from './index.ts';
import { registered, registerLabArgs } from './register-lab.args.ts';

const meta = {
  title: 'Features/Access/Register a laboratory',
  component: RegisterLabScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: { Loading: 'fetches nothing', Forbidden: 'public page' },
  },
  args: { ...registerLabArgs, onRegister: fn() },
} satisfies Meta<typeof RegisterLabScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Submitted empty: the error summary links to each field. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account & Start Setup' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Full Name')).toBeInvalid();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** Same message for any reason, so that it does not reveal which addresses have an account. */
export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'registration_failed' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' }, registered } };

export const LongText: Story = {
  args: {
    registered: {
      ...registered,
      address: 'interregional-reference-laboratory-for-transfusion.lis.example',
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await userEvent.keyboard('Ada Testwell');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.test');
    await userEvent.tab();
    await userEvent.keyboard('a long enough phrase');
    // Skip the button that shows the password.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await userEvent.keyboard('a long enough phrase{Enter}');
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1));
  },
};
