import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconProps } from '../icon/index.ts';
import { toneVariables } from '../internal/index.ts';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${t.space.s2};
  border: 1px solid var(--tone-border);
  border-radius: 12px;
  background: var(--tone-background);
  color: var(--tone-text);
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-weight: ${t.weight.medium};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.4;
    margin-inline-start: -1px;
  }
`;

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** What the status means. `low` and `high` are for measured values, `brand` for what merely belongs to the facility. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'low' | 'high' | 'brand';
  /** The shape that says the same as the color, so that color is never alone. */
  glyph?: IconProps['glyph'];
  /** One or two words: the status. */
  children: ReactNode;
}

/**
 * A status in a shape, a color and a word. It is read, not pressed; someone has to act on it or would miss it, else
 * quiet text serves better. For a count use `Badge`.
 */
export function Chip({ tone = 'neutral', glyph, children, ...rest }: ChipProps) {
  return (
    <Root {...rest} data-component="chip" data-tone={tone}>
      {glyph && <Icon glyph={glyph} size="small" />}
      {children}
    </Root>
  );
}
