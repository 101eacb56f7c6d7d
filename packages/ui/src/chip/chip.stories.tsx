import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowEndGlyph,
  CheckGlyph,
  ClockGlyph,
  CriticalGlyph,
  InfoGlyph,
  HoldGlyph,
  ShieldGlyph,
  WarningGlyph,
} from '../icon/index.ts';
import { Chip } from './chip.tsx';

/** Every status has a shape, a colour and a text; the text alone is sufficient. */
const meta = {
  title: 'UI/Data/Chip',
  component: Chip,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'is read, not pressed' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for a status that requires action or attention: a shape, a colour and one or two words.

**Do not** use it for a normal state: use quiet text. A count is a \`Badge\`, a removable value a \`Tag\`, an action a \`Button\`.

**Accessibility**
- The text has the full meaning; the shape repeats it for colour-blind users and is hidden from assistive technology.
- It takes no focus and its changes are not announced.`,
      },
    },
  },
  args: { tone: 'caution', glyph: WarningGlyph, children: 'Warning' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Chip glyph={CheckGlyph}>Clear</Chip>
      <Chip>Draft</Chip>
      <Chip tone="info" glyph={InfoGlyph}>
        On its way
      </Chip>
      <Chip tone="positive" glyph={CheckGlyph}>
        Signed for
      </Chip>
      <Chip tone="caution" glyph={ClockGlyph}>
        Updated 12:04
      </Chip>
      <Chip tone="critical" glyph={HoldGlyph}>
        Held
      </Chip>
      <Chip tone="critical" glyph={CriticalGlyph}>
        Error
      </Chip>
      <Chip tone="low" glyph={WarningGlyph}>
        2 low
      </Chip>
      <Chip tone="high" glyph={WarningGlyph}>
        2 high
      </Chip>
      <Chip tone="brand" glyph={ShieldGlyph}>
        Gate manager
      </Chip>
      <Chip tone="brand" glyph={ArrowEndGlyph}>
        Next
      </Chip>
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Pending second signature since 08:31' },
  render: (args) => (
    <div style={{ maxInlineSize: '10rem' }}>
      <Chip {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
