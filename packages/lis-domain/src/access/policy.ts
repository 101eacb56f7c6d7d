import type { Access } from '../http/index.ts';
import { hasRole, holds, type Actor } from './actor.ts';
import type { Permission } from './permissions.ts';
import { normaliseRole, type Role } from './roles.ts';

/** Who may open a screen: one of the roles, or anybody who holds one of the permissions that extend the list. */
export interface RouteRule {
  /** `signed-in`: every account, one with an unknown role included. */
  readonly roles: readonly Role[] | 'signed-in';
  readonly extendedBy?: readonly Permission[];
}

const everybody = { roles: 'signed-in' } as const;
const admins = { roles: ['admin'] } as const;

/**
 * The one table of screens and who may open them; router, navigation and tests all read it.
 *
 * Role lists are those of the access helper (specification, section 6). They contain the router's lists for every route, so both
 * texts' allowed people pass (safe readings 1 and 2). No list is widened; two screens are opened further by a named permission
 * (domain model 3.1): a doctor reads results with `view_results`, a nurse follows specimens with `receive_samples`.
 */
export const routePolicy = {
  '/onboarding': { roles: ['admin'], extendedBy: ['manage_staff'] },
  '/admin': admins,
  '/admin/dashboard': admins,
  '/admin/settings': admins,
  '/admin/settings/hospital': admins,
  '/admin/settings/tenant': admins,
  /** Guarded by itself, not by its admin-only parent: a lab manager passes here alone (safe reading 4). */
  '/admin/audit-logs': { roles: ['admin', 'lab_manager'] },
  /** The way to a second step at sign-in, for who has to have one. */
  '/set-up': everybody,
  '/app': everybody,
  '/app/dashboard': everybody,
  '/app/profile': everybody,
  '/app/profile/security': everybody,
  '/app/settings': everybody,
  '/app/notifications': everybody,
  '/app/settings/hospital': admins,
  '/app/settings/laboratory': { roles: ['admin', 'technician', 'lab_manager'] },
  '/app/settings/tenant': admins,
  '/app/settings/staff': { roles: ['admin'], extendedBy: ['manage_staff'] },
  '/app/test-parameters': { roles: ['admin', 'technician', 'lab_manager'] },
  '/app/test-parameters/new': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-parameters/import': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-parameters/{testId}': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-results': {
    roles: ['admin', 'technician', 'lab_manager', 'data_entry'],
    extendedBy: ['view_results'],
  },
  '/app/sample-collection': { roles: ['admin', 'technician', 'phlebotomist', 'nurse'] },
  '/app/sample-tracking': {
    roles: ['admin', 'technician', 'lab_manager', 'phlebotomist'],
    extendedBy: ['receive_samples'],
  },
  '/app/quality-control': { roles: ['admin', 'technician', 'lab_manager'] },
  '/app/analytics': { roles: ['admin', 'technician', 'lab_manager', 'report_viewer'] },
  '/app/inventory': { roles: ['admin', 'technician', 'lab_manager'] },
  '/app/payments': admins,
  '/app/patient-portal': { roles: ['patient', 'admin', 'technician', 'nurse', 'receptionist'] },
  '/app/patient-portal/{patientId}': {
    roles: ['patient', 'admin', 'technician', 'nurse', 'receptionist'],
  },
  /** The contract's own screens (safe reading 37): whoever may make their call may open them. */
  '/app/patient-portal/new': { roles: ['admin'], extendedBy: ['register_patients'] },
  '/app/orders/new': { roles: ['admin'], extendedBy: ['create_orders'] },
  '/app/patient-portal/{patientId}/merge': { roles: ['admin'], extendedBy: ['merge_patients'] },
  /** One order; what may be done with it, its calls decide. */
  '/app/orders/{orderId}': {
    roles: ['admin'],
    extendedBy: [
      'create_orders',
      'collect_samples',
      'receive_samples',
      'enter_results',
      'view_results',
    ],
  },
  '/app/patient-portal/{patientId}/order': { roles: ['admin'], extendedBy: ['create_orders'] },
  /** The payments of the desk: invoices and the own drawer, without what only the manager of payments decides. */
  '/app/payments/desk': { roles: ['admin'], extendedBy: ['take_payments', 'manage_payments'] },
  '/app/audit-logs': { roles: ['admin', 'lab_manager'] },
} as const satisfies Record<`/${string}`, RouteRule>;

/** A screen that needs an account. Public screens have no rule. */
export type Route = keyof typeof routePolicy;

