/** Hosts of the facilities and of the main site. */
export interface FacilityHosts {
  /** From configuration, such as `example.com` or `alms.localhost`. */
  baseDomain: string;
  /** Default: the protocol’s default port. */
  port?: string | number;
}

function urlOf(host: string, { baseDomain, port }: FacilityHosts): string {
  const local = baseDomain === 'localhost' || baseDomain.endsWith('.localhost');
  return `${local ? 'http' : 'https'}://${host}${port === undefined || port === '' ? '' : `:${port}`}`;
}

/**
 * Returns a facility’s URL: https, or http on localhost (specification, section 9). The only
 * function that builds it (safe reading 53).
 */
export function facilityUrl(subdomain: string, hosts: FacilityHosts): string {
  return urlOf(`${subdomain}.${hosts.baseDomain}`, hosts);
}

/** Returns the URL of the main site, where facilities register. */
export function mainSiteUrl(hosts: FacilityHosts): string {
  return urlOf(hosts.baseDomain, hosts);
}
