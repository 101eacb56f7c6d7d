import { useLayoutEffect, type RefObject } from 'react';

/** Up to this many columns are few: they stay a table down to the width of a phone's smallest card. */
const FEW = 3;
/** From this width down rows are cards, in the page's rem. */
const NARROW = { few: 18, many: 40 };

/**
 * Says on the scroller, as `data-cards`, that there is too little room for columns. A container query would say the same, but the browser
 * asks it again for every cell of every row that is scrolled to.
 */
export function useCards(scroller: RefObject<HTMLElement | null>, columns: number): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    // A page that is not laid out, as in a test, has no observer.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const sayFor = (width: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      element.toggleAttribute('data-cards', width <= rem * NARROW[columns > FEW ? 'many' : 'few']);
    };
    // On a phone the window is narrow, too: nothing is laid out as a table first.
    sayFor(window.innerWidth);
    sayFor(element.clientWidth);
    let frame = 0;
    // In the next frame: other heights, told while sizes are being told, would be an error.
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
