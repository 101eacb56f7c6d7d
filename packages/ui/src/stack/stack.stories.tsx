import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index.ts';
import { lightValues } from '../theme/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'UI/Layout/Stack',
  component: Stack,
  tags: ['stable'],
  parameters: {
    states: { KeyboardOnly: 'nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for evenly spaced items in a column.

**Do not** use it for items side by side (\`Inline\`) or equal columns (\`Grid\`), or set margins on its children.

**Accessibility**
- Visual, reading and tab order are the order of the children. It adds no meaning: use \`ul\` and \`li\` for a list.`,
      },
    },
  },
  args: { children: ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;

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

/** Every step of the scale, then every alignment. */
export const Matrix: Story = {
  render: ({ children }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
        gap: '2rem',
      }}
    >
      {(['s1', 's2', 's3', 's4', 's6', 's8'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {gap}
          {children}
        </Stack>
      ))}
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align}>
          {align}
          {children}
        </Stack>
      ))}
    </div>
  ),
};

/** A word without break opportunities never widens the column beyond its container. */
export const LongText: Story = {
  args: {
    style: { inlineSize: '12rem' },
    children: <Card style={{ overflowWrap: 'anywhere' }}>{'Unbroken'.repeat(12)}</Card>,
  },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('[data-component=stack]');
    await expect(stack?.scrollWidth).toBe(stack?.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { align: 'start' } };
