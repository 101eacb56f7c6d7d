import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';

const Root = /* @__PURE__ */ styled.span`
  ${visuallyHidden}
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for screen readers only, where sighted users get the information in another way. Never for
 * interactive content.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} data-component="visually-hidden" />;
}
