import { logAccess, PROTECTED_IDLE, verifySession } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './session-provider.tsx';

/** On how many of the regular looks the server is asked, and on how many it is told the screen (specification, section 7). */
const ASK_SHARE = 0.1;
const TELL_SHARE = 0.2;
/** Chance may not leave a revoked session alone for longer. */
const AT_LEAST_EVERY_MS = 600_000;

export interface SessionCheckOptions {
  /** The row of the paths that the screen belongs to, without ids. Where it is not known, the server is not told. */
  screen: string | undefined;
  /** Answers from 0 up to 1. @default Math.random */
  random?: () => number;
}

/**
 * Asks the server now and then whether this session is still good: on about a tenth of the regular looks, at least every ten minutes, and
 * whenever the page comes back into sight. A session that is not good any more has been ended by the time the call fails.
 * On about a fifth of the looks it tells which screen is open: telemetry, of which the audit trail knows nothing. The server finds the
 * address of the network itself.
 */
export function useSessionCheck({ screen, random = Math.random }: SessionCheckOptions): void {
  const clock = useClock();
  const { call } = useApi();
  const tell = useEffectEvent(() => {
    if (screen === undefined) return;
    const timestamp = new Date(clock.now()).toISOString();
    void call(logAccess, { body: { path: screen, timestamp, ip: '' } }).catch(() => undefined);
  });

  useEffect(() => {
    let asked = clock.now();
    const ask = () => {
      asked = clock.now();
      void call(verifySession, {}).catch(() => undefined);
    };
    const look = () => {
      if (random() < TELL_SHARE) tell();
      if (random() < ASK_SHARE || clock.now() - asked >= AT_LEAST_EVERY_MS) ask();
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
