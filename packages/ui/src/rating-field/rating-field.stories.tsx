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
**Use it** to ask how good somebody found something.

**Do not** use it for a choice among things, or for how severe something is; that is a \`RadioGroup\`.

**Accessibility**
- Five native radios in a group: one stop of the Tab key, walked by arrows. The stars are decoration; each radio says "4 of 5: Good".
- The caption of the chosen rating stands beside the stars; colour is never alone, because chosen stars are filled.
- Clear takes the answer back, says so, and leaves focus on the first star.`,
      },
    },
  },
  args: { label: 'How was your visit?', defaultValue: 4, onValueChange: fn() },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RatingField
        {...args}
        defaultValue={null}
        optional
        hint="Only the people at the desk see it."
      />
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
      'How satisfied were you, all in all, with the way in which we answered the questions that you had brought with you?',
    captions: [
      'Not at all',
      'Hardly',
      'Neither satisfied nor dissatisfied',
      'Largely satisfied, with exceptions that I shall describe below',
      'Entirely',
    ],
    hint: 'Think of the whole visit, from the door to the letter that came afterwards.',
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
