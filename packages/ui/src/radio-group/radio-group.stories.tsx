import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const WAYS = [
  { value: 'post', label: 'By post', description: 'Arrives in two to three days.' },
  {
    value: 'mail',
    label: 'By e-mail',
    description: 'Arrives at once, with a link that works for a week.',
  },
  { value: 'desk', label: 'At the desk', description: 'Bring something with your name on it.' },
];

const meta = {
  title: 'UI/Forms/Radio group',
  component: RadioGroup,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one of two to about five visible options. \`cards\` gives each room for a description.

**Do not** use it for more options (\`SelectField\`), to switch what a page shows (\`Segmented\`), or for yes and no (\`Checkbox\`).

**Anatomy** Question, hint, options with a \`description\` each, error.

**Accessibility**
- One tab stop; arrows move and select, Space selects.
- The group is named by its question; hint and error are its description, and an error marks it invalid.
- The description of an option is read after its label. The whole label is clickable.`,
      },
    },
  },
  args: {
    label: 'How shall we send it?',
    options: WAYS.map(({ value, label }) => ({ value, label })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RadioGroup
        {...args}
        options={WAYS}
        defaultValue="mail"
        hint="You can change this later."
        optional
      />
      <RadioGroup {...args} error="Choose one of the three ways" />
      <RadioGroup {...args} variant="cards" options={WAYS} defaultValue="mail" />
      <RadioGroup {...args} variant="cards" options={WAYS} error="Choose one of the three ways" />
      <RadioGroup {...args} disabled defaultValue="post" />
      <RadioGroup {...args} dense defaultValue="post" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'How should we send you the written summary of the conversation that we had this morning?',
    options: [
      {
        value: 'post',
        label: 'By post, to the address that you gave us when you were here for the first time',
        description:
          'Arrives in two to three days, or in four to five if there is a holiday between.',
      },
      { value: 'desk', label: 'At the desk' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { variant: 'cards', options: WAYS, defaultValue: 'post' },
};

/** A single tab stop; arrow keys select. */
export const KeyboardOnly: Story = {
  args: { defaultValue: 'post' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'By post' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('mail', expect.anything());
  },
};
