import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCards } from './use-cards.ts';
import { visibleRange, within, type RowRange } from './visible-range.ts';

/** Number of rows rendered before measurement: one screen on most devices. */
const FIRST_ROWS = 24;

/** Fallback row height where layout is not available, as in a test. */
const USUAL_ROW_HEIGHT = 44;

export interface RowWindowOptions {
  /** Number of columns. */
  columns: number;
  /** Number of rows. */
  count: number;
  /** Whether only visible rows are rendered; false renders all. */
  windowed: boolean;
}

/**
 * Returns the rendered rows: those in the viewport and some around them. Scrolling is handled
 * before the browser paints. Rows have a fixed, measured height, so density, zoom and cards need no
 * special case.
 */
export function useRowWindow({ columns, count, windowed }: RowWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  // Runs before the first measurement.
  useCards(scroller, columns);
  const [range, setRange] = useState<RowRange>({ start: 0, end: FIRST_ROWS });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.toggleAttribute('data-wide', element.scrollWidth > element.clientWidth);
    element.toggleAttribute('data-scrolled', element.scrollLeft !== 0);
    if (!windowed) return;
    const rowHeight =
      element.querySelector('[data-row]')?.getBoundingClientRect().height || USUAL_ROW_HEIGHT;
    const next = visibleRange({
      scrolled: element.scrollTop,
      viewport: element.clientHeight,
      rowHeight,
      count,
    });
    setRange((current) =>
      current.start === next.start && current.end === next.end ? current : next,
    );
  }, [count, windowed]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    measure();
    const handleScroll = () => flushSync(measure);
    // Without layout, as in a test, there is no observer.
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    watcher?.observe(element);
    for (const child of element.children) watcher?.observe(child);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      watcher?.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [measure]);

  return { scroller, measure, range: windowed ? within(range, count) : { start: 0, end: count } };
}
