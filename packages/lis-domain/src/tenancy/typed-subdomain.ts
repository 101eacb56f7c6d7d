/**
 * Looser than the registration rule (specification, section 5): whether the facility exists is
 * checked when it is opened.
 */
const FORM = /^[a-z0-9-]{3,}$/;

/**
 * Returns the facility entered in the 'Go to Facility' form, or the reason the input is invalid. No
 * other characters ever become part of a host (safe reading 46).
 */
export function typedSubdomain(
  typed: string,
): { subdomain: string; refusal?: never } | { subdomain?: never; refusal: 'required' | 'invalid' } {
  const subdomain = typed.trim().toLowerCase();
  if (subdomain === '') return { refusal: 'required' };
  return FORM.test(subdomain) ? { subdomain } : { refusal: 'invalid' };
}
