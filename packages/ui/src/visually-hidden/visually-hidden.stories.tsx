import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'UI/Layout/Visually hidden',
  component: VisuallyHidden,
  tags: ['stable'],
  parameters: {
    states: { Matrix: 'it has one look: none', KeyboardOnly: 'nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for screen reader text whose content is visible in another form.

**Do not** use it for interactive elements (the focus would be invisible), or to hide text that everyone should read.

**Accessibility**
- Read at its position in the text; takes no room.
- The text comes from the catalogue like all others.`,
      },
    },
  },
  args: { children: 'of 50, on target' },
  render: (args) => (
    <p>
      47 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('of 50, on target');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** The content takes no space, whatever its length. */
export const LongText: Story = { args: { children: 'Read aloud, not shown. '.repeat(20) } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
