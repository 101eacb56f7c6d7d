import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/index.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './icon.tsx';

const meta = {
  title: 'UI/Media/Icon',
  component: Icon,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** beside text, to make it easier to find. Every icon is listed in *Foundations / Icons*.

**Do not** use it without text for unfamiliar meanings, or for an action: use an \`IconButton\`. For a shape that carries a meaning by itself use a \`Mark\`.

**Accessibility**
- It is hidden from assistive technology and never a tab stop: the text beside it says the same.
- It has the colour of the text around it, and so its contrast, in forced colours too.
- \`mirrored\` flips it in right-to-left text: for arrows and doors, never for objects.`,
      },
    },
  },
  args: { glyph: glyphs.CheckGlyph },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { glyph: { options: Object.keys(glyphs), mapping: glyphs } },
};

/** Every glyph with its import name. */
export const Matrix: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
        gap: '1rem',
      }}
    >
      {Object.entries(glyphs).map(([name, glyph]) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <Icon glyph={glyph} />
          <Icon glyph={glyph} size="small" />
          <Text as="span" code>
            {name}
          </Text>
        </li>
      ))}
    </ul>
  ),
};

/** The icon keeps its size and is aligned with the first line. */
export const LongText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.5rem', maxInlineSize: '16rem' }}>
      <Icon {...args} />
      Everything that was sent this morning has arrived and was accepted without remarks
    </p>
  ),
};

/** Arrows and doors are mirrored; objects are not. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  render: () => (
    <p style={{ display: 'flex', gap: '0.5rem' }}>
      <Icon glyph={glyphs.ArrowEndGlyph} mirrored />
      <Icon glyph={glyphs.SignOutGlyph} mirrored />
      <Icon glyph={glyphs.ClockGlyph} />
    </p>
  ),
};

/** Icons are never tab stops and have no accessible name. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).not.toHaveAttribute('tabindex');
  },
};

/** Measures the effect of mirroring in right-to-left text. */
export const TurnedAround: Story = {
  globals: { locale: 'ar-XB' },
  render: () => (
    <p>
      <Icon glyph={glyphs.ArrowEndGlyph} mirrored data-testid="arrow" />
      <Icon glyph={glyphs.ClockGlyph} data-testid="clock" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('arrow')).scale).toBe('-1 1');
    await expect(getComputedStyle(canvas.getByTestId('clock')).scale).toBe('none');
  },
};
