import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores browser behaviour for client-side navigation: a new page starts at the top or at the
 * URL’s fragment, and screen readers announce its title, unless the page has moved the focus on
 * arrival. Back navigation and the first page are left to the browser.
 */
export function useNavigationFocus(): void {
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
    // Something on the page, such as a field or the row that was opened before, has taken the
    // focus.
    if (document.activeElement?.matches('input, main *')) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    // Once per page: later changes of the URL on the same page do not count.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
