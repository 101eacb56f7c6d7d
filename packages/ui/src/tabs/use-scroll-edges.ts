import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** At which ends of a row that scrolls something is out of sight. */
type ScrollEdges = 'none' | 'start' | 'end' | 'both';

/** Half a pixel of zoom is not worth a shadow. */
const TOLERANCE = 1;

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  // Where text runs from right to left, the distance from the start counts down from zero.
  const passed = Math.abs(scrollLeft);
  const before = passed > TOLERANCE;
  const after = scrollWidth - clientWidth - passed > TOLERANCE;
  if (before) return after ? 'both' : 'start';
  return after ? 'end' : 'none';
}

/** Watches a row that scrolls sideways, so that its ends can be drawn faded where more follows. Call `measure` on scroll. */
export function useScrollEdges<E extends HTMLElement>() {
  const row = useRef<E>(null);
  const [edges, setEdges] = useState<ScrollEdges>('none');
  const measure = useCallback(() => {
    if (row.current) setEdges(edgesOf(row.current));
  }, []);
  // After every draw, because words and badges change the row's length.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return { row, edges, measure };
}
