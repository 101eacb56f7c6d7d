import { useEffect } from 'react';
import { Dashboard, IdleGuard, SignedIn } from '../../../app/signed-in-screens.ts';

/** Modules of the first signed-in screen, layout first. */
const firstScreen: readonly (() => Promise<unknown>)[] = [
  SignedIn.preload,
  Dashboard.preload,
  IdleGuard.preload,
  async () => (await import('../../dashboard/route.tsx')).warmUp(),
  async () => (await import('../../layout/signed-in/route.tsx')).warmUp(),
];

/**
 * Preloads the first signed-in screen after the first paint, one module per idle period, so that
 * "Sign In" waits only for the response.
 */
export function useWarmUp() {
  useEffect(() => {
    let idle: number | undefined;
    const warm = ([part, ...parts]: typeof firstScreen) => {
      if (!part) return;
      idle = window.requestIdleCallback?.(
        () => {
          // A failed preload is retried or reported when the module is used.
          part().catch(() => {});
          warm(parts);
        },
        { timeout: 4000 },
      );
    };
    const painted = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      painted.disconnect();
      warm(firstScreen);
    });
    painted.observe({ type: 'paint', buffered: true });
    return () => {
      painted.disconnect();
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
}
