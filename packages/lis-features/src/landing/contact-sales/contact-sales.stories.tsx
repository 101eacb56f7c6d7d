import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contactSalesArgs } from './contact-sales.args.ts';
import { ContactSalesScreen } from './index.ts';

/**
 * Collects a sales enquiry without sending it. The confirmation page states this and opens an email
 * draft (safe reading 26).
 */
const meta = {
  title: 'Features/Home/Contact sales',
  component: ContactSalesScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Failed: 'sends nothing that could fail',
      Forbidden: 'public page',
      Rejected: 'sends no request',
      Succeeded: 'the thank-you page is a separate screen',
    },
  },
  args: { ...contactSalesArgs, onContinue: fn() },
} satisfies Meta<typeof ContactSalesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect((await canvas.findAllByText('Full name is required'))[0]).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** While the confirmation page loads. */
export const Submitting: Story = {
  args: { onContinue: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ada Sampleton');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@northside.example');
    await userEvent.type(canvas.getByLabelText('Organization Name'), 'Northside');
    await userEvent.type(canvas.getByLabelText('Message'), 'Three sites.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const LongText: Story = {
  args: {
    plan: 'Enterprise for interregional reference laboratories',
    sales: {
      phone: '+1 555 0100 extension 4711',
      email: 'sales.department@laboratories.northern-territories.alms.example',
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'sales@alms.example' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(
      'Ada Sampleton{Tab}ada@northside.example{Tab}Northside{Tab}{Tab}Three sites.{Tab}{Enter}',
    );
    await waitFor(() =>
      expect(args.onContinue).toHaveBeenCalledWith({
        full_name: 'Ada Sampleton',
        email: 'ada@northside.example',
        organization: 'Northside',
        phone: '',
        message: 'Three sites.',
      }),
    );
  },
};
