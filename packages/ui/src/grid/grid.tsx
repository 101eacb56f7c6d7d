import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { gapRules, type Gap } from '../internal/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  ${gapRules}
  &[data-fill='stretch'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--column)), 1fr));
  }
  & > * {
    min-inline-size: 0;
  }
`;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum column width as a CSS length; as many columns as fit are shown. @default '16rem' */
  columnWidth?: string;
  /** Space between children, from the spacing scale. @default 's4' */
  gap?: Gap;
  /**
   * Behaviour with few children: `keep` retains the column width, `stretch` lets the children fill
   * the line. @default 'keep'
   */
  fill?: 'keep' | 'stretch';
}

/**
 * Columns of equal width, as many as fit. For one column use `Stack`; for rows of data, a table.
 */
export function Grid({
  columnWidth = '16rem',
  gap = 's4',
  fill = 'keep',
  style,
  ...rest
}: GridProps) {
  const sized = { ...style, '--column': columnWidth } as CSSProperties;
  return <Root {...rest} style={sized} data-component="grid" data-gap={gap} data-fill={fill} />;
}
