import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { lightValues, t } from './index.js';

const Board = styled.div`
  display: grid;
  gap: ${t.space.s6};
  padding: ${t.space.s8};
  background: ${t.color.surface};
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: ${t.space.s5} ${t.space.s8}; align-items: baseline; }
  dt { font-size: ${t.size.s1}; line-height: ${t.line.s1}; color: ${t.color.textMuted}; }
  dd { overflow-wrap: anywhere; }
  dd[data-figures] { font-variant-numeric: tabular-nums; white-space: pre-line; }
  dd[data-code] { font-family: ${t.font.code}; }
`;

const USES: Record<string, string> = {
  s1: 'Labels and notes',
  s2: 'Tables, the working size of dense screens',
  s3: 'Forms, card titles, everything a patient reads',
  s4: 'Names and key values',
  s5: 'Page titles and large figures',
  display: 'The landing page’s title',
};

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five sizes for text and one for display; nothing in between. */
export const Scale: Story = {
  render: () => (
    <Board>
      <dl>
        {Object.entries(lightValues.size).map(([name, size]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {name} · {size}
            </dt>
            <dd style={{ fontSize: `var(--alms-size-${name})`, lineHeight: `var(--alms-line-${name})` }}>{USES[name]}</dd>
          </div>
        ))}
      </dl>
    </Board>
  ),
};

/** 400 text, 500 labels and buttons, 600 figures, 620 titles and names. No capitals for emphasis. */
export const Weights: Story = {
  render: () => (
    <Board>
      <dl>
        {Object.entries(lightValues.weight).map(([name, weight]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {name} · {weight}
            </dt>
            <dd style={{ fontWeight: weight, fontSize: 'var(--alms-size-s4)' }}>The number, whether it is all right, what to do next</dd>
          </div>
        ))}
      </dl>
    </Board>
  ),
};

/** The typeface keeps alike letters apart; columns of figures line up; codes have their own letters. */
export const LettersAndFigures: Story = {
  name: 'Letters and figures',
  render: () => (
    <Board>
      <dl>
        <dt>Alike letters</dt>
        <dd style={{ fontSize: 'var(--alms-size-s5)', lineHeight: 'var(--alms-line-s5)' }}>0O 1lI 5S 8B 2Z</dd>
        <dt>Figures in columns</dt>
        <dd data-figures="">{'1,111.10\n8,888.00\n4,070.25'}</dd>
        <dt>Codes</dt>
        <dd data-code="">260512-0187</dd>
      </dl>
    </Board>
  ),
};
