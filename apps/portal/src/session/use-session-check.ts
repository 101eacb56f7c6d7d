import { PROTECTED_IDLE, verifySession } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './session-provider.tsx';
import { useBrowserLog } from './use-browser-log.ts';

/** Share of the regular checks that verify the session (specification, section 7). */
const VERIFY_SHARE = 0.1;
/**
 * Maximum interval between verifications, so that a revoked session is detected despite random
 * sampling.
 */
const AT_LEAST_EVERY_MS = 600_000;

export interface SessionCheckOptions {
  /** Path pattern of the screen, without ids. If unknown, nothing is reported. */
  screen: string | undefined;
  /** Returns a number from 0 to below 1. @default Math.random */
  random?: () => number;
}

/**
 * Verifies from time to time that the session is still valid: in about a tenth of the regular
 * checks, at least every ten minutes, and whenever the page becomes visible. An invalid session has
 * ended by the time the request fails. About a fifth of the checks report the open screen.
 */
export function useSessionCheck({ screen, random = Math.random }: SessionCheckOptions): void {
  const clock = useClock();
  const { call } = useApi();
  const log = useBrowserLog(random);
  const report = useEffectEvent(() => log.visited(screen));

  useEffect(() => {
    let lastCheck = clock.now();
    const verify = () => {
      lastCheck = clock.now();
      void call(verifySession, {}).catch(() => undefined);
    };
    const check = () => {
      report();
      if (random() < VERIFY_SHARE || clock.now() - lastCheck >= AT_LEAST_EVERY_MS) verify();
    };
    const onSight = () => {
      if (!document.hidden) verify();
    };
    const first = setTimeout(check, PROTECTED_IDLE.firstMs);
    const regular = setInterval(check, PROTECTED_IDLE.everyMs);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(first);
      clearInterval(regular);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [clock, call, random]);
}
