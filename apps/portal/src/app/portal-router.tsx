import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * Router for the browser’s address. A new page appears once its code is loaded, and the previous
 * one stays visible until then. Changes to the URL of the open page apply immediately. The
 * library’s `BrowserRouter` defers these too, so a search box bound to the URL loses characters
 * that are typed quickly, as by a scanner or on a slow machine.
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
