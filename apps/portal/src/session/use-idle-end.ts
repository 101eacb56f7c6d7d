import { PROTECTED_IDLE } from '@alms/lis-domain/identity';
import { systemClock } from '@alms/ui/clock';
import { useEffect } from 'react';
import { useApi, useSessionStore } from './session-provider.tsx';
import { signOut } from '@alms/lis-domain/identity';

const KEY = 'alms.active';
const ACTIVITY = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;
/** Writing every mouse move down would be work for nothing. */
const GRAIN_MS = 10_000;

/**
 * Ends a session that nobody uses (specification, section 9): in the protected area after 30 minutes, looked at every 2 minutes and
 * first after 5 seconds, and on waking up. All tabs share one clock of activity.
 */
export function useIdleEnd(): void {
  const store = useSessionStore();
  const { call } = useApi();
  useEffect(() => {
    let written = 0;
    const active = () => {
      const now = systemClock.now();
      if (now - written < GRAIN_MS) return;
      written = now;
      localStorage.setItem(KEY, String(now));
    };
    const look = () => {
      const last = Number(localStorage.getItem(KEY) ?? systemClock.now());
      if (systemClock.now() - last < PROTECTED_IDLE.limitMs) return;
      void call(signOut, {}).catch(() => undefined);
      store.end('session_expired');
    };
    active();
    const first = setTimeout(look, PROTECTED_IDLE.firstMs);
    const regular = setInterval(look, PROTECTED_IDLE.everyMs);
    for (const event of ACTIVITY) window.addEventListener(event, active, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      clearInterval(regular);
      for (const event of ACTIVITY) window.removeEventListener(event, active);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, call]);
}
