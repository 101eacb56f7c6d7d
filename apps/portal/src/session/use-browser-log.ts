import { logAccess } from '@alms/lis-domain/identity';
import { useClock } from '@alms/ui/clock';
import { useMemo } from 'react';
import { useApi } from './session-provider.tsx';

/** Share of the visited screens and warnings reported to the server (specification, section 7). */
const REPORT_SHARE = 0.2;

/** Warnings that the specification names: access in section 6, figures in section 8. */
export type Warning =
  | 'insufficient_permissions'
  | 'unauthorized'
  | 'page_refused'
  | 'quality_metrics_failed'
  | 'key_metrics_failed';

export interface BrowserLog {
  /** Reports a visited screen to the server, sampled. */
  visited: (screen: string | undefined) => void;
  /** Logs a warning in the browser, and reports it to the server: sampled, or `always`. */
  warn: (warning: Warning, screen: string | undefined, report?: 'sampled' | 'always') => void;
}

/**
 * The portal’s only logger. It knows path patterns and warning names, never data of patients or
 * users. The server’s part is telemetry, not the audit trail; it determines the IP address itself.
 *
 * @param random Returns a number from 0 to below 1.
 */
export function useBrowserLog(random: () => number = Math.random): BrowserLog {
  const { call } = useApi();
  const clock = useClock();
  return useMemo(() => {
    const report = (screen: string | undefined, status?: Warning) => {
      if (screen === undefined) return;
      const timestamp = new Date(clock.now()).toISOString();
      const body = { path: screen, timestamp, ip: '', ...(status !== undefined && { status }) };
      void call(logAccess, { body }).catch(() => undefined);
    };
    return {
      visited: (screen) => {
        if (random() < REPORT_SHARE) report(screen);
      },
      warn: (warning, screen, mode = 'sampled') => {
        console.warn(`ALMS: ${warning}`, screen ?? '');
        if (mode === 'always' || random() < REPORT_SHARE) report(screen, warning);
      },
    };
  }, [call, clock, random]);
}
