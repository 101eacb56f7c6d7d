import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index.ts';
import { lightValues } from '../theme/index.ts';
import { Grid } from './index.ts';

const cards = (names: readonly string[]) =>
  names.map((name) => <Card key={name} heading={name}>{`What belongs to ${name}`}</Card>);

const meta = {
  title: 'UI/Layout/Grid',
  component: Grid,
  tags: ['stable'],
  parameters: {
    states: { KeyboardOnly: 'nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for items of equal rank in columns of equal width, as many as fit.

**Do not** use it for one column (\`Stack\`), for a line of items as wide as their content (\`Inline\`), for two unequal columns (\`Split\`) or for rows of data (\`Table\`).

**Accessibility**
- Visual, reading and tab order are the order of the children.
- A column wider than the available width shrinks to it: nothing scrolls sideways.`,
      },
    },
  },
  args: { children: cards(['North', 'East', 'South', 'West', 'Centre']) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: {
    gap: { options: Object.keys(lightValues.space), control: 'select' },
    children: { control: false },
  },
};

/** Two children, either keeping a column's width or sharing the line. */
export const Matrix: Story = {
  render: () => (
    <>
      {(['keep', 'stretch'] as const).map((fill) => (
        <Grid key={fill} fill={fill} style={{ marginBlockEnd: '2rem' }}>
          {cards([`${fill} one`, `${fill} two`])}
        </Grid>
      ))}
    </>
  ),
};

/** A column never exceeds its container, even with a larger minimum width. */
export const LongText: Story = {
  args: {
    columnWidth: '30rem',
    style: { inlineSize: '15rem' },
    children: cards(['A heading of more than one line in a narrow place']),
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-component=grid]');
    await expect(grid?.scrollWidth).toBe(grid?.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
