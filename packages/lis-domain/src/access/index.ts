export { normaliseRole, roles } from './roles.js';
export type { Role } from './roles.js';
export { defaultGrants, permissions } from './permissions.js';
export type { Permission } from './permissions.js';
