import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'UI/Charts/Sparkline',
  component: Sparkline,
  tags: ['component', 'stable'],
  parameters: {
    states: {
      KeyboardOnly: 'has nothing to operate',
      LongText: 'its text is for screen readers only',
    },
    docs: {
      description: {
        component: `
**Use it** for the trend of a few values, as large as a word: beside a figure, in a table cell, on a \`StatTile\`.

**Do not** use it where values must be read or compared: it has no axis (\`LineChart\`).

**What is drawn**: lowest at the bottom, highest at the top, the last value as a dot. An unknown value breaks the line.

**Accessibility**
- A named image: the label, the number of values, first, last, lowest and highest.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe' },
  },
  args: { label: 'Parcels, last nine days', values: [42, 51, 48, 60, 55, 31, 28, 52, 58] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <Sparkline {...args} />
      <Sparkline {...args} values={[42, 51, null, null, 55, 31, 28, 52, null]} />
      <Sparkline {...args} band={{ low: 30, high: 50 }} />
      <Sparkline {...args} band={{ low: null, high: 40 }} />
      <Sparkline {...args} values={[7, 7, 7, 7]} />
      <Sparkline {...args} values={[7]} />
      <Sparkline {...args} values={[null, null]} />
      <p>
        58 parcels <Sparkline {...args} /> today
      </p>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { locale: 'ar-XB' } };
