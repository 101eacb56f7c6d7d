import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../i18n/index.ts';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s1};
  padding: ${t.space.s1};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};

  &[aria-orientation='vertical'] {
    flex-direction: column;
    align-items: stretch;
    inline-size: fit-content;
  }
  > [role='group'] + [role='group'] {
    padding-inline-start: ${t.space.s1};
    border-inline-start: 1px solid ${t.color.border};
  }
  &[aria-orientation='vertical'] > [role='group'] {
    flex-direction: column;
    align-items: flex-start;
  }
  &[aria-orientation='vertical'] > [role='group'] + [role='group'] {
    padding-inline-start: 0;
    padding-block-start: ${t.space.s1};
    border-inline-start: 0;
    border-block-start: 1px solid ${t.color.border};
  }
  @media print {
    display: none;
  }
`;

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the toolbar; not visible. */
  label: string;
  /** Layout direction, which also sets the arrow keys. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Elements navigated by arrow keys. Text fields, lists and radio buttons use the arrow keys
 * themselves, so they remain separate tab stops.
 */
const TOOLS = 'button:not(:disabled), a[href], input[type=checkbox]:not(:disabled)';

/**
 * A group of many buttons as a single tab stop, navigated with the arrow keys (WAI-ARIA APG,
 * toolbar). For up to five use `ButtonGroup`. Nested `ButtonGroup`s are separated by a line.
 * Re-entering restores the last focused tool.
 */
export function Toolbar({
  label,
  orientation = 'horizontal',
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: ToolbarProps) {
  const { direction } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const present = useRef<HTMLElement>(null);

  const tools = () => [...(root.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
  const makePresent = (tool: HTMLElement | undefined) => {
    present.current = tool ?? null;
    for (const each of tools()) each.tabIndex = each === tool ? 0 : -1;
  };
  // Tools can change on any render; one of them must always be the tab stop.
  useLayoutEffect(() =>
    makePresent(tools().find((tool) => tool === present.current) ?? tools()[0]),
  );

  const focusIn = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    const tool = tools().find((each) => each === event.target);
    if (tool) makePresent(tool);
  };

  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const all = tools();
    const at = all.findIndex((tool) => tool === event.target);
    if (at === -1 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const [back, on] =
      orientation === 'vertical'
        ? ['ArrowUp', 'ArrowDown']
        : direction === 'rtl'
          ? ['ArrowRight', 'ArrowLeft']
          : ['ArrowLeft', 'ArrowRight'];
    const target = new Map([
      [back, all.at(at - 1)],
      [on, all[(at + 1) % all.length]],
      ['Home', all[0]],
      ['End', all.at(-1)],
    ]).get(event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <Root
      {...rest}
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      data-component="toolbar"
      onFocus={focusIn}
      onKeyDown={keyDown}
    />
  );
}
