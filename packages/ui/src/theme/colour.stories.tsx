import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { lightValues, t, ThemeScope, type Brand } from './index.js';

const Board = styled.div`
  display: grid;
  gap: ${t.space.s8};
  padding: ${t.space.s8};
  background: ${t.color.surface};
  section { display: grid; gap: ${t.space.s3}; }
  h2 { font-size: ${t.size.s3}; line-height: ${t.line.s3}; font-weight: ${t.weight.strong}; }
  p { max-inline-size: 68ch; color: ${t.color.textMuted}; }
  ul { display: grid; gap: ${t.space.s4}; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); }
  li { display: grid; gap: ${t.space.s1}; align-content: start; font-size: ${t.size.s1}; line-height: ${t.line.s1}; }
  li > span { block-size: 4rem; border: 1px solid ${t.color.border}; border-radius: ${t.radius.control}; background: var(--sample); }
  li > span[data-sample=text] { display: grid; place-items: center; font-size: ${t.size.s4}; font-weight: ${t.weight.strong}; color: var(--ink); }
  strong { font-weight: ${t.weight.medium}; font-size: ${t.size.s2}; }
  code { font-family: ${t.font.code}; color: ${t.color.textMuted}; overflow-wrap: anywhere; }
`;

const Ramps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
`;

const title = (name: string) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase()).replace(/ (.)/g, (letter) => letter.toLowerCase());

interface SwatchProps {
  name: string;
  variable: string;
}

function Swatch({ name, variable }: SwatchProps) {
  return (
    <li>
      <span style={{ '--sample': `var(${variable})` } as CSSProperties} />
      <strong>{title(name)}</strong>
      <code>{variable.slice('--alms-'.length)}</code>
    </li>
  );
}

function ToneSwatch({ name }: { name: string }) {
  const role = (part: string) => `var(--alms-tone-${name}-${part})`;
  const style = { '--sample': role('background'), '--ink': role('text'), borderColor: role('border') } as CSSProperties;
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

function Brands() {
  return (
    <ul>
      {Object.keys(lightValues.brand).map((name) => (
        <Swatch key={name} name={name} variable={`--alms-brand-${name}`} />
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutrals do the work, a brand paints what can be pressed, and a tone always means something. */
export const Roles: Story = {
  render: () => (
    <Board>
      <section>
        <h2>Neutrals</h2>
        <p>Page, surface, border and text. Most of a screen is made of these.</p>
        <ul>
          {Object.keys(lightValues.color).map((name) => (
            <Swatch key={name} name={name} variable={`--alms-color-${name}`} />
          ))}
        </ul>
      </section>
      <section>
        <h2>Brand</h2>
        <p>Derived from the facility’s one colour: the first action, the selected entry, focus. It never says good or bad.</p>
        <Brands />
      </section>
      <section>
        <h2>Tones</h2>
        <p>The same for every facility, and always with a shape and a word. Low is violet so that it never looks like a brand’s blue.</p>
        <ul>
          {Object.keys(lightValues.tone).map((name) => (
            <ToneSwatch key={name} name={name} />
          ))}
        </ul>
      </section>
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

/** Any colour a facility enters keeps its hue; lightness and chroma are capped until text on it can be read. */
export const BrandRamps: Story = {
  name: 'Brand ramps',
  render: () => (
    <Ramps>
      {(['light', 'dark'] as const).flatMap((scheme) =>
        brands.map(({ name, brand }) => (
          <ThemeScope key={scheme + name} scheme={scheme} brand={brand}>
            <Board>
              <section>
                <h2>
                  {name}, {scheme}
                </h2>
                <Brands />
              </section>
            </Board>
          </ThemeScope>
        )),
      )}
    </Ramps>
  ),
};
