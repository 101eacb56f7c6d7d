import type { PatientId } from '../patients/patient-id.ts';
import type { Access } from '../http/index.ts';
import { hasRole, holds, type Actor } from './actor.ts';
import type { Permission } from './permissions.ts';
import { normaliseRole, type Role } from './roles.ts';

/** Access rule of a route: one of the roles, or one of the permissions that extend the list. */
export interface RouteRule {
  /** `signed-in`: every account, including one with an unknown role. */
  readonly roles: readonly Role[] | 'signed-in';
  readonly extendedBy?: readonly Permission[];
}

const everyAccount = { roles: 'signed-in' } as const;
const admins = { roles: ['admin'] } as const;

/**
 * The single table of routes and their access rules, used by the router, the navigation and the
 * tests.
 *
 * Role lists are those of the access helper (specification, section 6). For every route they
 * contain the router’s list, so both lists in the specification are satisfied (safe readings 1 and
 * 2). No list is widened. Three screens are also opened by a named permission (domain model 3.1): a
 * doctor reads results with `view_results`, a nurse tracks specimens with `receive_samples`, and
 * `manage_settings` opens the settings of the laboratory.
 */
export const routePolicy = {
  '/onboarding': admins,
  '/admin': admins,
  '/admin/dashboard': admins,
  '/admin/settings': admins,
  '/admin/settings/hospital': admins,
  '/admin/settings/tenant': admins,
  /**
   * Has its own guard, independent of the admin-only parent route: a lab manager may open only this
   * one (safe reading 4).
   */
  '/admin/audit-logs': { roles: ['admin', 'lab_manager'] },
  /** Enrolment page for users who must set up two-step verification. */
  '/set-up': everyAccount,
  '/app': everyAccount,
  '/app/dashboard': everyAccount,
  '/app/profile': everyAccount,
  '/app/profile/security': everyAccount,
  '/app/settings': everyAccount,
  '/app/notifications': everyAccount,
  '/app/settings/hospital': admins,
  '/app/settings/laboratory': {
    roles: ['admin', 'technician', 'lab_manager'],
    extendedBy: ['manage_settings'],
  },
  '/app/settings/tenant': admins,
  '/app/settings/staff': { roles: ['admin'], extendedBy: ['manage_staff'] },
  /** Competence and authorizations of staff by department (ISO 15189:2022, 6.2). */
  '/app/settings/competence': { roles: ['admin'], extendedBy: ['authorize_staff'] },
  /** Reports of the user’s own orders, for users who may read results (safe reading 37). */
  '/app/inbox': { roles: ['admin'], extendedBy: ['view_results'] },
  '/app/test-parameters': { roles: ['admin', 'technician', 'lab_manager'] },
  '/app/test-parameters/new': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-parameters/import': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-parameters/rules': { roles: ['admin'], extendedBy: ['manage_tests'] },
  '/app/test-parameters/comments': { roles: ['admin'], extendedBy: ['manage_tests'] },
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
  /** Sections of a patient’s own record (workflows 1). */
  '/app/patient-portal/appointments': { roles: ['patient'] },
  '/app/patient-portal/bills': { roles: ['patient'] },
  '/app/patient-portal/details': { roles: ['patient'] },
  /**
   * Routes from the contract itself (safe reading 37): a user who may use the endpoint may open the
   * route.
   */
  '/app/patient-portal/new': { roles: ['admin'], extendedBy: ['register_patients'] },
  /**
   * Patient search for roles that the list of the patient portal excludes (workflows 1). Doctors
   * find the patients for whom they placed an order.
   */
  '/app/patients': {
    roles: ['admin', 'lab_manager'],
    extendedBy: ['view_results', 'collect_samples'],
  },
  /**
   * The chart of a patient; its tabs follow the user’s permissions. For doctors and nurses the
   * server opens the results of patients with an own order (`readsOwnPatientsOnly`).
   */
  '/app/patients/{patientId}': {
    roles: ['admin'],
    extendedBy: ['view_results', 'collect_samples'],
  },
  '/app/orders': { roles: ['admin'], extendedBy: ['create_orders'] },
  '/app/orders/new': { roles: ['admin'], extendedBy: ['create_orders'] },
  '/app/patient-portal/{patientId}/merge': { roles: ['admin'], extendedBy: ['merge_patients'] },
  /**
   * Finds or registers patients and places orders; its permission also reads patients. Payments and
   * appointments appear with their own permissions.
   */
  '/app/front-desk': { roles: ['admin'], extendedBy: ['create_orders'] },
  '/app/appointments': { roles: ['admin'], extendedBy: ['manage_appointments'] },
  /** A single order. The access rules of its endpoints decide which actions are available. */
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
  /**
   * Front-desk payments: invoices and the user’s own cash drawer, without the actions reserved for
   * `manage_payments`.
   */
  '/app/payments/desk': { roles: ['admin'], extendedBy: ['take_payments', 'manage_payments'] },
  '/app/audit-logs': { roles: ['admin', 'lab_manager'] },
} as const satisfies Record<`/${string}`, RouteRule>;

