import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { DonutChart } from './donut-chart.tsx';

const slices = [
  { id: 'north', name: 'North gate', value: 473 },
  { id: 'south', name: 'South gate', value: 244 },
  { id: 'reception', name: 'Reception', value: 103 },
];

const meta = {
  title: 'UI/Charts/Donut chart',
  component: DonutChart,
  tags: ['component', 'draft'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for how a whole is divided into two to six parts, where the whole itself matters: it stands in the middle.

**Do not** use it to compare amounts (\`BarChart\`) or for shares that are all near 100 % (\`DotScale\`).

**What is drawn**: largest first, clockwise from the top. More than six parts become five and "Other"; the table has them all.

**Accessibility**
- A named picture that says the total and every share; the legend has every figure as text, so nothing has to be pointed at.
- Slices differ in pattern beside color.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
  },
  args: { title: 'Parcels by gate', description: 'This week', slices },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <DonutChart
        {...args}
        title="Nine parts"
        slices={[310, 204, 140, 95, 60, 31, 22, 9, 4].map((value, index) => ({
          id: `g${index}`,
          name: `Gate ${index + 1}`,
          value,
        }))}
      />
      <DonutChart {...args} title="One part" slices={slices.slice(0, 1)} totalLabel="parcels" />
      <DonutChart {...args} title="None" slices={[{ id: 'north', name: 'North gate', value: 0 }]} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Parcels that were announced for this week and signed for at one of the gates',
    slices: slices.map((each) => ({
      ...each,
      name: `${each.name}, which is closed on Sundays and on public holidays`,
      value: each.value * 1_000_001,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      within(canvasElement).getByRole('row', { name: 'North gate 473 57.7%' }),
    ).toBeVisible();
  },
};
