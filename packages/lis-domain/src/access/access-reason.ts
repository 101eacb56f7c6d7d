import type { PatientId } from '../patients/patient-id.ts';
import type { Access } from '../http/index.ts';
import { hasRole, holds, type Actor } from './actor.ts';
import type { Permission } from './permissions.ts';
import { mayCall, mayOpen, routePolicy, type Route, type RouteRule } from './policy.ts';
import { normaliseRole } from './roles.ts';

/**
 * Reason for an access decision, used to explain it to the user. When access is granted,
 * `permissions` are those the user holds. When it is denied, any one of them would be sufficient.
 */
export type AccessReason =
  | { allowed: true; by: 'nothing' | 'account' | 'staff' | 'role' | 'own-record' }
  | { allowed: true; by: 'permission'; permissions: readonly Permission[] }
  | { allowed: false; lacks: 'account' | 'role' | 'own-record' }
  | { allowed: false; lacks: 'permission'; permissions: readonly Permission[] };

/** Explains the decision of `mayOpen`. */
export function reasonToOpen(actor: Actor | null, route: Route): AccessReason {
  const { roles, extendedBy = [] }: RouteRule = routePolicy[route];
  const opening = mayOpen(actor, route);
  if (opening.allowed && actor !== null) {
    if (roles === 'signed-in') return { allowed: true, by: 'account' };
    return hasRole(actor, roles)
      ? { allowed: true, by: 'role' }
      : {
          allowed: true,
          by: 'permission',
          permissions: extendedBy.filter((each) => holds(actor, each)),
        };
  }
  if (actor === null) return { allowed: false, lacks: 'account' };
  return extendedBy.length > 0
    ? { allowed: false, lacks: 'permission', permissions: extendedBy }
    : { allowed: false, lacks: 'role' };
}

/** Explains the decision of `mayCall`. */
export function reasonToRequest(
  actor: Actor | null,
  access: Access,
  about: { patientId?: PatientId } = {},
): AccessReason {
  const permit = mayCall(actor, access, about);
  const role = actor === null ? undefined : normaliseRole(actor.role);
  if (!permit.allowed) {
    if (permit.problem === 'unauthenticated') return { allowed: false, lacks: 'account' };
    if (permit.problem === 'not_found') return { allowed: false, lacks: 'own-record' };
    return typeof access === 'string' || role === 'patient'
      ? { allowed: false, lacks: 'role' }
      : { allowed: false, lacks: 'permission', permissions: access.anyOf };
  }
  if (access === 'public' || actor === null) return { allowed: true, by: 'nothing' };
  if (access === 'signed-in') return { allowed: true, by: 'account' };
  if (access === 'staff') return { allowed: true, by: 'staff' };
  if (role === 'patient') return { allowed: true, by: 'own-record' };
  // The admin role implies every permission.
  if (access === 'admin' || role === 'admin') return { allowed: true, by: 'role' };
  return {
    allowed: true,
    by: 'permission',
    permissions: access.anyOf.filter((each) => holds(actor, each)),
  };
}
