import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

/** Hidden from screen readers, and not animated with reduced motion. */
const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for the shape of loading content, in its final position, so that the layout does not shift.

**Do not** use it for an action in progress (a \`busy\` button) or for data that could not be loaded.

**Accessibility**
- It is hidden from assistive technology: announce "loading" once for the region, as \`ResourceView\` does.
- It pulses, and is static under reduced motion. In forced colours it has an outline.`,
      },
    },
    states: { KeyboardOnly: 'has nothing to operate', LongText: 'has no words' },
  },
  args: { count: 4 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '30rem' }}>
      <Skeleton />
      <Skeleton count={3} />
      <Skeleton width="96px" />
      <Skeleton width="35%" height="28px" />
      <Skeleton shape="block" />
      <Skeleton shape="block" count={2} height="2.25rem" width="8rem" />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
