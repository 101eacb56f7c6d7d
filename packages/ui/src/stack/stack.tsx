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
  /** The space between children, from the scale. @default 's4' */
  gap?: Gap;
  /** Where children stand across the column; `stretch` makes them as wide as it. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Things under one another, evenly spaced. For things beside one another use `Inline`, for equal columns `Grid`. */
export function Stack({ gap = 's4', align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} data-component="stack" data-gap={gap} data-align={align} />;
}
