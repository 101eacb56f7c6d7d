import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatingField } from './rating-field.tsx';

const meta = {
  title: 'UI/Forms/Rating field',
  component: RatingField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to ask for a quality rating.

**Do not** use it for a choice between items, or for severity; use a \`RadioGroup\`.

**Accessibility**
- Five native radios in a group: one tab stop, arrows move between them. The stars are decorative; each radio says "4 of 5: Good".
- The caption of the selected rating is beside the stars; colour is never the only cue, because selected stars are filled.
- Clear removes the rating, announces it, and leaves focus on the first star.`,
      },
    },
  },
  args: { label: 'How was your visit?', defaultValue: 4, onValueChange: fn() },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RatingField {...args} defaultValue={null} optional hint="Visible to desk staff only." />
      <RatingField {...args} defaultValue={1} />
      <RatingField {...args} defaultValue={5} />
      <RatingField
        {...args}
        label="How easy was it to find us?"
        captions={['Very hard', 'Hard', 'So-so', 'Easy', 'Very easy']}
        defaultValue={3}
      />
      <RatingField {...args} defaultValue={null} error="Choose a rating" />
      <RatingField {...args} disabled />
      <RatingField {...args} dense />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Overall, how satisfied were you with the way in which we answered the questions that you brought to your visit?',
    captions: [
      'Not at all',
      'Hardly',
      'Neither satisfied nor dissatisfied',
      'Largely satisfied, with exceptions that I describe below',
      'Entirely',
    ],
    hint: 'Consider the whole visit, from arrival to the letter sent afterwards.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** A single tab stop; arrow keys select; the next stop clears. */
export const KeyboardOnly: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 of 5: Fair' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 of 5: Good' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      null,
      expect.objectContaining({ reason: 'cleared' }),
    );
    await expect(canvas.getByRole('radio', { name: '1 of 5: Very poor' })).toHaveFocus();
  },
};
