import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, type MarkShape } from './mark.js';

const shapes: MarkShape[] = ['triangle-up', 'triangle-down', 'double-up', 'double-down', 'disc', 'ring', 'diamond'];
const tones = ['neutral', 'info', 'positive', 'caution', 'critical', 'low', 'high', 'brand'] as const;

/** Every shape can be told from every other without color. Beside a word it is silent; alone it has a label. */
const meta = {
  title: 'UI/Data/Mark',
  component: Mark,
  tags: ['component'],
  parameters: { states: { KeyboardOnly: 'has nothing to operate' } },
  args: { shape: 'triangle-up', tone: 'high', label: 'Above' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(14, max-content)', gap: '0.75rem', alignItems: 'center' }}>
      {tones.map((tone) => shapes.map((shape) => [<Mark key={`${tone}-${shape}`} shape={shape} tone={tone} />, <Mark key={`${tone}-${shape}-halo`} shape={shape} tone={tone} size="medium" halo />]))}
    </div>
  ),
};

/** It keeps its size beside text of any length. */
export const LongText: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '5px', alignItems: 'baseline', maxInlineSize: '16rem' }}>
      <Mark shape="triangle-up" tone="high" />
      Above what was seen in the same week of each of the last three years
    </p>
  ),
};

export const RightToLeft: Story = { ...LongText, globals: { locale: 'ar-XB' } };
