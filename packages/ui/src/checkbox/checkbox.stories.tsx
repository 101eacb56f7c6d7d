import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a yes-or-no statement submitted with its form.

**Do not** use it for a setting that takes effect at once (\`Switch\`) or for one of several options (\`RadioGroup\`). For several boxes under one question use a \`CheckboxGroup\`.

**Anatomy** Box, label, hint, error.

**Accessibility**
- Space toggles it; the whole label is clickable.
- Hint and error are read with the box; an error marks it invalid.
- \`indeterminate\` is read as mixed, until the box is toggled.`,
      },
    },
  },
  args: { label: 'Keep me signed in on this computer', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} label="All rows" indeterminate />
      <Checkbox {...args} label="I accept the terms" hint="You can withdraw at any time." />
      <Checkbox {...args} label="I accept the terms" error="Accept the terms to go on" />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox {...args} dense label="Only today" />
      <Checkbox {...args} dense label="Choose row 7" labelVisibility="hidden" defaultChecked />
    </>
  ),
};

/** The checkbox is aligned with the first line. */
export const LongText: Story = {
  args: {
    label:
      'I have read the terms, I understand how my entries are used, and I accept both until I withdraw my consent in writing',
    hint: 'The terms are two pages long and were last changed in January; the changes are marked.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { hint: 'You can withdraw at any time.', defaultChecked: true },
};

/** Focused by Tab, toggled by Space. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
