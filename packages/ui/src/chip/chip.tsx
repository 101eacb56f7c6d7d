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
  /**
   * Meaning of the status. `low` and `high` are for measured values, `brand` for facility
   * attributes without a status. @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'low' | 'high' | 'brand';
  /** Icon that conveys the same meaning as the colour. */
  glyph?: IconProps['glyph'];
  /** The status in one or two words. */
  children: ReactNode;
}

/**
 * A status shown by shape, colour and text. Not interactive. Use it for a status that requires
 * action or is easily missed; otherwise use secondary text. For a count use `Badge`.
 */
export function Chip({ tone = 'neutral', glyph, children, ...rest }: ChipProps) {
  return (
    <Root {...rest} data-component="chip" data-tone={tone}>
      {glyph && <Icon glyph={glyph} size="small" />}
      {children}
    </Root>
  );
}
