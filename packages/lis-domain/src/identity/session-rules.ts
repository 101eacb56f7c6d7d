import type { Problem } from '../http/index.ts';

/** Why a refusal ends a session; also the `reason` in the sign-in page's address (specification, section 8). */
export type SessionEnd = 'session_expired' | 'access_denied' | 'tenant_not_found';

/** Where a refusal was met: the path of the page, and of the call under the API's base. */
export interface RefusalPlace {
  page?: string;
  call?: string;
}

/** Pages and calls on which a 401 is an ordinary answer, not the end of a session (specification, section 8; safe reading 32). */
const QUIET_PAGES = new Set(['/login', '/unauthorized']);
const QUIET_CALLS = ['/auth/', '/health', '/hospitals/public/info', '/subscription/plans'];

const UNKNOWN_FACILITY = new Set(['tenant not found', 'hospital not found']);

function expired({ page, call }: RefusalPlace): SessionEnd | undefined {
  const quiet =
    (page !== undefined && QUIET_PAGES.has(page)) ||
    QUIET_CALLS.some((start) => call?.startsWith(start));
  return quiet ? undefined : 'session_expired';
}

/**
 * Whether a refusal ends the session, and why. The code decides where the server gives one it reserves for this; the specification's words
 * decide otherwise: a 403 that mentions tenant or permission, a 404 that says exactly that the tenant or hospital was not found.
 * Every other refusal leaves the session alone, so that a wrong link or a missing right never costs unsaved work.
 */
export function sessionEndFor(
  status: number,
  problem?: Pick<Problem, 'detail'> & { code?: string },
  place: RefusalPlace = {},
): SessionEnd | undefined {
  const detail = problem?.detail.trim().toLowerCase() ?? '';
  const code = problem?.code;
  if (status === 401) return expired(place);
  if (status === 403 && code !== 'forbidden')
    return code === 'tenant_mismatch' || /tenant|permission/.test(detail)
      ? 'access_denied'
      : undefined;
  if (status === 404 && code !== 'not_found')
    return UNKNOWN_FACILITY.has(detail) ? 'tenant_not_found' : undefined;
  return undefined;
}

/** An idle limit and when it is looked at, in milliseconds (specification, section 9). */
export interface IdleRule {
  limitMs: number;
  everyMs: number;
  /** Left out: the first look is after `everyMs`. */
  firstMs?: number;
}

/** Anywhere in the portal while signed in. */
export const SESSION_IDLE = { limitMs: 3_600_000, everyMs: 300_000 } as const satisfies IdleRule;

/** Under /app and /admin, where the shorter limit wins (safe reading 16). */
export const PROTECTED_IDLE = {
  limitMs: 1_800_000,
  everyMs: 120_000,
  firstMs: 5_000,
} as const satisfies IdleRule;

/** How long before an idle end the person is asked whether to stay (WCAG 2.2.1). */
export const IDLE_WARNING_MS = 120_000;

/** The idle limit of a page. Two run: the shorter where patients' data is shown, the longer everywhere else (specification, section 9). */
export function idleRuleFor(path: string): IdleRule {
  return /^\/(app|admin)(\/|$)/.test(path) ? PROTECTED_IDLE : SESSION_IDLE;
}

/** Where a session stands that was last used at `last`, and when that changes. */
export type IdleState =
  | { phase: 'in-use'; until: number }
  | { phase: 'ending'; until: number }
  | { phase: 'over' };

/** Judges a session by the clock of activity; all times in milliseconds since 1970. */
export function idleState({ limitMs }: IdleRule, last: number, now: number): IdleState {
  const end = last + limitMs;
  if (now >= end) return { phase: 'over' };
  const warning = end - IDLE_WARNING_MS;
  return now >= warning ? { phase: 'ending', until: end } : { phase: 'in-use', until: warning };
}

/** Redirects older than this no longer count towards a loop, so that nobody is locked out for ever (security 4.7). */
export const REDIRECT_WINDOW_MS = 60_000;

/** More than three recorded redirects are a loop (specification, section 8). `times` holds each redirect, the present one included. */
export function redirectLoops(times: readonly number[], now: number): boolean {
  return times.filter((time) => time > now - REDIRECT_WINDOW_MS && time <= now).length > 3;
}
