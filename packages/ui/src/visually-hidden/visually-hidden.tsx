import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/index.ts';

const Root = /* @__PURE__ */ styled.span`
  ${visuallyHidden}
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Words for those who listen, where those who look see them in another way. Never for what can be pressed. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} data-component="visually-hidden" />;
}
