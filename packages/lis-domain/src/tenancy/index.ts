export { facilityUrl, mainSiteUrl } from './facility-url.js';
export type { FacilityHosts } from './facility-url.js';
export { safeReturnPath } from './return-path.js';
export { checkSubdomain, cleanSubdomainInput, suggestSubdomain } from './subdomain.js';
export { tenantFromHost } from './tenant-from-host.js';
export type { HostRule } from './tenant-from-host.js';
export { typedSubdomain } from './typed-subdomain.js';
