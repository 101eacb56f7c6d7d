import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import { skipLinkMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.a`
  position: absolute;
  inset-block-start: ${t.space.s2};
  inset-inline-start: ${t.space.s2};
  z-index: 10;
  padding: ${t.space.s2} ${t.space.s4};
  border-radius: ${t.radius.control};
  background: ${t.color.inverse};
  color: ${t.color.textInverse};
  font-weight: ${t.weight.medium};
  text-decoration: none;
  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** The `id` of the element to go on from; give that element `tabIndex={-1}` so that it takes the focus. */
  targetId: string;
}

/**
 * The first stop of the Tab key, seen only there: leads past what every page repeats. Stays on the page, so it is an
 * anchor and never the injected link. `AppFrame` brings its own.
 */
export function SkipLink({ targetId, onClick, ...rest }: SkipLinkProps) {
  const words = useMessages(skipLinkMessages);
  // Moves the focus itself, so that the address keeps the page's own hash.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Root {...rest} href={`#${targetId}`} onClick={handleClick} data-component="skip-link">
      {words.skip}
    </Root>
  );
}
