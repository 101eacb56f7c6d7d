import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCards } from './use-cards.ts';
import { visibleRange, within, type RowRange } from './visible-range.ts';

/** Drawn before anything is measured: a screenful on most screens. */
const FIRST_ROWS = 24;

/** A row's height where nothing can be measured, as in a test. */
const USUAL_ROW_HEIGHT = 44;

export interface RowWindowOptions {
  /** How many there are. */
  columns: number;
  /** How many rows there are. */
  count: number;
  /** False: all rows are drawn. */
  windowed: boolean;
}

/**
 * Which rows are drawn: those in sight of the scroller and some around them. A scroll is answered before the browser
 * paints. Rows have one height, measured, so that density, zoom and cards need no word here.
 */
export function useRowWindow({ columns, count, windowed }: RowWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  // Before anything is measured.
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
    // A page that is not laid out, as in a test, has none.
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
