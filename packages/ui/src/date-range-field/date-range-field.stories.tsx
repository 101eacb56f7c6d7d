import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeField } from './index.ts';

const PRESETS = [
  { id: 'today', label: 'Today', start: '2026-05-12', end: '2026-05-12' },
  { id: 'week', label: 'Last 7 days', start: '2026-05-06', end: '2026-05-12' },
  { id: 'month', label: 'This month', start: '2026-05-01', end: '2026-05-31' },
];
const WEEK = { start: '2026-05-06', end: '2026-05-12' };

const meta = {
  title: 'UI/Forms/Date range field',
  component: DateRangeField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a first and a last day, both inclusive: the period of a list or a report.

**Do not** use it for one date (\`DateField\`), or where only a few ranges make sense (\`SelectField\`).

**Anatomy** Label, box with two dates and the calendar button; the full range below; common ranges (\`presets\`, calculated by the caller) beside the calendar.

**Accessibility**
- The two dates are read as "First day" and "Last day" of the label; typing and the calendar's keys are those of \`DateField\`.
- In the calendar, the first press selects one day, the second the other, in either order; the next step is announced. Escape leaves the range unchanged.
- A typed range that ends before it starts is rejected with the reason, not swapped silently.`,
      },
      story: { inline: false, iframeHeight: 520 },
    },
  },
  args: { label: 'Period', presets: PRESETS, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const button = canvasElement.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { args: { defaultValue: WEEK }, play: open };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <DateRangeField {...args} hint="Both days are included." />
      <DateRangeField {...args} defaultValue={WEEK} optional />
      <DateRangeField {...args} defaultValue={{ start: '2026-05-12', end: '2026-05-06' }} />
      <DateRangeField {...args} error="Name a period" />
      <DateRangeField {...args} defaultValue={WEEK} readOnly />
      <DateRangeField {...args} defaultValue={WEEK} disabled />
      <DateRangeField {...args} defaultValue={WEEK} dense />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'The days on which staff are available to accept a delivery, from the first to the last day',
    hint: 'If staff are not available on some of these days, enter the longest range without a gap; list the rest in remarks.',
    error:
      'Deliveries are not accepted on some of these days; choose other days or enter a contact name',
    presets: [
      ...PRESETS,
      {
        id: 'long',
        label: 'Since the beginning of the quarter before the last one',
        start: '2025-10-01',
        end: '2026-05-12',
      },
    ],
  },
  play: open,
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { defaultValue: WEEK },
  play: open,
};

/** A preset range, then two days from the calendar. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tuesday 12 May 2026, today' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-05-12', end: '2026-05-19' },
      { reason: 'calendar' },
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Tuesday 12 May 2026 to Tuesday 19 May 2026',
    );
  },
};
