import { redirectLoops, REDIRECT_WINDOW_MS } from '@alms/lis-domain/identity';

const KEY = 'alms.redirects';

/** The sign-in page and a protected page sent each other round in circles; the way out is to sign in anew. */
export class RedirectLoop extends Error {
  override readonly name = 'RedirectLoop';

  constructor() {
    super('@alms/portal: the sign-in page and a protected page sent each other round in circles.');
  }
}

/** The times of this tab's forced redirects, so that a loop is noticed and stopped (specification, section 8). */
export function recordRedirect(storage: Storage, now: number): 'go' | 'loop' {
  const kept = (storage.getItem(KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((time) => time > now - REDIRECT_WINDOW_MS);
  const times = [...kept, now];
  storage.setItem(KEY, times.join(','));
  return redirectLoops(times, now) ? 'loop' : 'go';
}

/** After a good signed-in answer, or when the person chooses a way on. */
export const clearRedirects = (storage: Storage): void => storage.removeItem(KEY);
