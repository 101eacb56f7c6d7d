import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a setting that is on or off and takes effect at once.

**Do not** use it for a statement that is submitted with a form (\`Checkbox\`), or for a choice between two named options (\`Segmented\`).

**Anatomy** Switch, label, hint, error. The label names the on state and does not change.

**Accessibility**
- A native checkbox with the role of a switch: Space toggles it; the whole label is clickable.
- Hint and error are read with it.
- The thumb changes position as well as colour, also in forced colours.`,
      },
    },
  },
  args: { label: 'Email me about pending items', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <Switch {...args} defaultChecked />
      <Switch {...args} label="Show prices" hint="All users at this site see the change." />
      <Switch {...args} label="Show prices" error="The change could not be saved; try again" />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
      <Switch {...args} dense label="Night shift" />
      <Switch {...args} dense label="Night shift" labelVisibility="hidden" defaultChecked />
    </>
  ),
};

/** The switch is aligned with the first line. */
export const LongText: Story = {
  args: {
    label:
      'Email me whenever an item has been pending for longer than the agreed time, including at night and at weekends',
    hint: 'The agreed time is part of the contract; ask at the desk if you do not have it.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { hint: 'All users at this site see the change.', defaultChecked: true },
};

/** Focused by Tab, toggled by Space. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
