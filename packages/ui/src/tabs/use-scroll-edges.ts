import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Ends of a scrolling row at which content is hidden. */
type ScrollEdges = 'none' | 'start' | 'end' | 'both';

/** Tolerance for rounding by page zoom, in pixels. */
const TOLERANCE = 1;

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  // In right-to-left text `scrollLeft` is negative.
  const passed = Math.abs(scrollLeft);
  const before = passed > TOLERANCE;
  const after = scrollWidth - clientWidth - passed > TOLERANCE;
  if (before) return after ? 'both' : 'start';
  return after ? 'end' : 'none';
}

/**
 * Observes a horizontally scrolling row, so that its ends fade where more content follows. Call
 * `measure` on scroll.
 */
export function useScrollEdges<E extends HTMLElement>() {
  const row = useRef<E>(null);
  const [edges, setEdges] = useState<ScrollEdges>('none');
  const measure = useCallback(() => {
    if (row.current) setEdges(edgesOf(row.current));
  }, []);
  // Runs after every render, because labels and badges change the row's length.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return { row, edges, measure };
}
