import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself where pages are loaded: another page begins at its top, or where the address says, and
 * its title is what a screen reader reads next. Going back and the first page are left to the browser.
 */
export function useArrival(): void {
  const way = useNavigationType();
  const { hash } = useLocation();

  useEffect(() => {
    if (way === NavigationType.Pop) return;
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    if (place) {
      place.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    // Once for each page: what changes of the address while it is open is its own affair.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
