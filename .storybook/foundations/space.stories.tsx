import { lightValues, t, ThemeScope, useThemeScope } from '@alms/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Board, Topic } from './board.tsx';

const Steps = styled.ul`
  display: grid;
  gap: ${t.space.s4};
  li {
    display: grid;
    grid-template-columns: 8rem 5rem minmax(0, 1fr);
    gap: ${t.space.s4};
    align-items: center;
    min-block-size: 2rem;
  }
  li > code {
    font-family: ${t.font.code};
    font-size: ${t.size.s1};
    color: ${t.color.textMuted};
  }
  li > span[data-sample] {
    background: ${t.brand.tintStrong};
    border: 1px solid ${t.brand.border};
  }
  li > span[data-sample='space'] {
    inline-size: var(--sample);
    block-size: 1rem;
    border: 0;
    background: ${t.brand.solid};
  }
  li > span[data-sample='shape'] {
    inline-size: 5rem;
    block-size: 3rem;
    border-radius: var(--sample);
  }
  li > span[data-sample='height'] {
    inline-size: 5rem;
    block-size: var(--sample);
    border-radius: ${t.radius.control};
  }
  @media (max-width: 30rem) {
    li {
      grid-template-columns: 6.5rem 5rem minmax(0, 1fr);
      gap: ${t.space.s3};
    }
  }
`;

const Depths = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${t.space.s6};
  max-inline-size: 40rem;
  > div {
    padding: ${t.space.s4};
    border-radius: ${t.radius.card};
    border: 1px solid ${t.color.border};
    background: ${t.color.surface};
  }
  > div[data-floats] {
    background: ${t.color.raised};
    box-shadow: ${t.shadow.float};
  }
`;

const SPACES: Record<keyof typeof lightValues.space, string> = {
  s1: 'Between a figure and its unit',
  s2: 'Between icon and label, between buttons',
  s3: 'Above and below, inside a card',
  s4: 'Between cards, and at the sides inside them',
  s5: 'From the title to the content, between fields',
  s6: 'Inside a dialog',
  s8: 'At the edge of the page',
  s10: 'Between sections of a long page',
  s12: 'Above the title of a public page',
  s16: 'Between sections of a public page',
};

const RADII: Record<keyof typeof lightValues.radius, string> = {
  small: 'Inside a control; the badge of a critical flag',
  control: 'Buttons, fields, menu entries',
  card: 'Cards, dialogs, notices',
  full: 'Chips and counts',
};

const WIDTHS: Record<keyof typeof lightValues.layout, string> = {
  drawer: 'Navigation at the start edge; overlays the page below 60rem',
  topBar: 'Stays above what scrolls',
  content: 'Maximum width of a screen',
  form: 'Maximum width of a form: longer lines suggest longer answers',
  gutter: 'Page margin; 16 px in a narrow window',
};

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ScaleProps {
  group: 'space' | 'radius' | 'density';
  sample: 'space' | 'shape' | 'height';
  /** Usage of each step. */
  uses: Readonly<Record<string, string>>;
}

const valueOf = (group: ScaleProps['group'], name: string) =>
  Object.entries(lightValues[group]).find(([each]) => each === name)?.[1] ?? '';

const pixels = (value: string) =>
  value.endsWith('rem') ? `${Number.parseFloat(value) * 16}px` : value;

function Scale({ group, sample, uses }: ScaleProps) {
  return (
    <Steps>
      {Object.keys(uses).map((name) => (
        <li key={name}>
          <code>{group === 'density' ? name : `${name} · ${pixels(valueOf(group, name))}`}</code>
          <span
            data-sample={sample}
            style={{ '--sample': `var(--alms-${group}-${name})` } as CSSProperties}
          />
          <span>{uses[name]}</span>
        </li>
      ))}
    </Steps>
  );
}

/** The 4 px grid. */
export const Spacing: Story = {
  render: () => (
    <Board>
      <Topic
        heading="The 4 px grid"
        rule="Spacing groups related content. It is set by Stack, Inline and Grid around components; a component has no margin of its own."
      >
        <Scale group="space" sample="space" uses={SPACES} />
      </Topic>
      <Topic
        heading="Page widths and heights"
        rule="Text lines stay under 72 characters at any window width."
      >
        <Steps>
          {Object.entries(lightValues.layout).map(([name, value]) => (
            <li key={name}>
              <code>{name}</code>
              <span>{pixels(value)}</span>
              <span>{WIDTHS[name as keyof typeof WIDTHS]}</span>
            </li>
          ))}
        </Steps>
      </Topic>
    </Board>
  ),
};

/** Four radii, and a shadow for floating elements. */
export const Shape: Story = {
  render: () => (
    <Board>
      <Topic heading="Corners" rule="The more independent an element, the rounder.">
        <Scale group="radius" sample="shape" uses={RADII} />
      </Topic>
      <Topic
        heading="Depth"
        rule="One hairline instead of a shadow. Only floating elements have a shadow: a menu, a dialog, a toast."
      >
        <Depths>
          <div>A card on the page</div>
          <div data-floats="">A menu floats over it</div>
        </Depths>
      </Topic>
    </Board>
  ),
};

const HEIGHTS = {
  row: 'A row of a table',
  control: 'A button, a field in a toolbar',
  cell: 'The sides of a cell',
  navRow: 'An entry of the navigation',
};

function Densities() {
  const { scheme } = useThemeScope();
  return (['comfortable', 'compact'] as const).map((density) => (
    <ThemeScope key={density} scheme={scheme} density={density}>
      <Board>
        <Topic
          heading={density === 'compact' ? 'Compact' : 'Comfortable'}
          rule={
            density === 'compact'
              ? 'For long lists operated with a pointer and a keyboard.'
              : 'The default. One switch, saved per user. Touch targets are at least 44 px in both densities.'
          }
        >
          <Scale group="density" sample="height" uses={HEIGHTS} />
        </Topic>
      </Board>
    </ThemeScope>
  ));
}

/** Both densities, one below the other. */
export const Density: Story = { render: () => <Densities /> };
