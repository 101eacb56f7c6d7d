import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { lightValues } from '../theme/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'UI/Layout/Inline',
  component: Inline,
  tags: ['stable'],
  parameters: {
    states: { KeyboardOnly: 'has no controls itself' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for items side by side that wrap to the next line when there is no room.

**Do not** use it for equal columns (\`Grid\`) or for a column of elements (\`Stack\`).

**Accessibility**
- Visual, reading and tab order are the order of the children; \`justify\` does not reorder them.`,
      },
    },
  },
  args: {
    children: ['Keep', 'Send', 'Send and print'].map((name) => <Button key={name}>{name}</Button>),
  },
} satisfies Meta<typeof Inline>;

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

export const Matrix: Story = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
      {(['start', 'center', 'baseline', 'end'] as const).map((align) => (
        <Inline key={align} align={align}>
          <span style={{ fontSize: '1.75rem' }}>{align}</span>
          {children}
        </Inline>
      ))}
    </div>
  ),
};

/** Children that do not fit wrap to the next line. */
export const LongText: Story = {
  args: { style: { inlineSize: '14rem' } },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Keep' }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: 'Send and print' }).getBoundingClientRect();
    await expect(last.top).toBeGreaterThanOrEqual(first.bottom);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Keep' }).getBoundingClientRect();
    const second = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(second.right);
  },
};
