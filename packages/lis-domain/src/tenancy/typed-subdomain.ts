/** Looser than what can be registered (specification, section 5): whether there is such a facility shows when it is opened. */
const FORM = /^[a-z0-9-]{3,}$/;

/**
 * The facility that was asked for in the 'Go to Facility' form, or why nothing can be made of what was typed. No other
 * character than these ever becomes part of a host (safe reading 46).
 */
export function typedSubdomain(
  typed: string,
): { subdomain: string; refusal?: never } | { subdomain?: never; refusal: 'required' | 'invalid' } {
  const subdomain = typed.trim().toLowerCase();
  if (subdomain === '') return { refusal: 'required' };
  return FORM.test(subdomain) ? { subdomain } : { refusal: 'invalid' };
}
