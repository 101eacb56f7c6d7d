import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntervalGauge } from './interval-gauge.tsx';

const meta = {
  title: 'UI/Charts/Interval gauge',
  component: IntervalGauge,
  tags: ['component', 'stable'],
  parameters: {
    states: {
      KeyboardOnly: 'has nothing to operate',
      LongText: 'its visible word is short',
    },
    docs: {
      description: {
        component: `
**Use it** beside a figure, to show its position relative to its interval: in a column of gauges, the middle third is easy to scan.

**Do not** use it instead of the figures, for values over time (\`ControlChart\`, \`LineChart\`), or for a share (\`DotScale\`).

**What is drawn**: inside the interval the scale is linear; outside, it is compressed, so no value is cut off. Disc, triangle or diamond show the evaluation; a ring is the earlier value, red ticks are outer limits. It follows the reading direction.

**Accessibility**
- A named image; \`label\` gives the figures. Shapes differ without their colour.
- A missing interval is stated in words. Values that are not evaluated are not marked.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe' },
  },
  args: {
    label: '176 of 170 to 190',
    interval: { low: '170', high: '190' },
    value: '176',
    mark: { shape: 'disc' },
    outer: { low: '150', high: '210' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IntervalGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <IntervalGauge {...args} value="60" mark={{ shape: 'diamond', tone: 'critical' }} />
      <IntervalGauge {...args} value="162" mark={{ shape: 'triangle-down', tone: 'low' }} />
      <IntervalGauge {...args} value="181" previous="186" />
      <IntervalGauge {...args} value="196" mark={{ shape: 'triangle-up', tone: 'high' }} />
      <IntervalGauge
        {...args}
        interval={{ low: null, high: '190' }}
        outer={undefined}
        value="120"
      />
      <IntervalGauge
        {...args}
        interval={{ low: '170', high: null }}
        outer={undefined}
        value="220"
      />
      <IntervalGauge {...args} value="<5" />
      <IntervalGauge {...args} mark={null} />
      <IntervalGauge {...args} interval={{ low: null, high: null }} />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { locale: 'ar-XB' } };
