import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'UI/Forms/Time field',
  component: TimeField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a time of day: an opening time, the time of an event.

**Do not** use it for a duration; use a \`NumberField\` with a unit.

**Accessibility**
- The browser's own control: arrows change the hours and minutes, digits are typed, and it shows 12 or 24 hours as the reader's system does. The value is always \`HH:MM\` of a 24-hour day.
- \`zone\` names the place of the time zone and is read with the description.
- An incomplete time has no value; leaving the field shows and announces this.`,
      },
    },
  },
  args: { label: 'Opens at', defaultValue: '08:30', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <TimeField {...args} defaultValue="" optional />
      <TimeField
        {...args}
        zone="Oslo time"
        hint="Between 07:00 and 19:00."
        min="07:00"
        max="19:00"
      />
      <TimeField {...args} defaultValue="" error="Enter when you open" />
      <TimeField {...args} readOnly />
      <TimeField {...args} disabled />
      <TimeField {...args} dense zone="Oslo time" />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label: 'At what time do you open the desk to visitors who arrive without an appointment?',
    zone: 'Longyearbyen time',
    hint: 'On ordinary days; on the days before a holiday you can choose another time later.',
    error: 'You are assigned to the desk next door from this time on and cannot be at two desks',
    optional: true,
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { zone: 'Oslo time' } };

/** Typed as hours and minutes; an incomplete time is rejected on blur. */
export const KeyboardOnly: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Opens at');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '17:05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17:05', expect.anything());
  },
};
