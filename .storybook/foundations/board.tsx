import { Heading } from '@alms/ui/heading';
import { CheckGlyph, CloseGlyph, Icon } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s10};
  padding: ${t.space.s8};
  background: ${t.color.surface};
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    align-content: start;
  }
  > section > div:first-child {
    display: grid;
    gap: ${t.space.s1};
    max-inline-size: 68ch;
  }
  @media (max-width: 30rem) {
    padding: ${t.space.s4};
  }
`;

export interface BoardProps {
  /** `Topic` elements. */
  children: ReactNode;
}

/** A page of the design foundations. */
export function Board({ children }: BoardProps) {
  return <Root>{children}</Root>;
}

export interface TopicProps {
  heading: string;
  /** The rule in one or two sentences. */
  rule: string;
  /** Example of the rule. */
  children?: ReactNode;
}

/** A design rule with its example. */
export function Topic({ heading, rule, children }: TopicProps) {
  return (
    <section>
      <div>
        <Heading level={2}>{heading}</Heading>
        <Text tone="muted">{rule}</Text>
      </div>
      {children}
    </section>
  );
}

const PairRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${t.space.s4};
  max-inline-size: 60rem;
  > div {
    display: grid;
    gap: ${t.space.s2};
    align-content: start;
    min-inline-size: 0;
    padding: ${t.space.s4};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
  }
  > div > [data-part='verdict'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-weight: ${t.weight.medium};
    color: ${t.color.textMuted};
  }
  > div > [data-part='sample'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
`;

export interface PairProps {
  /** Correct example. */
  yes: ReactNode;
  /** Incorrect example. */
  no: ReactNode;
}

/** A correct and an incorrect example side by side. */
export function Pair({ yes, no }: PairProps) {
  return (
    <PairRoot>
      <div>
        <div data-part="verdict">
          <Icon glyph={CheckGlyph} size="small" />
          Do
        </div>
        <div data-part="sample">{yes}</div>
      </div>
      <div>
        <div data-part="verdict">
          <Icon glyph={CloseGlyph} size="small" />
          Do not
        </div>
        <div data-part="sample">{no}</div>
      </div>
    </PairRoot>
  );
}
