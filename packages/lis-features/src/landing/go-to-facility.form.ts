import * as v from 'valibot';

/** Looser than what can be registered (specification, section 5): whether there is such a facility shows when it is opened. */
export const goToFacilityForm = v.object({
  subdomain: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty('subdomainRequired'), v.regex(/^[a-z0-9-]{3,}$/, 'subdomainInvalid')),
});
