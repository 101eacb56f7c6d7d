import * as v from 'valibot';

/**
 * Returns whether this runtime knows an IANA zone. `EST` and similar names are rejected: they do
 * not match local time in July.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^(UTC|[A-Z][A-Za-z_]+\/[A-Za-z_+\-/0-9]+)$/.test(zone)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneField = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be an IANA time zone such as America/New_York'),
);
