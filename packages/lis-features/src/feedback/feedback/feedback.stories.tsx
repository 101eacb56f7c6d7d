import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackArgs } from './feedback.args.ts';
import { FeedbackScreen } from './index.ts';

const meta = {
  title: 'Features/Home/Feedback',
  component: FeedbackScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: { Loading: 'fetches nothing', Forbidden: 'public page' },
  },
  args: { ...feedbackArgs, onSend: fn() },
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is incomplete, and the page states the reason. */
export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5: Great' }));
    await userEvent.type(canvas.getByLabelText('Title'), 'Labels in two sizes');
    await userEvent.type(canvas.getByLabelText('Description'), 'Small tubes need a smaller label.');
    await expect(canvas.queryByText('Enter a title and a description.')).toBeNull();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Title'), 'Labels in two sizes');
    await userEvent.type(canvas.getByLabelText('Description'), 'Small tubes need a smaller label.');
    await userEvent.type(canvas.getByLabelText('Contact email (optional)'), 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Feedback' }));
    await waitFor(() => expect(canvas.getByLabelText('Contact email (optional)')).toBeInvalid());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

/** The form is reset; the portal confirms with a toast. */
export const Succeeded: Story = { args: { submission: { status: 'done' } } };

/** A long title and a long word do not overflow. */
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('hemostaseology-'.repeat(8));
    await userEvent.click(canvas.getByLabelText('Description'));
    await userEvent.paste('thromboplastin'.repeat(12));
    await expect(canvas.getByLabelText('Title')).toHaveValue('hemostaseology-'.repeat(8));
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
    await expect(canvas.getByRole('radio', { name: '5 of 5: Excellent' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    // Skip the button that clears the rating, and the category.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('Labels in two sizes');
    await userEvent.tab();
    await userEvent.keyboard('Small tubes need a smaller label.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit Feedback' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};
