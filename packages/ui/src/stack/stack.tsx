import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { gapRules, type Gap } from '../internal/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${gapRules}
  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
  }
  &[data-align='end'] {
    justify-items: end;
  }
`;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between children, from the spacing scale. @default 's4' */
  gap?: Gap;
  /**
   * Horizontal alignment of the children; `stretch` gives them the full width. @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/**
 * A vertical stack of evenly spaced children. For a row use `Inline`, for columns of equal width
 * `Grid`.
 */
export function Stack({ gap = 's4', align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} data-component="stack" data-gap={gap} data-align={align} />;
}
