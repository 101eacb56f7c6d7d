import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

/** A named progress bar whose value text is read as displayed. */
const meta = {
  title: 'UI/Feedback/Progress bar',
  component: ProgressBar,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for progress that can be measured.

**Do not** use it for short operations (a \`busy\` button) or for loading content (\`Skeleton\`). For comparing shares use a chart.

**Anatomy** Label, value in words, bar.

**Accessibility**
- Has the role of a progress bar, named by the label; it reads \`valueText\`, such as "3 of 8", otherwise the percentage.
- An unknown value (\`null\`) is shown as a dash with an empty bar and read as such, never as zero.
- A change is not announced. The bar does not animate under reduced motion.`,
      },
    },
  },
  args: { label: 'Signed for today', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      {(['brand', 'neutral', 'positive', 'caution', 'critical'] as const).map((tone, index) => (
        <ProgressBar key={tone} label={tone} tone={tone} value={20 + index * 20} />
      ))}
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Words instead" value={37.5} valueText="3 of 8" />
      <ProgressBar label="Not known" value={null} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Parcels announced for this morning and already signed for at one of the four gates',
    valueText: '123,456 of 987,654',
    style: { maxInlineSize: '18rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
