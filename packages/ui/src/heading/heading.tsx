import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.h2`
  font-weight: ${t.weight.strong};
  text-wrap: balance;
  overflow-wrap: break-word;
  &[data-size='small'] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  &[data-size='medium'] {
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    letter-spacing: -0.003em;
  }
  &[data-size='large'] {
    font-size: ${t.size.s4};
    line-height: ${t.line.s4};
    letter-spacing: -0.006em;
  }
  &[data-size='title'] {
    font-size: ${t.size.s5};
    line-height: ${t.line.s5};
    letter-spacing: -0.012em;
  }
  &[data-size='display'] {
    font-size: ${t.size.display};
    line-height: ${t.line.display};
    letter-spacing: -0.02em;
  }
`;

/** Default size of each level. */
const SIZE_OF_LEVEL = { 1: 'title', 2: 'medium', 3: 'small', 4: 'small' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level: one level 1 per page, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /**
   * Text size: 14, 16, 20 or 28 px, or that of the landing page. Defaults by level: 28, 16, 14, 14.
   */
  size?: 'small' | 'medium' | 'large' | 'title' | 'display';
}

/**
 * Heading of a page section. Signed-in pages have their title in `PageHeader`, cards in their own
 * heading.
 */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} data-component="heading" data-size={size} />;
}
