import { redirectLoops, REDIRECT_WINDOW_MS, type ForcedRedirect } from '@alms/lis-domain/identity';
import * as v from 'valibot';

const KEY = 'alms.redirects';

/** Redirect loop between the sign-in page and a protected page; the user must sign in again. */
export class RedirectLoop extends Error {
  override readonly name = 'RedirectLoop';

  constructor() {
    super('@alms/portal: the sign-in page and a protected page sent each other round in circles.');
  }
}

const recordSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ at: v.number(), from: v.string(), to: v.string() })),
  ),
  [],
);

/**
 * Records this tab’s forced redirects, so that a loop is detected and stopped (specification,
 * section 8).
 */
export function recordRedirect(storage: Storage, redirect: ForcedRedirect): 'go' | 'loop' {
  const { at: now } = redirect;
  const redirects = [
    ...v
      .parse(recordSchema, storage.getItem(KEY))
      .filter(({ at }) => at > now - REDIRECT_WINDOW_MS),
    redirect,
  ];
  storage.setItem(KEY, JSON.stringify(redirects));
  return redirectLoops(redirects, now) ? 'loop' : 'go';
}

/**
 * Clears the record after a successful authenticated response, or when the user chooses where to
 * continue.
 */
export const clearRedirects = (storage: Storage): void => storage.removeItem(KEY);
