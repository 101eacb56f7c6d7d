const FALLBACK = '/app/dashboard';

/** Nobody's address: a value that leaves it leaves the portal. */
const HERE = 'https://portal.invalid';

// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
const ENCODED_UNSAFE = /%(2f|5c|00)/i;
const SIGNED_IN_AREA = /^\/(app|admin)(\/|$)|^\/onboarding$/;

/**
 * The page a person came from, as a path and query to go back to after signing in, or the dashboard. Only pages of the signed-in area on
 * this very site pass (security 4.6): nothing else a link or a stored value says is followed.
 */
export function safeReturnPath(from: unknown): string {
  if (
    typeof from !== 'string' ||
    from.length > 2048 ||
    UNSAFE.test(from) ||
    !/^\/(?!\/)/.test(from)
  )
    return FALLBACK;
  if (!URL.canParse(from, HERE)) return FALLBACK;
  const { origin, pathname, search } = new URL(from, HERE);
  if (origin !== HERE || ENCODED_UNSAFE.test(pathname) || !SIGNED_IN_AREA.test(pathname))
    return FALLBACK;
  return pathname + search;
}
