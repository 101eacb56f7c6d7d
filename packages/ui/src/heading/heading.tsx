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

/** The size a level has when nothing else is asked for. */
const SIZE_OF_LEVEL = { 1: 'title', 2: 'medium', 3: 'small', 4: 'small' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the page's outline: one 1 per page, no step left out. */
  level: 1 | 2 | 3 | 4;
  /** 14, 16, 20, 28 px, or the landing page's. When omitted, what its level has: 28, 16, 14, 14. */
  size?: 'small' | 'medium' | 'large' | 'title' | 'display';
}

/** Names a part of the page. The title of a signed-in page is `PageHeader`'s, that of a card the card's own. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} data-component="heading" data-size={size} />;
}
