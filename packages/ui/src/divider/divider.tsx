import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  border: 0;
  color: ${t.color.textMuted};
  &:is(hr) {
    inline-size: 100%;
    block-size: 0;
    border-block-start: 1px solid ${t.color.border};
  }
  &:is(hr)[aria-orientation='vertical'] {
    align-self: stretch;
    inline-size: 0;
    block-size: auto;
    border-block: 0;
    border-inline-start: 1px solid ${t.color.border};
  }

  &:is(div) {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
    text-align: center;
  }
  &:is(div)::before,
  &:is(div)::after {
    content: '';
    flex: 1 0 ${t.space.s4};
    border-block-start: 1px solid ${t.color.border};
  }
`;

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * A word in the middle of a horizontal line, such as "or". When omitted, only the line is shown.
   */
  label?: string;
  /**
   * `horizontal` separates content above and below; `vertical` separates content side by side.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * A hairline between two groups where spacing alone is not enough. The rows of a `Card` or `Table`
 * have their own. With a `label` it is exposed as that text; otherwise as a separator.
 */
export function Divider({ label, orientation = 'horizontal', ...rest }: DividerProps) {
  if (label !== undefined)
    return (
      <Root {...rest} data-component="divider">
        {label}
      </Root>
    );
  return <Root as="hr" {...rest} aria-orientation={orientation} data-component="divider" />;
}
