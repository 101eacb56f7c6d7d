import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  NavigationType,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { createLeaveGuards, LeaveGuardContext } from './leave-guard.ts';
import { PreviousPlaceContext, type Place } from './previous-place.ts';

/**
 * Router for the browser’s address. A new page appears once its code is loaded, and the previous
 * one stays visible until then. Changes to the URL of the open page apply immediately. The
 * library’s `BrowserRouter` defers these too, so a search box bound to the URL loses characters
 * that are typed quickly, as by a scanner or on a slow machine.
 *
 * A page with unsaved changes can hold a navigation to another page until the user decides.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [guards] = useState(createLeaveGuards);
  const [{ action, location, previous }, setPlace] = useState<{
    action: typeof history.action;
    location: typeof history.location;
    previous: Place | undefined;
  }>({ action: history.action, location: history.location, previous: undefined });

  useLayoutEffect(() => {
    let place: Place = history.location;
    /** Whether the next event only returns to the page that is still shown. */
    let isReturning = false;
    let isReleased = false;
    const release = (delta: number) => {
      isReleased = true;
      history.go(delta);
    };
    return history.listen(({ delta, ...next }) => {
      if (isReturning) {
        isReturning = false;
        return;
      }
      const isSamePage = next.location.pathname === place.pathname;
      const isBack = next.action === NavigationType.Pop && delta !== null;
      if (isBack && !isSamePage && !isReleased && guards.hold(() => release(delta))) {
        isReturning = true;
        history.go(-delta);
        return;
      }
      isReleased = false;
      const left = place;
      place = next.location;
      if (isSamePage) setPlace((shown) => ({ ...shown, ...next }));
      else startTransition(() => setPlace({ ...next, previous: left }));
    });
  }, [history, guards]);

  const navigator = useMemo((): Navigator => {
    const unlessHeld = (to: Parameters<Navigator['push']>[0], go: () => void) => {
      const { pathname } = typeof to === 'string' ? parsePath(to) : to;
      const isSamePage = pathname === undefined || pathname === history.location.pathname;
      if (isSamePage || !guards.hold(go)) go();
    };
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => unlessHeld(to, () => history.push(to, state)),
      replace: (to, state) => unlessHeld(to, () => history.replace(to, state)),
    };
  }, [history, guards]);

  return (
    <LeaveGuardContext value={guards}>
      <PreviousPlaceContext value={previous}>
        <Router location={location} navigationType={action} navigator={navigator}>
          {children}
        </Router>
      </PreviousPlaceContext>
    </LeaveGuardContext>
  );
}
