import type { Result } from '@alms/lis-domain/results';
import { useClock, useNow } from '@alms/ui/clock';
import { useCallback, useSyncExternalStore } from 'react';

/** Minimum timer delay, and the maximum that browsers support, in ms. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 86_400_000;

/**
 * Returns the current instant in ISO 8601 with minute precision. Also updates when the result
 * becomes visible to the patient.
 */
export function usePortalVisibilityNow({ portal_from }: Pick<Result, 'portal_from'>): string {
  const clock = useClock();
  const coarse = useNow();
  const at = Date.parse(portal_from ?? '');
  const subscribe = useCallback(
    (tick: () => void) => {
      const left = at - clock.now();
      return left > 0
        ? clock.subscribe(tick, Math.min(Math.max(left, SHORTEST_MS), LONGEST_MS))
        : () => {};
    },
    [clock, at],
  );
  const isVisible = useSyncExternalStore(
    subscribe,
    () => clock.now() >= at,
    () => (clock.renderedAt ?? clock.now()) >= at,
  );
  return new Date(isVisible ? Math.max(coarse, at) : coarse).toISOString();
}
