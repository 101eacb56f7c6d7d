import { lightValues, t, ThemeScope, type Brand } from '@alms/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Board, Topic } from './board.tsx';

const Swatches = styled.ul`
  display: grid;
  gap: ${t.space.s4};
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  li {
    display: grid;
    gap: ${t.space.s1};
    align-content: start;
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  li > span {
    block-size: 4rem;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: var(--sample);
  }
  li > span[data-sample='text'] {
    display: grid;
    place-items: center;
    font-size: ${t.size.s4};
    font-weight: ${t.weight.strong};
    color: var(--ink);
  }
  strong {
    font-weight: ${t.weight.medium};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  code {
    font-family: ${t.font.code};
    color: ${t.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Ramps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  > div > div {
    min-block-size: 100%;
  }
`;

const title = (name: string) =>
  name
    .replace(/([A-Z0-9]+)/g, ' $1')
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/ (.)/g, (letter) => letter.toLowerCase());

interface SwatchProps {
  name: string;
  /** Custom property, without the product's prefix. */
  token: string;
}

function Swatch({ name, token }: SwatchProps) {
  return (
    <li>
      <span style={{ '--sample': `var(--alms-${token})` } as CSSProperties} />
      <strong>{title(name)}</strong>
      <code>{token}</code>
    </li>
  );
}

function Group({ of }: { of: 'color' | 'brand' | 'chart' }) {
  return (
    <Swatches>
      {Object.keys(lightValues[of]).map((name) => (
        <Swatch key={name} name={name} token={`${of}-${name}`} />
      ))}
    </Swatches>
  );
}

function ToneSwatch({ name }: { name: string }) {
  const role = (part: string) => `var(--alms-tone-${name}-${part})`;
  const style = {
    '--sample': role('background'),
    '--ink': role('text'),
    borderColor: role('border'),
  } as CSSProperties;
  return (
    <li>
      <span data-sample="text" style={style}>
        Aa 4.8
      </span>
      <strong>{title(name)}</strong>
      <code>tone-{name}-*</code>
    </li>
  );
}

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Neutrals are the default, the brand colours interactive elements, and a tone always carries
 * meaning.
 */
export const Roles: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Neutrals"
        rule="Page, surface, border and text. Most of a screen uses these. Edges are hairlines; only floating elements have a shadow."
      >
        <Group of="color" />
      </Topic>
      <Topic
        heading="Brand"
        rule="Derived from the facility’s brand colour: primary action, selected entry, focus. One filled button per screen. It never indicates good or bad."
      >
        <Group of="brand" />
      </Topic>
      <Topic
        heading="Tones"
        rule="The same for every facility, and always with a shape and a word. Low is violet so that it never resembles a brand’s blue. Normal has no colour."
      >
        <Swatches>
          {Object.keys(lightValues.tone).map((name) => (
            <ToneSwatch key={name} name={name} />
          ))}
        </Swatches>
      </Topic>
      <Topic
        heading="Charts"
        rule="Backgrounds, grid and six series. Series also differ by pattern and lightness, and none resembles a status."
      >
        <Group of="chart" />
      </Topic>
    </Board>
  ),
};

const brands: { name: string; brand: Brand }[] = [
  { name: 'Product blue', brand: { primary: '#1976d2', solid: '#1976d2' } },
  { name: 'Yellow', brand: { primary: '#ffd400' } },
  { name: 'Neon green', brand: { primary: '#39ff14' } },
  { name: 'Near black', brand: { primary: '#14110f', solid: '#14110f' } },
  { name: 'Near white', brand: { primary: '#f7f4ef' } },
  { name: 'Magenta', brand: { primary: '#d81b60', solid: '#d81b60' } },
];

/** Adjustments of a facility's colour used as background of text. */
const FILLS = {
  own: ', used unchanged as the fill',
  light: '; the fill is darkened until white text on it is readable',
  dark: '; the fill is dimmed to prevent glare',
};

/**
 * Any facility colour keeps its hue; lightness and chroma are capped until text on it is readable.
 */
export const BrandRamps: Story = {
  name: 'Brand ramps',
  render: () => (
    <Ramps>
      {(['light', 'dark'] as const).flatMap((scheme) =>
        brands.map(({ name, brand }) => (
          <ThemeScope key={scheme + name} scheme={scheme} brand={brand}>
            <Board>
              <Topic
                heading={`${name}, ${scheme}`}
                rule={`From ${brand.primary}${FILLS[scheme === 'light' && brand.solid ? 'own' : scheme]}.`}
              >
                <Group of="brand" />
              </Topic>
            </Board>
          </ThemeScope>
        )),
      )}
    </Ramps>
  ),
};
