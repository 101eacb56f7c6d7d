import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { lightValues, t, ThemeScope, useThemeScope } from './index.js';

const Board = styled.div`
  display: grid;
  gap: ${t.space.s4};
  padding: ${t.space.s8};
  background: ${t.color.surface};
  li { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: ${t.space.s4}; align-items: center; min-block-size: 2rem; }
  li > code { font-family: ${t.font.code}; font-size: ${t.size.s1}; color: ${t.color.textMuted}; }
  li > span { background: ${t.brand.tintStrong}; border: 1px solid ${t.brand.border}; }
  li > span[data-sample=space] { inline-size: var(--sample); block-size: 1rem; border: 0; background: ${t.brand.solid}; }
  li > span[data-sample=shape] { inline-size: 8rem; block-size: 4rem; border-radius: var(--sample); }
  li > span[data-sample=height] { inline-size: 16rem; block-size: var(--sample); border-radius: ${t.radius.control}; }
`;

const meta = { title: 'Foundations/Space', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ScaleProps {
  group: 'space' | 'radius' | 'density';
  sample: 'space' | 'shape' | 'height';
}

function Scale({ group, sample }: ScaleProps) {
  return (
    <ul>
      {Object.entries(lightValues[group]).map(([name, value]) => (
        <li key={name}>
          <code>{group === 'density' ? name : `${name} · ${value}`}</code>
          <span data-sample={sample} style={{ '--sample': `var(--alms-${group}-${name})` } as CSSProperties} />
        </li>
      ))}
    </ul>
  );
}

/** The 4 px grid: 16 between cards and at their sides, 20 from title to content, 32 at the page's edge. */
export const Spacing: Story = { render: () => <Board><Scale group="space" sample="space" /></Board> };

/** 6 for controls, 10 for cards, full for chips, 4 for what is inside a control. */
export const Shape: Story = { render: () => <Board><Scale group="radius" sample="shape" /></Board> };

function Densities() {
  const { scheme } = useThemeScope();
  return (['comfortable', 'compact'] as const).map((density) => (
    <ThemeScope key={density} scheme={scheme} density={density}>
      <Board>
        <h2>{density === 'compact' ? 'Compact' : 'Comfortable'}</h2>
        <Scale group="density" sample="height" />
      </Board>
    </ThemeScope>
  ));
}

/** One switch, kept per person. Touch gets 44 px either way. */
export const Density: Story = { render: () => <Densities /> };
