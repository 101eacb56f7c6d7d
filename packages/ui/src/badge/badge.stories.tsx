import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

/** Screen readers read the number, or its `label` where a bare number would be unclear. */
const meta = {
  title: 'UI/Data/Badge',
  component: Badge,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for a count beside the name of the counted items. Filled (\`critical\`) is for required action.

**Do not** use it for a status (\`Chip\`) or for a figure that is the content (\`StatStrip\`). Zero is shown: omit the badge where zero means nothing.

**Accessibility**
- The figure is read as displayed, "99+" included.
- With \`label\` the text is read instead of the figure, such as "3 unread".
- Changes of the count are not announced.`,
      },
    },
  },
  args: { count: 23 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  args: { label: '23 unread' },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: '0.75rem' }}>
      {(['neutral', 'brand', 'critical'] as const).map((tone) =>
        [0, 3, 23, 120].map((count) => (
          <Badge key={`${tone}-${count}`} tone={tone} count={count} />
        )),
      )}
      <Badge count={2} text="2 open" />
    </div>
  ),
};

export const LongText: Story = {
  args: { count: 123_456, max: 99_999, label: '123,456 unread messages' },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { count: 120, tone: 'critical' },
};
