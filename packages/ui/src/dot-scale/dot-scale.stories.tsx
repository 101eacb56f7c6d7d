import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { DotScale } from './dot-scale.tsx';

const shares = [
  { id: 'north', name: 'North gate', share: 0.94, note: '47 of 50' },
  { id: 'south', name: 'South gate', share: 0.974, note: '38 of 39' },
  { id: 'east', name: 'East gate', share: 0.88, note: '15 of 17' },
  { id: 'reception', name: 'Reception', share: 0.95, note: '19 of 20' },
];

const withDetails = shares.map((each, index) => ({ ...each, detail: `${31 + index * 7} min` }));
const heads = {
  name: 'Gate',
  scale: 'Goal 90%',
  figure: 'On time',
  note: 'Within goal',
  detail: 'Median',
  status: 'Status',
};

const meta = {
  title: 'UI/Charts/Dot scale',
  component: DotScale,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for shares that are all near 100 %: punctuality, completeness. The scale may begin above zero, because a dot shows position, not length.

**Do not** use it for amounts (\`BarChart\`).

**What is drawn**: a vertical line is the target. A missed target is a diamond in another colour, with text beside it. An unknown share has no dot.

**Accessibility**
- A named list; every line has its name, its figure and its evaluation in words, so the dots are decorative. It follows the reading direction.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe' },
  },
  args: { label: 'Delivered on time', shares, from: 0.7, goal: 0.9 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Card heading="Delivered on time">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DotScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: ({ goal: _goal, ...args }) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <DotScale {...args} />
      <DotScale
        {...args}
        goal={0.9}
        shares={[
          ...shares,
          { id: 'yard', name: 'Yard', share: null },
          { id: 'annex', name: 'Annex', share: 0.4, note: '2 of 5' },
          { id: 'desk', name: 'Desk', share: 1, note: '9 of 9' },
        ]}
      />
      <div style={{ maxInlineSize: '20rem' }}>
        <DotScale {...args} goal={0.9} />
      </div>
      <DotScale {...args} goal={0.9} heads={heads} shares={withDetails} />
      <div style={{ maxInlineSize: '20rem' }}>
        <DotScale {...args} goal={0.9} heads={heads} shares={withDetails} />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    shares: shares.map((each) => ({
      ...each,
      name: `${each.name}, which is closed on Sundays and on public holidays`,
      note: '123,456,789 of 987,654,321',
    })),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
