import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element once controls that had the focus are gone. */
export function useFocusAfter(isShown: boolean, next: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      next.current?.focus();
    wasShown.current = isShown;
  }, [isShown, next]);
}
