import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Table } from '../table/index.ts';
import { Chart, seriesFill, SeriesFills, type LegendEntry } from './index.ts';

const LEGEND: readonly LegendEntry[] = [
  'North gate',
  'South gate',
  'East gate',
  'Reception',
  'Loading bay',
  'Other',
].map((name, series) => ({ id: name, name, swatch: { series, as: 'fill' } }));

const bars = (
  <svg
    viewBox="0 0 300 120"
    role="img"
    aria-label="Six bars, each with its pattern"
    style={{ maxInlineSize: '30rem' }}
  >
    <SeriesFills id="story" count={6} />
    {LEGEND.map(({ id }, index) => (
      <g key={id} data-series={index + 1}>
        <rect
          x={index * 50 + 5}
          y={index * 12 + 10}
          width={40}
          height={110 - index * 12}
          fill={seriesFill('story', index + 1)}
        />
      </g>
    ))}
  </svg>
);

const meta = {
  title: 'UI/Charts/Chart',
  component: Chart,
  tags: ['component', 'stable'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** as the frame of a custom chart. It provides the parts that all charts share: a title, a switch to the same data as a table, a legend with shapes and patterns as well as colour, and text where there is no data.

**Do not** use it where \`LineChart\`, \`BarChart\` or \`ControlChart\` fits: each includes this frame.

**Anatomy**: caption (title, description, switch), chart or table, legend, note. A \`Plot\` inside adds the slider and callout to a chart with axes.

**Accessibility**
- The figure is named by its title; the chart is an image with a sentence, and the table contains all data.
- Series differ in pattern, dash and shape: they stay distinguishable with forced colours, in print and for colour-blind users.
- **Direction**: a plot with axes reads from left to right in every language, like mathematical notation. Title, legend, point labels and table follow the language. Rows with a scale each (\`DotScale\`, \`IntervalGauge\`) follow the text direction.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
  },
  args: {
    title: 'Parcels',
    description: 'By gate, this week',
    legend: LEGEND,
    children: bars,
    table: (
      <Table
        caption="Parcels"
        columns={[{ id: 'gate', header: 'Gate', render: (gate: string) => gate }]}
        rows={['North gate', 'South gate']}
        rowKey={(gate) => gate}
      />
    ),
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Chart {...args} note="Counted since midnight." />
      <Chart
        {...args}
        title="With lines"
        legend={LEGEND.map((entry, series) => ({ ...entry, swatch: { series, as: 'line' } }))}
      />
      <Chart {...args} title="As a table" defaultView="table" />
      <Chart {...args} title="Without a visible title" titleHidden view="chart" />
      <Chart {...args} title="On its way" loading height={120} />
      <Chart {...args} title="Nothing yet" content="empty" />
      <Chart {...args} title="Too few" content="too-few" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Parcels that were announced for this morning and have been signed for at any of the gates',
    description: 'CONSIGNMENT-00000000000000000000000000000000000000000000000000000000000000001',
    legend: [
      {
        ...LEGEND[1]!,
        name: 'The gate at the southern end of the yard, which is closed on Sundays',
      },
      ...LEGEND.slice(2),
    ],
    style: { maxInlineSize: '20rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** The switch is a single tab stop, navigated with the arrow keys. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('table', { name: 'Parcels' })).toBeVisible();
  },
};
