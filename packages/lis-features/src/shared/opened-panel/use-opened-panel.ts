import type { Resource } from '@alms/ui/resource';
import { useEffect, useRef, type RefObject } from 'react';

/** While the opened one is read, nobody knows yet which it is. */
const BEING_READ = '';

/** What `useOpenedPanel` wants to know of a record that is read on its own: its id, or null while none is open. */
export const openedOf = (record: Resource<{ id: string }>): string | null =>
  record.status === 'idle' ? null : record.status === 'ready' ? record.data.id : BEING_READ;

/** Under the top bar nothing is seen, in pixels. */
const TOP_BAR = 56;

/**
 * For a list whose open record stands before it, or takes its place on a phone: whoever opens one is led to it, with the focus and the
 * page, and back to where it was opened once it is closed. Where the next Tab leads there anyway, as from a field that is scanned into or from a list before the panel, the focus is left alone.
 * Put the ref and `tabIndex={-1}` on the panel.
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
