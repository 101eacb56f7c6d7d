import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { gates, parcels } from './line-chart.args.ts';
import { LineChart } from './line-chart.tsx';

const meta = {
  title: 'UI/Charts/Line chart',
  component: LineChart,
  tags: ['component', 'stable'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for values that change over time: one to six lines. \`area\` fills down to zero, for amounts.

**Do not** use it for evaluated measurements (\`ControlChart\`), for unordered categories (\`BarChart\`) or for more than six lines: show the table, or one chart each.

**What is drawn**: each line has its own dash and mark as well as colour. An unknown value breaks the line.

**Accessibility**
- The chart is a named image with a sentence. A native slider over it moves through the times by arrows, Home and End; all values of a time are read together.
- "Table" shows every value. Escape hides the text beside a time.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
  },
  args: parcels,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <LineChart {...args} title="Area" area series={gates.slice(0, 2)} />
      <LineChart
        {...args}
        title="One line and a band"
        series={gates.slice(0, 1)}
        band={{ name: 'Expected', low: 35, high: 55 }}
      />
      <LineChart
        {...args}
        title="Six lines"
        series={[...gates, ...gates].map((each, index) => ({
          ...each,
          id: `${each.id}${index}`,
          points: each.points.map((point) => ({
            ...point,
            value: point.value === null ? null : point.value + (index > 2 ? 70 : 0),
          })),
        }))}
      />
      <LineChart
        {...args}
        title="One point"
        series={[{ ...gates[0]!, points: gates[0]!.points.slice(0, 1) }]}
      />
      <LineChart {...args} title="None known" series={[{ ...gates[0]!, points: [] }]} />
      <LineChart {...args} title="As a table" defaultView="table" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Parcels that were announced for a day and signed for on the same day at any of the gates',
    series: gates.map((each) => ({
      ...each,
      name: `${each.name}, which is closed on Sundays and on public holidays`,
      points: each.points.map((point) => ({
        ...point,
        value: point.value === null ? null : point.value * 123_456_789,
      })),
    })),
    unit: 'parcels and letters',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Time still runs from left to right; the surrounding layout is mirrored. */
export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Times of Parcels a day' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The simulated keyboard cannot move a native slider, so this fires the event caused by Home
    // and the arrow keys.
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '07 May 2026, 00:00: North gate 60 parcels, South gate not known, Reception 16 parcels',
    );
  },
};
