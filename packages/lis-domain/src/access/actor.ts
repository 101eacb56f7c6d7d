import type { PatientId } from '../patients/patient-id.ts';
import type { Permission } from './permissions.ts';
import { normaliseRole, type Role } from './roles.ts';

/**
 * The account fields that an access decision needs; `User` satisfies it. Older responses may lack
 * preferences or send a role in another shape.
 */
export interface Actor {
  readonly role: unknown;
  readonly preferences?: { readonly permissions?: readonly string[] } | null;
  /** The user’s own patient record, for the role patient. */
  readonly patient_id?: PatientId | null;
}

/**
 * Returns whether an account holds a permission. An admin holds every permission of their facility.
 * Other roles hold only those listed in `preferences.permissions` (specification, section 6).
 * Missing preferences and unknown roles grant nothing (safe readings 43, 44).
 */
export function holds(actor: Actor, permission: Permission): boolean {
  const role = normaliseRole(actor.role);
  if (role === undefined) return false;
  return role === 'admin' || (actor.preferences?.permissions?.includes(permission) ?? false);
}

/**
 * Returns whether an account has one of the roles. An admin passes every role check (safe reading
 * 6).
 */
export function hasRole(actor: Actor, roles: readonly Role[]): boolean {
  const role = normaliseRole(actor.role);
  return role !== undefined && (role === 'admin' || roles.includes(role));
}
