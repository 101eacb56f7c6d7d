import { logAccess, PROTECTED_IDLE, verifySession } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './session-provider.tsx';

/**
 * Shares of the regular checks that verify the session and that report the screen (specification,
 * section 7).
 */
const VERIFY_SHARE = 0.1;
const REPORT_SHARE = 0.2;
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
 * ended by the time the request fails. About a fifth of the checks report the open screen:
 * telemetry, which is not part of the audit trail. The server determines the IP address itself.
 */
export function useSessionCheck({ screen, random = Math.random }: SessionCheckOptions): void {
  const clock = useClock();
  const { call } = useApi();
  const report = useEffectEvent(() => {
    if (screen === undefined) return;
    const timestamp = new Date(clock.now()).toISOString();
    void call(logAccess, { body: { path: screen, timestamp, ip: '' } }).catch(() => undefined);
  });

  useEffect(() => {
    let lastCheck = clock.now();
    const verify = () => {
      lastCheck = clock.now();
      void call(verifySession, {}).catch(() => undefined);
    };
    const check = () => {
      if (random() < REPORT_SHARE) report();
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
