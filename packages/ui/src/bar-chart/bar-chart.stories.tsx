import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { categories, gates, parcels } from './bar-chart.args.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'UI/Charts/Bar chart',
  component: BarChart,
  tags: ['component', 'stable'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for amounts of a few categories: grouped to compare, stacked for a sum, horizontal for many or long names. Values may be below zero.

**Do not** use it for change over time (\`LineChart\`) or for shares that are all near 100 % (\`DotScale\`): bar length represents the value, so the axis is never truncated.

**What is drawn**: zero is always on the axis. An unknown value is a cross on the baseline, never a bar of zero length.

**Accessibility**
- The chart is a named image with a sentence. A native slider over it moves through the categories by arrows, Home and End; all values of one are read together.
- Series differ in pattern and colour. "Table" shows every value and every full name.`,
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
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <BarChart {...args} title="One series" series={gates.slice(0, 1)} />
      <BarChart {...args} title="Stacked" arrangement="stacked" />
      <BarChart {...args} title="Horizontal" orientation="horizontal" series={gates.slice(1, 2)} />
      <BarChart
        {...args}
        title="Horizontal, grouped"
        orientation="horizontal"
        series={gates.slice(0, 2)}
      />
      <BarChart
        {...args}
        title="Below zero"
        series={[{ id: 'change', name: 'Change', values: [4, -7, 12, 0, -3] }]}
      />
      <BarChart
        {...args}
        title="Below zero, stacked, lying"
        orientation="horizontal"
        arrangement="stacked"
        series={[
          { id: 'in', name: 'Came', values: [4, 7, 12, 3, 9] },
          { id: 'out', name: 'Went', values: [-3, -9, -8, -2, -4] },
        ]}
      />
      <BarChart {...args} title="None yet" categories={[]} series={[]} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Parcels that were announced for a day and signed for on the same day',
    orientation: 'horizontal',
    categories: categories.map(({ id, name }) => ({
      id,
      name: `${name}, and the night that follows it until the first tour of the next morning`,
    })),
    series: [{ ...gates[0]!, values: [123_456_789_012, 98_765_432_109, 45, 0, 1_000_000] }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Bars of Parcels' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The simulated keyboard cannot move a native slider, so this fires the event caused by Home
    // and the arrow keys.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Monday: North gate 42 parcels, South gate 30 parcels, Reception 12 parcels',
    );
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Thursday: North gate 60 parcels, South gate not known, Reception 16 parcels',
    );
  },
};