/** A route that requires an account. Public routes have no rule. */
export type Route = keyof typeof routePolicy;

export const routes = Object.keys(routePolicy) as Route[];

/**
 * Required roles and permissions. If both are given, both must match at least once (safe reading
 * 7).
 */
export interface Requirement {
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
}

/**
 * Result of an access check, with the reason for a denial. `permission`: the role is right, or a
 * permission would open the route, so an administrator can help. `fallback` replaces
 * `/unauthorized` when the caller named a route that this user may open (safe reading 14).
 */
export type RouteAccess =
  | { allowed: true }
  | { allowed: false; reason: 'unauthenticated' | 'role' | 'permission'; fallback?: Route };

/** The access check of the specification, section 6: signed in, then role, then permission. */
export function meets(
  actor: Actor | null,
  { roles: wanted, permissions }: Requirement,
): RouteAccess {
  if (actor === null) return { allowed: false, reason: 'unauthenticated' };
  if (wanted && !hasRole(actor, wanted)) return { allowed: false, reason: 'role' };
  if (permissions && !permissions.some((each) => holds(actor, each)))
    return { allowed: false, reason: 'permission' };
  return { allowed: true };
}

function opens(actor: Actor | null, rule: RouteRule): RouteAccess {
  if (actor === null) return { allowed: false, reason: 'unauthenticated' };
  if (rule.roles === 'signed-in') return { allowed: true };
  const byRole = meets(actor, { roles: rule.roles });
  return byRole.allowed || !rule.extendedBy
    ? byRole
    : meets(actor, { permissions: rule.extendedBy });
}

/** Returns whether a user may open a route and, if not, the reason and the redirect target. */
export function mayOpen(
  actor: Actor | null,
  route: Route,
  options: { fallback?: Route } = {},
): RouteAccess {
  const opening = opens(actor, routePolicy[route]);
  if (opening.allowed || options.fallback === undefined) return opening;
  return opens(actor, routePolicy[options.fallback]).allowed
    ? { ...opening, fallback: options.fallback }
    : opening;
}

/** Whether a request is allowed; if not, the problem that the server returns. */
export type Permit =
  | { allowed: true }
  | { allowed: false; problem: 'unauthenticated' | 'forbidden' | 'not_found' };

/**
 * Returns whether an account may make a request with this `access`.
 *
 * A patient passes only by ownership, never by permission: `patientId` is the record the request
 * concerns. Another patient’s record, or one with an unknown owner, returns `not_found` to a
 * patient (safe reading 13).
 */
export function mayCall(
  actor: Actor | null,
  access: Access,
  { patientId }: { patientId?: PatientId } = {},
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

/** Staff rules: role or permission, without ownership. */
function isGranted(actor: Actor, access: Exclude<Access, 'public' | 'signed-in'>): boolean {
  if (typeof access === 'object') return access.anyOf.some((each) => holds(actor, each));
  const role = normaliseRole(actor.role);
  return access === 'admin' ? role === 'admin' : role !== undefined;
}

/**
 * Capabilities of a role (specification, section 6). To offer a single action, use `mayCall` with
 * its endpoint: permissions decide that.
 */
export interface Capabilities {
  manageTests: boolean;
  enterResults: boolean;
  collectSamples: boolean;
  viewAnalytics: boolean;
  managePayments: boolean;
  /** Works at the front desk; the screen is then in the menu. */
  receivePatients: boolean;
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
    receivePatients: is('receptionist'),
    manageSettings: is('technician', 'lab_manager'),
    isAdmin: role === 'admin',
    isLabManager: role === 'lab_manager',
    isPatient: role === 'patient',
  };
}
