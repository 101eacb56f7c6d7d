import type { Permission } from './permissions.ts';
import { normaliseRole, type Role } from './roles.ts';

/** As much of an account as a decision needs; `User` is one. Older answers may lack preferences or send a role in another shape. */
export interface Actor {
  readonly role: unknown;
  readonly preferences?: { readonly permissions?: readonly string[] } | null;
  /** The own record, for the role patient. */
  readonly patient_id?: string | null;
}

/**
 * Whether an account holds a permission. An admin holds every permission of the own facility; everybody else only those listed in
 * `preferences.permissions` (specification, section 6). Missing preferences and unknown roles hold nothing (safe readings 43, 44).
 */
export function holds(actor: Actor, permission: Permission): boolean {
  const role = normaliseRole(actor.role);
  if (role === undefined) return false;
  return role === 'admin' || (actor.preferences?.permissions?.includes(permission) ?? false);
}

/** Whether an account has one of the roles. An admin passes every role check (safe reading 6). */
export function hasRole(actor: Actor, roles: readonly Role[]): boolean {
  const role = normaliseRole(actor.role);
  return role !== undefined && (role === 'admin' || roles.includes(role));
}
