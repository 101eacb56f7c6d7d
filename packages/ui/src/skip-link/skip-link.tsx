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
  /** The `id` of the target element, which needs `tabIndex={-1}` to be focusable. */
  targetId: string;
}

/**
 * The first tab stop, visible only when focused: skips repeated page content. It stays on the page,
 * so it is an anchor and never the injected link component. `AppFrame` includes its own.
 */
export function SkipLink({ targetId, onClick, ...rest }: SkipLinkProps) {
  const words = useMessages(skipLinkMessages);
  // Moves focus itself, so that the URL keeps its hash.
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
