import { useLayoutEffect, useRef } from 'react';

const FIRST_CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/** Focus target after the rows are re-rendered. */
export type RowTarget = { part: 'fields' | 'up' | 'down'; id: string } | { part: 'undo' };

function selectorOf(target: RowTarget): string {
  if (!('id' in target)) return `[data-action='${target.part}']`;
  const inRow =
    target.part === 'fields'
      ? `[data-part='fields'] ${FIRST_CONTROL}`
      : `[data-action='${target.part}']`;
  return `[data-row='${CSS.escape(target.id)}'] ${inRow}`;
}

/**
 * Manages focus when rows are added, removed or moved and the pressed button disappears or is
 * re-rendered elsewhere. Sets the focus target for the next render.
 */
export function useRowFocus() {
  const root = useRef<HTMLFieldSetElement>(null);
  const target = useRef<RowTarget>(null);
  useLayoutEffect(() => {
    if (!target.current) return;
    const element = root.current?.querySelector<HTMLElement>(selectorOf(target.current));
    target.current = null;
    element?.focus();
  });
  return {
    root,
    focusNext: (next: RowTarget) => {
      target.current = next;
    },
  };
}
