import { redirectLoops, REDIRECT_WINDOW_MS } from '@alms/lis-domain/identity';

const KEY = 'alms.redirects';

/** Redirect loop between the sign-in page and a protected page; the user must sign in again. */
export class RedirectLoop extends Error {
  override readonly name = 'RedirectLoop';

  constructor() {
    super('@alms/portal: the sign-in page and a protected page sent each other round in circles.');
  }
}

/**
 * Records the times of this tab’s forced redirects, so that a loop is detected and stopped
 * (specification, section 8).
 */
export function recordRedirect(storage: Storage, now: number): 'go' | 'loop' {
  const recent = (storage.getItem(KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((time) => time > now - REDIRECT_WINDOW_MS);
  const times = [...recent, now];
  storage.setItem(KEY, times.join(','));
  return redirectLoops(times, now) ? 'loop' : 'go';
}

/**
 * Clears the record after a successful authenticated response, or when the user chooses where to
 * continue.
 */
export const clearRedirects = (storage: Storage): void => storage.removeItem(KEY);
