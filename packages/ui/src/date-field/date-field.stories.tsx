import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './index.ts';

const meta = {
  title: 'UI/Forms/Date field',
  component: DateField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one calendar date that users know or look up: a birthday, a delivery date.

**Do not** use it for a first and a last day (\`DateRangeField\`) or a point in time: it has no hours and no time zone.

**Anatomy** Label, box with day, month and year in the order used in lists, the calendar button; the full date below; the calendar.

**Accessibility**
- Each part is a spin button: type digits, or use Up and Down. A complete date is announced with its weekday and the month name.
- Alt and Down, or the button, open the calendar on the selected day. Arrows move by day and week, Home and End within the week, Page Up and Page Down by month, with Shift by year; in right-to-left languages Left moves forward.
- An unavailable day stays focusable and gives the reason. Escape closes and returns focus.
- Always the Gregorian calendar. Today is the facility's date. Nothing is corrected silently: 30 February is rejected.`,
      },
      story: { inline: false, iframeHeight: 520 },
    },
  },
  args: { label: 'Delivery', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const closedOnSundays = (date: string) =>
  ['2026-05-03', '2026-05-10', '2026-05-17', '2026-05-24', '2026-05-31'].includes(date)
    ? 'No deliveries on Sundays'
    : undefined;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const button = canvasElement.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { args: { defaultValue: '2026-05-20' }, play: open };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <DateField {...args} hint="As agreed with the sender." />
      <DateField {...args} defaultValue="2026-03-04" optional />
      <DateField {...args} error="Name a day" />
      <DateField {...args} defaultValue="2026-06-02" max="2026-05-31" />
      <DateField {...args} defaultValue="2026-03-04" readOnly />
      <DateField {...args} defaultValue="2026-03-04" disabled />
      <DateField {...args} defaultValue="2026-03-04" dense />
    </>
  ),
};

/** Unavailable days state the reason when focused by keyboard. */
export const Limits: Story = {
  args: { min: '2026-05-05', max: '2026-05-26', unavailable: closedOnSundays },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowUp}{Home}');
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Must be 05 May 2026 or later')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dialog.getByText('No deliveries on Sundays')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    label:
      'The day on which the delivery is to be handed over to the person named above, or to their representative',
    hint: 'If the person is not available on that day, choose the next available day and enter a contact name in the remarks.',
    error:
      'Deliveries are not accepted on this day; choose another one or enter the name of a contact',
  },
};

/** The calendar and its arrow keys run from right to left; digits remain 0 to 9. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { defaultValue: '2026-05-20' },
  play: open,
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  args: { defaultValue: '2026-05-20' },
  play: open,
};

/** Typed part by part; then another day from the calendar, and back. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('03042026');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Wednesday 4 March 2026'),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-04', { reason: 'typed' });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Wednesday 4 March 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05', { reason: 'calendar' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus(),
    );
  },
};
