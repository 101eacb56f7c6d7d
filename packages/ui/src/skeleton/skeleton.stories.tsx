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
**Use it** for the shape of what is on its way, in its final place, so that nothing jumps when it comes.

**Do not** use it for an act under way (a \`busy\` button), where the shape is not known (\`Spinner\`), or in place of data that could not be loaded.

**Accessibility**
- It is hidden from assistive technology: say "loading" once for the region, as \`ResourceView\` does.
- It breathes, and stands still where motion is unwelcome. In forced colors it has an outline.`,
      },
    },
    states: { KeyboardOnly: 'has nothing to operate', LongText: 'has no words' },
  },
  args: { count: 4 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

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
