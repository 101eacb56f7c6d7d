import type { Resource } from '@alms/ui/resource';
import { useEffect, useRef, type RefObject } from 'react';

/** The id is unknown while the open record is loading. */
const BEING_READ = '';

/**
 * Returns the argument of `useOpenedPanel` for a separately loaded record: its id, or null while
 * none is open.
 */
export const openedOf = (record: Resource<{ id: string }>): string | null =>
  record.status === 'idle' ? null : record.status === 'ready' ? record.data.id : BEING_READ;

/** Height of the top bar, which covers content, in pixels. */
const TOP_BAR = 56;

/**
 * Manages focus for a list whose open record is shown before it, or replaces it on a phone. Opening
 * a record moves focus and scroll position to it; closing it returns both to the row.
 *
 * Focus does not move when the next Tab reaches the panel anyway, as from a scan field or from a
 * list before the panel. Put the ref and `tabIndex={-1}` on the panel.
 */
export function useOpenedPanel<E extends HTMLElement>(opened: string | null): RefObject<E | null> {
  const panel = useRef<E>(null);
  const before = useRef(opened);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    const own = panel.current;
    if (!own || opened === last || last === BEING_READ) return;
    const pressed = document.activeElement ?? document.body;
    const isGone =
      pressed === document.body || ('checkVisibility' in pressed && !pressed.checkVisibility());
    if (opened === null) {
      if (isGone && opener.current instanceof HTMLElement) opener.current.focus();
      return;
    }
    const isAfter =
      !own.contains(pressed) &&
      (own.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (!isGone && !isAfter) return;
    if (pressed !== document.body) opener.current = pressed;
    own.focus({ preventScroll: true });
    const { top } = own.getBoundingClientRect();
    if (top < TOP_BAR || top > window.innerHeight / 2) own.scrollIntoView();
  }, [opened]);
  return panel;
}
