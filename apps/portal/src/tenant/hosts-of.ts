import type { FacilityHosts } from '@alms/lis-domain/tenancy';

/**
 * Returns the hosts of facilities as seen from a page: under the base domain, on the page’s port.
 */
export function hostsOf(host: string, baseDomain: string): FacilityHosts {
  const port = host.split(':')[1];
  return { baseDomain, ...(port !== undefined && { port }) };
}
