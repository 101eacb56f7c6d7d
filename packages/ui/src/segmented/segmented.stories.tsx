import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segmented } from './segmented.tsx';

const VIEWS = [
  { value: 'open', label: 'To answer', count: 14 },
  { value: 'done', label: 'Answered', count: 9 },
];

const meta = {
  title: 'UI/Forms/Segmented control',
  component: Segmented,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to switch between two to about five views of the same content, at once.

**Do not** use it for an answer in a form (\`RadioGroup\`), for different parts of a page (\`Tabs\`), or for pages with addresses (links).

**Anatomy** Segments with a label, and a \`count\` each where it helps.

**Accessibility**
- Native radios in a named group: one tab stop; arrows move and select.
- The count is read after the label of its segment.`,
      },
    },
  },
  args: { label: 'Show', options: VIEWS, defaultValue: 'open', onValueChange: fn() },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start', maxInlineSize: '25rem' }}>
      <Segmented {...args} />
      <Segmented
        {...args}
        options={[
          { value: 'open', label: 'Chart' },
          { value: 'table', label: 'Table' },
        ]}
      />
      <Segmented
        {...args}
        size="large"
        options={[
          { value: 'open', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
        ]}
      />
      <Segmented
        {...args}
        options={[...VIEWS, { value: 'closed', label: 'Closed', disabled: true }]}
      />
      <Segmented {...args} wide style={{ inlineSize: '100%' }} />
    </div>
  ),
};

/** Labels wrap inside their segment. */
export const LongText: Story = {
  args: {
    wide: true,
    options: [
      { value: 'open', label: 'All requests still awaiting a reply', count: 12_400 },
      { value: 'done', label: 'All requests answered this week', count: 0 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Labels are never truncated: segments that do not fit wrap to the next line. */
export const ManyInLittleRoom: Story = {
  args: {
    options: [
      'Aujourd’hui',
      '7 derniers jours',
      '30 derniers jours',
      '90 derniers jours',
      'Cette année',
    ].map((label) => ({ value: label, label })),
    defaultValue: 'Cette année',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const segment of canvasElement.querySelectorAll('label'))
      await expect(segment.scrollWidth).toBeLessThanOrEqual(segment.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** A single tab stop; arrow keys select immediately. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Answered 9' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('done', expect.anything());
  },
};
