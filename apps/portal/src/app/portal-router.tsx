import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The browser's address for the whole portal. Another page is shown once its code has come, and the one before it stands until then. What
 * changes of the address while a page is open is shown at once: the library's `BrowserRouter` lets that wait, too, and a search box whose
 * words are in the address then loses letters that come quickly, as from a scanner, or on a slow machine.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const isSamePage = next.location.pathname === pathname;
      pathname = next.location.pathname;
      if (isSamePage) setPlace(next);
      else startTransition(() => setPlace(next));
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
