import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, type MarkShape } from './mark.tsx';

const shapes: MarkShape[] = [
  'triangle-up',
  'triangle-down',
  'double-up',
  'double-down',
  'disc',
  'ring',
  'diamond',
];
const tones = [
  'neutral',
  'info',
  'positive',
  'caution',
  'critical',
  'low',
  'high',
  'brand',
] as const;

/**
 * All shapes are distinguishable without colour. Beside text the mark is hidden from screen
 * readers; alone it has a label.
 */
const meta = {
  title: 'UI/Data/Mark',
  component: Mark,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for a meaning that a shape alone must carry: high, low, in range, beside a figure or on a scale.

**Do not** use it for a pictogram (\`Icon\`) or for a status with room for a word (\`Chip\`).

**Accessibility**
- With \`label\` it is an image of that name; omit it where text beside it says the same, and it is hidden.
- Shapes differ, so that colour is never the only cue; in forced colours they take the text's.`,
      },
    },
  },
  args: { shape: 'triangle-up', tone: 'high', label: 'Above' },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(14, max-content)',
        gap: '0.75rem',
        alignItems: 'center',
      }}
    >
      {tones.map((tone) =>
        shapes.map((shape) => [
          <Mark key={`${tone}-${shape}`} shape={shape} tone={tone} />,
          <Mark key={`${tone}-${shape}-halo`} shape={shape} tone={tone} size="medium" halo />,
        ]),
      )}
    </div>
  ),
};

/** The mark keeps its size beside text of any length. */
export const LongText: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '5px', alignItems: 'baseline', maxInlineSize: '16rem' }}>
      <Mark shape="triangle-up" tone="high" />
      Above the value for the same week in each of the last three years
    </p>
  ),
};

export const RightToLeft: Story = { ...LongText, globals: { locale: 'ar-XB' } };
