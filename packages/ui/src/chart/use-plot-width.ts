import { useCallback, useState, type RefCallback } from 'react';

/** Default width where the element cannot be measured; the picture then scales. */
const UNMEASURED = 640;

/**
 * Measures the available width for a plot, in pixels. Text keeps its size at every width, unlike in
 * a scaled picture.
 * @returns the ref for the measured element, the width, and whether the element is mounted. Before
 * that nothing is drawn, and expensive computations can be deferred.
 */
export function usePlotWidth(): [RefCallback<HTMLElement>, number, boolean] {
  const [width, setWidth] = useState(UNMEASURED);
  const [isMeasured, setMeasured] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    setMeasured(true);
    // Without `ResizeObserver` the first measurement remains in use.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, isMeasured];
}
