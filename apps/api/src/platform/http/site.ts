import { isIP } from 'node:net';
import { tenantFromHost } from '@alms/lis-domain/tenancy';

/** What a request's address stands for. Only the Host header says so; the tenant header is compared, never believed. */
export type Site = { kind: 'main' } | { kind: 'facility'; subdomain: string } | { kind: 'unknown' };

/** The main site answers under the base domain (also with `www.` or `alms.` before it), and to localhost and plain addresses. */
export function siteOf(host: string | undefined, baseDomain: string): Site {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const subdomain = tenantFromHost(name, { baseDomain });
  if (subdomain !== undefined) return { kind: 'facility', subdomain };
  const isMain =
    [baseDomain, `www.${baseDomain}`, `alms.${baseDomain}`, 'localhost'].includes(name) ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return { kind: isMain ? 'main' : 'unknown' };
}
