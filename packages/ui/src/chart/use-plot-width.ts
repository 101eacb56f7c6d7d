import { useCallback, useState, type RefCallback } from 'react';

/** Drawn at this width where nothing can be measured; the picture then scales. */
const UNMEASURED = 640;

/**
 * The width there is for a plot, in pixels: text in it keeps its size at every width, which a scaled picture does not.
 * @returns the ref for the element whose width counts, the width, and whether the element stands: before, nothing is drawn, and what takes long to reckon can wait
 */
export function usePlotWidth(): [RefCallback<HTMLElement>, number, boolean] {
  const [width, setWidth] = useState(UNMEASURED);
  const [stands, setStands] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    setStands(true);
    // Where sizes cannot be observed, the first measurement stands.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, stands];
}
