import { PROTECTED_IDLE, verifySession } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useEffect } from 'react';
import { useApi } from './session-provider.tsx';

/** On how many of the regular looks the server is asked (specification, section 7). */
const SHARE = 0.1;
/** Chance may not leave a revoked session alone for longer. */
const AT_LEAST_EVERY_MS = 600_000;

/**
 * Asks the server now and then whether this session is still good: on about a tenth of the regular looks, at least every ten minutes, and
 * whenever the page comes back into sight. A session that is not good any more has been ended by the time the call fails.
 */
export function useSessionCheck(random: () => number = Math.random): void {
  const clock = useClock();
  const { call } = useApi();

  useEffect(() => {
    let asked = clock.now();
    const ask = () => {
      asked = clock.now();
      void call(verifySession, {}).catch(() => undefined);
    };
    const look = () => {
      if (random() < SHARE || clock.now() - asked >= AT_LEAST_EVERY_MS) ask();
    };
    const onSight = () => {
      if (!document.hidden) ask();
    };
    const first = setTimeout(look, PROTECTED_IDLE.firstMs);
    const regular = setInterval(look, PROTECTED_IDLE.everyMs);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(first);
      clearInterval(regular);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [clock, call, random]);
}
