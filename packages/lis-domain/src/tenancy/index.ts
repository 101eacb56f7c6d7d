export { facilityUrl, mainSiteUrl } from './facility-url.ts';
export type { FacilityHosts } from './facility-url.ts';
export { safeReturnPath } from './return-path.ts';
export { checkSubdomain, cleanSubdomainInput, suggestSubdomain } from './subdomain.ts';
export { tenantFromHost } from './tenant-from-host.ts';
export type { HostRule } from './tenant-from-host.ts';
export { tenantIdField } from './tenant-id.ts';
export type { TenantId } from './tenant-id.ts';
export { typedSubdomain } from './typed-subdomain.ts';
