import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}));
const WAYS = [
  { value: 'post', label: 'By post', description: 'Arrives in two to three days.' },
  {
    value: 'mail',
    label: 'By e-mail',
    description: 'Arrives at once, with a link that works for a week.',
  },
  { value: 'fax', label: 'By fax', description: 'No longer possible.', disabled: true },
];

const meta = {
  title: 'UI/Forms/Checkbox group',
  component: CheckboxGroup,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for any number of a few visible options.

**Do not** use it for exactly one option (\`RadioGroup\`), for one statement (\`Checkbox\`) or for more than a screenful (use a list with search).

**Accessibility**
- A named group; every box is a tab stop, toggled by Space, with its own description.
- With \`selectAll\`, a box above selects all or none and is mixed otherwise; the number selected is shown and announced.
- The error belongs to the group; an error summary links to its first box.`,
      },
    },
  },
  args: {
    label: 'On which days are you open?',
    options: DAYS,
    defaultValue: ['mo', 'we'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '36rem' }}>
      <CheckboxGroup {...args} selectAll hint="You can change it every week." optional />
      <CheckboxGroup {...args} selectAll layout="columns" />
      <CheckboxGroup
        {...args}
        label="How shall we tell you?"
        options={WAYS}
        defaultValue={['mail']}
      />
      <CheckboxGroup
        {...args}
        options={DAYS.slice(0, 3)}
        defaultValue={[]}
        error="Choose at least one day"
      />
      <CheckboxGroup {...args} options={DAYS.slice(0, 3)} selectAll disabled />
      <CheckboxGroup {...args} options={DAYS.slice(0, 3)} selectAll dense />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Which of the following do you want to hear about, now and in the months to come?',
    options: [
      {
        value: 'a',
        label: 'Changes to the hours during which staff are available to answer the telephone',
        description: 'About twice a year, or more often around the holidays.',
      },
      { value: 'b', label: 'Nothing' },
    ],
    selectAll: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { selectAll: true } };

/** Every checkbox is a tab stop; Space toggles; the top checkbox selects all. */
export const KeyboardOnly: Story = {
  args: { selectAll: true, defaultValue: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('6 of 6 selected')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['mo', 'tu', 'we', 'th', 'fr', 'sa'],
      expect.anything(),
    );
  },
};
