import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { limits, manyReadings, ovenChart, readings, withReading } from './control-chart.args.ts';
import { ControlChart } from './control-chart.tsx';

const meta = {
  title: 'UI/Charts/Control chart',
  component: ControlChart,
  tags: ['component', 'stable'],
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for measurements evaluated against established limits: centre line, bands of one, two and three standard deviations, marks for evaluations.

**Do not** use it for values without limits (\`LineChart\`) or for one value against an interval (\`IntervalGauge\`). It displays evaluations and makes none: the caller evaluates the points, and passes \`not-evaluated\` for the others.

**What is drawn**: accepted points are dots; warning, rejected, not evaluated and void have their own shapes. A value beyond four deviations is at the edge with a double arrow and its true value in figures. An unknown value breaks the line and is never a zero.

**Accessibility**
- The chart is a named image. Over it is a native slider: arrows move through the points, Home and End go to the first and last, and each point is read as the slider's value.
- Pointing shows the same text beside the nearest point; Escape hides it.
- "Table" lists every point and every change.
- Time runs from left to right in every language, as in notation; text follows the language.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
  },
  args: ovenChart,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ControlChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ControlChart
        {...args}
        title="Every status"
        points={withReading(4, { status: 'rejected', note: 'two beyond 2 SD' }).map(
          (point, index) => (index > 26 ? { ...point, status: 'not-evaluated' as const } : point),
        )}
      />
      <ControlChart {...args} title="Thousands" points={manyReadings(5000)} events={[]} />
      <ControlChart {...args} title="On its way" loading />
      <ControlChart {...args} title="None yet" points={[]} />
    </div>
  ),
};

export const WithinLimits: Story = {
  args: { points: readings.filter(({ status }) => status === 'accepted'), events: [] },
};

/** The latest rejected point is labelled in the drawing. */
export const RuleBroken: Story = {
  args: {
    points: withReading(29, {
      value: 188.5,
      text: '188.5 °C',
      status: 'rejected',
      note: 'beyond 3 SD',
    }),
  },
};

/** Values without evaluation are outlines, so that they are never mistaken for accepted ones. */
export const NotEvaluated: Story = {
  args: {
    points: readings.map((point) => ({ ...point, status: 'not-evaluated' as const })),
    events: [],
    limits: [],
  },
};

export const SinglePoint: Story = { args: { points: readings.slice(0, 1), events: [] } };

/** A gap of four days or an unknown value is not bridged. */
export const GapInSeries: Story = {
  args: {
    points: withReading(8, { value: null, status: 'not-evaluated' }).filter(
      (_, index) => index < 14 || index > 21,
    ),
    breakAfterHours: 36,
    events: [],
  },
};

/** Drawn at the edge, with its true value in text. */
export const OutlierBeyondScale: Story = {
  args: {
    points: withReading(29, {
      value: 212.4,
      text: '212.4 °C',
      status: 'rejected',
      note: 'beyond 3 SD',
    }).map((point, index) =>
      index === 11 ? { ...point, value: 160.1, text: '160.1 °C', status: 'void' as const } : point,
    ),
    events: [],
  },
};

export const LimitsChanged: Story = {
  args: { limits: [...limits, { from: '2026-05-03T12:00:00Z', centre: 181, deviation: 2 }] },
};

export const AsTable: Story = {
  args: {
    defaultView: 'table',
    points: withReading(25, { value: null, status: 'not-evaluated' }).slice(20),
  },
};

export const LongText: Story = {
  args: {
    title: 'The middle shelf of the second oven in the bakery beside the north gate',
    description:
      'Thermometer NORTHGATE-00000000000000000000000000000001, mean 180.0 °C, SD 2.5 °C, established in the first week of January',
    events: [
      { at: '2026-04-30T12:00:00Z', label: 'New thermostat, fitted by the day shift' },
      { at: '2026-05-10T12:00:00Z', label: 'Door seal replaced by the night shift' },
    ],
    points: withReading(29, {
      value: 1_234_567.8,
      text: '1,234,567.8 °C',
      status: 'rejected',
      note: 'beyond three standard deviations, and the seventh on one side of the mean',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { ...RuleBroken, globals: { locale: 'ar-XB' } };

/** One tab stop for the switch, one for all points. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Points of Oven 2' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The simulated keyboard cannot move a native slider, so this fires the event caused by Home
    // and the arrow keys.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '28 Apr 2026, 07:52, 179.1 °C, −0.4 SD, Accepted',
    );
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '28 Apr 2026, 19:52, 182.1 °C, +0.8 SD, Accepted',
    );
    await expect(canvas.getByText('182.1 °C (+0.8 SD)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('182.1 °C (+0.8 SD)')).toBeNull();
  },
};
