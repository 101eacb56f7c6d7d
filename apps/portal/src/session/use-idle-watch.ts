import { idleState, signOut, type IdleRule } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useCallback, useEffect, useState } from 'react';
import { useApi, useSessionStore } from './session-provider.tsx';

/** Events that count as user activity (specification, section 9). */
const SIGNS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Minimum interval between writes, because recording every mouse movement is wasteful. */
const GRAIN_MS = 1_000;

export interface IdleWatch {
  /** When the session ends unless the user stays, in ms since 1970; undefined while active. */
  endsAt: number | undefined;
  /** Keeps the session: restarts the idle time in every tab. */
  stay: () => void;
}

/**
 * Ends an idle session after a warning. It checks at the rule’s interval, at the exact times of
 * warning and end, and on wake-up, because timers stop in hidden tabs and on sleeping machines. All
 * tabs share one activity clock. After the warning, only an explicit response counts as activity,
 * not a mouse movement.
 */
export function useIdleWatch(rule: IdleRule): IdleWatch {
  const clock = useClock();
  const store = useSessionStore();
  const { call } = useApi();
  const [endsAt, setEndsAt] = useState<number>();

  useEffect(() => {
    const { activity } = store;
    let lastMark = 0;
    let moment: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(moment);
      const now = clock.now();
      const state = idleState(rule, activity.last(now), now);
      if (state.phase === 'over') {
        void call(signOut, {}).catch(() => undefined);
        store.end('session_expired');
      } else {
        setEndsAt(state.phase === 'ending' ? state.until : undefined);
        moment = setTimeout(check, state.until - now);
      }
      return state.phase;
    };
    const onSign = () => {
      const now = clock.now();
      if (now - lastMark < GRAIN_MS) return;
      lastMark = now;
      if (check() === 'in-use') activity.mark(now);
    };

    check();
    const first = rule.firstMs === undefined ? undefined : setTimeout(check, rule.firstMs);
    const regular = setInterval(check, rule.everyMs);
    const unsubscribe = activity.subscribe(check);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(moment);
      clearTimeout(first);
      clearInterval(regular);
      unsubscribe();
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
      document.removeEventListener('visibilitychange', check);
    };
  }, [clock, store, call, rule]);

  const stay = useCallback(() => {
    store.activity.mark(clock.now());
    setEndsAt(undefined);
  }, [clock, store]);
  return { endsAt, stay };
}
