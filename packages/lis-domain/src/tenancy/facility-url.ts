/** Where a facility is found, and where the main site is. */
export interface FacilityHosts {
  /** From configuration, e.g. `example.com` or `alms.localhost`. */
  baseDomain: string;
  /** Left out: the protocol's own. */
  port?: string | number;
}

function urlOf(host: string, { baseDomain, port }: FacilityHosts): string {
  const local = baseDomain === 'localhost' || baseDomain.endsWith('.localhost');
  return `${local ? 'http' : 'https'}://${host}${port === undefined || port === '' ? '' : `:${port}`}`;
}

/** A facility's address: https, or http on localhost (specification, section 9). The one builder for every place that shows it (safe reading 53). */
export function facilityUrl(subdomain: string, hosts: FacilityHosts): string {
  return urlOf(`${subdomain}.${hosts.baseDomain}`, hosts);
}

/** The main site's address, where facilities register. */
export function mainSiteUrl(hosts: FacilityHosts): string {
  return urlOf(hosts.baseDomain, hosts);
}
