import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.js';

/** A named progress bar whose value is read as it is written. */
const meta = {
  title: 'UI/Feedback/Progress bar',
  component: ProgressBar,
  tags: ['component'],
  parameters: { states: { KeyboardOnly: 'has nothing to operate' } },
  args: { label: 'Signed for today', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      {(['brand', 'neutral', 'positive', 'caution', 'critical'] as const).map((tone, index) => <ProgressBar key={tone} label={tone} tone={tone} value={20 + index * 20} />)}
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Words instead" value={37.5} valueText="3 of 8" />
      <ProgressBar label="Not known" value={null} />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Parcels announced for this morning that somebody has signed for at one of the four gates', valueText: '123,456 of 987,654', style: { maxInlineSize: '18rem' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
