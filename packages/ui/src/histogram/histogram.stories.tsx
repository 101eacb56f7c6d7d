import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { waiting } from './histogram.args.ts';
import { Histogram } from './histogram.tsx';

const meta = {
  title: 'UI/Charts/Histogram',
  component: Histogram,
  tags: ['component', 'draft'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to see how values are spread: where most lie, how far the rest reaches.

**Do not** use it for amounts of named things (\`BarChart\`) or for values over time (\`LineChart\`).

**What is drawn**: bins of equal, round width after Freedman and Diaconis (1981), with Sturges' rule (1926) where half of the values are equal. Under five values it says that they are too few.

**Accessibility**
- The drawing is a named picture with a sentence. A native slider over it walks the bins by arrows, Home and End.
- "Table" lists every bin.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
  },
  args: waiting,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Histogram {...args} title="Ten values" values={args.values.slice(0, 10)} />
      <Histogram {...args} title="All equal" values={[7, 7, 7, 7, 7, 7]} />
      <Histogram {...args} title="Too few" values={[7, 8]} />
      <Histogram {...args} title="None" values={[]} />
      <Histogram {...args} title="As a table" defaultView="table" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Minutes between the announcement of a parcel at the gate and the signature for it',
    values: waiting.values.map((value) => value * 1_000_000_000),
    unit: 'thousandths of a minute',
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
    const slider = within(canvasElement).getByRole('slider', {
      name: 'Bins of Minutes at the gate',
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The simulated keyboard cannot move a native slider, so this fires the event caused by Home
    // and the arrow keys.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^5 min to 10 min: \d+ values$/);
  },
};
