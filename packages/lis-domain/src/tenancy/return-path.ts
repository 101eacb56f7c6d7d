const FALLBACK = '/app/dashboard';

/** A reserved origin: a value that resolves to another origin leaves the portal. */
const HERE = 'https://portal.invalid';

// oxlint-disable-next-line no-control-regex -- rejects control characters
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
const ENCODED_UNSAFE = /%(2f|5c|00)/i;
const SIGNED_IN_AREA = /^\/(app|admin)(\/|$)|^\/onboarding$/;

/**
 * Returns the path and query to go back to after sign-in, or the dashboard. Only pages of the
 * signed-in area on this site are allowed (security 4.6); any other value from a link or from
 * storage is ignored.
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
