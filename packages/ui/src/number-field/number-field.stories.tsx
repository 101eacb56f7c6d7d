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
**Use it** for a number that users read off and type: a weight, a price, a limit.

**Do not** use it for a code made of digits, such as a telephone number: use a \`TextField\`. For a choice between few numbers use a \`Segmented\`.

**Anatomy** Label, box with the number and its \`unit\`, hint (the limits by default), error.

**Accessibility**
- The unit and the limits are read with the field's description.
- The text stays as typed. Only the decimal mark of the reader's language is accepted; thousands marks are rejected with the reason.
- The reason is shown and announced on leaving the field or pressing Enter, never while a number is typed, and is removed as soon as the text is a number.
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

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

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
        hint="Enter < or > if only a limit is known."
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
    label: 'Total weight of everything on the shelf, including boxes, papers and the shelf itself',
    unit: 'kilograms each',
    defaultValue: '123456789012345678901234567890.123456789',
    hint: 'Enter every digit shown on the scale; the value is stored exactly as entered and is never rounded.',
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
