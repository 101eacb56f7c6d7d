import { isIP } from 'node:net';
import { tenantFromHost } from '@alms/lis-domain/tenancy';

/**
 * Site addressed by a request. Only the Host header determines it; the tenant header is compared,
 * never trusted.
 */
export type Site = { kind: 'main' } | { kind: 'facility'; subdomain: string } | { kind: 'unknown' };

/**
 * The main site responds under the base domain (also prefixed by `www.` or `alms.`), on localhost
 * and on plain IP addresses.
 */
export function siteOf(host: string | undefined, baseDomain: string): Site {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const subdomain = tenantFromHost(name, { baseDomain });
  if (subdomain !== undefined) return { kind: 'facility', subdomain };
  const isMain =
    [baseDomain, `www.${baseDomain}`, `alms.${baseDomain}`, 'localhost'].includes(name) ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return { kind: isMain ? 'main' : 'unknown' };
}
