import type { FacilityHosts } from '@alms/lis-domain/tenancy';

/** Where facilities are found, as seen from a page: under the base domain, at the page's own port. */
export function hostsOf(host: string, baseDomain: string): FacilityHosts {
  const port = host.split(':')[1];
  return { baseDomain, ...(port !== undefined && { port }) };
}
