import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tables with up to this number of columns remain tables down to the width of a narrow phone card.
 */
const FEW = 3;
/** Below this width rows become cards, in rem. */
const NARROW = { few: 18, many: 40 };

/**
 * Sets `data-cards` on the scroller when the columns do not fit. A container query would be
 * re-evaluated for every cell of every row that is scrolled into view.
 */
export function useCards(scroller: RefObject<HTMLElement | null>, columns: number): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    // Without layout, as in a test, there is no observer.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const sayFor = (width: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      element.toggleAttribute('data-cards', width <= rem * NARROW[columns > FEW ? 'many' : 'few']);
    };
    // The window width is used first, so that phones never lay out a table.
    sayFor(window.innerWidth);
    sayFor(element.clientWidth);
    let frame = 0;
    // Deferred to the next frame: changing heights during a resize notification would be an error.
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => sayFor(element.clientWidth));
    });
    watcher.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [scroller, columns]);
}
