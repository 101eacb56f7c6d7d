import { idleState, signOut, type IdleRule } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useCallback, useEffect, useState } from 'react';
import { useApi, useSessionStore } from './session-provider.tsx';

/** What counts as a sign of a person (specification, section 9). */
const SIGNS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Writing every movement of the mouse down would be work for nothing. */
const GRAIN_MS = 1_000;

export interface IdleWatch {
  /** When the session ends unless somebody stays, in milliseconds since 1970; undefined while it is in use. */
  endsAt: number | undefined;
  /** Somebody is there: every tab begins to count anew. */
  stay: () => void;
}

/**
 * Ends a session that nobody uses, and says before when that will be. It looks as often as the rule says, at the very moments that matter,
 * and on waking up, because the timers of a hidden tab or a sleeping machine stand still. All tabs share one clock of activity. Once the
 * end is announced, only an answer counts as a sign: a mouse that is bumped answers nothing.
 */
export function useIdleWatch(rule: IdleRule): IdleWatch {
  const clock = useClock();
  const store = useSessionStore();
  const { call } = useApi();
  const [endsAt, setEndsAt] = useState<number>();

  useEffect(() => {
    const { activity } = store;
    let seen = 0;
    let moment: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(moment);
      const now = clock.now();
      const state = idleState(rule, activity.last(now), now);
      if (state.phase === 'over') {
        void call(signOut, {}).catch(() => undefined);
        store.end('session_expired');
      } else {
        setEndsAt(state.phase === 'ending' ? state.until : undefined);
        moment = setTimeout(look, state.until - now);
      }
      return state.phase;
    };
    const onSign = () => {
      const now = clock.now();
      if (now - seen < GRAIN_MS) return;
      seen = now;
      if (look() === 'in-use') activity.mark(now);
    };

    look();
    const first = rule.firstMs === undefined ? undefined : setTimeout(look, rule.firstMs);
    const regular = setInterval(look, rule.everyMs);
    const stopHearing = activity.subscribe(look);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(moment);
      clearTimeout(first);
      clearInterval(regular);
      stopHearing();
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, store, call, rule]);

  const stay = useCallback(() => {
    store.activity.mark(clock.now());
    setEndsAt(undefined);
  }, [clock, store]);
  return { endsAt, stay };
}
