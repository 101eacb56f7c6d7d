import { lightValues, t } from '@alms/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Board, Pair, Topic } from './board.tsx';

const Samples = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${t.space.s5} ${t.space.s8};
  align-items: baseline;
  dt {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    color: ${t.color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s1};
    dd {
      margin-block-end: ${t.space.s4};
    }
  }
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
  inline-size: max-content;
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;

const Code = styled.span`
  font-family: ${t.font.code};
  font-size: 0.93em;
`;

const USES: Record<keyof typeof lightValues.size, string> = {
  s1: 'Labels and notes',
  s2: 'Tables, the working size of dense screens',
  s3: 'Forms, card titles, all text for patients',
  s4: 'Names and key values',
  s5: 'Page titles and large figures',
  display: 'The landing page’s title',
};

const WEIGHTS: Record<keyof typeof lightValues.weight, string> = {
  text: 'Text',
  medium: 'Labels and buttons',
  figure: 'Figures that are read first',
  strong: 'Titles and names',
};

const figures = ['1,111.10', '8,888.00', '4,070.25'];

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five text sizes and one display size, without intermediate sizes. */
export const Scale: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Five sizes and one display size"
        rule="No sizes in between. 14 px is for dense tables, 16 px for forms and all text for patients. A line stays under 72 characters."
      >
        <Samples>
          {Object.entries(lightValues.size).map(([name, size]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                {name} · {name === 'display' ? '32 to 44px' : `${Number.parseFloat(size) * 16}px`}
              </dt>
              <dd
                style={{
                  fontSize: `var(--alms-size-${name})`,
                  lineHeight: `var(--alms-line-${name})`,
                }}
              >
                {USES[name as keyof typeof USES]}
              </dd>
            </div>
          ))}
        </Samples>
      </Topic>
    </Board>
  ),
};

/**
 * 400 text, 500 labels and buttons, 600 numbers, 620 titles and names. No capitals for emphasis.
 */
export const Weights: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Four weights"
        rule="Weight shows what to read first. No emphasis by capitals or italics: italics make similar characters harder to tell apart."
      >
        <Samples>
          {Object.entries(lightValues.weight).map(([name, weight]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                {WEIGHTS[name as keyof typeof WEIGHTS]} · {weight}
              </dt>
              <dd
                style={{
                  fontWeight: weight,
                  fontSize: 'var(--alms-size-s4)',
                  lineHeight: 'var(--alms-line-s4)',
                }}
              >
                The value, its evaluation, the next action
              </dd>
            </div>
          ))}
        </Samples>
      </Topic>
    </Board>
  ),
};

/**
 * The typeface distinguishes similar letters; columns of numbers align; codes use a separate style.
 */
export const LettersAndFigures: Story = {
  name: 'Letters and figures',
  render: () => (
    <Board>
      <Topic
        heading="Letters that cannot be mistaken"
        rule="Atkinson Hyperlegible Next makes zero and O, one, l and I distinguishable at a glance. It is served with the page, and its fallback font takes the same space."
      >
        <span style={{ fontSize: 'var(--alms-size-s5)', lineHeight: 'var(--alms-line-s5)' }}>
          0O 1lI 5S 8B 2Z
        </span>
      </Topic>
      <Topic
        heading="Figures in columns"
        rule="Values, prices and times in columns are tabular: all digits have the same width. Figures inside a sentence are not, where tabular ones look gappy."
      >
        <Pair
          yes={
            <Figures data-tabular="">
              {figures.map((figure) => (
                <span key={figure}>{figure}</span>
              ))}
            </Figures>
          }
          no={
            <Figures>
              {figures.map((figure) => (
                <span key={figure}>{figure}</span>
              ))}
            </Figures>
          }
        />
      </Topic>
      <Topic
        heading="Codes"
        rule="Accession numbers, barcodes, test codes and identifiers are set in Atkinson Hyperlegible Mono, and nothing else is."
      >
        <Pair
          yes={
            <>
              Specimen <Code>260512-0187</Code>, serum
            </>
          }
          no={<Code>Specimen 260512-0187, serum</Code>}
        />
      </Topic>
      <Topic
        heading="Arabic"
        rule="Set in the reader’s system font at the same sizes. Digits stay 0 to 9, and a code or a value keeps its own direction inside the sentence."
      >
        <div
          lang="ar"
          dir="rtl"
          style={{
            fontSize: 'var(--alms-size-s4)',
            lineHeight: 'var(--alms-line-s4)',
            maxInlineSize: '30rem',
          }}
        >
          البوتاسيوم <bdi>4.80 mmol/L</bdi>، العينة{' '}
          <bdi>
            <Code>260512-0187</Code>
          </bdi>
        </div>
      </Topic>
    </Board>
  ),
};
