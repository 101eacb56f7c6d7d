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
  /** The element: `p` for a paragraph, `span` inside one, the others for what they mean. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption';
  /** 12, 14, 16 or 20 px. When omitted, the size of the text around it. */
  size?: 'small' | 'medium' | 'large' | 'lead';
  /** A tone other than `muted` only colours words that already say it. When omitted, the colour of the text around it. */
  tone?: 'muted' | 'info' | 'positive' | 'caution' | 'critical';
  /** Names and key values. @default false */
  strong?: boolean;
  /** Figures of one width, so that columns line up; not for figures inside a sentence. @default false */
  figures?: boolean;
  /** The letters of codes and identifiers, kept apart from one another. @default false */
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
