import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'UI/Forms/Number field',
  component: NumberField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a number that somebody reads off and types: a weight, a price, a limit.

**Do not** use it for a code made of digits, such as a telephone number: that is a \`TextField\`. A choice between few numbers is a \`Segmented\`.

**Anatomy** Label, box with the number and its \`unit\`, hint (the bounds, unless there is another), error.

**Accessibility**
- The unit and the bounds are read with the field's description.
- What is typed stays as typed. Exactly one decimal mark is taken, the one of the reader's language; thousands marks are refused with the reason.
- The reason is shown and announced when the reader leaves the field or presses Enter, never in the middle of a number, and goes as soon as the text is a number.
- The arrow keys change the number only where \`step\` is given; the wheel never does.`,
      },
    },
  },
  args: { label: 'Weight', unit: 'kg', defaultValue: '71.5', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

/** Empty, bounded, with a comparator, stepped, invalid, unavailable and dense. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <NumberField {...args} />
      <NumberField {...args} defaultValue="" optional />
      <NumberField {...args} label="Fill level" unit="%" min="0" max="100" defaultValue="40" />
      <NumberField
        {...args}
        label="Distance to the next desk"
        unit="km"
        comparators={['<', '>']}
        defaultValue="<0.5"
        hint="Write < or > where only a bound is known."
      />
      <NumberField {...args} label="Copies" unit={undefined} step="1" min="1" defaultValue="2" />
      <NumberField {...args} error="Enter the weight, such as 71.5" defaultValue="" />
      <NumberField {...args} readOnly />
      <NumberField {...args} disabled />
      <NumberField {...args} dense />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'What everything on the shelf weighs together, boxes, papers and the shelf itself included',
    unit: 'kilograms each',
    defaultValue: '123456789012345678901234567890.123456789',
    hint: 'As the scale shows it, with all of its digits; nobody will round what is written here, now or later.',
    error: 'This is more than the floor of the second storey can carry',
    optional: true,
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { min: '0', max: '200' } };

/**
 * Tab focuses the field. On blur a thousands separator is rejected with the reason; correcting it
 * removes the reason.
 */
export const KeyboardOnly: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Weight' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1,250');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('kg Write “1,250” without thousands marks');
    await userEvent.clear(field);
    await userEvent.keyboard('1250');
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250', expect.anything());
  },
};
