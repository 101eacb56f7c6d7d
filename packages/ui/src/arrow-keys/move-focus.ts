import type { KeyboardEvent } from 'react';

/**
 * Moves the focus up and down a list with the arrow keys, Home and End. Other keys, and keys
 * pressed outside the list, are left to the browser.
 * @param elements Focusable elements of the list, in display order.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  elements: Iterable<HTMLElement>,
): void {
  const list = [...elements];
  const at = list.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: list.length - 1,
  };
  const target = list[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
