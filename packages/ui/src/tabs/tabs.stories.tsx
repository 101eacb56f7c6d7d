import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tabs, type Tab } from './index.ts';

const tabs: Tab[] = [
  {
    id: 'expected',
    label: 'Expected',
    badge: { count: 14, label: '14 parcels' },
    content: 'Fourteen parcels are announced for today.',
  },
  {
    id: 'held',
    label: 'Held',
    badge: { count: 2, label: '2 parcels', tone: 'critical' },
    content: <TextField label="Why they are held" />,
  },
  { id: 'history', label: 'History', content: 'All parcels signed for since Monday.' },
];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for views of one item, shown one at a time. Keep the selected one in the address with \`value\`, so that links and Back work.

**Do not** use it to filter one list (\`Segmented\`), for pages with their own addresses (links), for ordered steps (\`Stepper\`), or for content to compare between two tabs.

**Accessibility** (APG tabs)
- One tab stop; arrows move in reading direction and wrap around, Home and End go to the ends.
- An arrow shows the tab it reaches; with \`activation="manual"\` Enter or Space does, for fetched views.
- From the tab, the Tab key goes into the view. A hidden view is not reachable, and keeps its input.
`,
      },
    },
  },
  args: { label: 'Parcels', tabs },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { tabs: { control: false } },
};

export const Matrix: Story = {
  render: ({ label }) => (
    <Stack gap="s8">
      <Tabs label={label} tabs={tabs} defaultValue="held" />
      <Tabs label="One view" tabs={tabs.slice(2)} />
      <div style={{ maxInlineSize: '24rem' }}>
        <Tabs
          label="Months"
          defaultValue="June"
          tabs={months.map((month) => ({
            id: month,
            label: month,
            content: `What came in ${month}.`,
          }))}
        />
      </div>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tabs: [
      {
        id: 'long',
        label: 'Announced for this morning and not signed for at any gate',
        badge: { count: 1204, label: '1,204 parcels' },
        content: 'NORTHGATE-CONSIGNMENT-'.repeat(10),
      },
      { id: 'word', label: 'Unbroken'.repeat(8), content: '' },
    ],
    style: { maxInlineSize: '30rem' },
  },
};

/** The row scrolls; the selected tab is visible, and the ends fade where more tabs follow. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: 'history' },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { defaultValue: 'held' } };

/** Arrow keys select the tab that they reach; Tab moves into the view. */
export const KeyboardOnly: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Expected/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Held/, selected: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: /Held/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Label torn off');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Label torn off');
  },
};
