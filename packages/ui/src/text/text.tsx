import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.p`
  overflow-wrap: break-word;
  &[data-size='small'] {
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  &[data-size='medium'] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  &[data-size='large'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  &[data-size='lead'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
  }
  &[data-tone='muted'] {
    color: ${t.color.textMuted};
  }
  &[data-tone='info'] {
    color: ${t.tone.info.text};
  }
  &[data-tone='positive'] {
    color: ${t.tone.positive.text};
  }
  &[data-tone='caution'] {
    color: ${t.tone.caution.text};
  }
  &[data-tone='critical'] {
    color: ${t.tone.critical.text};
  }
  &[data-strong] {
    font-weight: ${t.weight.strong};
  }
  &[data-figures] {
    font-variant-numeric: tabular-nums;
  }
  &[data-code] {
    font-family: ${t.font.code};
    font-size: 0.93em;
    letter-spacing: -0.01em;
  }
`;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /**
   * Element: `p` for a paragraph, `span` inside one, the others by their semantics. @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption';
  /** Text size: 12, 14, 16 or 20 px. Inherited when omitted. */
  size?: 'small' | 'medium' | 'large' | 'lead';
  /**
   * Tones other than `muted` only colour text that already conveys the meaning. Inherited when
   * omitted.
   */
  tone?: 'muted' | 'info' | 'positive' | 'caution' | 'critical';
  /** Emphasis for names and key values. @default false */
  strong?: boolean;
  /** Tabular digits, so that columns align; not for numbers inside a sentence. @default false */
  figures?: boolean;
  /** Font for codes and identifiers with clearly distinguishable letters. @default false */
  code?: boolean;
}

/** Running text, notes and values. For titles use `Heading`, for a status `Chip`. */
export function Text({
  as = 'p',
  size,
  tone,
  strong = false,
  figures = false,
  code = false,
  ...rest
}: TextProps) {
  return (
    <Root
      {...rest}
      as={as}
      data-component="text"
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-figures={figures || undefined}
      data-code={code || undefined}
    />
  );
}