export const routes = Object.keys(routePolicy) as Route[];

/** What something asks for. Given both, both must pass, each with at least one match (safe reading 7). */
export interface Requirement {
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
}

/**
 * Why a screen stays shut. `permission`: the role is right, or a permission would open it, so asking an administrator helps.
 * `fallback` is where to go instead of `/unauthorized`, when the caller named a screen this person may open (safe reading 14).
 */
export type Opening =
  | { allowed: true }
  | { allowed: false; reason: 'unauthenticated' | 'role' | 'permission'; fallback?: Route };

/** The access check of the specification, section 6: signed in, then role, then permission. */
export function meets(actor: Actor | null, { roles: wanted, permissions }: Requirement): Opening {
  if (actor === null) return { allowed: false, reason: 'unauthenticated' };
  if (wanted && !hasRole(actor, wanted)) return { allowed: false, reason: 'role' };
  if (permissions && !permissions.some((each) => holds(actor, each)))
    return { allowed: false, reason: 'permission' };
  return { allowed: true };
}

function opens(actor: Actor | null, rule: RouteRule): Opening {
  if (actor === null) return { allowed: false, reason: 'unauthenticated' };
  if (rule.roles === 'signed-in') return { allowed: true };
  const byRole = meets(actor, { roles: rule.roles });
  return byRole.allowed || !rule.extendedBy
    ? byRole
    : meets(actor, { permissions: rule.extendedBy });
}

/** Whether a person may open a screen, and if not, why and where to go. */
export function mayOpen(
  actor: Actor | null,
  route: Route,
  options: { fallback?: Route } = {},
): Opening {
  const opening = opens(actor, routePolicy[route]);
  if (opening.allowed || options.fallback === undefined) return opening;
  return opens(actor, routePolicy[options.fallback]).allowed
    ? { ...opening, fallback: options.fallback }
    : opening;
}

/** Whether a call is allowed; if not, the refusal the server answers with. */
export type Permit =
  | { allowed: true }
  | { allowed: false; problem: 'unauthenticated' | 'forbidden' | 'not_found' };

/**
 * Whether an account may make a call with this `access`.
 *
 * A patient never passes by permission, only by ownership: `patientId` names whose record the call is about. Another patient's
 * record does not exist for a patient (`not_found`, safe reading 13), and neither does one whose owner is not known.
 */
export function mayCall(
  actor: Actor | null,
  access: Access,
  { patientId }: { patientId?: string } = {},
): Permit {
  if (access === 'public') return { allowed: true };
  if (actor === null) return { allowed: false, problem: 'unauthenticated' };
  if (access === 'signed-in') return { allowed: true };
  const role = normaliseRole(actor.role);
  if (role === 'patient') {
    if (typeof access === 'string' || !access.ownPatient)
      return { allowed: false, problem: 'forbidden' };
    const own = typeof actor.patient_id === 'string' && actor.patient_id === patientId;
    return own ? { allowed: true } : { allowed: false, problem: 'not_found' };
  }
  return isGranted(actor, access) ? { allowed: true } : { allowed: false, problem: 'forbidden' };
}

/** The same for staff. */
function isGranted(actor: Actor, access: Exclude<Access, 'public' | 'signed-in'>): boolean {
  if (typeof access === 'object') return access.anyOf.some((each) => holds(actor, each));
  const role = normaliseRole(actor.role);
  return access === 'admin' ? role === 'admin' : role !== undefined;
}

/** What a role is for (specification, section 6). To offer one act, ask `mayCall` with its endpoint: permissions decide that. */
export interface Capabilities {
  manageTests: boolean;
  enterResults: boolean;
  collectSamples: boolean;
  viewAnalytics: boolean;
  managePayments: boolean;
  manageSettings: boolean;
  isAdmin: boolean;
  isLabManager: boolean;
  isPatient: boolean;
}

export function capabilities(actor: Actor | null): Capabilities {
  const is = (...wanted: Role[]) => actor !== null && hasRole(actor, wanted);
  const role = actor === null ? undefined : normaliseRole(actor.role);
  return {
    manageTests: is('technician', 'lab_manager'),
    enterResults: is('technician', 'lab_manager', 'data_entry'),
    collectSamples: is('technician', 'phlebotomist', 'nurse'),
    viewAnalytics: is('technician', 'lab_manager', 'report_viewer'),
    managePayments: is(),
    manageSettings: is('technician', 'lab_manager'),
    isAdmin: role === 'admin',
    isLabManager: role === 'lab_manager',
    isPatient: role === 'patient',
  };
}
