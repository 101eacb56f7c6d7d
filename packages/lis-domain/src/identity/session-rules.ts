import type { Problem } from '../http/index.ts';

/**
 * Reason a problem ends a session; also the `reason` in the sign-in URL (specification, section 8).
 */
export type SessionEnd = 'session_expired' | 'access_denied' | 'tenant_not_found';

/** Where a problem occurred: the page path, and the request path under the API base. */
export interface RefusalPlace {
  page?: string;
  call?: string;
}

/**
 * Pages and endpoints on which a 401 is an ordinary response, not the end of a session
 * (specification, section 8; safe reading 32).
 */
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
 * Returns whether a problem ends the session, and why. A code that the server reserves for this
 * purpose decides first. Otherwise the wording of the specification decides: a 403 that mentions
 * tenant or permission, or a 404 that says exactly that the tenant or hospital was not found. No
 * other problem ends the session, so that a wrong link or a missing permission never costs unsaved
 * work.
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

/** Idle timeout and polling interval in ms (specification, section 9). */
export interface IdleRule {
  limitMs: number;
  everyMs: number;
  /** Delay of the first check. Default: `everyMs`. */
  firstMs?: number;
}

/** Applies to every signed-in page. */
export const SESSION_IDLE = { limitMs: 3_600_000, everyMs: 300_000 } as const satisfies IdleRule;

/** Applies under /app and /admin, where the shorter limit takes precedence (safe reading 16). */
export const PROTECTED_IDLE = {
  limitMs: 1_800_000,
  everyMs: 120_000,
  firstMs: 5_000,
} as const satisfies IdleRule;

/**
 * How long before the idle timeout the user is asked whether to stay signed in, in ms (WCAG 2.2.1).
 */
export const IDLE_WARNING_MS = 120_000;

/**
 * Returns the idle rule of a page: the shorter limit where patient data is displayed, the longer
 * one elsewhere (specification, section 9).
 */
export function idleRuleFor(path: string): IdleRule {
  return /^\/(app|admin)(\/|$)/.test(path) ? PROTECTED_IDLE : SESSION_IDLE;
}

/** Idle state of a session last used at `last`, and when it changes. */
export type IdleState =
  | { phase: 'in-use'; until: number }
  | { phase: 'ending'; until: number }
  | { phase: 'over' };

/** Evaluates a session from its last activity; all times in ms since 1970. */
export function idleState({ limitMs }: IdleRule, last: number, now: number): IdleState {
  const end = last + limitMs;
  if (now >= end) return { phase: 'over' };
  const warning = end - IDLE_WARNING_MS;
  return now >= warning ? { phase: 'ending', until: end } : { phase: 'in-use', until: warning };
}

/** A redirect not requested by the user. */
export interface ForcedRedirect {
  /** In ms since 1970. */
  at: number;
  /** Path of the page that could not be shown. */
  from: string;
  /** Path of the page shown instead. */
  to: string;
}

/**
 * Redirects older than this do not count towards a loop, so that users are not locked out
 * permanently (security 4.7; safe reading 43).
 */
export const REDIRECT_WINDOW_MS = 10_000;

/**
 * Returns whether more than three redirects between the same addresses form a loop (specification,
 * section 8). Several bookmarks opened while signed out are different addresses. `redirects`
 * contains every redirect, including the current one.
 */
export function redirectLoops(redirects: readonly ForcedRedirect[], now: number): boolean {
  const counts = new Map<string, number>();
  for (const { at, from, to } of redirects) {
    if (at <= now - REDIRECT_WINDOW_MS || at > now) continue;
    const pair = `${from} ${to}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count > 3);
}
