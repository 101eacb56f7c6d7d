import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { gapRules, type Gap } from '../internal/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  ${gapRules}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  & > * {
    min-inline-size: 0;
  }
  /* Keeps the whole search term readable beside other controls. */
  &:has(> [data-component='search-field']) {
    flex: 1;
  }
  & > [data-component='search-field'] {
    flex: 1 1 16rem;
    max-inline-size: 20rem;
  }
`;

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Space between children and between lines, from the spacing scale. @default 's2' */
  gap?: Gap;
  /** Cross-axis alignment of children with different heights. @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** Distribution of the free space of a line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** A row of children that wraps when space is short. For columns of equal width use `Grid`. */
export function Inline({ gap = 's2', align = 'center', justify = 'start', ...rest }: InlineProps) {
  return (
    <Root
      {...rest}
      data-component="inline"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
