export { hasRole, holds } from './actor.ts';
export type { Actor } from './actor.ts';
export { readsOwnPatientsOnly } from './chart-access.ts';
export { mayReadConfidential, mayReadSuppressed, worksOnTests } from './confidential.ts';
export type { ConfidentialMatter } from './confidential.ts';
export { reasonToRequest, reasonToOpen } from './access-reason.ts';
export type { AccessReason } from './access-reason.ts';
export {
  navigationFor,
  navigationGroups,
  openNavigationGroups,
  searchesOwnPatients,
} from './navigation.ts';
export type { Navigation, NavigationEntryId, NavigationGroupId } from './navigation.ts';
export { defaultGrants, permissions } from './permissions.ts';
export type { Permission } from './permissions.ts';
export { capabilities, mayCall, mayOpen, meets, routePolicy, routes } from './policy.ts';
export type { Capabilities, RouteAccess, Permit, Requirement, Route, RouteRule } from './policy.ts';
export { portalSubject } from './portal-subject.ts';
export type { PortalSubject } from './portal-subject.ts';
export { normaliseRole, roles, staffRoles } from './roles.ts';
export type { Role, StaffRole } from './roles.ts';
