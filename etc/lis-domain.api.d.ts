// What @alms/lis-domain promises: the declarations behind its doors. Made by `npm run api`; do not edit.
//   @alms/lis-domain/access
//   @alms/lis-domain/analytics
//   @alms/lis-domain/audit
//   @alms/lis-domain/calendar
//   @alms/lis-domain/catalogue
//   @alms/lis-domain/contract
//   @alms/lis-domain/facility
//   @alms/lis-domain/feedback
//   @alms/lis-domain/fixtures
//   @alms/lis-domain/http
//   @alms/lis-domain/identity
//   @alms/lis-domain/language
//   @alms/lis-domain/notifications
//   @alms/lis-domain/onboarding
//   @alms/lis-domain/orders
//   @alms/lis-domain/patients
//   @alms/lis-domain/results
//   @alms/lis-domain/samples
//   @alms/lis-domain/second-factor
//   @alms/lis-domain/staff
//   @alms/lis-domain/subscription
//   @alms/lis-domain/tenancy

// ── access/actor.d.ts
import type { Permission } from './permissions.js';
import { type Role } from './roles.js';
/** As much of an account as a decision needs; `User` is one. Older answers may lack preferences or send a role in another shape. */
export interface Actor {
    readonly role: unknown;
    readonly preferences?: {
        readonly permissions?: readonly string[];
    } | null;
    /** The own record, for the role patient. */
    readonly patient_id?: string | null;
}
/**
 * Whether an account holds a permission. An admin holds every permission of the own facility; everybody else only those listed in
 * `preferences.permissions` (specification, section 6). Missing preferences and unknown roles hold nothing (safe readings 43, 44).
 */
export declare function holds(actor: Actor, permission: Permission): boolean;
/** Whether an account has one of the roles. An admin passes every role check (safe reading 6). */
export declare function hasRole(actor: Actor, roles: readonly Role[]): boolean;

// ── access/ground.d.ts
import type { Access } from '../http/index.js';
import { type Actor } from './actor.js';
import type { Permission } from './permissions.js';
import { type Route } from './policy.js';
/**
 * On what ground the policy lets somebody in, or what they lack; for saying it in words. `permissions` are those that do it: held by who is let
 * in, each of them enough for who is not.
 */
export type Ground = {
    allowed: true;
    by: 'nothing' | 'account' | 'staff' | 'role' | 'own-record';
} | {
    allowed: true;
    by: 'permission';
    permissions: readonly Permission[];
} | {
    allowed: false;
    lacks: 'account' | 'role' | 'own-record';
} | {
    allowed: false;
    lacks: 'permission';
    permissions: readonly Permission[];
};
/** Why `mayOpen` decides as it does. */
export declare function groundToOpen(actor: Actor | null, route: Route): Ground;
/** Why `mayCall` decides as it does. */
export declare function groundToCall(actor: Actor | null, access: Access, about?: {
    patientId?: string;
}): Ground;

// ── access/index.d.ts
export { hasRole, holds } from './actor.js';
export type { Actor } from './actor.js';
export { groundToCall, groundToOpen } from './ground.js';
export type { Ground } from './ground.js';
export { navigationFor, navigationGroups, openNavigationGroups } from './navigation.js';
export type { Navigation, NavigationEntryId, NavigationGroupId } from './navigation.js';
export { defaultGrants, permissions } from './permissions.js';
export type { Permission } from './permissions.js';
export { capabilities, mayCall, mayOpen, meets, routePolicy, routes } from './policy.js';
export type { Capabilities, Opening, Permit, Requirement, Route, RouteRule } from './policy.js';
export { portalSubject } from './portal-subject.js';
export type { PortalSubject } from './portal-subject.js';
export { normaliseRole, roles, staffRoles } from './roles.js';
export type { Role, StaffRole } from './roles.js';

// ── access/navigation.d.ts
import type { Actor } from './actor.js';
import { type Capabilities, type Route } from './policy.js';
/** Specification, section 2; the words live with the signed-in layout. */
export declare const navigationGroups: readonly ['test-management', 'quality-analytics', 'management', 'settings-admin'];
export type NavigationGroupId = (typeof navigationGroups)[number];
/** Open until the person closes them. "Quality Control" in the text means the group Quality & Analytics (safe reading 12). */
export declare const openNavigationGroups: readonly NavigationGroupId[];
export interface NavigationEntry {
    readonly id: string;
    readonly route: Route;
    /** Which of the quick stats its badge shows. */
    readonly badge?: 'recentActivity' | 'pendingTests';
    /** Left out: shown to whoever may open the route. */
    readonly shownTo?: (can: Capabilities) => boolean;
}
/** Above the groups. */
declare const dashboard: {
    readonly id: 'dashboard';
    readonly route: '/app/dashboard';
    readonly badge: 'recentActivity';
};
declare const grouped: {
    readonly 'test-management': readonly [{
        readonly id: 'test-parameters';
        readonly route: '/app/test-parameters';
    }, {
        readonly id: 'test-results';
        readonly route: '/app/test-results';
        readonly badge: 'pendingTests';
    }, {
        readonly id: 'sample-collection';
        readonly route: '/app/sample-collection';
    }, {
        readonly id: 'sample-tracking';
        readonly route: '/app/sample-tracking';
        readonly shownTo: (can: Capabilities) => boolean;
    }];
    readonly 'quality-analytics': readonly [{
        readonly id: 'quality-control';
        readonly route: '/app/quality-control';
    }, {
        readonly id: 'analytics';
        readonly route: '/app/analytics';
    }];
    readonly management: readonly [{
        readonly id: 'inventory';
        readonly route: '/app/inventory';
    }, {
        readonly id: 'payments';
        readonly route: '/app/payments';
    }, {
        readonly id: 'patient-portal';
        readonly route: '/app/patient-portal';
        readonly shownTo: (can: Capabilities) => boolean;
    }];
    readonly 'settings-admin': readonly [{
        readonly id: 'laboratory-settings';
        readonly route: '/app/settings/laboratory';
    }, {
        readonly id: 'hospital-management';
        readonly route: '/app/settings/hospital';
    }, {
        readonly id: 'tenant-management';
        readonly route: '/app/settings/tenant';
    }, {
        readonly id: 'audit-logs';
        readonly route: '/app/audit-logs';
        readonly shownTo: (can: Capabilities) => boolean;
    }];
};
/** The name of an entry; the layout has one word per id. */
export type NavigationEntryId = typeof dashboard.id | (typeof grouped)[NavigationGroupId][number]['id'];
export interface Navigation {
    top: {
        id: NavigationEntryId;
        route: Route;
        badge?: NavigationEntry['badge'];
    }[];
    groups: {
        id: NavigationGroupId;
        entries: Navigation['top'];
    }[];
}
/**
 * The entries a person sees. One is shown only when the navigation's own rule and the route's guard both pass, so that no link
 * ends at "Unauthorized" (safe reading 5). A group without entries is left out.
 */
export declare function navigationFor(actor: Actor | null): Navigation;
export {};

// ── access/permissions.d.ts
import type { Role } from './roles.js';
/** What a person may be allowed to do; listed per person in `preferences.permissions`. */
export declare const permissions: readonly ['manage_tests', 'enter_results', 'collect_samples', 'view_analytics', 'manage_payments', 'manage_settings', 'verify_results', 'amend_results', 'view_results', 'create_orders', 'register_patients', 'merge_patients', 'manage_appointments', 'take_payments', 'receive_samples', 'reject_samples', 'manage_qc', 'override_qc', 'manage_inventory', 'view_revenue', 'view_audit_logs', 'send_notifications', 'manage_staff', 'view_confidential', 'export_data'];
export type Permission = (typeof permissions)[number];
/** What a new account of each role is given (domain model 3.2). An admin holds every permission of the own facility without a list. */
export declare const defaultGrants: Record<Role, readonly Permission[]>;

// ── access/policy.d.ts
import type { Access } from '../http/index.js';
import { type Actor } from './actor.js';
import type { Permission } from './permissions.js';
import { type Role } from './roles.js';
/** Who may open a screen: one of the roles, or anybody who holds one of the permissions that extend the list. */
export interface RouteRule {
    /** `signed-in`: every account, one with an unknown role included. */
    readonly roles: readonly Role[] | 'signed-in';
    readonly extendedBy?: readonly Permission[];
}
/**
 * The one table of screens and who may open them; router, navigation and tests all read it.
 *
 * Role lists are those of the access helper (specification, section 6). They contain the router's lists for every route, so both
 * texts' allowed people pass (safe readings 1 and 2). No list is widened; two screens are opened further by a named permission
 * (domain model 3.1): a doctor reads results with `view_results`, a nurse follows specimens with `receive_samples`.
 */
export declare const routePolicy: {
    readonly '/onboarding': {
        readonly roles: readonly ["admin"];
        readonly extendedBy: readonly ["manage_staff"];
    };
    readonly '/admin': {
        readonly roles: readonly ['admin'];
    };
    readonly '/admin/dashboard': {
        readonly roles: readonly ['admin'];
    };
    readonly '/admin/settings': {
        readonly roles: readonly ['admin'];
    };
    readonly '/admin/settings/hospital': {
        readonly roles: readonly ['admin'];
    };
    readonly '/admin/settings/tenant': {
        readonly roles: readonly ['admin'];
    };
    /** Guarded by itself, not by its admin-only parent: a lab manager passes here alone (safe reading 4). */
    readonly '/admin/audit-logs': {
        readonly roles: readonly ["admin", "lab_manager"];
    };
    /** The way to a second step at sign-in, for who has to have one. */
    readonly '/set-up': {
        readonly roles: 'signed-in';
    };
    readonly '/app': {
        readonly roles: 'signed-in';
    };
    readonly '/app/dashboard': {
        readonly roles: 'signed-in';
    };
    readonly '/app/profile': {
        readonly roles: 'signed-in';
    };
    readonly '/app/profile/security': {
        readonly roles: 'signed-in';
    };
    readonly '/app/settings': {
        readonly roles: 'signed-in';
    };
    readonly '/app/notifications': {
        readonly roles: 'signed-in';
    };
    readonly '/app/settings/hospital': {
        readonly roles: readonly ['admin'];
    };
    readonly '/app/settings/laboratory': {
        readonly roles: readonly ["admin", "technician", "lab_manager"];
    };
    readonly '/app/settings/tenant': {
        readonly roles: readonly ['admin'];
    };
    readonly '/app/settings/staff': {
        readonly roles: readonly ["admin"];
        readonly extendedBy: readonly ["manage_staff"];
    };
    readonly '/app/test-parameters': {
        readonly roles: readonly ["admin", "technician", "lab_manager"];
    };
    readonly '/app/test-results': {
        readonly roles: readonly ["admin", "technician", "lab_manager", "data_entry"];
        readonly extendedBy: readonly ["view_results"];
    };
    readonly '/app/sample-collection': {
        readonly roles: readonly ["admin", "technician", "phlebotomist", "nurse"];
    };
    readonly '/app/sample-tracking': {
        readonly roles: readonly ["admin", "technician", "lab_manager", "phlebotomist"];
        readonly extendedBy: readonly ["receive_samples"];
    };
    readonly '/app/quality-control': {
        readonly roles: readonly ["admin", "technician", "lab_manager"];
    };
    readonly '/app/analytics': {
        readonly roles: readonly ["admin", "technician", "lab_manager", "report_viewer"];
    };
    readonly '/app/inventory': {
        readonly roles: readonly ["admin", "technician", "lab_manager"];
    };
    readonly '/app/payments': {
        readonly roles: readonly ['admin'];
    };
    readonly '/app/patient-portal': {
        readonly roles: readonly ["patient", "admin", "technician", "nurse", "receptionist"];
    };
    readonly '/app/patient-portal/{patientId}': {
        readonly roles: readonly ["patient", "admin", "technician", "nurse", "receptionist"];
    };
    /** The contract's own screens (safe reading 37): whoever may make their call may open them. */
    readonly '/app/patient-portal/new': {
        readonly roles: readonly ["admin"];
        readonly extendedBy: readonly ["register_patients"];
    };
    readonly '/app/orders/new': {
        readonly roles: readonly ["admin"];
        readonly extendedBy: readonly ["create_orders"];
    };
    readonly '/app/patient-portal/{patientId}/order': {
        readonly roles: readonly ["admin"];
        readonly extendedBy: readonly ["create_orders"];
    };
    readonly '/app/audit-logs': {
        readonly roles: readonly ["admin", "lab_manager"];
    };
};
/** A screen that needs an account. Public screens have no rule. */
export type Route = keyof typeof routePolicy;
export declare const routes: Route[];
/** What something asks for. Given both, both must pass, each with at least one match (safe reading 7). */
export interface Requirement {
    readonly roles?: readonly Role[];
    readonly permissions?: readonly Permission[];
}
/**
 * Why a screen stays shut. `permission`: the role is right, or a permission would open it, so asking an administrator helps.
 * `fallback` is where to go instead of `/unauthorized`, when the caller named a screen this person may open (safe reading 14).
 */
export type Opening = {
    allowed: true;
} | {
    allowed: false;
    reason: 'unauthenticated' | 'role' | 'permission';
    fallback?: Route;
};
/** The access check of the specification, section 6: signed in, then role, then permission. */
export declare function meets(actor: Actor | null, { roles: wanted, permissions }: Requirement): Opening;
/** Whether a person may open a screen, and if not, why and where to go. */
export declare function mayOpen(actor: Actor | null, route: Route, options?: {
    fallback?: Route;
}): Opening;
/** Whether a call is allowed; if not, the refusal the server answers with. */
export type Permit = {
    allowed: true;
} | {
    allowed: false;
    problem: 'unauthenticated' | 'forbidden' | 'not_found';
};
/**
 * Whether an account may make a call with this `access`.
 *
 * A patient never passes by permission, only by ownership: `patientId` names whose record the call is about. Another patient's
 * record does not exist for a patient (`not_found`, safe reading 13), and neither does one whose owner is not known.
 */
export declare function mayCall(actor: Actor | null, access: Access, { patientId }?: {
    patientId?: string;
}): Permit;
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
export declare function capabilities(actor: Actor | null): Capabilities;

// ── access/portal-subject.d.ts
import type { Actor } from './actor.js';
/** Whose results the patient portal shows, or the search when nobody is named yet. */
export type PortalSubject = {
    show: 'patient';
    patientId: string;
    as: 'self' | 'staff';
} | {
    show: 'search';
} | {
    show: 'nobody';
};
/**
 * Resolves `/app/patient-portal` with or without an id. A patient always lands on the own record, whatever the address says
 * (safe readings 8 and 13); `nobody` is a patient account without a record. Staff see the named patient, read-only, or the search.
 */
export declare function portalSubject(actor: Actor, requestedId?: string): PortalSubject;

// ── access/roles.d.ts
/** The ten roles of the specification (section 1). */
export declare const roles: readonly ['admin', 'technician', 'nurse', 'receptionist', 'doctor', 'lab_manager', 'phlebotomist', 'data_entry', 'report_viewer', 'patient'];
export type Role = (typeof roles)[number];
export type StaffRole = Exclude<Role, 'patient'>;
/** Who works at the facility. Patients are registered, not employed. */
export declare const staffRoles: StaffRole[];
/**
 * A role as the server may send it (a string, or an object with `value` or `name`) as one of the ten: lower-cased, spaces and hyphens
 * as underscores, exact match. Anything else is `undefined`: no rights but the dashboard (safe reading 43).
 */
export declare function normaliseRole(role: unknown): Role | undefined;

// ── analytics/analytics.endpoints.d.ts
export declare const readKeyMetrics: {
    readonly id: "analytics.key-metrics";
    readonly method: "GET";
    readonly path: "/analytics/key-metrics";
    readonly summary: "Patients, orders, pending and completed tests of a window.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly total_patients: import("valibot").NumberSchema<undefined>;
        readonly total_orders: import("valibot").NumberSchema<undefined>;
        readonly pending_tests: import("valibot").NumberSchema<undefined>;
        readonly completed_tests: import("valibot").NumberSchema<undefined>;
        readonly total_revenue: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
        readonly system_health: import("valibot").PicklistSchema<["good", "degraded", "down", "unknown"], undefined>;
    }, undefined>;
};
export declare const readTestStatus: {
    readonly id: "analytics.test-status";
    readonly method: "GET";
    readonly path: "/analytics/test-status";
    readonly summary: "How many ordered tests are in each state.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly status_distribution: import("valibot").ObjectSchema<{
            readonly pending: import("valibot").NumberSchema<undefined>;
            readonly collected: import("valibot").NumberSchema<undefined>;
            readonly in_process: import("valibot").NumberSchema<undefined>;
            readonly verified: import("valibot").NumberSchema<undefined>;
            readonly released: import("valibot").NumberSchema<undefined>;
            readonly cancelled: import("valibot").NumberSchema<undefined>;
            readonly rejected: import("valibot").NumberSchema<undefined>;
        }, undefined>;
        readonly items: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
            readonly status: import("valibot").StringSchema<undefined>;
            readonly count: import("valibot").NumberSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
};
export declare const readQualityMetrics: {
    readonly id: "analytics.quality-metrics";
    readonly method: "GET";
    readonly path: "/analytics/quality-metrics";
    readonly summary: "The share of accepted control runs.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly pass_rate: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
        readonly runs_evaluated: import("valibot").NumberSchema<undefined>;
        readonly runs_rejected: import("valibot").NumberSchema<undefined>;
    }, undefined>;
};
export declare const analyticsEndpoints: readonly [{
    readonly id: "analytics.key-metrics";
    readonly method: "GET";
    readonly path: "/analytics/key-metrics";
    readonly summary: "Patients, orders, pending and completed tests of a window.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly total_patients: import("valibot").NumberSchema<undefined>;
        readonly total_orders: import("valibot").NumberSchema<undefined>;
        readonly pending_tests: import("valibot").NumberSchema<undefined>;
        readonly completed_tests: import("valibot").NumberSchema<undefined>;
        readonly total_revenue: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
        readonly system_health: import("valibot").PicklistSchema<["good", "degraded", "down", "unknown"], undefined>;
    }, undefined>;
}, {
    readonly id: "analytics.test-status";
    readonly method: "GET";
    readonly path: "/analytics/test-status";
    readonly summary: "How many ordered tests are in each state.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly status_distribution: import("valibot").ObjectSchema<{
            readonly pending: import("valibot").NumberSchema<undefined>;
            readonly collected: import("valibot").NumberSchema<undefined>;
            readonly in_process: import("valibot").NumberSchema<undefined>;
            readonly verified: import("valibot").NumberSchema<undefined>;
            readonly released: import("valibot").NumberSchema<undefined>;
            readonly cancelled: import("valibot").NumberSchema<undefined>;
            readonly rejected: import("valibot").NumberSchema<undefined>;
        }, undefined>;
        readonly items: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
            readonly status: import("valibot").StringSchema<undefined>;
            readonly count: import("valibot").NumberSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "analytics.quality-metrics";
    readonly method: "GET";
    readonly path: "/analytics/quality-metrics";
    readonly summary: "The share of accepted control runs.";
    readonly access: "staff";
    readonly query: import("valibot").ObjectSchema<{
        readonly start_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly end_date: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
        readonly laboratory_id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly generated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly window: import("valibot").ObjectSchema<{
            readonly start: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly end: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly timezone: import("valibot").StringSchema<undefined>;
        }, undefined>;
        readonly pass_rate: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
        readonly runs_evaluated: import("valibot").NumberSchema<undefined>;
        readonly runs_rejected: import("valibot").NumberSchema<undefined>;
    }, undefined>;
}];

// ── analytics/analytics.schema.d.ts
import * as v from 'valibot';
/** A window: instants, or days of the facility. Left out: the last 7 days. An end of 23:59:59 means the end of that day. */
export declare const windowQuery: v.ObjectSchema<{
    readonly start_date: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
    readonly end_date: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
    readonly laboratory_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
}, undefined>;
export declare const keyMetricsSchema: v.ObjectSchema<{
    readonly generated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly window: v.ObjectSchema<{
        readonly start: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly end: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly timezone: v.StringSchema<undefined>;
    }, undefined>;
    readonly total_patients: v.NumberSchema<undefined>;
    readonly total_orders: v.NumberSchema<undefined>;
    readonly pending_tests: v.NumberSchema<undefined>;
    readonly completed_tests: v.NumberSchema<undefined>;
    /** Null for everybody without the right to see revenue, and until invoices exist. */
    readonly total_revenue: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly system_health: v.PicklistSchema<["good", "degraded", "down", "unknown"], undefined>;
}, undefined>;
export type KeyMetrics = v.InferOutput<typeof keyMetricsSchema>;
export declare const testStatusSchema: v.ObjectSchema<{
    readonly generated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly window: v.ObjectSchema<{
        readonly start: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly end: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly timezone: v.StringSchema<undefined>;
    }, undefined>;
    readonly status_distribution: v.ObjectSchema<{
        readonly pending: v.NumberSchema<undefined>;
        readonly collected: v.NumberSchema<undefined>;
        readonly in_process: v.NumberSchema<undefined>;
        readonly verified: v.NumberSchema<undefined>;
        readonly released: v.NumberSchema<undefined>;
        readonly cancelled: v.NumberSchema<undefined>;
        readonly rejected: v.NumberSchema<undefined>;
    }, undefined>;
    readonly items: v.ArraySchema<v.ObjectSchema<{
        readonly status: v.StringSchema<undefined>;
        readonly count: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type TestStatus = v.InferOutput<typeof testStatusSchema>;
export declare const qualityMetricsSchema: v.ObjectSchema<{
    readonly generated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly window: v.ObjectSchema<{
        readonly start: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly end: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly timezone: v.StringSchema<undefined>;
    }, undefined>;
    /** 0 to 100, unrounded; null when no control run was evaluated. */
    readonly pass_rate: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly runs_evaluated: v.NumberSchema<undefined>;
    readonly runs_rejected: v.NumberSchema<undefined>;
}, undefined>;
export type QualityMetrics = v.InferOutput<typeof qualityMetricsSchema>;

// ── analytics/day-window.d.ts
/** The facility's present day as quick stats ask for it: from 00:00:00 to 23:59:59 on the facility's wall clock, as instants. */
export declare function todayWindow(zone: string, now: string): {
    start_date: string;
    end_date: string;
};
export interface Window {
    start: string;
    /** Not part of the window. */
    end: string;
}
/**
 * The window a request asks for, as `[start, end)`: instants, or days of the facility. Left out: the last seven days, today included.
 * An end of 23:59:59 is the end of that day, so that its last second is not lost (safe reading 65). Undefined when it cannot be read or
 * ends before it starts.
 */
export declare function readWindow(query: {
    start_date?: string | undefined;
    end_date?: string | undefined;
}, zone: string, now: string): Window | undefined;

// ── analytics/index.d.ts
export * from './analytics.schema.js';
export * from './analytics.endpoints.js';
export { readWindow, todayWindow } from './day-window.js';
export type { Window } from './day-window.js';
export { combineQuickStats, qcStatusOf, shownPassRate, zeroQuickStats } from './quick-stats.js';
export type { QcStatus, QuickStats, QuickStatsAnswers } from './quick-stats.js';

// ── analytics/quick-stats.d.ts
import type { KeyMetrics, QualityMetrics, TestStatus } from './analytics.schema.js';
export type QcStatus = 'pass' | 'warning' | 'fail' | 'unknown';
/**
 * The four figures beside the navigation. The key names are the specification's. `source` says what they are: only `live` ones are true.
 * `placeholder` figures are invented (the specification asks for them) and must never look real, and no gate reads any of these.
 */
export interface QuickStats {
    totalTests: number;
    pendingTests: number;
    qcStatus: QcStatus;
    /** Tests completed today. */
    recentActivity: number;
    source: 'live' | 'placeholder' | 'zero';
}
/**
 * Pass at 95 or above, warning at 80 or above, fail below (specification, section 4), on the unrounded rate. A rate of 0 is a failure;
 * no rate is unknown.
 */
export declare function qcStatusOf(passRate: number | null | undefined): QcStatus;
/** A rate as shown: cut to one decimal and never rounded up, so that 94.96 does not read as a passing 95.0. */
export declare function shownPassRate(passRate: number): number;
/** The three answers, as `Promise.allSettled` gives them. */
export interface QuickStatsAnswers {
    keyMetrics: PromiseSettledResult<KeyMetrics>;
    testStatus: PromiseSettledResult<TestStatus>;
    qualityMetrics: PromiseSettledResult<QualityMetrics>;
}
/** What stands when nothing could even be asked. */
export declare const zeroQuickStats: QuickStats;
/**
 * Combines the three answers as the specification says (section 8, safe readings 60 and 61): quality metrics alone failing leaves live
 * figures with QC unknown; key metrics or test status failing gives random placeholder figures; no answers at all give zeros.
 *
 * `random` answers numbers in [0, 1), as Math.random does; tests give a fixed one.
 */
export declare function combineQuickStats(answers: QuickStatsAnswers | undefined, random: () => number): QuickStats;

// ── audit/audit.endpoints.d.ts
import * as v from 'valibot';
export declare const listAuditLogs: {
    readonly id: "audit.list";
    readonly method: "GET";
    readonly path: "/audit-logs";
    readonly summary: "The record of who did what, newest first; the last 7 days unless asked otherwise.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly from: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        readonly actor_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly category: v.OptionalSchema<v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>, undefined>;
        readonly action: v.OptionalSchema<v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>, undefined>;
        readonly entity_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>, undefined>;
        readonly patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly seq: v.NumberSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly actor: v.ObjectSchema<{
                readonly user_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly role: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly action: v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>;
            readonly category: v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>;
            readonly entity_type: v.StringSchema<undefined>;
            readonly entity_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly entity_label: v.StringSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly before: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
            readonly after: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
            readonly reason: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly request_id: v.StringSchema<undefined>;
            readonly outcome: v.PicklistSchema<["success", "failure"], undefined>;
            readonly hash: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const exportAuditLogs: {
    readonly id: "audit.export";
    readonly method: "GET";
    readonly path: "/audit-logs/export";
    readonly summary: "The same lines as a file for spreadsheets, at most 20,000 at once. The export itself is recorded.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly query: v.ObjectSchema<{
        from: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        actor_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        category: v.OptionalSchema<v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>, undefined>;
        action: v.OptionalSchema<v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>, undefined>;
        entity_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>, undefined>;
        patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        /** Part of the person's name, of what the record is called or of the reason; capitals do not count. */
        q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: {
        readonly file: "text/csv; charset=utf-8";
    };
};
export declare const verifyAuditChain: {
    readonly id: "audit.verify-chain";
    readonly method: "GET";
    readonly path: "/audit-logs/chain";
    readonly summary: "Recomputes the hash chain and says where it breaks, if it does.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly answer: v.ObjectSchema<{
        readonly intact: v.BooleanSchema<undefined>;
        readonly checked: v.NumberSchema<undefined>;
        /** When the first line was written; null while there is none. */
        readonly since: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly broken_at: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly head: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const auditEndpoints: readonly [{
    readonly id: "audit.list";
    readonly method: "GET";
    readonly path: "/audit-logs";
    readonly summary: "The record of who did what, newest first; the last 7 days unless asked otherwise.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly from: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        readonly to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        readonly actor_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly category: v.OptionalSchema<v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>, undefined>;
        readonly action: v.OptionalSchema<v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>, undefined>;
        readonly entity_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>, undefined>;
        readonly patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly seq: v.NumberSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly actor: v.ObjectSchema<{
                readonly user_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly role: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly action: v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>;
            readonly category: v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>;
            readonly entity_type: v.StringSchema<undefined>;
            readonly entity_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly entity_label: v.StringSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly before: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
            readonly after: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
            readonly reason: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly request_id: v.StringSchema<undefined>;
            readonly outcome: v.PicklistSchema<["success", "failure"], undefined>;
            readonly hash: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "audit.export";
    readonly method: "GET";
    readonly path: "/audit-logs/export";
    readonly summary: "The same lines as a file for spreadsheets, at most 20,000 at once. The export itself is recorded.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly query: v.ObjectSchema<{
        from: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        to: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>, undefined>;
        actor_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        category: v.OptionalSchema<v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>, undefined>;
        action: v.OptionalSchema<v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>, undefined>;
        entity_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>, undefined>;
        patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        /** Part of the person's name, of what the record is called or of the reason; capitals do not count. */
        q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: {
        readonly file: "text/csv; charset=utf-8";
    };
}, {
    readonly id: "audit.verify-chain";
    readonly method: "GET";
    readonly path: "/audit-logs/chain";
    readonly summary: "Recomputes the hash chain and says where it breaks, if it does.";
    readonly access: {
        readonly anyOf: readonly ['view_audit_logs'];
    };
    readonly answer: v.ObjectSchema<{
        readonly intact: v.BooleanSchema<undefined>;
        readonly checked: v.NumberSchema<undefined>;
        /** When the first line was written; null while there is none. */
        readonly since: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly broken_at: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly head: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}];

// ── audit/audit.schema.d.ts
import * as v from 'valibot';
export declare const auditActions: readonly ['create', 'read', 'update', 'delete', 'login', 'logout', 'login_failed', 'verify', 'amend', 'reject', 'print', 'export', 'merge', 'override', 'permission_change', 'access_denied'];
export declare const auditCategories: readonly ['security', 'patient', 'order', 'sample', 'result', 'qc', 'inventory', 'billing', 'settings', 'report', 'notification'];
/** One line of the append-only record. `hash` covers the line and the hash before it, so that a change anywhere shows. */
export declare const auditEventSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    /** Position in the facility's chain, from 1. */
    readonly seq: v.NumberSchema<undefined>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly actor: v.ObjectSchema<{
        readonly user_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly role: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly action: v.PicklistSchema<readonly ["create", "read", "update", "delete", "login", "logout", "login_failed", "verify", "amend", "reject", "print", "export", "merge", "override", "permission_change", "access_denied"], undefined>;
    readonly category: v.PicklistSchema<readonly ["security", "patient", "order", "sample", "result", "qc", "inventory", "billing", "settings", "report", "notification"], undefined>;
    readonly entity_type: v.StringSchema<undefined>;
    readonly entity_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly entity_label: v.StringSchema<undefined>;
    readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    /** Changed fields only. */
    readonly before: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    readonly after: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    readonly reason: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly request_id: v.StringSchema<undefined>;
    readonly outcome: v.PicklistSchema<["success", "failure"], undefined>;
    readonly hash: v.StringSchema<undefined>;
}, undefined>;
export type AuditEvent = v.InferOutput<typeof auditEventSchema>;

// ── audit/index.d.ts
export * from './audit.schema.js';
export * from './audit.endpoints.js';

// ── calendar/civil-date.d.ts
/** A date without a time zone, `YYYY-MM-DD`. */
export type CivilDate = string;
export interface DateParts {
    year: number;
    /** 1 to 12. */
    month: number;
    day: number;
}
/** The parts of `YYYY-MM-DD`. Throws for a day that does not exist. */
export declare function datePartsOf(date: CivilDate): DateParts;
/** Days since 1970-01-01, so that two dates can be subtracted. */
export declare function dayNumber(date: CivilDate): number;
/** The date some days later, or earlier when negative. */
export declare function addDays(date: CivilDate, days: number): CivilDate;

// ── calendar/index.d.ts
export { addDays, datePartsOf, dayNumber } from './civil-date.js';
export type { CivilDate, DateParts } from './civil-date.js';
export { dateIn, dayIn } from './zone.js';

// ── calendar/zone.d.ts
import { type CivilDate } from './civil-date.js';
/** The date on the wall at an instant (ISO 8601 with offset), in an IANA zone. */
export declare function dateIn(zone: string, instant: string): CivilDate;
/** A facility's day as `[start, end)`, in instants. It has 24 hours except when clocks change. */
export declare function dayIn(zone: string, date: CivilDate): {
    start: string;
    end: string;
};

// ── catalogue/catalogue.endpoints.d.ts
import * as v from 'valibot';
export declare const listTestParameters: {
    readonly id: "catalogue.list";
    readonly method: "GET";
    readonly path: "/laboratory/test-parameters";
    readonly summary: "The tests this facility offers, panels first, then by name.";
    readonly access: "staff";
    readonly query: v.ObjectSchema<{
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
        readonly department: v.OptionalSchema<v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<["draft", "active", "retired"], undefined>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
            readonly name: v.StringSchema<undefined>;
            readonly short_name: v.StringSchema<undefined>;
            readonly kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
            readonly status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
            readonly department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
            readonly loinc: v.NullableSchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly display: v.StringSchema<undefined>;
                readonly verified: v.BooleanSchema<undefined>;
            }, undefined>, undefined>;
            readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
            readonly specimens: v.ArraySchema<v.ObjectSchema<{
                readonly type: v.StringSchema<undefined>;
                readonly container: v.StringSchema<undefined>;
                readonly default: v.BooleanSchema<undefined>;
            }, undefined>, undefined>;
            readonly ranges: v.ArraySchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly display: v.StringSchema<undefined>;
                readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
            }, undefined>, undefined>;
            readonly plausible: v.NullableSchema<v.ObjectSchema<{
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            }, undefined>, undefined>;
            readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
};
export declare const readTestParameter: {
    readonly id: "catalogue.read";
    readonly method: "GET";
    readonly path: "/laboratory/test-parameters/{id}";
    readonly summary: "One test with its intervals.";
    readonly access: "staff";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
        readonly name: v.StringSchema<undefined>;
        readonly short_name: v.StringSchema<undefined>;
        readonly kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
        readonly status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
        readonly department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
        readonly loinc: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly display: v.StringSchema<undefined>;
            readonly verified: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
        readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
        readonly specimens: v.ArraySchema<v.ObjectSchema<{
            readonly type: v.StringSchema<undefined>;
            readonly container: v.StringSchema<undefined>;
            readonly default: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly ranges: v.ArraySchema<v.ObjectSchema<{
            readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
            readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
            readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
            readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
            readonly age_min: v.NullableSchema<v.ObjectSchema<{
                readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
            }, undefined>, undefined>;
            readonly age_max: v.NullableSchema<v.ObjectSchema<{
                readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
            }, undefined>, undefined>;
            readonly applies_to: v.StringSchema<undefined>;
            readonly source: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly coded_values: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly display: v.StringSchema<undefined>;
            readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
        }, undefined>, undefined>;
        readonly plausible: v.NullableSchema<v.ObjectSchema<{
            readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        }, undefined>, undefined>;
        readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const catalogueEndpoints: readonly [{
    readonly id: "catalogue.list";
    readonly method: "GET";
    readonly path: "/laboratory/test-parameters";
    readonly summary: "The tests this facility offers, panels first, then by name.";
    readonly access: "staff";
    readonly query: v.ObjectSchema<{
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
        readonly department: v.OptionalSchema<v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<["draft", "active", "retired"], undefined>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
            readonly name: v.StringSchema<undefined>;
            readonly short_name: v.StringSchema<undefined>;
            readonly kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
            readonly status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
            readonly department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
            readonly loinc: v.NullableSchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly display: v.StringSchema<undefined>;
                readonly verified: v.BooleanSchema<undefined>;
            }, undefined>, undefined>;
            readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
            readonly specimens: v.ArraySchema<v.ObjectSchema<{
                readonly type: v.StringSchema<undefined>;
                readonly container: v.StringSchema<undefined>;
                readonly default: v.BooleanSchema<undefined>;
            }, undefined>, undefined>;
            readonly ranges: v.ArraySchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly display: v.StringSchema<undefined>;
                readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
            }, undefined>, undefined>;
            readonly plausible: v.NullableSchema<v.ObjectSchema<{
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            }, undefined>, undefined>;
            readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "catalogue.read";
    readonly method: "GET";
    readonly path: "/laboratory/test-parameters/{id}";
    readonly summary: "One test with its intervals.";
    readonly access: "staff";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
        readonly name: v.StringSchema<undefined>;
        readonly short_name: v.StringSchema<undefined>;
        readonly kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
        readonly status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
        readonly department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
        readonly loinc: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly display: v.StringSchema<undefined>;
            readonly verified: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
        readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
        readonly specimens: v.ArraySchema<v.ObjectSchema<{
            readonly type: v.StringSchema<undefined>;
            readonly container: v.StringSchema<undefined>;
            readonly default: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly ranges: v.ArraySchema<v.ObjectSchema<{
            readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
            readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
            readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
            readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
            readonly age_min: v.NullableSchema<v.ObjectSchema<{
                readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
            }, undefined>, undefined>;
            readonly age_max: v.NullableSchema<v.ObjectSchema<{
                readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
            }, undefined>, undefined>;
            readonly applies_to: v.StringSchema<undefined>;
            readonly source: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly coded_values: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly display: v.StringSchema<undefined>;
            readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
        }, undefined>, undefined>;
        readonly plausible: v.NullableSchema<v.ObjectSchema<{
            readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
            readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        }, undefined>, undefined>;
        readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}];

// ── catalogue/decimal.d.ts
/**
 * Compares two decimal texts exactly: negative when `a` is smaller, 0 when equal (`4.1` equals `4.10`), positive when larger.
 * Results and limits are never compared as binary floats. Throws a SyntaxError for text that is not a decimal number.
 */
export declare function compareDecimals(a: string, b: string): number;

// ── catalogue/index.d.ts
export * from './test-parameter.schema.js';
export * from './catalogue.endpoints.js';
export { compareDecimals } from './decimal.js';
export { selectInterval } from './interval-selection.js';
export type { IntervalContext } from './interval-selection.js';
export { isLoinc, normaliseLoinc } from './loinc.js';
export { starterCatalogue } from './starter-catalogue.js';

// ── catalogue/interval-selection.d.ts
import type { CivilDate } from '../calendar/index.js';
import type { RangeRow } from './test-parameter.schema.js';
/** What decides which interval applies. */
export interface IntervalContext {
    sex_for_ranges: 'male' | 'female' | 'unknown';
    birth_date: CivilDate;
    /** The date of collection on the facility's wall clock. */
    collected_on: CivilDate;
    /** Recorded on the order, e.g. `pregnant`. */
    conditions?: readonly string[];
}
/**
 * The one interval of a type that applies to a patient at collection, or null (domain model 2.1.1).
 *
 * Unknown sex matches only rows for any sex: it never counts as male. Null also when two rows fit equally well, which is a fault in the
 * catalogue: no flag is better than an arbitrary one.
 */
export declare function selectInterval(rows: readonly RangeRow[], type: RangeRow['type'], context: IntervalContext): RangeRow | null;

// ── catalogue/loinc.d.ts
/** A typed LOINC code with ordinary hyphens and without surrounding space. */
export declare function normaliseLoinc(text: string): string;
/**
 * Whether a code has the form of LOINC and the right check digit (mod 10, doubling every second digit from the right, as in the LOINC
 * Users' Guide, appendix C). It does not say that the code exists.
 */
export declare function isLoinc(code: string): boolean;

// ── catalogue/starter-catalogue.d.ts
import type { TestDefinition } from './test-parameter.schema.js';
/** Laboratory cases 5.6, with critical limits of 5.2. Panels come first, as on the order form. */
export declare const starterCatalogue: readonly TestDefinition[];

// ── catalogue/test-parameter.schema.d.ts
import * as v from 'valibot';
export declare const departments: readonly ['hematology', 'chemistry', 'coagulation', 'immunology', 'serology', 'microbiology', 'parasitology', 'virology', 'urinalysis', 'molecular', 'toxicology', 'blood_bank', 'other'];
/** Decimal digits as text (`4.10`, `-0.5`): compared exactly, never as binary floats. */
export declare const decimalField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>;
/** An age, in UCUM units: hours, days, weeks, months, years. */
export declare const ageSchema: v.ObjectSchema<{
    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
}, undefined>;
export type Age = v.InferOutput<typeof ageSchema>;
/**
 * One interval and the patients it applies to. `low_op`/`high_op` are the comparisons that make a value fall *outside*: reference limits are
 * inside by default (FHIR ObservationDefinition referenceRange is inclusive), critical limits count as critical.
 * Ages are [min, max) at collection, by calendar; null is open.
 */
export declare const rangeRowSchema: v.ObjectSchema<{
    readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
    readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
    readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
    readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
    readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
    /** The expected answer of an ordinal or coded test, e.g. `Negative`. */
    readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
    readonly age_min: v.NullableSchema<v.ObjectSchema<{
        readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
    }, undefined>, undefined>;
    readonly age_max: v.NullableSchema<v.ObjectSchema<{
        readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
    }, undefined>, undefined>;
    /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
    readonly applies_to: v.StringSchema<undefined>;
    /** Where the figures come from. */
    readonly source: v.StringSchema<undefined>;
}, undefined>;
export type RangeRow = v.InferOutput<typeof rangeRowSchema>;
export declare const specimenSchema: v.ObjectSchema<{
    /** HL7 v2-0487: SER, PLAS, BLD, UR … */
    readonly type: v.StringSchema<undefined>;
    readonly container: v.StringSchema<undefined>;
    readonly default: v.BooleanSchema<undefined>;
}, undefined>;
export declare const codedValueSchema: v.ObjectSchema<{
    readonly code: v.StringSchema<undefined>;
    readonly display: v.StringSchema<undefined>;
    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
}, undefined>;
/** What a test is, in any catalogue; a facility's own record adds an id and a version. */
export declare const testDefinitionEntries: {
    code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
    name: v.StringSchema<undefined>;
    short_name: v.StringSchema<undefined>;
    kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
    status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
    department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
    loinc: v.NullableSchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly verified: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
    /** UCUM, case-sensitive; null for results without a unit. */
    unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
    specimens: v.ArraySchema<v.ObjectSchema<{
        /** HL7 v2-0487: SER, PLAS, BLD, UR … */
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly default: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    ranges: v.ArraySchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        /** The expected answer of an ordinal or coded test, e.g. `Negative`. */
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
        readonly applies_to: v.StringSchema<undefined>;
        /** Where the figures come from. */
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    coded_values: v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
    }, undefined>, undefined>;
    /** Outside these a value is a slip of the pen, and entry asks for a reason. */
    plausible: v.NullableSchema<v.ObjectSchema<{
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
    }, undefined>, undefined>;
    /** Codes of a panel's members, in order. */
    members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
};
export declare const testDefinitionSchema: v.ObjectSchema<{
    code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
    name: v.StringSchema<undefined>;
    short_name: v.StringSchema<undefined>;
    kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
    status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
    department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
    loinc: v.NullableSchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly verified: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
    /** UCUM, case-sensitive; null for results without a unit. */
    unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
    specimens: v.ArraySchema<v.ObjectSchema<{
        /** HL7 v2-0487: SER, PLAS, BLD, UR … */
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly default: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    ranges: v.ArraySchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        /** The expected answer of an ordinal or coded test, e.g. `Negative`. */
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
        readonly applies_to: v.StringSchema<undefined>;
        /** Where the figures come from. */
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    coded_values: v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
    }, undefined>, undefined>;
    /** Outside these a value is a slip of the pen, and entry asks for a reason. */
    plausible: v.NullableSchema<v.ObjectSchema<{
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
    }, undefined>, undefined>;
    /** Codes of a panel's members, in order. */
    members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type TestDefinition = v.InferOutput<typeof testDefinitionSchema>;
export declare const testParameterSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be 1 to 20 capital letters, digits, _ or -">]>;
    readonly name: v.StringSchema<undefined>;
    readonly short_name: v.StringSchema<undefined>;
    readonly kind: v.PicklistSchema<["single", "panel", "calculated"], undefined>;
    readonly status: v.PicklistSchema<["draft", "active", "retired"], undefined>;
    readonly department: v.PicklistSchema<readonly ["hematology", "chemistry", "coagulation", "immunology", "serology", "microbiology", "parasitology", "virology", "urinalysis", "molecular", "toxicology", "blood_bank", "other"], undefined>;
    readonly loinc: v.NullableSchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly verified: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
    readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly decimals: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 6, undefined>]>;
    readonly specimens: v.ArraySchema<v.ObjectSchema<{
        /** HL7 v2-0487: SER, PLAS, BLD, UR … */
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly default: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly ranges: v.ArraySchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        /** The expected answer of an ordinal or coded test, e.g. `Negative`. */
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        /** `any`, or a condition recorded on the order, e.g. `pregnant`. */
        readonly applies_to: v.StringSchema<undefined>;
        /** Where the figures come from. */
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly coded_values: v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
    }, undefined>, undefined>;
    readonly plausible: v.NullableSchema<v.ObjectSchema<{
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
    }, undefined>, undefined>;
    readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type TestParameter = v.InferOutput<typeof testParameterSchema>;

// ── contract/index.d.ts
import type { Endpoint } from '../http/index.js';
/** Every call there is. The server routes these and no others; the OpenAPI document and the contract tests are made from it. */
export declare const contract: readonly Endpoint[];

// ── facility/branding-contrast.d.ts
import type { Branding } from './public-info.schema.js';
/** Contrast of two `#rrggbb` colours, 1 to 21: WCAG 2.2. */
export declare function contrastRatio(hexA: string, hexB: string): number;
/** The facility's own colour as a fill, when white text on it is readable; otherwise the theme derives a darker one. */
export declare function solidFor(primary: string): string | undefined;
/** A facility's colours as the theme takes them. */
export interface DerivedBranding {
    primary: string;
    secondary: string;
    solid?: string;
}
/**
 * What the theme needs of a facility's branding. The secondary colour never carries text or an edge on white: the default #42a5f5 reaches
 * only 2.65:1 (safe reading 34).
 */
export declare function deriveBranding({ primary_color: primary, secondary_color: secondary }: Branding): DerivedBranding;

// ── facility/facility.endpoints.d.ts
import * as v from 'valibot';
export declare const validateSubdomain: {
    readonly id: "facility.validate-subdomain";
    readonly method: "GET";
    readonly path: "/hospitals/validate-subdomain/{subdomain}";
    readonly summary: "Whether an address is free. Advisory: registration decides.";
    readonly access: "public";
    readonly params: v.ObjectSchema<{
        readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly valid: v.BooleanSchema<undefined>;
        readonly available: v.BooleanSchema<undefined>;
        readonly reason: v.NullableSchema<v.PicklistSchema<["invalid", "reserved", "taken"], undefined>, undefined>;
    }, undefined>;
    readonly limit: "lookup";
};
export declare const readHospitalSettings: {
    readonly id: "facility.read-settings";
    readonly method: "GET";
    readonly path: "/hospital/settings";
    readonly summary: "The facility's settings.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly enable_online_booking: v.BooleanSchema<undefined>;
        readonly enable_patient_portal: v.BooleanSchema<undefined>;
        readonly require_second_factor: v.BooleanSchema<undefined>;
        readonly logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
};
export declare const updateHospitalSettings: {
    readonly id: "facility.update-settings";
    readonly method: "PUT";
    readonly path: "/hospital/settings";
    readonly summary: "Replace the facility's settings.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly body: v.StrictObjectSchema<{
        facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        enable_online_booking: v.BooleanSchema<undefined>;
        enable_patient_portal: v.BooleanSchema<undefined>;
        require_second_factor: v.BooleanSchema<undefined>;
        logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly enable_online_booking: v.BooleanSchema<undefined>;
        readonly enable_patient_portal: v.BooleanSchema<undefined>;
        readonly require_second_factor: v.BooleanSchema<undefined>;
        readonly logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
    readonly versioned: true;
};
export declare const uploadLogo: {
    readonly id: "facility.upload-logo";
    readonly method: "POST";
    readonly path: "/hospital/logo";
    readonly summary: "Upload a picture that the settings may then name as the logo.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly picture: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.Base64Action<string, "must be base64">, v.MaxLengthAction<string, number, "must have at most 1 MB">]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly logo_hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
        readonly width: v.NumberSchema<undefined>;
        readonly height: v.NumberSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["picture_type", "picture_dimensions", "picture_damaged"];
    readonly maxBytes: 1400000;
};
export declare const readLogo: {
    readonly id: "facility.logo";
    readonly method: "GET";
    readonly path: "/hospitals/public/logo/{hash}";
    readonly summary: "A picture of the facility at this address. It never changes: another picture has another name.";
    readonly access: "public";
    readonly site: "facility";
    readonly params: v.ObjectSchema<{
        readonly hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "image/png";
    };
    readonly problems: readonly ["not_found"];
};
/** Where a picture is found, under the base address of the API. */
export declare const logoPath: (hash: string) => string;
export declare const readLaboratorySettings: {
    readonly id: "facility.read-laboratory-settings";
    readonly method: "GET";
    readonly path: "/laboratory/settings";
    readonly summary: "The rules of the laboratory's work.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
};
export declare const updateLaboratorySettings: {
    readonly id: "facility.update-laboratory-settings";
    readonly method: "PUT";
    readonly path: "/laboratory/settings";
    readonly summary: "Replace the rules of the laboratory's work.";
    readonly access: {
        readonly anyOf: readonly ["manage_settings"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
    readonly versioned: true;
};
export declare const facilityEndpoints: readonly [{
    readonly id: "facility.public-info";
    readonly method: "GET";
    readonly path: "/hospitals/public/info";
    readonly summary: "The facility at this address: name, brand and login message.";
    readonly access: "public";
    readonly answer: v.ObjectSchema<{
        readonly success: v.BooleanSchema<undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly facility_name: v.StringSchema<undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly branding: v.ObjectSchema<{
            readonly logo: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
            readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        }, undefined>;
        readonly settings: v.ObjectSchema<{
            readonly timezone: v.StringSchema<undefined>;
            readonly custom_login_message: v.StringSchema<undefined>;
            readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["tenant_not_found"];
}, {
    readonly id: "facility.validate-subdomain";
    readonly method: "GET";
    readonly path: "/hospitals/validate-subdomain/{subdomain}";
    readonly summary: "Whether an address is free. Advisory: registration decides.";
    readonly access: "public";
    readonly params: v.ObjectSchema<{
        readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly valid: v.BooleanSchema<undefined>;
        readonly available: v.BooleanSchema<undefined>;
        readonly reason: v.NullableSchema<v.PicklistSchema<["invalid", "reserved", "taken"], undefined>, undefined>;
    }, undefined>;
    readonly limit: "lookup";
}, {
    readonly id: "facility.read-settings";
    readonly method: "GET";
    readonly path: "/hospital/settings";
    readonly summary: "The facility's settings.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly enable_online_booking: v.BooleanSchema<undefined>;
        readonly enable_patient_portal: v.BooleanSchema<undefined>;
        readonly require_second_factor: v.BooleanSchema<undefined>;
        readonly logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
}, {
    readonly id: "facility.update-settings";
    readonly method: "PUT";
    readonly path: "/hospital/settings";
    readonly summary: "Replace the facility's settings.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly body: v.StrictObjectSchema<{
        facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        enable_online_booking: v.BooleanSchema<undefined>;
        enable_patient_portal: v.BooleanSchema<undefined>;
        require_second_factor: v.BooleanSchema<undefined>;
        logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly enable_online_booking: v.BooleanSchema<undefined>;
        readonly enable_patient_portal: v.BooleanSchema<undefined>;
        readonly require_second_factor: v.BooleanSchema<undefined>;
        readonly logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
    readonly versioned: true;
}, {
    readonly id: "facility.upload-logo";
    readonly method: "POST";
    readonly path: "/hospital/logo";
    readonly summary: "Upload a picture that the settings may then name as the logo.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly picture: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.Base64Action<string, "must be base64">, v.MaxLengthAction<string, number, "must have at most 1 MB">]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly logo_hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
        readonly width: v.NumberSchema<undefined>;
        readonly height: v.NumberSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["picture_type", "picture_dimensions", "picture_damaged"];
    readonly maxBytes: 1400000;
}, {
    readonly id: "facility.logo";
    readonly method: "GET";
    readonly path: "/hospitals/public/logo/{hash}";
    readonly summary: "A picture of the facility at this address. It never changes: another picture has another name.";
    readonly access: "public";
    readonly site: "facility";
    readonly params: v.ObjectSchema<{
        readonly hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "image/png";
    };
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "facility.read-laboratory-settings";
    readonly method: "GET";
    readonly path: "/laboratory/settings";
    readonly summary: "The rules of the laboratory's work.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
}, {
    readonly id: "facility.update-laboratory-settings";
    readonly method: "PUT";
    readonly path: "/laboratory/settings";
    readonly summary: "Replace the rules of the laboratory's work.";
    readonly access: {
        readonly anyOf: readonly ["manage_settings"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>;
    readonly versioned: true;
}];

// ── facility/facility.schema.d.ts
import * as v from 'valibot';
/** Whether this runtime knows an IANA zone. `EST` and its like are refused: they are not what a wall clock shows in July. */
export declare function isTimeZone(zone: string): boolean;
export declare const timeZoneField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
/** The SHA-256 of a picture, which is its name: another picture has another name. */
export declare const logoHashField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
export declare const hospitalSettingsBody: v.StrictObjectSchema<{
    facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
    phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
    timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
    date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
    /** What the facility speaks to whoever has not chosen a language; null: each browser's own. */
    language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
    enable_online_booking: v.BooleanSchema<undefined>;
    enable_patient_portal: v.BooleanSchema<undefined>;
    /** Staff have to set up a second step at sign-in before they do anything else. It asks nothing of patients. */
    require_second_factor: v.BooleanSchema<undefined>;
    /** The uploaded picture that stands for the facility; null: its initials. */
    logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
}, undefined>;
export declare const hospitalSettingsSchema: v.ObjectSchema<{
    readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
    readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
    readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
    readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
    readonly enable_online_booking: v.BooleanSchema<undefined>;
    readonly enable_patient_portal: v.BooleanSchema<undefined>;
    readonly require_second_factor: v.BooleanSchema<undefined>;
    readonly logo_hash: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>, undefined>;
    readonly subdomain: v.StringSchema<undefined>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
}, undefined>;
export type HospitalSettings = v.InferOutput<typeof hospitalSettingsSchema>;
/** The largest picture that may be uploaded, in bytes (domain model 2.13). */
export declare const MAX_LOGO_BYTES = 1000000;
/** The longest side of a picture that may be uploaded, in pixels. */
export declare const MAX_LOGO_PIXELS = 4096;
/** A PNG, JPEG or WebP. SVG is refused: it is a program as much as a picture. */
export declare const logoUploadBody: v.StrictObjectSchema<{
    /** The file's bytes, in base64. */
    readonly picture: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.Base64Action<string, "must be base64">, v.MaxLengthAction<string, number, "must have at most 1 MB">]>;
}, undefined>;
/** What was made of an uploaded picture: a PNG with nothing in it but the pixels. */
export declare const uploadedLogoSchema: v.ObjectSchema<{
    readonly logo_hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be the name of a picture">]>;
    readonly width: v.NumberSchema<undefined>;
    readonly height: v.NumberSchema<undefined>;
}, undefined>;
export declare const laboratorySettingsBody: v.StrictObjectSchema<{
    /** Off unless the facility says otherwise: a verifier is another person than the enterer (domain model 2.6.1). Only who manages staff changes it. */
    readonly self_verification: v.BooleanSchema<undefined>;
    /** How soon a critical result has to be reported, in minutes. */
    readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
}, undefined>;
export declare const laboratorySettingsSchema: v.ObjectSchema<{
    /** Off unless the facility says otherwise: a verifier is another person than the enterer (domain model 2.6.1). Only who manages staff changes it. */
    readonly self_verification: v.BooleanSchema<undefined>;
    /** How soon a critical result has to be reported, in minutes. */
    readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
}, undefined>;
export type LaboratorySettings = v.InferOutput<typeof laboratorySettingsSchema>;
/** `available` and `valid` are both given, because the specification shows both readings; `reason` is null when free. */
export declare const subdomainCheckSchema: v.ObjectSchema<{
    readonly valid: v.BooleanSchema<undefined>;
    readonly available: v.BooleanSchema<undefined>;
    readonly reason: v.NullableSchema<v.PicklistSchema<["invalid", "reserved", "taken"], undefined>, undefined>;
}, undefined>;

// ── facility/index.d.ts
export * from './public-info.schema.js';
export * from './public-info.endpoints.js';
export * from './facility.schema.js';
export * from './facility.endpoints.js';
export { contrastRatio, deriveBranding, solidFor } from './branding-contrast.js';
export type { DerivedBranding } from './branding-contrast.js';

// ── facility/public-info.endpoints.d.ts
export declare const readPublicInfo: {
    readonly id: "facility.public-info";
    readonly method: "GET";
    readonly path: "/hospitals/public/info";
    readonly summary: "The facility at this address: name, brand and login message.";
    readonly access: "public";
    readonly answer: import("valibot").ObjectSchema<{
        readonly success: import("valibot").BooleanSchema<undefined>;
        readonly tenant_id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly facility_name: import("valibot").StringSchema<undefined>;
        readonly subdomain: import("valibot").StringSchema<undefined>;
        readonly branding: import("valibot").ObjectSchema<{
            readonly logo: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
            readonly primary_color: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a colour such as #1976d2">]>;
            readonly secondary_color: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a colour such as #1976d2">]>;
        }, undefined>;
        readonly settings: import("valibot").ObjectSchema<{
            readonly timezone: import("valibot").StringSchema<undefined>;
            readonly custom_login_message: import("valibot").StringSchema<undefined>;
            readonly date_format: import("valibot").PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
            readonly language: import("valibot").NullableSchema<import("valibot").PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["tenant_not_found"];
};

// ── facility/public-info.schema.d.ts
import * as v from 'valibot';
export declare const dateFormats: readonly ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'];
export declare const brandingSchema: v.ObjectSchema<{
    /** An https or data address of a picture, or null. */
    readonly logo: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
}, undefined>;
export type Branding = v.InferOutput<typeof brandingSchema>;
/** What anybody may know of a facility before signing in. */
export declare const publicInfoSchema: v.ObjectSchema<{
    readonly success: v.BooleanSchema<undefined>;
    readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly facility_name: v.StringSchema<undefined>;
    readonly subdomain: v.StringSchema<undefined>;
    readonly branding: v.ObjectSchema<{
        /** An https or data address of a picture, or null. */
        readonly logo: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    }, undefined>;
    readonly settings: v.ObjectSchema<{
        readonly timezone: v.StringSchema<undefined>;
        readonly custom_login_message: v.StringSchema<undefined>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    }, undefined>;
}, undefined>;
export type PublicInfo = v.InferOutput<typeof publicInfoSchema>;

// ── feedback/feedback.endpoints.d.ts
export declare const sendFeedback: {
    readonly id: "feedback.send";
    readonly method: "POST";
    readonly path: "/feedback";
    readonly summary: "Tell the makers what is good or missing; the platform's own staff reads it.";
    readonly access: "public";
    readonly body: import("valibot").StrictObjectSchema<{
        readonly rating: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "must be from 1 to 5">, import("valibot").MaxValueAction<number, 5, "must be from 1 to 5">]>;
        readonly rating_touched: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, false>;
        readonly category: import("valibot").PicklistSchema<readonly ["general", "bug", "feature", "improvement"], undefined>;
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be plain text">]>, import("valibot").MinLengthAction<string, 1, "must not be empty">]>;
        readonly contact_email: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>, undefined>;
        readonly allow_contact: import("valibot").BooleanSchema<undefined>;
        readonly user_agent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, undefined>]>;
        readonly ip_address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 60, undefined>]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: import("valibot").ObjectSchema<{
        readonly message: import("valibot").StringSchema<undefined>;
    }, undefined>;
    readonly limit: "lookup";
};
export declare const feedbackEndpoints: readonly [{
    readonly id: "feedback.send";
    readonly method: "POST";
    readonly path: "/feedback";
    readonly summary: "Tell the makers what is good or missing; the platform's own staff reads it.";
    readonly access: "public";
    readonly body: import("valibot").StrictObjectSchema<{
        readonly rating: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, "must be from 1 to 5">, import("valibot").MaxValueAction<number, 5, "must be from 1 to 5">]>;
        readonly rating_touched: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, false>;
        readonly category: import("valibot").PicklistSchema<readonly ["general", "bug", "feature", "improvement"], undefined>;
        readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be plain text">]>, import("valibot").MinLengthAction<string, 1, "must not be empty">]>;
        readonly contact_email: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>, undefined>;
        readonly allow_contact: import("valibot").BooleanSchema<undefined>;
        readonly user_agent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, undefined>]>;
        readonly ip_address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 60, undefined>]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: import("valibot").ObjectSchema<{
        readonly message: import("valibot").StringSchema<undefined>;
    }, undefined>;
    readonly limit: "lookup";
}];

// ── feedback/feedback.schema.d.ts
import * as v from 'valibot';
export declare const feedbackCategories: readonly ['general', 'bug', 'feature', 'improvement'];
export type FeedbackCategory = (typeof feedbackCategories)[number];
/** Stars, 5 best; also what stands before anybody has chosen (specification, section 5). */
export declare const DEFAULT_RATING = 5;
export declare const feedbackBody: v.StrictObjectSchema<{
    readonly rating: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, "must be from 1 to 5">, v.MaxValueAction<number, 5, "must be from 1 to 5">]>;
    /** Whether the person chose the rating: an untouched five says nothing (safe reading 29). */
    readonly rating_touched: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly category: v.PicklistSchema<readonly ["general", "bug", "feature", "improvement"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly description: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
    readonly contact_email: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>, undefined>;
    readonly allow_contact: v.BooleanSchema<undefined>;
    readonly user_agent: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    /** Sent empty; the server takes no notice of it. */
    readonly ip_address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>;
}, undefined>;
export type Feedback = v.InferOutput<typeof feedbackBody>;

// ── feedback/index.d.ts
export * from './feedback.schema.js';
export * from './feedback.endpoints.js';

// ── fixtures/facilities.d.ts
import type { HospitalSettings, LaboratorySettings, PublicInfo } from '../facility/index.js';
/** Invented facilities. Yellow and near black are the two ends where a derived colour could lose its contrast. */
declare const facilities: {
    readonly northside: {
        readonly name: 'Northside Clinic';
        readonly primary: '#2e7d32';
        readonly secondary: '#66bb6a';
        readonly message: 'Results are released every day until 20:00.';
    };
    readonly marigold: {
        readonly name: 'Marigold Diagnostics';
        readonly primary: '#ffd400';
        readonly secondary: '#ffab00';
        readonly message: '';
    };
    readonly obsidian: {
        readonly name: 'Obsidian Pathology';
        readonly primary: '#14110f';
        readonly secondary: '#5d4037';
        readonly message: 'Please have your referral ready.';
    };
    readonly unbranded: {
        readonly name: 'Laboratory Information System';
        readonly primary: '#1976d2';
        readonly secondary: '#42a5f5';
        readonly message: '';
    };
};
export type FixtureTenant = keyof typeof facilities;
/** What anybody may know of one of the invented facilities. */
export declare function aPublicInfo(tenant?: FixtureTenant, overrides?: Partial<PublicInfo>): PublicInfo;
export declare function aHospitalSettings(tenant?: FixtureTenant, overrides?: Partial<HospitalSettings>): HospitalSettings;
export declare function aLaboratorySettings(overrides?: Partial<LaboratorySettings>): LaboratorySettings;
export {};

// ── fixtures/ids.d.ts
/** What a fixture's id names; its place in the list is the first part of the id. */
declare const kinds: readonly ['tenant', 'user', 'patient', 'test', 'order', 'item', 'sample', 'result', 'event', 'plan', 'notification', 'session', 'passkey'];
/** The same id for the same thing, every time: `fixtureId('patient', 3)`. Plainly not a random one. */
export declare function fixtureId(kind: (typeof kinds)[number], number: number): string;
export {};

// ── fixtures/index.d.ts
export { aHospitalSettings, aLaboratorySettings, aPublicInfo } from './facilities.js';
export type { FixtureTenant } from './facilities.js';
export { fixtureId } from './ids.js';
export { aNotification, aNotificationStats, someNotifications } from './notices.js';
export { aKeyMetrics, anAuditEvent, anOnboardingResume, anOnboardingStatus, aProblem, aQualityMetrics, aTestStatus, someQuickStats, } from './overview.js';
export { aPatient, aPatientSummary, aSession, aStaffMember, aUser } from './people.js';
export { aSubscription, somePlans } from './plans.js';
export { FIXTURE_NOW, FIXTURE_TODAY, minutesAgo } from './times.js';
export { aCatalogue, anOrder, aPatientResult, aResult, aSample, aTestParameter } from './work.js';

// ── fixtures/notices.d.ts
import { type Notification, type NotificationStats } from '../notifications/index.js';
/** An unread notification of the system, by number from 1. */
export declare function aNotification({ number, ...overrides }?: Partial<Notification> & {
    number?: number;
}): Notification;
/** What waits for a lab manager in the morning, newest first: three unread, two read. */
export declare function someNotifications(): Notification[];
/** The figures of `someNotifications`. */
export declare function aNotificationStats(overrides?: Partial<NotificationStats>): NotificationStats;

// ── fixtures/overview.d.ts
import type { KeyMetrics, QuickStats, TestStatus, QualityMetrics } from '../analytics/index.js';
import type { AuditEvent } from '../audit/index.js';
import { problemDocument, type Problem, type ProblemCode } from '../http/index.js';
import type { OnboardingResume, OnboardingStatus } from '../onboarding/index.js';
export declare function aKeyMetrics(overrides?: Partial<KeyMetrics>): KeyMetrics;
export declare function aTestStatus(overrides?: Partial<TestStatus>): TestStatus;
export declare function aQualityMetrics(overrides?: Partial<QualityMetrics>): QualityMetrics;
export declare function someQuickStats(overrides?: Partial<QuickStats>): QuickStats;
export declare function anOnboardingResume(overrides?: Partial<OnboardingResume>): OnboardingResume;
export declare function anOnboardingStatus(overrides?: Partial<OnboardingStatus>): OnboardingStatus;
/** A verified result in the facility's record; `number` is its place in the chain. */
export declare function anAuditEvent({ number, ...overrides }?: Partial<AuditEvent> & {
    number?: number;
}): AuditEvent;
/** A refusal as the server writes it. */
export declare function aProblem(code?: ProblemCode, extra?: Parameters<typeof problemDocument>[2]): Problem;

// ── fixtures/people.d.ts
import { type Role } from '../access/index.js';
import type { SignedIn, User } from '../identity/index.js';
import { type Patient, type PatientSummary } from '../patients/index.js';
import type { StaffMember } from '../staff/index.js';
/** One of the invented patients, by number from 1; past the last the list begins again with other numbers. */
export declare function aPatient({ number, ...overrides }?: Partial<Patient> & {
    number?: number;
}): Patient;
/** The particulars that go with every order, specimen and result. */
export declare function aPatientSummary({ number, ...overrides }?: Partial<PatientSummary> & {
    number?: number;
}): PatientSummary;
/** An account of a role, with what such an account is granted when it is created. */
export declare function aUser(role?: Role, overrides?: Partial<User>): User;
/** An active member of staff, seen this morning. */
export declare function aStaffMember({ role, ...overrides }?: Partial<StaffMember>): StaffMember;
/** What signing in answers. */
export declare function aSession(role?: Role, overrides?: Partial<User>): SignedIn;

// ── fixtures/plans.d.ts
import type { Plan, Subscription } from '../subscription/index.js';
/** Three invented plans, cheapest first; the largest has no limits. */
export declare function somePlans(): readonly Plan[];
export declare function aSubscription(overrides?: Partial<Subscription>): Subscription;

// ── fixtures/times.d.ts
/** The present of stories and tests: the clock is frozen here. */
export declare const FIXTURE_NOW = "2026-05-12T08:42:00Z";
/** The facility's day at that time. */
export declare const FIXTURE_TODAY = "2026-05-12";
/** An instant some minutes before the present. */
export declare function minutesAgo(minutes: number): string;

// ── fixtures/work.d.ts
import type { TestParameter } from '../catalogue/index.js';
import type { Order } from '../orders/index.js';
import type { PatientResult, Result } from '../results/index.js';
import type { Sample } from '../samples/index.js';
/** A test of the starter catalogue, as a facility's own record. Throws for a code that is not in it. */
export declare function aTestParameter(code?: string, overrides?: Partial<TestParameter>): TestParameter;
/** The whole starter catalogue as a facility's records, panels first. */
export declare function aCatalogue(): TestParameter[];
/** An order for electrolytes, just placed. `number` also chooses the patient. */
export declare function anOrder({ number, codes, ...overrides }?: Partial<Order> & {
    number?: number;
    codes?: string[];
}): Order;
/** A specimen of the same-numbered order; what its state implies (who collected it, why it was rejected) is filled in. */
export declare function aSample({ number, codes, ...overrides }?: Partial<Sample> & {
    number?: number;
    codes?: string[];
}): Sample;
interface ResultChoice {
    number?: number;
    /** Of the starter catalogue. */
    code?: string;
}
/**
 * A result of the same-numbered specimen. The value is flagged by the real rules for the patient, and what the state implies is filled in:
 * `aResult({ code: 'K', value_text: '6.4' })` is an entered critical potassium.
 */
export declare function aResult({ number, code, ...overrides }?: Partial<Result> & ResultChoice): Result;
/** A released result as its patient reads it. */
export declare function aPatientResult({ number, code, ...overrides }?: Partial<PatientResult> & ResultChoice): PatientResult;
export {};

// ── http/access-in-words.d.ts
import type { Access } from './endpoint.js';
/** Who may make a call, in a sentence of the reference. */
export declare function accessInWords(access: Access): string;

// ── http/call-problems.d.ts
import { type Endpoint } from './endpoint.js';
import { type ProblemCode } from './problem.schema.js';
/**
 * Every refusal a call may give: those of every call, those that follow from what it declares (who may make it, what it takes, whether it
 * creates, replaces or is new work), and its own. Each once, in that order.
 */
export declare function problemsOf(call: Endpoint): ProblemCode[];

// ── http/client.d.ts
import { type AnswerOf, type Endpoint, type InputOf } from './endpoint.js';
import { type Problem } from './problem.schema.js';
import { type WireRequest } from './request.js';
/** Carries a request to the server: base address, credentials, tenant header and time-out are its business. */
export type Transport = (request: WireRequest, call: Endpoint) => Promise<Response>;
/** A call that did not succeed, in the one shape the portal turns into what a person sees. */
export declare class CallError extends Error {
    readonly name = "CallError";
    readonly kind: 'offline' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'server' | 'invalid-response' | 'rejected';
    /** 0 when no answer came. */
    readonly status: number;
    readonly problem: Problem | undefined;
    constructor(kind: CallError['kind'], status: number, problem?: Problem, options?: ErrorOptions);
}
/**
 * The typed client: `call(endpoint, input)` sends what the endpoint declares and answers what it declares, parsed.
 * An answer of another shape is a `CallError` of kind `invalid-response`, never a crash in a table cell.
 */
export declare function createClient(send: Transport): <E extends Endpoint>(spec: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
export type Client = ReturnType<typeof createClient>;

// ── http/endpoint.d.ts
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Permission } from '../access/permissions.js';
import type { ProblemCode } from './problem.schema.js';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * Who may make a call. The server refuses everybody else; the portal asks the same value before it offers the act.
 * - `public`: anybody, signed in or not.
 * - `signed-in`: every account of the facility, patients included.
 * - `staff`: every account of the facility except patients.
 * - `admin`: the facility's administrators, whatever permissions others hold.
 * - `{ anyOf }`: staff who hold at least one of the permissions (an admin holds all of the own facility).
 * - `{ anyOf, ownPatient: true }`: the same, and a patient for the own record alone.
 */
export type Access = 'public' | 'signed-in' | 'staff' | 'admin' | {
    anyOf: readonly Permission[];
    ownPatient?: true;
};
/** Which hosts answer the call: the main site, a facility's own address, or both. */
export type Site = 'any' | 'main' | 'facility';
/** A body that is not JSON: a PDF report, an SVG label, a picture, a list for a spreadsheet. */
export interface FileAnswer {
    file: 'application/pdf' | 'image/svg+xml' | 'image/png' | 'text/csv; charset=utf-8';
}
type Schema = GenericSchema;
/**
 * An answer that goes on: server-sent events (`text/event-stream`), each with a name, an id, and JSON of the schema under its name. Whoever
 * sends the id of the last one it has seen as `Last-Event-ID` is told of everything since.
 */
export interface EventStream {
    events: Readonly<Record<string, Schema>>;
}
/** One call of the API, and everything that is derived from it. */
export interface Endpoint {
    /** `area.verb`, unique; the server registers its handler under it and OpenAPI uses it as operationId. */
    readonly id: string;
    readonly method: Method;
    /** Under `/api/v1`; parameters in braces: `/patients/{id}`. */
    readonly path: `/${string}`;
    /** One sentence for the reference page. */
    readonly summary: string;
    readonly access: Access;
    /** @default 'any' */
    readonly site?: Site;
    readonly params?: Schema;
    readonly query?: Schema;
    readonly body?: Schema;
    /** How the body travels. @default 'json' */
    readonly encoding?: 'json' | 'form';
    /** The largest body, in bytes. @default 1 MiB */
    readonly maxBytes?: number;
    /** Left out: the answer has no content (204). */
    readonly answer?: Schema | FileAnswer | EventStream;
    /** @default 200, or 204 without an answer */
    readonly status?: 200 | 201 | 202 | 204;
    /** Refusals of its own, besides those every call has (see `commonProblems`). */
    readonly problems?: readonly ProblemCode[];
    /** Creates something: needs an `Idempotency-Key`, and a repeated key answers with the first outcome. */
    readonly creates?: true;
    /** Changes something two people can edit: needs `If-Match` with the version that was read. */
    readonly versioned?: true;
    /**
     * Still made at a facility whose trial has ended without a payment, because it ends or finishes what is under way. See `openAfterTrial`.
     * @default 'open' for what is read and for what anybody may call; everything else is new work, and closed
     */
    readonly afterTrial?: 'open';
    /** Also answered to somebody who has to set up a second step at sign-in first, because it is part of the way there. @default closed, but for what is public */
    readonly beforeSecondFactor?: 'open';
    /** Which rate limit guards it. @default 'general' */
    readonly limit?: 'general' | 'sign-in' | 'lookup' | 'send';
}
/** Declares one call; its types are kept exactly. */
export declare function endpoint<const E extends Endpoint>(spec: E): E;
type OutputOf<E, K extends keyof Endpoint> = E extends {
    [key in K]: infer S extends Schema;
} ? InferOutput<S> : undefined;
type SentAs<E, K extends keyof Endpoint> = E extends {
    [key in K]: infer S extends Schema;
} ? InferInput<S> : undefined;
/** What a handler receives. */
export type ParamsOf<E> = OutputOf<E, 'params'>;
export type QueryOf<E> = OutputOf<E, 'query'>;
export type BodyOf<E> = OutputOf<E, 'body'>;
/** What the caller gets: the parsed answer, a `Blob` for a file, the bytes of a stream as they come, nothing for 204. */
export type AnswerOf<E> = E extends {
    answer: infer A;
} ? (A extends Schema ? InferOutput<A> : A extends EventStream ? ReadableStream<Uint8Array> : Blob) : undefined;
/** One event of a stream. */
export type StreamedEvent<E> = E extends {
    answer: {
        events: infer Events;
    };
} ? {
    [K in keyof Events & string]: {
        event: K;
        id: string;
        data: Events[K] extends Schema ? InferOutput<Events[K]> : never;
    };
}[keyof Events & string] : never;
type Sent<K extends string, V> = [V] extends [undefined] ? unknown : object extends V ? {
    [key in K]?: V;
} : {
    [key in K]: V;
};
/** What a caller gives: only the parts the call has. */
export type InputOf<E> = Sent<'params', SentAs<E, 'params'>> & Sent<'query', SentAs<E, 'query'>> & Sent<'body', SentAs<E, 'body'>> & (E extends {
    versioned: true;
} ? {
    version: number;
} : unknown) & (E extends {
    creates: true;
} ? {
    key: string;
} : unknown) & (E extends {
    answer: EventStream;
} ? {
    lastEventId?: string | undefined;
} : unknown);
/** Whether a call is still made when the facility's trial has ended: reading, signing in and finishing what is under way are. */
export declare function openAfterTrial({ access, method, afterTrial }: Endpoint): boolean;
/** Whether a call answers with a file. */
export declare function answersFile(answer: Endpoint['answer']): answer is FileAnswer;
/** Whether a call answers with a stream of events. */
export declare function answersEvents(answer: Endpoint['answer']): answer is EventStream;
/** The status of success. */
export declare function successStatus(call: Endpoint): number;
export {};

// ── http/fields.d.ts
import * as v from 'valibot';
/** An opaque name of a record (UUID). Never a secret. */
export declare const idField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
/** An instant, ISO 8601 with offset, e.g. `2026-05-12T08:42:00Z`. */
export declare const instantField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
/** Whether `YYYY-MM-DD` names a day that exists. */
export declare function isCalendarDate(text: string): boolean;
/** A calendar date, `YYYY-MM-DD`; it never passes through a time zone. */
export declare const dateField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
/** `#rrggbb`. */
export declare const colorField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
/** One line of text without control characters. */
export declare const lineField: (maxLength: number, minLength?: number) => v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
/** Several lines of text; line feeds and tabs allowed, other control characters not. */
export declare const textField: (maxLength: number) => v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
/** An e-mail address (RFC 5322's common form), kept as typed but trimmed. */
export declare const emailField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
/** A whole number in a query string. */
export declare const countQuery: (maximum: number) => v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>;
/** Every record of a facility. */
export declare const recordFields: {
    id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    /** Starts at 1; sent back in `If-Match`. */
    version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
};
export declare const byId: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
}, undefined>;
/** Asking for a page of a list that grows without bound. */
export declare const pageQuery: {
    /** Where the last page ended; opaque. */
    cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
    /** @default 20, at most 200 */
    limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
};
/** One page of such a list; `next_cursor` is null on the last. */
export declare const pageOf: <S extends v.GenericSchema>(item: S) => v.ObjectSchema<{
    readonly items: v.ArraySchema<S, undefined>;
    readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;

// ── http/index.d.ts
export { accessInWords } from './access-in-words.js';
export { answersEvents, answersFile, endpoint, openAfterTrial, successStatus } from './endpoint.js';
export type { Access, AnswerOf, BodyOf, Endpoint, EventStream, FileAnswer, InputOf, Method, ParamsOf, QueryOf, Site, StreamedEvent } from './endpoint.js';
export { commonProblems, problemDocument, problems, problemSchema } from './problem.schema.js';
export type { Problem, ProblemCode } from './problem.schema.js';
export { byId, colorField, countQuery, dateField, emailField, idField, instantField, isCalendarDate, lineField, pageOf, pageQuery, recordFields, textField, } from './fields.js';
export { CallError, createClient } from './client.js';
export type { Client, Transport } from './client.js';
export { fillPath, wireRequest } from './request.js';
export type { WireRequest } from './request.js';
export { problemsOf } from './call-problems.js';
export { openApiDocument } from './openapi.js';
export type { OpenApiOptions } from './openapi.js';

// ── http/openapi.d.ts
import type { GenericSchema } from 'valibot';
import { type Endpoint } from './endpoint.js';
type Json = {
    [key: string]: unknown;
};
export interface OpenApiOptions {
    /** Turns a schema into JSON Schema 2020-12 as the value travels; the converter stays out of this package. */
    toJsonSchema: (schema: GenericSchema) => object;
    /** Where the API answers, e.g. `/api/v1`. */
    serverUrl: string;
    version?: string;
}
/** The OpenAPI 3.1 document of a contract: every call with what it takes, answers and may refuse. */
export declare function openApiDocument(contract: readonly Endpoint[], { toJsonSchema, serverUrl, version }: OpenApiOptions): Json;
export {};

// ── http/problem.schema.d.ts
import * as v from 'valibot';
/** Every refusal the API can give, with its status and its fixed text. One row per refusal; the text is what `detail` says. */
export declare const problems: {
    readonly malformed: {
        readonly status: 400;
        readonly detail: 'The request could not be read';
    };
    readonly idempotency_key_missing: {
        readonly status: 400;
        readonly detail: 'This call needs an Idempotency-Key header';
    };
    readonly unauthenticated: {
        readonly status: 401;
        readonly detail: 'Not authenticated';
    };
    readonly invalid_credentials: {
        readonly status: 401;
        readonly detail: 'Invalid email or password';
    };
    readonly refresh_reused: {
        readonly status: 401;
        readonly detail: 'Not authenticated';
    };
    readonly trial_ended: {
        readonly status: 402;
        readonly detail: 'The trial has ended. Reading and exporting still work.';
    };
    /** The words "tenant" and "permission" are kept for this one refusal: the client ends the session on them. */
    readonly tenant_mismatch: {
        readonly status: 403;
        readonly detail: 'This account belongs to another tenant';
    };
    /** The account has to set up a second step at sign-in before anything else. */
    readonly second_factor_required: {
        readonly status: 403;
        readonly detail: 'A second step at sign-in has to be set up first';
    };
    readonly forbidden: {
        readonly status: 403;
        readonly detail: 'Not allowed';
    };
    readonly not_found: {
        readonly status: 404;
        readonly detail: 'Not found';
    };
    /** Public facility information for an address nobody has registered. */
    readonly tenant_not_found: {
        readonly status: 404;
        readonly detail: 'Tenant not found';
    };
    readonly method_not_allowed: {
        readonly status: 405;
        readonly detail: 'Method not allowed';
    };
    readonly conflict: {
        readonly status: 409;
        readonly detail: 'This is not possible in the present state';
    };
    /** It took too long, was tried too often, or is finished. */
    readonly second_step_over: {
        readonly status: 409;
        readonly detail: 'Sign in again';
    };
    readonly duplicate: {
        readonly status: 409;
        readonly detail: 'This already exists';
    };
    readonly idempotency_running: {
        readonly status: 409;
        readonly detail: 'The first request with this key is still running';
    };
    readonly own_account: {
        readonly status: 409;
        readonly detail: 'This is not done to the own account';
    };
    readonly last_admin: {
        readonly status: 409;
        readonly detail: 'A facility keeps at least one active administrator';
    };
    readonly quota_exceeded: {
        readonly status: 409;
        readonly detail: 'The plan allows no more of these';
    };
    readonly registration_failed: {
        readonly status: 409;
        readonly detail: 'Registration failed';
    };
    readonly subdomain_taken: {
        readonly status: 409;
        readonly detail: 'Subdomain is already taken';
    };
    readonly onboarding_incomplete: {
        readonly status: 409;
        readonly detail: 'Required steps are still open';
    };
    readonly possible_duplicate_patient: {
        readonly status: 409;
        readonly detail: 'A patient with this name and birth date exists';
    };
    readonly sample_not_usable: {
        readonly status: 409;
        readonly detail: 'The specimen is not in a state that allows this';
    };
    readonly identity_not_confirmed: {
        readonly status: 409;
        readonly detail: 'Two identifiers must be confirmed before collection';
    };
    readonly verifier_is_enterer: {
        readonly status: 409;
        readonly detail: 'A result is verified by another person than the one who entered it';
    };
    readonly result_state: {
        readonly status: 409;
        readonly detail: 'The result is not in a state that allows this';
    };
    readonly report_not_ready: {
        readonly status: 409;
        readonly detail: 'No result of this order is verified yet';
    };
    readonly version_stale: {
        readonly status: 412;
        readonly detail: 'Somebody else has changed this since it was read';
    };
    readonly too_large: {
        readonly status: 413;
        readonly detail: 'The request is too large';
    };
    readonly unsupported_media_type: {
        readonly status: 415;
        readonly detail: 'Unsupported media type';
    };
    readonly unknown_host: {
        readonly status: 421;
        readonly detail: 'No facility at this address';
    };
    readonly invalid: {
        readonly status: 422;
        readonly detail: 'Some values are not valid';
    };
    readonly implausible_value: {
        readonly status: 422;
        readonly detail: 'A value is outside the plausible range and needs a reason';
    };
    readonly code_refused: {
        readonly status: 422;
        readonly detail: 'This code is not right, or was used before';
    };
    readonly password_refused: {
        readonly status: 422;
        readonly detail: 'The password is not right';
    };
    readonly passkey_refused: {
        readonly status: 422;
        readonly detail: 'The passkey could not be checked';
    };
    readonly picture_type: {
        readonly status: 422;
        readonly detail: 'The picture is no PNG, JPEG or WebP';
    };
    readonly picture_dimensions: {
        readonly status: 422;
        readonly detail: 'The picture has too many pixels';
    };
    readonly picture_damaged: {
        readonly status: 422;
        readonly detail: 'The picture cannot be read';
    };
    readonly confirmation_token_invalid: {
        readonly status: 422;
        readonly detail: 'Invalid confirmation link';
    };
    readonly reset_token_invalid: {
        readonly status: 422;
        readonly detail: 'Invalid reset token';
    };
    readonly idempotency_key_reused: {
        readonly status: 422;
        readonly detail: 'This key was used for another request';
    };
    readonly version_missing: {
        readonly status: 428;
        readonly detail: 'This call needs an If-Match header';
    };
    readonly rate_limited: {
        readonly status: 429;
        readonly detail: 'Too many requests';
    };
    readonly internal: {
        readonly status: 500;
        readonly detail: 'Internal error';
    };
    readonly unavailable: {
        readonly status: 503;
        readonly detail: 'The service is not ready; try again shortly';
    };
};
export type ProblemCode = keyof typeof problems;
/** Refusals any call may give. */
export declare const commonProblems: readonly ProblemCode[];
/**
 * An RFC 9457 problem document (`application/problem+json`) that also carries the specification's members:
 * `detail` and `message` (always present on 422), a machine `code`, `fields` by input name, and the `request_id` to
 * quote to support.
 */
export declare const problemSchema: v.ObjectSchema<{
    readonly type: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly status: v.NumberSchema<undefined>;
    readonly detail: v.StringSchema<undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly message: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly fields: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, undefined>;
    /** With `version_stale`: the version that is current now. */
    readonly current_version: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly request_id: v.StringSchema<undefined>;
}, undefined>;
export type Problem = v.InferOutput<typeof problemSchema>;
/** Builds the document for one refusal. */
export declare function problemDocument(code: ProblemCode, requestId: string, extra?: {
    message?: string;
    fields?: Record<string, string>;
    current_version?: number;
}): Problem;

// ── http/request.d.ts
import type { Endpoint, InputOf } from './endpoint.js';
/** What goes over the wire, without credentials: those are the transport's. */
export interface WireRequest {
    method: string;
    /** Path and query under the API's base, e.g. `/patients?q=okoro`. */
    path: string;
    headers: Record<string, string>;
    body: string | undefined;
}
/** `/patients/{id}` with its parameters, each encoded, so that no value can leave its segment. */
export declare function fillPath(path: string, params?: Record<string, string | number>): string;
/** One call as a wire request: path filled, query and body encoded, version and idempotency key as headers. */
export declare function wireRequest<E extends Endpoint>(call: E, input: InputOf<E>): WireRequest;

// ── identity/identity.endpoints.d.ts
import * as v from 'valibot';
export declare const register: {
    readonly id: "identity.register";
    readonly method: "POST";
    readonly path: "/auth/register";
    readonly summary: "Ask to join a facility; the account has no rights until an administrator approves it.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["registration_failed"];
    readonly limit: "sign-in";
};
export declare const registerLabAdmin: {
    readonly id: "identity.register-lab-admin";
    readonly method: "POST";
    readonly path: "/auth/register-lab-admin";
    readonly summary: "Register a laboratory and its first administrator; starts a 30-day trial.";
    readonly access: "public";
    readonly site: "main";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
        readonly onboarding_required: v.BooleanSchema<undefined>;
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["registration_failed"];
    readonly creates: true;
    readonly limit: "sign-in";
};
export declare const requestPasswordReset: {
    readonly id: "identity.request-password-reset";
    readonly method: "POST";
    readonly path: "/auth/password-reset";
    readonly summary: "Mail a reset link, if the address has an account; the answer is the same either way.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly limit: "sign-in";
};
export declare const confirmPasswordReset: {
    readonly id: "identity.confirm-password-reset";
    readonly method: "POST";
    readonly path: "/auth/password-reset/confirm";
    readonly summary: "Set a new password with the token from the mail; ends every other session.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
        readonly newPassword: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["reset_token_invalid"];
    readonly limit: "sign-in";
};
export declare const confirmEmail: {
    readonly id: "identity.confirm-email";
    readonly method: "POST";
    readonly path: "/auth/confirm-email";
    readonly summary: "Confirm the own e-mail address with the token from the mail; mails the invitations that waited for it.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["confirmation_token_invalid"];
    readonly limit: "sign-in";
};
export declare const resendConfirmation: {
    readonly id: "identity.resend-confirmation";
    readonly method: "POST";
    readonly path: "/auth/confirm-email/resend";
    readonly summary: "Mail a new confirmation link to the own address; refused once it is confirmed.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["conflict"];
    readonly limit: "sign-in";
};
export declare const readProfile: {
    readonly id: "identity.read-profile";
    readonly method: "GET";
    readonly path: "/auth/me";
    readonly summary: "The signed-in account.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
};
export declare const updateProfile: {
    readonly id: "identity.update-profile";
    readonly method: "PUT";
    readonly path: "/auth/me";
    readonly summary: "Change the own name. Role and permissions are not changed here.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
    readonly versioned: true;
};
export declare const listSessions: {
    readonly id: "identity.list-sessions";
    readonly method: "GET";
    readonly path: "/auth/sessions";
    readonly summary: "The own sessions that go on, on whatever machine; the one last used first.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly browser: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly system: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly started_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly seen_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly current: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
};
export declare const endSession: {
    readonly id: "identity.end-session";
    readonly method: "DELETE";
    readonly path: "/auth/sessions/{id}";
    readonly summary: "End one of the own sessions: whoever has it is signed out at the next call.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const endOtherSessions: {
    readonly id: "identity.end-other-sessions";
    readonly method: "POST";
    readonly path: "/auth/sessions/end-others";
    readonly summary: "End every own session but this one; answers how many there were.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly ended: v.NumberSchema<undefined>;
    }, undefined>;
};
export declare const identityEndpoints: readonly [{
    readonly id: "identity.sign-in";
    readonly method: "POST";
    readonly path: "/auth/token";
    readonly summary: "Sign in with e-mail (as username) and password; an account with a second step is asked for it next.";
    readonly access: "public";
    readonly encoding: "form";
    readonly body: v.StrictObjectSchema<{
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 254, undefined>]>;
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.UnionSchema<[v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly second_step: v.ObjectSchema<{
            readonly ways: v.ArraySchema<v.PicklistSchema<readonly ["authenticator", "passkey", "recovery"], undefined>, undefined>;
            readonly expires_in: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly problems: readonly ["invalid_credentials", "tenant_mismatch"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.register";
    readonly method: "POST";
    readonly path: "/auth/register";
    readonly summary: "Ask to join a facility; the account has no rights until an administrator approves it.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["registration_failed"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.register-lab-admin";
    readonly method: "POST";
    readonly path: "/auth/register-lab-admin";
    readonly summary: "Register a laboratory and its first administrator; starts a 30-day trial.";
    readonly access: "public";
    readonly site: "main";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
        readonly onboarding_required: v.BooleanSchema<undefined>;
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["registration_failed"];
    readonly creates: true;
    readonly limit: "sign-in";
}, {
    readonly id: "identity.sign-out";
    readonly method: "POST";
    readonly path: "/auth/logout";
    readonly summary: "End this session here and on the server.";
    readonly access: "public";
}, {
    readonly id: "identity.refresh-token";
    readonly method: "POST";
    readonly path: "/auth/refresh-token";
    readonly summary: "Exchange the refresh cookie for a new access token; each cookie works once.";
    readonly access: "public";
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["unauthenticated", "refresh_reused"];
}, {
    readonly id: "identity.verify-session";
    readonly method: "POST";
    readonly path: "/auth/verify-session";
    readonly summary: "Whether this session is still good.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly valid: v.BooleanSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
}, {
    readonly id: "identity.log-access";
    readonly method: "POST";
    readonly path: "/auth/log-access";
    readonly summary: "Telemetry of visited screens; never part of the audit trail.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>;
        readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>;
        readonly ip: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>;
        readonly status: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
}, {
    readonly id: "identity.request-password-reset";
    readonly method: "POST";
    readonly path: "/auth/password-reset";
    readonly summary: "Mail a reset link, if the address has an account; the answer is the same either way.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly limit: "sign-in";
}, {
    readonly id: "identity.confirm-password-reset";
    readonly method: "POST";
    readonly path: "/auth/password-reset/confirm";
    readonly summary: "Set a new password with the token from the mail; ends every other session.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
        readonly newPassword: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["reset_token_invalid"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.confirm-email";
    readonly method: "POST";
    readonly path: "/auth/confirm-email";
    readonly summary: "Confirm the own e-mail address with the token from the mail; mails the invitations that waited for it.";
    readonly access: "public";
    readonly body: v.StrictObjectSchema<{
        readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["confirmation_token_invalid"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.resend-confirmation";
    readonly method: "POST";
    readonly path: "/auth/confirm-email/resend";
    readonly summary: "Mail a new confirmation link to the own address; refused once it is confirmed.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly message: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["conflict"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.read-profile";
    readonly method: "GET";
    readonly path: "/auth/me";
    readonly summary: "The signed-in account.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "identity.update-profile";
    readonly method: "PUT";
    readonly path: "/auth/me";
    readonly summary: "Change the own name. Role and permissions are not changed here.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
    readonly versioned: true;
}, {
    readonly id: "identity.update-appearance";
    readonly method: "POST";
    readonly path: "/auth/me/appearance";
    readonly summary: "Choose the own language, colour scheme and row height.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        density: v.PicklistSchema<["comfortable", "compact"], undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "identity.list-sessions";
    readonly method: "GET";
    readonly path: "/auth/sessions";
    readonly summary: "The own sessions that go on, on whatever machine; the one last used first.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly browser: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly system: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly started_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly seen_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly current: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "identity.end-session";
    readonly method: "DELETE";
    readonly path: "/auth/sessions/{id}";
    readonly summary: "End one of the own sessions: whoever has it is signed out at the next call.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "identity.end-other-sessions";
    readonly method: "POST";
    readonly path: "/auth/sessions/end-others";
    readonly summary: "End every own session but this one; answers how many there were.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly ended: v.NumberSchema<undefined>;
    }, undefined>;
}];

// ── identity/identity.schema.d.ts
import * as v from 'valibot';
import { type PasswordRule } from './passwords.js';
/** A new password, refused in the words of its form's rule. */
export declare const newPasswordField: (rule: PasswordRule) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
export declare const registerBody: v.StrictObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
}, undefined>;
export declare const registerLabAdminBody: v.StrictObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
}, undefined>;
export declare const registerLabAdminAnswer: v.ObjectSchema<{
    readonly access_token: v.StringSchema<undefined>;
    readonly token_type: v.LiteralSchema<"bearer", undefined>;
    readonly expires_in: v.NumberSchema<undefined>;
    readonly user: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
    readonly onboarding_required: v.BooleanSchema<undefined>;
    /** Where the new facility will be found; it can still be chosen during onboarding. */
    readonly subdomain: v.StringSchema<undefined>;
}, undefined>;
/** One of the own sessions. */
export declare const sessionSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    /** What the browser says it is, and on what it runs: `Firefox`, `Windows`. Null where that is not known. */
    readonly browser: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly system: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    /** The network address it was last used from. */
    readonly ip: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly started_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    /** When it was last renewed, which a page in use does about every ten minutes. */
    readonly seen_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    /** The session this was asked with. */
    readonly current: v.BooleanSchema<undefined>;
}, undefined>;
export type OwnSession = v.InferOutput<typeof sessionSchema>;
export declare const profileBody: v.StrictObjectSchema<{
    readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>;
export declare const passwordResetBody: v.StrictObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
}, undefined>;
export declare const passwordResetConfirmBody: v.StrictObjectSchema<{
    readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    readonly newPassword: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
}, undefined>;
export declare const confirmEmailBody: v.StrictObjectSchema<{
    readonly token: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 20, undefined>, v.MaxLengthAction<string, 200, undefined>]>;
}, undefined>;
/** Where the facility of the confirmed account is found. */
export declare const confirmEmailAnswer: v.ObjectSchema<{
    readonly subdomain: v.StringSchema<undefined>;
}, undefined>;
export declare const messageAnswer: v.ObjectSchema<{
    readonly message: v.StringSchema<undefined>;
}, undefined>;

// ── identity/index.d.ts
export * from './session.schema.js';
export * from './session.endpoints.js';
export * from './identity.schema.js';
export * from './identity.endpoints.js';
export { passwordBlocked, passwordFault, passwordStrength } from './passwords.js';
export type { PasswordRule } from './passwords.js';
export { IDLE_WARNING_MS, idleRuleFor, idleState, PROTECTED_IDLE, REDIRECT_WINDOW_MS, redirectLoops, SESSION_IDLE, sessionEndFor } from './session-rules.js';
export type { IdleRule, IdleState, RefusalPlace, SessionEnd } from './session-rules.js';

// ── identity/passwords.d.ts
/** Each form has its own rule, as the specification writes them (section 5; safe reading 26). */
export type PasswordRule = 'lab-admin' | 'facility' | 'reset';
/** What a form's rule says against a password, in the specification's words; undefined when it passes. `#` is not a special character. */
export declare function passwordFault(rule: PasswordRule, password: string): string | undefined;
/**
 * Whether a password is one an attacker tries first: a common one, or little more than names of the facility or the person (`words`:
 * facility name, subdomain, e-mail, full name; parts under four letters are ignored). NIST SP 800-63B-4, 3.1.1.2; ASVS V6.2.4 and V6.2.11.
 */
export declare function passwordBlocked(password: string, words?: readonly string[]): 'common' | 'personal' | undefined;
/** A hint for the person choosing a password, never a rule: length counts most, and a blocked password is always weak. */
export declare function passwordStrength(password: string, words?: readonly string[]): 'weak' | 'fair' | 'strong';

// ── identity/session-rules.d.ts
import type { Problem } from '../http/index.js';
/** Why a refusal ends a session; also the `reason` in the sign-in page's address (specification, section 8). */
export type SessionEnd = 'session_expired' | 'access_denied' | 'tenant_not_found';
/** Where a refusal was met: the path of the page, and of the call under the API's base. */
export interface RefusalPlace {
    page?: string;
    call?: string;
}
/**
 * Whether a refusal ends the session, and why. The code decides where the server gives one it reserves for this; the specification's words
 * decide otherwise: a 403 that mentions tenant or permission, a 404 that says exactly that the tenant or hospital was not found.
 * Every other refusal leaves the session alone, so that a wrong link or a missing right never costs unsaved work.
 */
export declare function sessionEndFor(status: number, problem?: Pick<Problem, 'detail'> & {
    code?: string;
}, place?: RefusalPlace): SessionEnd | undefined;
/** An idle limit and when it is looked at, in milliseconds (specification, section 9). */
export interface IdleRule {
    limitMs: number;
    everyMs: number;
    /** Left out: the first look is after `everyMs`. */
    firstMs?: number;
}
/** Anywhere in the portal while signed in. */
export declare const SESSION_IDLE: {
    readonly limitMs: 3600000;
    readonly everyMs: 300000;
};
/** Under /app and /admin, where the shorter limit wins (safe reading 16). */
export declare const PROTECTED_IDLE: {
    readonly limitMs: 1800000;
    readonly everyMs: 120000;
    readonly firstMs: 5000;
};
/** How long before an idle end the person is asked whether to stay (WCAG 2.2.1). */
export declare const IDLE_WARNING_MS = 120000;
/** The idle limit of a page. Two run: the shorter where patients' data is shown, the longer everywhere else (specification, section 9). */
export declare function idleRuleFor(path: string): IdleRule;
/** Where a session stands that was last used at `last`, and when that changes. */
export type IdleState = {
    phase: 'in-use';
    until: number;
} | {
    phase: 'ending';
    until: number;
} | {
    phase: 'over';
};
/** Judges a session by the clock of activity; all times in milliseconds since 1970. */
export declare function idleState({ limitMs }: IdleRule, last: number, now: number): IdleState;
/** Redirects older than this no longer count towards a loop, so that nobody is locked out for ever (security 4.7). */
export declare const REDIRECT_WINDOW_MS = 60000;
/** More than three recorded redirects are a loop (specification, section 8). `times` holds each redirect, the present one included. */
export declare function redirectLoops(times: readonly number[], now: number): boolean;

// ── identity/session.endpoints.d.ts
import * as v from 'valibot';
export declare const signIn: {
    readonly id: "identity.sign-in";
    readonly method: "POST";
    readonly path: "/auth/token";
    readonly summary: "Sign in with e-mail (as username) and password; an account with a second step is asked for it next.";
    readonly access: "public";
    readonly encoding: "form";
    readonly body: v.StrictObjectSchema<{
        readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 254, undefined>]>;
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.UnionSchema<[v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly second_step: v.ObjectSchema<{
            readonly ways: v.ArraySchema<v.PicklistSchema<readonly ["authenticator", "passkey", "recovery"], undefined>, undefined>;
            readonly expires_in: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly problems: readonly ["invalid_credentials", "tenant_mismatch"];
    readonly limit: "sign-in";
};
export declare const signOut: {
    readonly id: "identity.sign-out";
    readonly method: "POST";
    readonly path: "/auth/logout";
    readonly summary: "End this session here and on the server.";
    readonly access: "public";
};
export declare const refreshToken: {
    readonly id: "identity.refresh-token";
    readonly method: "POST";
    readonly path: "/auth/refresh-token";
    readonly summary: "Exchange the refresh cookie for a new access token; each cookie works once.";
    readonly access: "public";
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["unauthenticated", "refresh_reused"];
};
export declare const verifySession: {
    readonly id: "identity.verify-session";
    readonly method: "POST";
    readonly path: "/auth/verify-session";
    readonly summary: "Whether this session is still good.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly valid: v.BooleanSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
};
export declare const logAccess: {
    readonly id: "identity.log-access";
    readonly method: "POST";
    readonly path: "/auth/log-access";
    readonly summary: "Telemetry of visited screens; never part of the audit trail.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>;
        readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>;
        readonly ip: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>;
        readonly status: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
    }, undefined>;
};
/** Without a version: a choice takes nothing from anybody, and the last one is the one that was meant. */
export declare const updateAppearance: {
    readonly id: "identity.update-appearance";
    readonly method: "POST";
    readonly path: "/auth/me/appearance";
    readonly summary: "Choose the own language, colour scheme and row height.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        density: v.PicklistSchema<["comfortable", "compact"], undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        readonly email_verified: v.BooleanSchema<undefined>;
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
};

// ── identity/session.schema.d.ts
import * as v from 'valibot';
/** How the product looks to one person, wherever that person signs in. */
export declare const appearanceEntries: {
    /** Null: the facility's language, or the browser's. */
    language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    /** Null: as the device is set. */
    color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
    density: v.PicklistSchema<["comfortable", "compact"], undefined>;
};
export declare const appearanceBody: v.StrictObjectSchema<{
    /** Null: the facility's language, or the browser's. */
    language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    /** Null: as the device is set. */
    color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
    density: v.PicklistSchema<["comfortable", "compact"], undefined>;
}, undefined>;
export type Appearance = v.InferOutput<typeof appearanceBody>;
/** A person with an account at one facility. Permissions are read-only here: no profile call changes them. */
export declare const userSchema: v.ObjectSchema<{
    readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
    readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
    readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly email: v.StringSchema<undefined>;
    readonly full_name: v.StringSchema<undefined>;
    readonly username: v.StringSchema<undefined>;
    readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
    readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly preferences: v.ObjectSchema<{
        readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
    }, undefined>;
    /** Until the address is confirmed, invitations and outgoing mail are held back. */
    readonly email_verified: v.BooleanSchema<undefined>;
    /** The own record, for the role patient. */
    readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    /** The facility requires a second step at sign-in and this account has none: until it has, nothing but the way to it is answered. */
    readonly needs_second_factor: v.BooleanSchema<undefined>;
    readonly version: v.NumberSchema<undefined>;
}, undefined>;
export type User = v.InferOutput<typeof userSchema>;
export declare const signInAnswer: v.ObjectSchema<{
    readonly access_token: v.StringSchema<undefined>;
    readonly token_type: v.LiteralSchema<"bearer", undefined>;
    /** Seconds. */
    readonly expires_in: v.NumberSchema<undefined>;
    readonly user: v.ObjectSchema<{
        readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
        readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
        readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly email: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
        readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly preferences: v.ObjectSchema<{
            readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        }, undefined>;
        /** Until the address is confirmed, invitations and outgoing mail are held back. */
        readonly email_verified: v.BooleanSchema<undefined>;
        /** The own record, for the role patient. */
        readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        /** The facility requires a second step at sign-in and this account has none: until it has, nothing but the way to it is answered. */
        readonly needs_second_factor: v.BooleanSchema<undefined>;
        readonly version: v.NumberSchema<undefined>;
    }, undefined>;
}, undefined>;
export type SignedIn = v.InferOutput<typeof signInAnswer>;
export declare const accessLogBody: v.StrictObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>;
    readonly ip: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>;
    readonly status: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 40, undefined>]>, undefined>;
}, undefined>;
/** A password as a field: any characters, pasted or typed; 128 at most so that hashing stays bounded. */
export declare const passwordText: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
export declare const signInBody: v.StrictObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 254, undefined>]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
}, undefined>;
/** How the second step of signing in can be taken: a code of an authenticator app, a passkey, or one of the codes kept for the day both are lost. */
export declare const secondStepWays: readonly ['authenticator', 'passkey', 'recovery'];
export type SecondStepWay = (typeof secondStepWays)[number];
/** The password was right, and this account has a second step. Which sign-in it belongs to, a cookie says that no script reads. */
export declare const secondStepAnswer: v.ObjectSchema<{
    readonly second_step: v.ObjectSchema<{
        /** What works at this address; passkeys belong to the address they were made at. */
        readonly ways: v.ArraySchema<v.PicklistSchema<readonly ["authenticator", "passkey", "recovery"], undefined>, undefined>;
        /** Seconds. */
        readonly expires_in: v.NumberSchema<undefined>;
    }, undefined>;
}, undefined>;

// ── language/index.d.ts
export * from './languages.js';

// ── language/languages.d.ts
import * as v from 'valibot';
/** The languages the product speaks, as BCP 47 tags. Each has a catalogue of every word on screen. */
export declare const languages: readonly ['en', 'fr', 'es', 'pt', 'ar'];
export type LanguageTag = (typeof languages)[number];
/** Each in its own words, because whoever looks for theirs may not read the page's. */
export declare const languageNames: Record<LanguageTag, string>;
export declare const languageField: v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>;
/** Which way a language is written, for the page's `dir`. */
export declare function directionOf(language: LanguageTag): 'ltr' | 'rtl';
/** The language of a tag, whatever its region or script: `pt-BR` is `pt`. Undefined where the product does not speak it. */
export declare function languageOf(tag: string | null | undefined): LanguageTag | undefined;
/** The first wish that the product can fulfil, in the order of who decides: the person, then the facility, then the browser. */
export declare function chosenLanguage(...wishes: readonly (string | null | undefined)[]): LanguageTag;
/** What a browser's `Accept-Language` asks for most (RFC 9110, 12.5.4); undefined when it asks for none of ours. */
export declare function languageAskedFor(header: string | undefined): LanguageTag | undefined;

// ── notifications/index.d.ts
export * from './notification-kinds.js';
export { notificationStatsSchema, readNotificationStats } from './notification-stats.js';
export type { NotificationStats } from './notification-stats.js';
export * from './notification.schema.js';
export * from './notification.endpoints.js';
export { notificationReach, notificationTypesOf, openLink } from './notification-rules.js';

// ── notifications/notification-kinds.d.ts
/** Domain model 2.12. */
export declare const notificationTypes: readonly ['critical_result', 'result_ready', 'sample_rejected', 'qc_failure', 'low_stock', 'expiry', 'appointment_reminder', 'order_assigned', 'payment', 'onboarding', 'system'];
export type NotificationType = (typeof notificationTypes)[number];
export declare const notificationPriorities: readonly ['low', 'normal', 'high', 'critical'];
export type NotificationPriority = (typeof notificationPriorities)[number];
export declare const notificationChannels: readonly ['in_app', 'email', 'sms'];
export type NotificationChannel = (typeof notificationChannels)[number];

// ── notifications/notification-rules.d.ts
import { type Actor, type Route } from '../access/index.js';
import { type NotificationType } from './notification-kinds.js';
/** What a person may address (domain model 2.12): whoever may send reaches a person or a role, an administrator also several roles or everybody. */
export declare function notificationReach(actor: Actor): 'nobody' | 'role' | 'everybody';
/** The first of these screens that a person may open: nobody is led to a closed door. */
export declare function openLink(actor: Actor, routes: readonly Route[]): Route | null;
/** The types that somebody in a role is told of, and so has a choice about. */
export declare function notificationTypesOf(role: string): readonly NotificationType[];

// ── notifications/notification-stats.d.ts
import * as v from 'valibot';
export declare const notificationStatsSchema: v.ObjectSchema<{
    readonly total: v.NumberSchema<undefined>;
    readonly unread: v.NumberSchema<undefined>;
    readonly read: v.NumberSchema<undefined>;
    readonly by_type: v.RecordSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, v.NumberSchema<undefined>, undefined>;
    readonly by_priority: v.RecordSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, v.NumberSchema<undefined>, undefined>;
    readonly critical_unread: v.NumberSchema<undefined>;
    /** When the newest came; null while there is none. */
    readonly last_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
}, undefined>;
export type NotificationStats = v.InferOutput<typeof notificationStatsSchema>;
export declare const readNotificationStats: {
    readonly id: "notifications.stats";
    readonly method: "GET";
    readonly path: "/notifications/stats";
    readonly summary: "How many of the own notifications are unread, by type and by priority.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly total: v.NumberSchema<undefined>;
        readonly unread: v.NumberSchema<undefined>;
        readonly read: v.NumberSchema<undefined>;
        readonly by_type: v.RecordSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, v.NumberSchema<undefined>, undefined>;
        readonly by_priority: v.RecordSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, v.NumberSchema<undefined>, undefined>;
        readonly critical_unread: v.NumberSchema<undefined>;
        /** When the newest came; null while there is none. */
        readonly last_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    }, undefined>;
};

// ── notifications/notification.endpoints.d.ts
import * as v from 'valibot';
export declare const listNotifications: {
    readonly id: "notifications.list";
    readonly method: "GET";
    readonly path: "/notifications";
    readonly summary: "The own notifications, newest first.";
    readonly access: "signed-in";
    readonly query: v.ObjectSchema<{
        readonly unread_only: v.OptionalSchema<v.PicklistSchema<["true", "false"], "must be true or false">, undefined>;
        readonly type: v.OptionalSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, v.TransformAction<number, number>]>, string>;
        readonly offset: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, "0">;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
            readonly title: v.StringSchema<undefined>;
            readonly message: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
            readonly read: v.BooleanSchema<undefined>;
            readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly actor: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entity: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.StringSchema<undefined>;
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            }, undefined>, undefined>;
            readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
            readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly total: v.NumberSchema<undefined>;
        readonly unread_count: v.NumberSchema<undefined>;
        readonly limit: v.NumberSchema<undefined>;
        readonly offset: v.NumberSchema<undefined>;
    }, undefined>;
};
export declare const streamNotifications: {
    readonly id: "notifications.stream";
    readonly method: "GET";
    readonly path: "/notifications/stream";
    readonly summary: "That the own notifications have changed, at the moment they do.";
    readonly access: "signed-in";
    readonly answer: {
        events: {
            changed: v.ObjectSchema<{
                readonly arrived: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            }, undefined>;
        };
    };
};
export declare const readNotificationAudience: {
    readonly id: "notifications.audience";
    readonly method: "GET";
    readonly path: "/notifications/audience";
    readonly summary: "How many people a notification to some roles, or to everybody, would reach, and a few of them.";
    readonly access: {
        readonly anyOf: readonly ['send_notifications'];
    };
    readonly query: v.ObjectSchema<{
        readonly role: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>, v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly requested: v.NumberSchema<undefined>;
        readonly some: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const markNotificationRead: {
    readonly id: "notifications.mark-read";
    readonly method: "POST";
    readonly path: "/notifications/{id}/read";
    readonly summary: "Mark one of the own notifications as read.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
        readonly read: v.BooleanSchema<undefined>;
        readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly actor: v.NullableSchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly entity: v.NullableSchema<v.ObjectSchema<{
            readonly type: v.StringSchema<undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
        readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const markAllNotificationsRead: {
    readonly id: "notifications.mark-all-read";
    readonly method: "POST";
    readonly path: "/notifications/mark-all-read";
    readonly summary: "Mark all of the own notifications as read.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly updated: v.NumberSchema<undefined>;
    }, undefined>;
};
export declare const deleteNotification: {
    readonly id: "notifications.delete";
    readonly method: "DELETE";
    readonly path: "/notifications/{id}";
    readonly summary: "Delete one of the own notifications; deleting it again changes nothing.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const readNotificationPreferences: {
    readonly id: "notifications.preferences";
    readonly method: "GET";
    readonly path: "/notifications/preferences";
    readonly summary: "Which types of the own notifications are mailed too.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly mailed: v.ArraySchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
    }, undefined>;
};
/** Without a version: a choice takes nothing from anybody, and the last one is the one that was meant. */
export declare const chooseMailedNotifications: {
    readonly id: "notifications.choose-mailed";
    readonly method: "POST";
    readonly path: "/notifications/preferences";
    readonly summary: "Have a type of the own notifications mailed too, or no longer.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly mailed: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly mailed: v.ArraySchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
    }, undefined>;
};
export declare const sendNotification: {
    readonly id: "notifications.send";
    readonly method: "POST";
    readonly path: "/notifications/send";
    readonly summary: "Send a notification to one person, or to everybody in a role.";
    readonly access: {
        readonly anyOf: readonly ['send_notifications'];
    };
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
        readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
        readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
        readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly recipient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly recipient_role: v.OptionalSchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>;
    }, undefined>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }>>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly status: v.PicklistSchema<["queued", "sent"], undefined>;
    }, undefined>;
    readonly creates: true;
    readonly limit: "send";
};
export declare const bulkSendNotifications: {
    readonly id: "notifications.bulk-send";
    readonly method: "POST";
    readonly path: "/notifications/bulk-send";
    readonly summary: "Send a notification to many people, at most 500.";
    readonly access: "admin";
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
        readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
        readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
        readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly recipient_ids: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name somebody">, v.MaxLengthAction<string[], 500, "must name at most 500 people">]>, undefined>;
        readonly roles: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>, v.MinLengthAction<("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[], 1, "must name a role">]>, undefined>;
        readonly all: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
    }, undefined>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }>>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly requested: v.NumberSchema<undefined>;
        readonly queued: v.NumberSchema<undefined>;
        readonly failed: v.ArraySchema<v.ObjectSchema<{
            readonly recipient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly reason: v.PicklistSchema<["not_active"], undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly creates: true;
    readonly limit: "send";
};
export declare const notificationEndpoints: readonly [{
    readonly id: "notifications.list";
    readonly method: "GET";
    readonly path: "/notifications";
    readonly summary: "The own notifications, newest first.";
    readonly access: "signed-in";
    readonly query: v.ObjectSchema<{
        readonly unread_only: v.OptionalSchema<v.PicklistSchema<["true", "false"], "must be true or false">, undefined>;
        readonly type: v.OptionalSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, v.TransformAction<number, number>]>, string>;
        readonly offset: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, "0">;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
            readonly title: v.StringSchema<undefined>;
            readonly message: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
            readonly read: v.BooleanSchema<undefined>;
            readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly actor: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entity: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.StringSchema<undefined>;
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            }, undefined>, undefined>;
            readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
            readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly total: v.NumberSchema<undefined>;
        readonly unread_count: v.NumberSchema<undefined>;
        readonly limit: v.NumberSchema<undefined>;
        readonly offset: v.NumberSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.stats";
    readonly method: "GET";
    readonly path: "/notifications/stats";
    readonly summary: "How many of the own notifications are unread, by type and by priority.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly total: v.NumberSchema<undefined>;
        readonly unread: v.NumberSchema<undefined>;
        readonly read: v.NumberSchema<undefined>;
        readonly by_type: v.RecordSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, v.NumberSchema<undefined>, undefined>;
        readonly by_priority: v.RecordSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, v.NumberSchema<undefined>, undefined>;
        readonly critical_unread: v.NumberSchema<undefined>;
        readonly last_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.stream";
    readonly method: "GET";
    readonly path: "/notifications/stream";
    readonly summary: "That the own notifications have changed, at the moment they do.";
    readonly access: "signed-in";
    readonly answer: {
        events: {
            changed: v.ObjectSchema<{
                readonly arrived: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            }, undefined>;
        };
    };
}, {
    readonly id: "notifications.audience";
    readonly method: "GET";
    readonly path: "/notifications/audience";
    readonly summary: "How many people a notification to some roles, or to everybody, would reach, and a few of them.";
    readonly access: {
        readonly anyOf: readonly ['send_notifications'];
    };
    readonly query: v.ObjectSchema<{
        readonly role: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>, v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly requested: v.NumberSchema<undefined>;
        readonly some: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.mark-read";
    readonly method: "POST";
    readonly path: "/notifications/{id}/read";
    readonly summary: "Mark one of the own notifications as read.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
        readonly read: v.BooleanSchema<undefined>;
        readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly actor: v.NullableSchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly entity: v.NullableSchema<v.ObjectSchema<{
            readonly type: v.StringSchema<undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
        readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "notifications.mark-all-read";
    readonly method: "POST";
    readonly path: "/notifications/mark-all-read";
    readonly summary: "Mark all of the own notifications as read.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly answer: v.ObjectSchema<{
        readonly updated: v.NumberSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.delete";
    readonly method: "DELETE";
    readonly path: "/notifications/{id}";
    readonly summary: "Delete one of the own notifications; deleting it again changes nothing.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "notifications.preferences";
    readonly method: "GET";
    readonly path: "/notifications/preferences";
    readonly summary: "Which types of the own notifications are mailed too.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly mailed: v.ArraySchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.choose-mailed";
    readonly method: "POST";
    readonly path: "/notifications/preferences";
    readonly summary: "Have a type of the own notifications mailed too, or no longer.";
    readonly access: "signed-in";
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly mailed: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly mailed: v.ArraySchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "notifications.send";
    readonly method: "POST";
    readonly path: "/notifications/send";
    readonly summary: "Send a notification to one person, or to everybody in a role.";
    readonly access: {
        readonly anyOf: readonly ['send_notifications'];
    };
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
        readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
        readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
        readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly recipient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly recipient_role: v.OptionalSchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>;
    }, undefined>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }>>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_id?: string | undefined;
        recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly status: v.PicklistSchema<["queued", "sent"], undefined>;
    }, undefined>;
    readonly creates: true;
    readonly limit: "send";
}, {
    readonly id: "notifications.bulk-send";
    readonly method: "POST";
    readonly path: "/notifications/bulk-send";
    readonly summary: "Send a notification to many people, at most 500.";
    readonly access: "admin";
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
        readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
        readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
        readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly recipient_ids: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name somebody">, v.MaxLengthAction<string[], 500, "must name at most 500 people">]>, undefined>;
        readonly roles: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>, v.MinLengthAction<("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[], 1, "must name a role">]>, undefined>;
        readonly all: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
    }, undefined>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }>>, v.BaseValidation<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, {
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }, v.CheckIssue<{
        type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
        title: string;
        message: string;
        priority: "critical" | "high" | "low" | "normal";
        channels: ("email" | "in_app")[];
        entity?: {
            type: string;
            id: string;
        } | undefined;
        link?: string | undefined;
        scheduled_for?: string | undefined;
        recipient_ids?: string[] | undefined;
        roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
        all?: true | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly requested: v.NumberSchema<undefined>;
        readonly queued: v.NumberSchema<undefined>;
        readonly failed: v.ArraySchema<v.ObjectSchema<{
            readonly recipient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly reason: v.PicklistSchema<["not_active"], undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly creates: true;
    readonly limit: "send";
}];

// ── notifications/notification.schema.d.ts
import * as v from 'valibot';
/** The most people one sending reaches. */
export declare const MOST_RECIPIENTS = 500;
export declare const notificationSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly message: v.StringSchema<undefined>;
    readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
    readonly read: v.BooleanSchema<undefined>;
    readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    /** Who sent it; null for what the system says. */
    readonly actor: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly name: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly entity: v.NullableSchema<v.ObjectSchema<{
        readonly type: v.StringSchema<undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>, undefined>;
    readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    /** The ways it has gone; an address that is not confirmed is not mailed to. */
    readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
    readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
}, undefined>;
export type Notification = v.InferOutput<typeof notificationSchema>;
export declare const notificationsQuery: v.ObjectSchema<{
    readonly unread_only: v.OptionalSchema<v.PicklistSchema<["true", "false"], "must be true or false">, undefined>;
    readonly type: v.OptionalSchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
    /** Zero means the default; more than 200 is taken as 200. The answer says what it was. */
    readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, v.TransformAction<number, number>]>, string>;
    readonly offset: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>]>, "0">;
}, undefined>;
export declare const notificationPage: v.ObjectSchema<{
    readonly items: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
        readonly title: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
        readonly read: v.BooleanSchema<undefined>;
        readonly read_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly expires_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        /** Who sent it; null for what the system says. */
        readonly actor: v.NullableSchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly entity: v.NullableSchema<v.ObjectSchema<{
            readonly type: v.StringSchema<undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        }, undefined>, undefined>;
        readonly link: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        /** The ways it has gone; an address that is not confirmed is not mailed to. */
        readonly channels: v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email", "sms"], undefined>, undefined>;
        readonly metadata: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    /** How many the question fits. */
    readonly total: v.NumberSchema<undefined>;
    /** How many are unread, whatever was asked for. */
    readonly unread_count: v.NumberSchema<undefined>;
    readonly limit: v.NumberSchema<undefined>;
    readonly offset: v.NumberSchema<undefined>;
}, undefined>;
export type NotificationPage = v.InferOutput<typeof notificationPage>;
export declare const sendNotificationBody: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
    readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
    readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
    readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>, undefined>;
    readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
    readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly recipient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    readonly recipient_role: v.OptionalSchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>;
}, undefined>, v.BaseValidation<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}, {
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}, v.CheckIssue<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}>>, v.BaseValidation<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}, {
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}, v.CheckIssue<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_id?: string | undefined;
    recipient_role?: "admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician" | undefined;
}>>]>;
export declare const bulkSendBody: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly message: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
    readonly priority: v.OptionalSchema<v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>, "normal">;
    readonly channels: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<readonly ["in_app", "email"], "must be in_app or email: text messages are not sent yet">, undefined>, readonly ["in_app"]>;
    readonly entity: v.OptionalSchema<v.StrictObjectSchema<{
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>, undefined>;
    readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>, v.RegexAction<string, "must be an address in the product that begins with /app">]>, undefined>;
    readonly scheduled_for: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly recipient_ids: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name somebody">, v.MaxLengthAction<string[], 500, "must name at most 500 people">]>, undefined>;
    readonly roles: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>, v.MinLengthAction<("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[], 1, "must name a role">]>, undefined>;
    readonly all: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
}, undefined>, v.BaseValidation<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}, {
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}, v.CheckIssue<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}>>, v.BaseValidation<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}, {
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}, v.CheckIssue<{
    type: "appointment_reminder" | "critical_result" | "expiry" | "low_stock" | "onboarding" | "order_assigned" | "payment" | "qc_failure" | "result_ready" | "sample_rejected" | "system";
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    channels: ("email" | "in_app")[];
    entity?: {
        type: string;
        id: string;
    } | undefined;
    link?: string | undefined;
    scheduled_for?: string | undefined;
    recipient_ids?: string[] | undefined;
    roles?: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[] | undefined;
    all?: true | undefined;
}>>]>;
/** What of the own notifications is mailed too. In the product they all are, whatever is chosen. */
export declare const notificationPreferencesSchema: v.ObjectSchema<{
    readonly mailed: v.ArraySchema<v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>, undefined>;
}, undefined>;
export type NotificationPreferences = v.InferOutput<typeof notificationPreferencesSchema>;
/** One type at a time: of two choices made at once, in two tabs, neither takes the other back. */
export declare const chooseMailedBody: v.StrictObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["critical_result", "result_ready", "sample_rejected", "qc_failure", "low_stock", "expiry", "appointment_reminder", "order_assigned", "payment", "onboarding", "system"], undefined>;
    readonly mailed: v.BooleanSchema<undefined>;
}, undefined>;
export type MailedChoice = v.InferOutput<typeof chooseMailedBody>;
/** One role, or several with commas between. Left out: everybody. */
export declare const audienceQuery: v.ObjectSchema<{
    readonly role: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string[]>, v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>]>, undefined>;
}, undefined>;
/** Whom a sending would reach: how many, and a few of them by name, so that a wrong choice is seen before it is sent. */
export declare const audienceSchema: v.ObjectSchema<{
    readonly requested: v.NumberSchema<undefined>;
    /** At most five, staff alone: a patient's name is nobody's example. */
    readonly some: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type NotificationAudienceSize = v.InferOutput<typeof audienceSchema>;
export declare const sentSchema: v.ObjectSchema<{
    /** Names the sending in the audit log. */
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    /** `queued`: it is shown later. */
    readonly status: v.PicklistSchema<["queued", "sent"], undefined>;
}, undefined>;
/** That something about the own notifications has changed. It says which have come and nothing of what they say: whoever may know asks for them. */
export declare const notificationsChangedSchema: v.ObjectSchema<{
    /** Those that have come since the event before, the newest first; none when some were read or deleted. */
    readonly arrived: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
}, undefined>;
export declare const bulkSentSchema: v.ObjectSchema<{
    /** How many it was meant for. */
    readonly requested: v.NumberSchema<undefined>;
    /** How many it went to. */
    readonly queued: v.NumberSchema<undefined>;
    /** The others, and why. */
    readonly failed: v.ArraySchema<v.ObjectSchema<{
        readonly recipient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly reason: v.PicklistSchema<["not_active"], undefined>;
    }, undefined>, undefined>;
}, undefined>;

// ── onboarding/index.d.ts
export * from './onboarding.schema.js';
export * from './onboarding.endpoints.js';
export { nextStep, openRequiredSteps, progressPercentage, withStep } from './progress.js';

// ── onboarding/onboarding.endpoints.d.ts
import * as v from 'valibot';
export declare const checkIncompleteOnboarding: {
    readonly id: "onboarding.check-incomplete";
    readonly method: "GET";
    readonly path: "/onboarding/check-incomplete";
    readonly summary: "Whether the set-up is still open.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly has_incomplete_onboarding: v.BooleanSchema<undefined>;
    }, undefined>;
};
export declare const readOnboardingStatus: {
    readonly id: "onboarding.status";
    readonly method: "GET";
    readonly path: "/onboarding/status";
    readonly summary: "How far the set-up is.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly answer: v.ObjectSchema<{
        readonly is_completed: v.BooleanSchema<undefined>;
        readonly has_incomplete_onboarding: v.BooleanSchema<undefined>;
        readonly current_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly progress_percentage: v.NumberSchema<undefined>;
    }, undefined>;
};
export declare const resumeOnboarding: {
    readonly id: "onboarding.resume";
    readonly method: "GET";
    readonly path: "/onboarding/resume";
    readonly summary: "Where to go on, with what was typed so far.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly answer: v.ObjectSchema<{
        readonly progress_percentage: v.NumberSchema<undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly next_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly data: v.ObjectSchema<{
            readonly laboratory_setup: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
                readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
                readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
                readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
                readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
                readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
                readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly laboratory_name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly subdomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>, undefined>;
                    readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, undefined>;
                    readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly email: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>, undefined>;
                    readonly timezone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>, undefined>;
                    readonly date_format: v.OptionalSchema<v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>, undefined>;
                    readonly primary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
                    readonly secondary_color: v.OptionalSchema<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>>;
                readonly "~types"?: {
                    readonly input: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly output: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly issue: v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>;
                } | undefined;
            }, undefined>;
            readonly staff_management: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50, "must have at most 50 invitations">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly invites: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                        full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                        role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50, "must have at most 50 invitations">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue>;
                readonly "~types"?: {
                    readonly input: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly output: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly issue: v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue;
                } | undefined;
            }, undefined>;
            readonly test_catalog: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly starter_pack: v.OptionalSchema<v.PicklistSchema<["basic", "none"], undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    starter_pack?: "basic" | "none" | undefined;
                }, {
                    starter_pack?: "basic" | "none" | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    starter_pack?: "basic" | "none" | undefined;
                }, v.ObjectIssue | v.PicklistIssue>;
                readonly "~types"?: {
                    readonly input: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly output: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly issue: v.ObjectIssue | v.PicklistIssue;
                } | undefined;
            }, undefined>;
            readonly system_preferences: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly self_verification: v.BooleanSchema<undefined>;
                readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly self_verification: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly critical_within_minutes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue>;
                readonly "~types"?: {
                    readonly input: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly output: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly issue: v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue;
                } | undefined;
            }, undefined>;
        }, undefined>;
    }, undefined>;
};
export declare const saveOnboardingProgress: {
    readonly id: "onboarding.progress";
    readonly method: "POST";
    readonly path: "/onboarding/progress";
    readonly summary: "Save or finish one step. Repeating a step never lowers the progress.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: v.VariantSchema<"step", [v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"laboratory_setup", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
            readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
            readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
            readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
            readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
            readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"staff_management", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
            }, undefined>, undefined>, v.MaxLengthAction<{
                email: string;
                full_name: string;
                role: import("../access/roles.js").StaffRole;
            }[], 50, "must have at most 50 invitations">]>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"test_catalog", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"system_preferences", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly self_verification: v.BooleanSchema<undefined>;
            readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly answer: v.ObjectSchema<{
        readonly progress_percentage: v.NumberSchema<undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly next_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly data: v.ObjectSchema<{
            readonly laboratory_setup: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
                readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
                readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
                readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
                readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
                readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
                readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly laboratory_name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly subdomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>, undefined>;
                    readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, undefined>;
                    readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly email: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>, undefined>;
                    readonly timezone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>, undefined>;
                    readonly date_format: v.OptionalSchema<v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>, undefined>;
                    readonly primary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
                    readonly secondary_color: v.OptionalSchema<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>>;
                readonly "~types"?: {
                    readonly input: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly output: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly issue: v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>;
                } | undefined;
            }, undefined>;
            readonly staff_management: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50, "must have at most 50 invitations">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly invites: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                        full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                        role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50, "must have at most 50 invitations">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue>;
                readonly "~types"?: {
                    readonly input: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly output: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly issue: v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue;
                } | undefined;
            }, undefined>;
            readonly test_catalog: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly starter_pack: v.OptionalSchema<v.PicklistSchema<["basic", "none"], undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    starter_pack?: "basic" | "none" | undefined;
                }, {
                    starter_pack?: "basic" | "none" | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    starter_pack?: "basic" | "none" | undefined;
                }, v.ObjectIssue | v.PicklistIssue>;
                readonly "~types"?: {
                    readonly input: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly output: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly issue: v.ObjectIssue | v.PicklistIssue;
                } | undefined;
            }, undefined>;
            readonly system_preferences: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly self_verification: v.BooleanSchema<undefined>;
                readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly self_verification: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly critical_within_minutes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue>;
                readonly "~types"?: {
                    readonly input: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly output: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly issue: v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue;
                } | undefined;
            }, undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["conflict", "subdomain_taken", "quota_exceeded"];
};
export declare const completeOnboarding: {
    readonly id: "onboarding.complete";
    readonly method: "POST";
    readonly path: "/onboarding/complete";
    readonly summary: "Finish the set-up; refused while a required step is open.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: v.StrictObjectSchema<{
        readonly confirm: v.LiteralSchema<true, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly is_completed: v.BooleanSchema<undefined>;
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["onboarding_incomplete"];
};
export declare const onboardingEndpoints: readonly [{
    readonly id: "onboarding.check-incomplete";
    readonly method: "GET";
    readonly path: "/onboarding/check-incomplete";
    readonly summary: "Whether the set-up is still open.";
    readonly access: "signed-in";
    readonly answer: v.ObjectSchema<{
        readonly has_incomplete_onboarding: v.BooleanSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "onboarding.status";
    readonly method: "GET";
    readonly path: "/onboarding/status";
    readonly summary: "How far the set-up is.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly answer: v.ObjectSchema<{
        readonly is_completed: v.BooleanSchema<undefined>;
        readonly has_incomplete_onboarding: v.BooleanSchema<undefined>;
        readonly current_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly progress_percentage: v.NumberSchema<undefined>;
    }, undefined>;
}, {
    readonly id: "onboarding.resume";
    readonly method: "GET";
    readonly path: "/onboarding/resume";
    readonly summary: "Where to go on, with what was typed so far.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly answer: v.ObjectSchema<{
        readonly progress_percentage: v.NumberSchema<undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly next_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly data: v.ObjectSchema<{
            readonly laboratory_setup: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
                readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
                readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
                readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
                readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
                readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
                readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly laboratory_name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly subdomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>, undefined>;
                    readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, undefined>;
                    readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly email: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>, undefined>;
                    readonly timezone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>, undefined>;
                    readonly date_format: v.OptionalSchema<v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>, undefined>;
                    readonly primary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
                    readonly secondary_color: v.OptionalSchema<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>>;
                readonly "~types"?: {
                    readonly input: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly output: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly issue: v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>;
                } | undefined;
            }, undefined>;
            readonly staff_management: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50, "must have at most 50 invitations">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly invites: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                        full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                        role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50, "must have at most 50 invitations">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue>;
                readonly "~types"?: {
                    readonly input: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly output: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly issue: v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue;
                } | undefined;
            }, undefined>;
            readonly test_catalog: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly starter_pack: v.OptionalSchema<v.PicklistSchema<["basic", "none"], undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    starter_pack?: "basic" | "none" | undefined;
                }, {
                    starter_pack?: "basic" | "none" | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    starter_pack?: "basic" | "none" | undefined;
                }, v.ObjectIssue | v.PicklistIssue>;
                readonly "~types"?: {
                    readonly input: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly output: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly issue: v.ObjectIssue | v.PicklistIssue;
                } | undefined;
            }, undefined>;
            readonly system_preferences: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly self_verification: v.BooleanSchema<undefined>;
                readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly self_verification: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly critical_within_minutes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue>;
                readonly "~types"?: {
                    readonly input: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly output: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly issue: v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue;
                } | undefined;
            }, undefined>;
        }, undefined>;
    }, undefined>;
}, {
    readonly id: "onboarding.progress";
    readonly method: "POST";
    readonly path: "/onboarding/progress";
    readonly summary: "Save or finish one step. Repeating a step never lowers the progress.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: v.VariantSchema<"step", [v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"laboratory_setup", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
            readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
            readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
            readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
            readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
            readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"staff_management", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
            }, undefined>, undefined>, v.MaxLengthAction<{
                email: string;
                full_name: string;
                role: import("../access/roles.js").StaffRole;
            }[], 50, "must have at most 50 invitations">]>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"test_catalog", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
        }, undefined>;
    }, undefined>, v.StrictObjectSchema<{
        readonly step: v.LiteralSchema<"system_preferences", undefined>;
        readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
        readonly data: v.StrictObjectSchema<{
            readonly self_verification: v.BooleanSchema<undefined>;
            readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly answer: v.ObjectSchema<{
        readonly progress_percentage: v.NumberSchema<undefined>;
        readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
        readonly next_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
        readonly data: v.ObjectSchema<{
            readonly laboratory_setup: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
                readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
                readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
                readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
                readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
                readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
                readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly laboratory_name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly subdomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>, undefined>;
                    readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, undefined>;
                    readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                    readonly email: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>, undefined>;
                    readonly timezone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>, undefined>;
                    readonly date_format: v.OptionalSchema<v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>, undefined>;
                    readonly primary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
                    readonly secondary_color: v.OptionalSchema<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                }, v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>>;
                readonly "~types"?: {
                    readonly input: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly output: {
                        laboratory_name?: string | undefined;
                        subdomain?: string | undefined;
                        address?: string | undefined;
                        phone?: string | undefined;
                        email?: string | undefined;
                        timezone?: string | undefined;
                        date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                        primary_color?: string | undefined;
                        secondary_color?: string | undefined;
                    };
                    readonly issue: v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>;
                } | undefined;
            }, undefined>;
            readonly staff_management: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50, "must have at most 50 invitations">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly invites: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                        email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                        full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                        role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50, "must have at most 50 invitations">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                }, v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue>;
                readonly "~types"?: {
                    readonly input: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly output: {
                        invites?: {
                            email: string;
                            full_name: string;
                            role: import("../access/roles.js").StaffRole;
                        }[] | undefined;
                    };
                    readonly issue: v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue;
                } | undefined;
            }, undefined>;
            readonly test_catalog: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly starter_pack: v.OptionalSchema<v.PicklistSchema<["basic", "none"], undefined>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    starter_pack?: "basic" | "none" | undefined;
                }, {
                    starter_pack?: "basic" | "none" | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    starter_pack?: "basic" | "none" | undefined;
                }, v.ObjectIssue | v.PicklistIssue>;
                readonly "~types"?: {
                    readonly input: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly output: {
                        starter_pack?: "basic" | "none" | undefined;
                    };
                    readonly issue: v.ObjectIssue | v.PicklistIssue;
                } | undefined;
            }, undefined>;
            readonly system_preferences: v.OptionalSchema<Omit<v.ObjectSchema<{
                readonly self_verification: v.BooleanSchema<undefined>;
                readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
            }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
                readonly entries: {
                    readonly self_verification: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                    readonly critical_within_minutes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>, undefined>;
                };
                readonly "~standard": v.StandardProps<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }>;
                readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                }, v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue>;
                readonly "~types"?: {
                    readonly input: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly output: {
                        self_verification?: boolean | undefined;
                        critical_within_minutes?: number | undefined;
                    };
                    readonly issue: v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue;
                } | undefined;
            }, undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["conflict", "subdomain_taken", "quota_exceeded"];
}, {
    readonly id: "onboarding.complete";
    readonly method: "POST";
    readonly path: "/onboarding/complete";
    readonly summary: "Finish the set-up; refused while a required step is open.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: v.StrictObjectSchema<{
        readonly confirm: v.LiteralSchema<true, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly is_completed: v.BooleanSchema<undefined>;
        readonly subdomain: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["onboarding_incomplete"];
}];

// ── onboarding/onboarding.schema.d.ts
import * as v from 'valibot';
/** In this order (specification, section 4). */
export declare const onboardingSteps: readonly ['account_created', 'laboratory_setup', 'staff_management', 'test_catalog', 'system_preferences', 'completed'];
export type OnboardingStep = (typeof onboardingSteps)[number];
/** The steps a person works through. */
export declare const workSteps: readonly ['laboratory_setup', 'staff_management', 'test_catalog', 'system_preferences'];
export type WorkStep = (typeof workSteps)[number];
export declare const laboratorySetupData: v.StrictObjectSchema<{
    readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    /** The facility's address on the web; may be chosen until onboarding is complete. */
    readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
    readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
    readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
    readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
    readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
    readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
}, undefined>;
export declare const staffManagementData: v.StrictObjectSchema<{
    readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    }, undefined>, undefined>, v.MaxLengthAction<{
        email: string;
        full_name: string;
        role: import("../access/roles.js").StaffRole;
    }[], 50, "must have at most 50 invitations">]>;
}, undefined>;
export declare const testCatalogData: v.StrictObjectSchema<{
    readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
}, undefined>;
export declare const systemPreferencesData: v.StrictObjectSchema<{
    readonly self_verification: v.BooleanSchema<undefined>;
    readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
}, undefined>;
export declare const progressBody: v.VariantSchema<"step", [v.StrictObjectSchema<{
    readonly step: v.LiteralSchema<"laboratory_setup", undefined>;
    readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
    readonly data: v.StrictObjectSchema<{
        readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        /** The facility's address on the web; may be chosen until onboarding is complete. */
        readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
        readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
        readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
        readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
    }, undefined>;
}, undefined>, v.StrictObjectSchema<{
    readonly step: v.LiteralSchema<"staff_management", undefined>;
    readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
    readonly data: v.StrictObjectSchema<{
        readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
            full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
        }, undefined>, undefined>, v.MaxLengthAction<{
            email: string;
            full_name: string;
            role: import("../access/roles.js").StaffRole;
        }[], 50, "must have at most 50 invitations">]>;
    }, undefined>;
}, undefined>, v.StrictObjectSchema<{
    readonly step: v.LiteralSchema<"test_catalog", undefined>;
    readonly status: v.PicklistSchema<["in_progress", "completed", "skipped"], undefined>;
    readonly data: v.StrictObjectSchema<{
        readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
    }, undefined>;
}, undefined>, v.StrictObjectSchema<{
    readonly step: v.LiteralSchema<"system_preferences", undefined>;
    readonly status: v.PicklistSchema<["in_progress", "completed"], undefined>;
    readonly data: v.StrictObjectSchema<{
        readonly self_verification: v.BooleanSchema<undefined>;
        readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
    }, undefined>;
}, undefined>], undefined>;
export type OnboardingProgress = v.InferOutput<typeof progressBody>;
export declare const onboardingStatusSchema: v.ObjectSchema<{
    readonly is_completed: v.BooleanSchema<undefined>;
    readonly has_incomplete_onboarding: v.BooleanSchema<undefined>;
    readonly current_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
    readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
    readonly progress_percentage: v.NumberSchema<undefined>;
}, undefined>;
export type OnboardingStatus = v.InferOutput<typeof onboardingStatusSchema>;
export declare const onboardingResumeSchema: v.ObjectSchema<{
    readonly progress_percentage: v.NumberSchema<undefined>;
    readonly completed_steps: v.ArraySchema<v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>, undefined>;
    readonly next_step: v.PicklistSchema<readonly ["account_created", "laboratory_setup", "staff_management", "test_catalog", "system_preferences", "completed"], undefined>;
    /** What was typed in each step, kept until onboarding is complete. */
    readonly data: v.ObjectSchema<{
        readonly laboratory_setup: v.OptionalSchema<Omit<v.ObjectSchema<{
            readonly laboratory_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            /** The facility's address on the web; may be chosen until onboarding is complete. */
            readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>;
            readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
            readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>;
            readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
            readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>;
            readonly secondary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
        }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
            readonly entries: {
                readonly laboratory_name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                readonly subdomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 50, undefined>]>, undefined>;
                readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, undefined>;
                readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
                readonly email: v.OptionalSchema<v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>, undefined>;
                readonly timezone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone such as America/New_York">]>, undefined>;
                readonly date_format: v.OptionalSchema<v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>, undefined>;
                readonly primary_color: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>;
                readonly secondary_color: v.OptionalSchema<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #1976d2">]>, undefined>, undefined>;
            };
            readonly "~standard": v.StandardProps<{
                laboratory_name?: string | undefined;
                subdomain?: string | undefined;
                address?: string | undefined;
                phone?: string | undefined;
                email?: string | undefined;
                timezone?: string | undefined;
                date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                primary_color?: string | undefined;
                secondary_color?: string | undefined;
            }, {
                laboratory_name?: string | undefined;
                subdomain?: string | undefined;
                address?: string | undefined;
                phone?: string | undefined;
                email?: string | undefined;
                timezone?: string | undefined;
                date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                primary_color?: string | undefined;
                secondary_color?: string | undefined;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                laboratory_name?: string | undefined;
                subdomain?: string | undefined;
                address?: string | undefined;
                phone?: string | undefined;
                email?: string | undefined;
                timezone?: string | undefined;
                date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                primary_color?: string | undefined;
                secondary_color?: string | undefined;
            }, v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>>;
            readonly "~types"?: {
                readonly input: {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                };
                readonly output: {
                    laboratory_name?: string | undefined;
                    subdomain?: string | undefined;
                    address?: string | undefined;
                    phone?: string | undefined;
                    email?: string | undefined;
                    timezone?: string | undefined;
                    date_format?: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | undefined;
                    primary_color?: string | undefined;
                    secondary_color?: string | undefined;
                };
                readonly issue: v.CheckIssue<string> | v.LiteralIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 50> | v.MaxLengthIssue<string, 254> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StringIssue | v.UnionIssue<v.LiteralIssue | v.MaxLengthIssue<string, 254> | v.RfcEmailIssue<string> | v.StringIssue>;
            } | undefined;
        }, undefined>;
        readonly staff_management: v.OptionalSchema<Omit<v.ObjectSchema<{
            readonly invites: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
            }, undefined>, undefined>, v.MaxLengthAction<{
                email: string;
                full_name: string;
                role: import("../access/roles.js").StaffRole;
            }[], 50, "must have at most 50 invitations">]>;
        }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
            readonly entries: {
                readonly invites: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
                    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
                    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
                    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50, "must have at most 50 invitations">]>, undefined>;
            };
            readonly "~standard": v.StandardProps<{
                invites?: {
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[] | undefined;
            }, {
                invites?: {
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[] | undefined;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                invites?: {
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[] | undefined;
            }, v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                email: string;
                full_name: string;
                role: import("../access/roles.js").StaffRole;
            }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue>;
            readonly "~types"?: {
                readonly input: {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                };
                readonly output: {
                    invites?: {
                        email: string;
                        full_name: string;
                        role: import("../access/roles.js").StaffRole;
                    }[] | undefined;
                };
                readonly issue: v.ArrayIssue | v.MaxLengthIssue<string, number> | v.MaxLengthIssue<string, 254> | v.MaxLengthIssue<{
                    email: string;
                    full_name: string;
                    role: import("../access/roles.js").StaffRole;
                }[], 50> | v.MinLengthIssue<string, number> | v.ObjectIssue | v.PicklistIssue | v.RegexIssue<string> | v.RfcEmailIssue<string> | v.StrictObjectIssue | v.StringIssue;
            } | undefined;
        }, undefined>;
        readonly test_catalog: v.OptionalSchema<Omit<v.ObjectSchema<{
            readonly starter_pack: v.PicklistSchema<["basic", "none"], undefined>;
        }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
            readonly entries: {
                readonly starter_pack: v.OptionalSchema<v.PicklistSchema<["basic", "none"], undefined>, undefined>;
            };
            readonly "~standard": v.StandardProps<{
                starter_pack?: "basic" | "none" | undefined;
            }, {
                starter_pack?: "basic" | "none" | undefined;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                starter_pack?: "basic" | "none" | undefined;
            }, v.ObjectIssue | v.PicklistIssue>;
            readonly "~types"?: {
                readonly input: {
                    starter_pack?: "basic" | "none" | undefined;
                };
                readonly output: {
                    starter_pack?: "basic" | "none" | undefined;
                };
                readonly issue: v.ObjectIssue | v.PicklistIssue;
            } | undefined;
        }, undefined>;
        readonly system_preferences: v.OptionalSchema<Omit<v.ObjectSchema<{
            readonly self_verification: v.BooleanSchema<undefined>;
            readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>;
        }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
            readonly entries: {
                readonly self_verification: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
                readonly critical_within_minutes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 5, "must be at least 5 minutes">, v.MaxValueAction<number, 240, "must be at most 240 minutes">]>, undefined>;
            };
            readonly "~standard": v.StandardProps<{
                self_verification?: boolean | undefined;
                critical_within_minutes?: number | undefined;
            }, {
                self_verification?: boolean | undefined;
                critical_within_minutes?: number | undefined;
            }>;
            readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                self_verification?: boolean | undefined;
                critical_within_minutes?: number | undefined;
            }, v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue>;
            readonly "~types"?: {
                readonly input: {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                };
                readonly output: {
                    self_verification?: boolean | undefined;
                    critical_within_minutes?: number | undefined;
                };
                readonly issue: v.BooleanIssue | v.IntegerIssue<number> | v.MaxValueIssue<number, 240> | v.MinValueIssue<number, 5> | v.NumberIssue | v.ObjectIssue;
            } | undefined;
        }, undefined>;
    }, undefined>;
}, undefined>;
export type OnboardingResume = v.InferOutput<typeof onboardingResumeSchema>;

// ── onboarding/progress.d.ts
import { type OnboardingStep, type WorkStep } from './onboarding.schema.js';
/** Full per cents of the five steps before the end; an account that has only been created stands at 20 (domain model 2.15). */
export declare function progressPercentage(done: readonly OnboardingStep[]): number;
/** The first step that is still open, in the specification's order; `completed` when only finishing is left. */
export declare function nextStep(done: readonly OnboardingStep[]): WorkStep | 'completed';
/** The required steps that keep the set-up from being finished. */
export declare function openRequiredSteps(done: readonly OnboardingStep[]): WorkStep[];
/**
 * The done steps after one was saved, in order. A completed or skipped step is done; saving one that is done, in whatever state, never
 * takes it back, so progress never falls. A required step cannot be skipped.
 */
export declare function withStep(done: readonly OnboardingStep[], step: WorkStep, status: 'in_progress' | 'completed' | 'skipped'): OnboardingStep[];

// ── orders/index.d.ts
export * from './order.schema.js';
export * from './order.endpoints.js';
export { orderNumber } from './order-number.js';
export { canMoveOrderItem, orderItemMoves, orderStateOf } from './order-state.js';
export type { OrderItemMove } from './order-state.js';
export { planOrder } from './plan-order.js';
export type { OrderPlan, PlannedSpecimen, PlannedTest } from './plan-order.js';

// ── orders/order-number.d.ts
import type { CivilDate } from '../calendar/index.js';
/** An order's number, `ORD-YYYYMMDD-####`: the facility's day and the place in it, from 1. Given when the order is saved. */
export declare function orderNumber(day: CivilDate, place: number): string;

// ── orders/order-state.d.ts
import type { OrderItemState, OrderState } from './order.schema.js';
/** Every way an ordered test may change state (domain model 2.14). A rejected item is ordered again as a new one. */
export declare const orderItemMoves: {
    readonly collect: {
        readonly from: readonly ["ordered"];
        readonly to: 'collected';
    };
    readonly receive: {
        readonly from: readonly ["collected"];
        readonly to: 'received';
    };
    readonly start: {
        readonly from: readonly ["received"];
        readonly to: 'in_process';
    };
    readonly result: {
        readonly from: readonly ["received", "in_process"];
        readonly to: 'resulted';
    };
    readonly verify: {
        readonly from: readonly ["resulted"];
        readonly to: 'verified';
    };
    readonly release: {
        readonly from: readonly ["verified"];
        readonly to: 'released';
    };
    readonly cancel: {
        readonly from: readonly ["ordered", "collected", "received"];
        readonly to: 'cancelled';
    };
    readonly reject: {
        readonly from: readonly ["collected", "received"];
        readonly to: 'rejected';
    };
    readonly mark_as_error: {
        readonly from: readonly ["ordered", "collected", "received", "in_process", "resulted", "verified"];
        readonly to: 'entered_in_error';
    };
};
export type OrderItemMove = keyof typeof orderItemMoves;
export declare function canMoveOrderItem(state: OrderItemState, move: OrderItemMove): boolean;
/**
 * The state of an order, derived from its items and never stored. Cancelled, rejected and mistaken items do not hold an order back; an order
 * is not completed while somebody must still be told of a critical result.
 */
export declare function orderStateOf(items: readonly OrderItemState[], { criticalTaskOpen }?: {
    criticalTaskOpen?: boolean;
}): OrderState;

// ── orders/order.endpoints.d.ts
import * as v from 'valibot';
export declare const listOrders: {
    readonly id: "orders.list";
    readonly method: "GET";
    readonly path: "/test-orders";
    readonly summary: "Orders, newest first.";
    readonly access: {
        anyOf: readonly ["create_orders", "collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly ordered_by: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
            readonly clinical_info: v.StringSchema<undefined>;
            readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly items: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
                readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
                readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const placeOrder: {
    readonly id: "orders.place";
    readonly method: "POST";
    readonly path: "/test-orders";
    readonly summary: "Order tests; the specimens to collect are derived and numbered.";
    readonly access: {
        readonly anyOf: readonly ["create_orders"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly patient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name at least one test">, v.MaxLengthAction<string[], 50, "must name at most 50 tests">]>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly ordered_by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly clinical_info: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly ordered_by: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
        readonly clinical_info: v.StringSchema<undefined>;
        readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
            readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
};
export declare const readOrder: {
    readonly id: "orders.read";
    readonly method: "GET";
    readonly path: "/test-orders/{id}";
    readonly summary: "One order with its items.";
    readonly access: {
        anyOf: readonly ["create_orders", "collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly ordered_by: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
        readonly clinical_info: v.StringSchema<undefined>;
        readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
            readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const orderEndpoints: readonly [{
    readonly id: "orders.list";
    readonly method: "GET";
    readonly path: "/test-orders";
    readonly summary: "Orders, newest first.";
    readonly access: {
        anyOf: readonly ["create_orders", "collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly patient_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly ordered_by: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
            readonly clinical_info: v.StringSchema<undefined>;
            readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly items: v.ArraySchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
                readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
                readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "orders.place";
    readonly method: "POST";
    readonly path: "/test-orders";
    readonly summary: "Order tests; the specimens to collect are derived and numbered.";
    readonly access: {
        readonly anyOf: readonly ["create_orders"];
    };
    readonly body: v.StrictObjectSchema<{
        readonly patient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name at least one test">, v.MaxLengthAction<string[], 50, "must name at most 50 tests">]>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly ordered_by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly clinical_info: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly ordered_by: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
        readonly clinical_info: v.StringSchema<undefined>;
        readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
            readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
}, {
    readonly id: "orders.read";
    readonly method: "GET";
    readonly path: "/test-orders/{id}";
    readonly summary: "One order with its items.";
    readonly access: {
        anyOf: readonly ["create_orders", "collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly ordered_by: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
        readonly clinical_info: v.StringSchema<undefined>;
        readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
            readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}];

// ── orders/order.schema.d.ts
import * as v from 'valibot';
/** FHIR request-priority. */
export declare const priorities: readonly ['routine', 'urgent', 'asap', 'stat'];
export type Priority = (typeof priorities)[number];
/** Domain model 2.14. */
export declare const orderItemStates: readonly ['ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released', 'cancelled', 'rejected', 'entered_in_error'];
export type OrderItemState = (typeof orderItemStates)[number];
/** Derived from the items, never stored. */
export declare const orderStates: readonly ['placed', 'in_progress', 'partially_released', 'completed', 'cancelled'];
export type OrderState = (typeof orderStates)[number];
export declare const orderItemSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    /** The panel through which it was ordered, if any. */
    readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
    readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
}, undefined>;
export declare const orderSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly order_number: v.StringSchema<undefined>;
    readonly patient: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly full_name: v.StringSchema<undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly birth_date: v.StringSchema<undefined>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
    }, undefined>;
    readonly ordered_by: v.StringSchema<undefined>;
    readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
    readonly status: v.PicklistSchema<readonly ["placed", "in_progress", "partially_released", "completed", "cancelled"], undefined>;
    readonly clinical_info: v.StringSchema<undefined>;
    readonly requested_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly items: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly test_parameter_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        /** The panel through which it was ordered, if any. */
        readonly panel_code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly code: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["ordered", "collected", "received", "in_process", "resulted", "verified", "released", "cancelled", "rejected", "entered_in_error"], undefined>;
        readonly sample_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly result_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type Order = v.InferOutput<typeof orderSchema>;
export type OrderItem = v.InferOutput<typeof orderItemSchema>;
export declare const placeOrderBody: v.StrictObjectSchema<{
    readonly patient_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    /** Tests and panels; a test that comes in twice is ordered once. */
    readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>, v.MinLengthAction<string[], 1, "must name at least one test">, v.MaxLengthAction<string[], 50, "must name at most 50 tests">]>;
    readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
    /** Who asked for it; may be an outside doctor. */
    readonly ordered_by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly clinical_info: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>;

// ── orders/plan-order.d.ts
import type { TestParameter } from '../catalogue/index.js';
/** A test of an order, and the panel through which it came in. */
export interface PlannedTest {
    test: TestParameter;
    panel_code: string | null;
}
/** One container to fill, and the tests it is for. */
export interface PlannedSpecimen {
    /** HL7 v2-0487. */
    type: string;
    container: string;
    tests: TestParameter[];
}
export interface OrderPlan {
    /** Each test once, in the order it first came in. */
    tests: PlannedTest[];
    /** Tests that came in more than once and are ordered once. */
    collapsed: TestParameter[];
    /** What cannot be ordered: ids without a test, and panel members that are not offered. */
    refused: string[];
    specimens: PlannedSpecimen[];
}
/**
 * What a choice of tests and panels comes to: panels give way to their members, a test that comes in twice is ordered once, and the
 * containers follow from the tests (domain model 2.4). The screen shows the same plan before saving that the server saves.
 *
 * @param chosen ids of tests and panels, in the order chosen.
 * @param catalogue the facility's tests; only active ones can be ordered.
 */
export declare function planOrder(chosen: readonly string[], catalogue: readonly TestParameter[]): OrderPlan;

// ── patients/age.d.ts
import { type CivilDate } from '../calendar/index.js';
import type { Age } from '../catalogue/test-parameter.schema.js';
/**
 * Full days, weeks, months or years lived on a date, by the calendar and not by average lengths: a person turns 18 on the birthday.
 * Somebody born on 29 February gets older on 1 March in other years. Negative before birth. Hours are not offered: a date of birth has no time.
 */
export declare function ageIn(unit: Exclude<Age['unit'], 'h'>, birth: CivilDate, on: CivilDate): number;
/**
 * An age as people say it: days in the first four weeks, weeks in the first three months, months in the first two years, then years.
 * Nothing before birth.
 */
export declare function displayAge(birth: CivilDate, on: CivilDate): Age | undefined;

// ── patients/full-name.d.ts
/** A name as lists and labels show it, family name first: `Okoro, Daniel`. People with a single name have just that. */
export declare function fullName({ family_name, given_name }: {
    family_name: string;
    given_name: string;
}): string;

// ── patients/index.d.ts
export * from './patient.schema.js';
export * from './patient.endpoints.js';
export { ageIn, displayAge } from './age.js';
export { fullName } from './full-name.js';
export { matchesName, normaliseName, phoneDigits } from './name-search.js';
export { typedName } from './typed-name.js';

// ── patients/name-search.d.ts
/**
 * A name as it is searched and compared for duplicates: lower case, without accents, apostrophes joined, every other mark a space. The server
 * keeps it beside the name, so that an index can find it.
 */
export declare function normaliseName(name: string): string;
/** Whether every word of a query begins some word of a name, in any order: `ada test` finds `Testwell, Ada`. An empty query finds nobody. */
export declare function matchesName(query: string, name: string): boolean;
/** The digits of a phone number, for comparing however it was written. */
export declare function phoneDigits(phone: string): string;

// ── patients/patient.endpoints.d.ts
import * as v from 'valibot';
export declare const searchPatients: {
    readonly id: "patients.search";
    readonly method: "GET";
    readonly path: "/patients";
    readonly summary: "Find patients by number, name in any order, phone digits or birth date.";
    readonly access: {
        anyOf: readonly ["register_patients", "create_orders", "collect_samples", "view_results", "enter_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
            readonly has_portal_account: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const registerPatient: {
    readonly id: "patients.register";
    readonly method: "POST";
    readonly path: "/patients";
    readonly summary: "Register a patient; the same name and birth date needs a reason.";
    readonly access: {
        readonly anyOf: readonly ["register_patients"];
    };
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "must be 1 to 20 letters, digits or hyphens">]>, undefined>;
        readonly different_person_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>, v.BaseValidation<{
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }, {
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }, v.CheckIssue<{
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["duplicate", "possible_duplicate_patient", "quota_exceeded"];
};
export declare const readPatient: {
    readonly id: "patients.read";
    readonly method: "GET";
    readonly path: "/patients/{id}";
    readonly summary: "One patient.";
    readonly access: {
        readonly anyOf: readonly ["register_patients", "create_orders", "collect_samples", "view_results", "enter_results"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const invitePatient: {
    readonly id: "patients.invite";
    readonly method: "POST";
    readonly path: "/patients/{id}/portal-account";
    readonly summary: "Give a patient an account; the link to set the password is mailed.";
    readonly access: {
        readonly anyOf: readonly ["register_patients"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["not_found", "duplicate"];
};
export declare const patientEndpoints: readonly [{
    readonly id: "patients.search";
    readonly method: "GET";
    readonly path: "/patients";
    readonly summary: "Find patients by number, name in any order, phone digits or birth date.";
    readonly access: {
        anyOf: readonly ["register_patients", "create_orders", "collect_samples", "view_results", "enter_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
            readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
            readonly has_portal_account: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "patients.register";
    readonly method: "POST";
    readonly path: "/patients";
    readonly summary: "Register a patient; the same name and birth date needs a reason.";
    readonly access: {
        readonly anyOf: readonly ["register_patients"];
    };
    readonly body: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "must be 1 to 20 letters, digits or hyphens">]>, undefined>;
        readonly different_person_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>, v.BaseValidation<{
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }, {
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }, v.CheckIssue<{
        family_name: string;
        given_name: string;
        gender: "female" | "male" | "other" | "unknown";
        sex_for_ranges: "female" | "male" | "unknown";
        birth_date: string;
        phone: string;
        email: string;
        mrn?: string | undefined;
        different_person_reason?: string | undefined;
    }>>]>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["duplicate", "possible_duplicate_patient", "quota_exceeded"];
}, {
    readonly id: "patients.read";
    readonly method: "GET";
    readonly path: "/patients/{id}";
    readonly summary: "One patient.";
    readonly access: {
        readonly anyOf: readonly ["register_patients", "create_orders", "collect_samples", "view_results", "enter_results"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "patients.invite";
    readonly method: "POST";
    readonly path: "/patients/{id}/portal-account";
    readonly summary: "Give a patient an account; the link to set the password is mailed.";
    readonly access: {
        readonly anyOf: readonly ["register_patients"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    }, undefined>;
    readonly status: 202;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly full_name: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
        readonly has_portal_account: v.BooleanSchema<undefined>;
    }, undefined>;
    readonly creates: true;
    readonly problems: readonly ["not_found", "duplicate"];
}];

// ── patients/patient.schema.d.ts
import * as v from 'valibot';
/** FHIR administrative-gender. */
export declare const genders: readonly ['male', 'female', 'other', 'unknown'];
/** Which intervals apply; `unknown` matches only intervals for any sex. */
export declare const sexesForRanges: readonly ['male', 'female', 'unknown'];
export declare const registerPatientBody: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
    readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
    readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
    /** Left out: the facility's next number. */
    readonly mrn: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "must be 1 to 20 letters, digits or hyphens">]>, undefined>;
    /** Set after the warning that a patient with this name and birth date exists; kept on the record. */
    readonly different_person_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
}, undefined>, v.BaseValidation<{
    family_name: string;
    given_name: string;
    gender: "female" | "male" | "other" | "unknown";
    sex_for_ranges: "female" | "male" | "unknown";
    birth_date: string;
    phone: string;
    email: string;
    mrn?: string | undefined;
    different_person_reason?: string | undefined;
}, {
    family_name: string;
    given_name: string;
    gender: "female" | "male" | "other" | "unknown";
    sex_for_ranges: "female" | "male" | "unknown";
    birth_date: string;
    phone: string;
    email: string;
    mrn?: string | undefined;
    different_person_reason?: string | undefined;
}, v.CheckIssue<{
    family_name: string;
    given_name: string;
    gender: "female" | "male" | "other" | "unknown";
    sex_for_ranges: "female" | "male" | "unknown";
    birth_date: string;
    phone: string;
    email: string;
    mrn?: string | undefined;
    different_person_reason?: string | undefined;
}>>]>;
export declare const patientSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
    readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
    readonly birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an existing date, written YYYY-MM-DD">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly email: v.UnionSchema<[v.LiteralSchema<"", undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>], undefined>;
    readonly mrn: v.StringSchema<undefined>;
    /** Family name first, as on labels and lists. */
    readonly full_name: v.StringSchema<undefined>;
    readonly status: v.PicklistSchema<["active", "inactive", "merged"], undefined>;
    /** Whether the person has an account to read the own results. */
    readonly has_portal_account: v.BooleanSchema<undefined>;
}, undefined>;
export type Patient = v.InferOutput<typeof patientSchema>;
/** Enough to tell two people apart, wherever a patient is named. */
export declare const patientSummarySchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly full_name: v.StringSchema<undefined>;
    readonly mrn: v.StringSchema<undefined>;
    readonly birth_date: v.StringSchema<undefined>;
    readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
    readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
}, undefined>;
export type PatientSummary = v.InferOutput<typeof patientSummarySchema>;
/** How a patient is given an account: the person sets the password through the mailed link. */
export declare const portalAccountBody: v.StrictObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
}, undefined>;

// ── patients/typed-name.d.ts
/**
 * A name as somebody typed it into a search, parted for a registration: at the comma, else the last word is the family name. Undefined
 * where it is no name, such as a number. A guess to begin with, which the person who registers sees and corrects.
 */
export declare function typedName(query: string): {
    family_name: string;
    given_name: string;
} | undefined;

// ── results/index.d.ts
export * from './result.schema.js';
export * from './result.endpoints.js';
export { interpret } from './interpretation.js';
export type { InterpretedTest, Interpretation } from './interpretation.js';
export { parseValue } from './parse-value.js';
export type { Comparator, ParsedValue } from './parse-value.js';
export { canMoveResult, isReported, refusesEntry, refusesVerification, resultMoves } from './transitions.js';
export type { ResultMove, VerifiedResult } from './transitions.js';

// ── results/interpretation.d.ts
import { type IntervalContext } from '../catalogue/interval-selection.js';
import type { RangeRow, TestDefinition } from '../catalogue/test-parameter.schema.js';
import { type Comparator } from './parse-value.js';
import type { Flag, FlagReason } from './result.schema.js';
/** As much of a test as an interpretation needs. */
export type InterpretedTest = Pick<TestDefinition, 'result_type' | 'ranges' | 'coded_values' | 'plausible'>;
/** What a value means for this patient. A null flag is undecided, with the reason: never normal. */
export interface Interpretation {
    flag: Flag | null;
    flag_reason: FlagReason;
    critical: boolean;
    /** The reference interval that applies, to be kept with the result. */
    range: RangeRow | null;
    comparator: Comparator | null;
    /** False: entry asks for a reason first. */
    plausible: boolean;
}
/**
 * Reads a value and flags it by the intervals that apply to the patient at collection: plausible first (which only asks), then critical, then
 * reference (domain model 2.1.1). A value with a comparator is flagged only when everything it says lies on one side; while it might be
 * critical it is left undecided, for a person to look at.
 */
export declare function interpret(valueText: string, test: InterpretedTest, context: IntervalContext, options?: {
    decimalMark?: '.' | ',';
}): Interpretation;

// ── results/parse-value.d.ts
export type Comparator = '<' | '<=' | '>=' | '>';
/** A value as typed or received, read. `number` is decimal text with a point; `missing` is never zero. */
export type ParsedValue = {
    kind: 'number';
    number: string;
    comparator: Comparator | null;
} | {
    kind: 'text';
} | {
    kind: 'missing';
};
/**
 * Reads a result. A decimal comma is read only where the facility's language writes one (`decimalMark`); elsewhere `4,2` is text, never 42.
 * Thousands separators are never read. An empty value is missing, not 0 (domain model 5).
 */
export declare function parseValue(text: string, { decimalMark }?: {
    decimalMark?: '.' | ',';
}): ParsedValue;

// ── results/result.endpoints.d.ts
import * as v from 'valibot';
export declare const listResults: {
    readonly id: "results.list";
    readonly method: "GET";
    readonly path: "/test-results";
    readonly summary: "The work list: results by state, urgent first, then oldest.";
    readonly access: {
        anyOf: readonly ["enter_results", "verify_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>, undefined>;
        readonly order_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly sample_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        /** Only on specimens that have reached the laboratory: what can be entered now. */
        readonly arrived: v.OptionalSchema<v.LiteralSchema<"true", undefined>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const enterResults: {
    readonly id: "results.enter";
    readonly method: "POST";
    readonly path: "/test-results/enter";
    readonly summary: "Enter values; each is flagged by the interval that applies to the patient at collection.";
    readonly access: {
        readonly anyOf: readonly ["enter_results"];
    };
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly value_text: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
            readonly override_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
        }, undefined>, undefined>, v.MinLengthAction<{
            id: string;
            version: number;
            value_text: string;
            comment?: string | undefined;
            override_reason?: string | undefined;
        }[], 1, "must hold at least one value">, v.MaxLengthAction<{
            id: string;
            version: number;
            value_text: string;
            comment?: string | undefined;
            override_reason?: string | undefined;
        }[], 100, "must hold at most 100 values">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "version_stale", "result_state", "sample_not_usable", "implausible_value"];
};
export declare const verifyResults: {
    readonly id: "results.verify";
    readonly method: "POST";
    readonly path: "/test-results/verify";
    readonly summary: "Verify entered results; never the own ones. Verified results are released to report and portal.";
    readonly access: {
        readonly anyOf: readonly ["verify_results"];
    };
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        }, undefined>, undefined>, v.MinLengthAction<{
            id: string;
            version: number;
        }[], 1, "must name at least one result">, v.MaxLengthAction<{
            id: string;
            version: number;
        }[], 100, "must name at most 100 results">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "version_stale", "result_state", "verifier_is_enterer"];
};
export declare const downloadReport: {
    readonly id: "results.download";
    readonly method: "GET";
    readonly path: "/test-results/{id}/download";
    readonly summary: "The report of the whole order as a PDF.";
    readonly access: {
        readonly anyOf: readonly ["verify_results", "view_results"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "application/pdf";
    };
    readonly problems: readonly ["not_found", "report_not_ready"];
};
export declare const listPatientResults: {
    readonly id: "results.of-patient";
    readonly method: "GET";
    readonly path: "/patients/{id}/test-results";
    readonly summary: "A patient's released results, newest first.";
    readonly access: {
        readonly anyOf: readonly ["view_results", "register_patients"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly query: v.ObjectSchema<{
        cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly test_name: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly corrected: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const resultEndpoints: readonly [{
    readonly id: "results.list";
    readonly method: "GET";
    readonly path: "/test-results";
    readonly summary: "The work list: results by state, urgent first, then oldest.";
    readonly access: {
        anyOf: readonly ["enter_results", "verify_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>, undefined>;
        readonly order_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly sample_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        /** Only on specimens that have reached the laboratory: what can be entered now. */
        readonly arrived: v.OptionalSchema<v.LiteralSchema<"true", undefined>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "results.enter";
    readonly method: "POST";
    readonly path: "/test-results/enter";
    readonly summary: "Enter values; each is flagged by the interval that applies to the patient at collection.";
    readonly access: {
        readonly anyOf: readonly ["enter_results"];
    };
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly value_text: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
            readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
            readonly override_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
        }, undefined>, undefined>, v.MinLengthAction<{
            id: string;
            version: number;
            value_text: string;
            comment?: string | undefined;
            override_reason?: string | undefined;
        }[], 1, "must hold at least one value">, v.MaxLengthAction<{
            id: string;
            version: number;
            value_text: string;
            comment?: string | undefined;
            override_reason?: string | undefined;
        }[], 100, "must hold at most 100 values">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "version_stale", "result_state", "sample_not_usable", "implausible_value"];
}, {
    readonly id: "results.verify";
    readonly method: "POST";
    readonly path: "/test-results/verify";
    readonly summary: "Verify entered results; never the own ones. Verified results are released to report and portal.";
    readonly access: {
        readonly anyOf: readonly ["verify_results"];
    };
    readonly afterTrial: "open";
    readonly body: v.StrictObjectSchema<{
        readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
            id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        }, undefined>, undefined>, v.MinLengthAction<{
            id: string;
            version: number;
        }[], 1, "must name at least one result">, v.MaxLengthAction<{
            id: string;
            version: number;
        }[], 100, "must name at most 100 results">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly test: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
                readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
                readonly decimals: v.NumberSchema<undefined>;
                readonly coded_values: v.ArraySchema<v.ObjectSchema<{
                    readonly code: v.StringSchema<undefined>;
                    readonly display: v.StringSchema<undefined>;
                    readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
                }, undefined>, undefined>;
                readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>;
            readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
            readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly comment: v.StringSchema<undefined>;
            readonly entered_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly verified_by: v.NullableSchema<v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "version_stale", "result_state", "verifier_is_enterer"];
}, {
    readonly id: "results.download";
    readonly method: "GET";
    readonly path: "/test-results/{id}/download";
    readonly summary: "The report of the whole order as a PDF.";
    readonly access: {
        readonly anyOf: readonly ["verify_results", "view_results"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "application/pdf";
    };
    readonly problems: readonly ["not_found", "report_not_ready"];
}, {
    readonly id: "results.of-patient";
    readonly method: "GET";
    readonly path: "/patients/{id}/test-results";
    readonly summary: "A patient's released results, newest first.";
    readonly access: {
        readonly anyOf: readonly ["view_results", "register_patients"];
        readonly ownPatient: true;
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly query: v.ObjectSchema<{
        cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly test_name: v.StringSchema<undefined>;
            readonly specimen_type: v.StringSchema<undefined>;
            readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
            readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
            readonly critical: v.BooleanSchema<undefined>;
            readonly range: v.NullableSchema<v.ObjectSchema<{
                readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
                readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
                readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
                readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
                readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
                readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
                readonly age_min: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly age_max: v.NullableSchema<v.ObjectSchema<{
                    readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
                    readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
                }, undefined>, undefined>;
                readonly applies_to: v.StringSchema<undefined>;
                readonly source: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly corrected: v.BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}];

// ── results/result.schema.d.ts
import * as v from 'valibot';
/** Domain model 2.14. */
export declare const resultStates: readonly ['pending', 'entered', 'held', 'verified', 'released', 'amended', 'retest', 'superseded', 'not_calculated', 'cancelled', 'entered_in_error'];
export type ResultState = (typeof resultStates)[number];
/** HL7 v2-0078 / FHIR ObservationInterpretation. Null means undecided: never normal. */
export declare const flags: readonly ['LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND'];
export type Flag = (typeof flags)[number];
/** Why a flag is what it is, or why there is none. The screen and the report turn it into words. */
export declare const flagReasons: readonly ['within_reference', 'outside_reference', 'critical', 'coded_value', 'no_applicable_interval', 'comparator_undecidable', 'not_numeric', 'no_value'];
export type FlagReason = (typeof flagReasons)[number];
export declare const resultSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly order_item_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly order_number: v.StringSchema<undefined>;
    readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
    readonly sample_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly accession_number: v.StringSchema<undefined>;
    readonly specimen_type: v.StringSchema<undefined>;
    readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly patient: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly full_name: v.StringSchema<undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly birth_date: v.StringSchema<undefined>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
    }, undefined>;
    readonly test: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly code: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly result_type: v.PicklistSchema<["numeric", "ordinal", "coded", "text"], undefined>;
        readonly decimals: v.NumberSchema<undefined>;
        readonly coded_values: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly display: v.StringSchema<undefined>;
            readonly flag: v.PicklistSchema<["N", "A", "AA", "POS", "NEG", "IND"], undefined>;
        }, undefined>, undefined>;
        readonly loinc: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly status: v.PicklistSchema<readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled", "entered_in_error"], undefined>;
    /** Exactly as entered. */
    readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly comparator: v.NullableSchema<v.PicklistSchema<["<", "<=", ">=", ">"], undefined>, undefined>;
    readonly unit: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
    readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
    readonly critical: v.BooleanSchema<undefined>;
    /** The interval that applied to this patient at collection, kept with the result; null when none applies. */
    readonly range: v.NullableSchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly applies_to: v.StringSchema<undefined>;
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    /** What will apply, before a value is entered. */
    readonly applicable_range: v.NullableSchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly applies_to: v.StringSchema<undefined>;
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly comment: v.StringSchema<undefined>;
    readonly entered_by: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly name: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly entered_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly verified_by: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly name: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly verified_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
}, undefined>;
export type Result = v.InferOutput<typeof resultSchema>;
/** All or none: one refused value refuses the whole entry, and says which. */
export declare const enterResultsBody: v.StrictObjectSchema<{
    readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly value_text: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
        /** Needed when the value lies outside the plausible range. */
        readonly override_reason: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>, undefined>, v.MinLengthAction<{
        id: string;
        version: number;
        value_text: string;
        comment?: string | undefined;
        override_reason?: string | undefined;
    }[], 1, "must hold at least one value">, v.MaxLengthAction<{
        id: string;
        version: number;
        value_text: string;
        comment?: string | undefined;
        override_reason?: string | undefined;
    }[], 100, "must hold at most 100 values">]>;
}, undefined>;
export declare const verifyResultsBody: v.StrictObjectSchema<{
    readonly items: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    }, undefined>, undefined>, v.MinLengthAction<{
        id: string;
        version: number;
    }[], 1, "must name at least one result">, v.MaxLengthAction<{
        id: string;
        version: number;
    }[], 100, "must name at most 100 results">]>;
}, undefined>;
/** A result as its patient reads it: released values only, without the laboratory's own names for things. */
export declare const patientResultSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly order_number: v.StringSchema<undefined>;
    readonly test_name: v.StringSchema<undefined>;
    readonly specimen_type: v.StringSchema<undefined>;
    readonly value_text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly unit_display: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly flag: v.NullableSchema<v.PicklistSchema<readonly ["LL", "L", "N", "H", "HH", "A", "AA", "POS", "NEG", "IND"], undefined>, undefined>;
    readonly flag_reason: v.NullableSchema<v.PicklistSchema<readonly ["within_reference", "outside_reference", "critical", "coded_value", "no_applicable_interval", "comparator_undecidable", "not_numeric", "no_value"], undefined>, undefined>;
    readonly critical: v.BooleanSchema<undefined>;
    readonly range: v.NullableSchema<v.ObjectSchema<{
        readonly type: v.PicklistSchema<["reference", "critical", "therapeutic"], undefined>;
        readonly low: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly high: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a decimal number such as 4.10">]>, undefined>;
        readonly low_op: v.PicklistSchema<["lt", "le"], undefined>;
        readonly high_op: v.PicklistSchema<["gt", "ge"], undefined>;
        readonly text: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly sex: v.PicklistSchema<["any", "male", "female"], undefined>;
        readonly age_min: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly age_max: v.NullableSchema<v.ObjectSchema<{
            readonly value: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly unit: v.PicklistSchema<["h", "d", "wk", "mo", "a"], undefined>;
        }, undefined>, undefined>;
        readonly applies_to: v.StringSchema<undefined>;
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly released_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly corrected: v.BooleanSchema<undefined>;
}, undefined>;
export type PatientResult = v.InferOutput<typeof patientResultSchema>;

// ── results/transitions.d.ts
import type { ProblemCode } from '../http/index.js';
import type { SampleState } from '../samples/sample.schema.js';
import type { ResultState } from './result.schema.js';
/**
 * Every way a result may change state (domain model 2.14). A retested or amended version stays, as `superseded`; the amended result is a new
 * version, released again. `entered_in_error` is for the wrong patient.
 */
export declare const resultMoves: {
    readonly enter: {
        readonly from: readonly ["pending", "entered"];
        readonly to: 'entered';
    };
    readonly hold: {
        readonly from: readonly ["entered"];
        readonly to: 'held';
    };
    readonly resume: {
        readonly from: readonly ["held"];
        readonly to: 'entered';
    };
    readonly verify: {
        readonly from: readonly ["entered"];
        readonly to: 'verified';
    };
    readonly release: {
        readonly from: readonly ["verified", "amended"];
        readonly to: 'released';
    };
    readonly retest: {
        readonly from: readonly ["entered", "verified"];
        readonly to: 'retest';
    };
    readonly amend: {
        readonly from: readonly ["verified", "released"];
        readonly to: 'amended';
    };
    readonly supersede: {
        readonly from: readonly ["retest", "verified", "released"];
        readonly to: 'superseded';
    };
    readonly cancel: {
        readonly from: readonly ["pending", "entered"];
        readonly to: 'cancelled';
    };
    readonly give_up_calculation: {
        readonly from: readonly ["pending"];
        readonly to: 'not_calculated';
    };
    readonly recalculate: {
        readonly from: readonly ["not_calculated"];
        readonly to: 'pending';
    };
    readonly mark_as_error: {
        readonly from: readonly ["pending", "entered", "held", "verified", "released", "amended", "retest", "superseded", "not_calculated", "cancelled"];
        readonly to: 'entered_in_error';
    };
};
export type ResultMove = keyof typeof resultMoves;
export declare function canMoveResult(state: ResultState, move: ResultMove): boolean;
/** Why a value cannot be entered now, if so: only on a specimen that is in the laboratory, and never over a verified value. */
export declare function refusesEntry(result: ResultState, sample: SampleState): ProblemCode | undefined;
/** As much of a result as its verification needs. */
export interface VerifiedResult {
    status: ResultState;
    entered_by: {
        id: string;
    } | null;
}
/**
 * Why somebody cannot verify a result, if so. A second person looks at every value unless the facility decided otherwise
 * (domain model 2.6.1; SENAITE and OpenELIS default to the same).
 */
export declare function refusesVerification({ status, entered_by }: VerifiedResult, verifierId: string, facility: {
    self_verification: boolean;
}): ProblemCode | undefined;
/** Whether a result is on the report and in the patient's portal. */
export declare function isReported(state: ResultState): boolean;

// ── samples/accession-number.d.ts
import type { CivilDate } from '../calendar/index.js';
/** A specimen's number, `YYMMDD-####`: the facility's day and the place in it, from 1. Printable as Code 128. */
export declare function accessionNumber(day: CivilDate, place: number): string;
/** Whether scanned or typed text has the form of an accession number, so that a scan opens the specimen and not a name search. */
export declare function isAccessionNumber(text: string): boolean;

// ── samples/draw-order.d.ts
/**
 * Containers in the order in which they are filled at the chair, so that no additive is carried into a tube whose tests it would falsify
 * (CLSI GP41: citrate, serum, heparin, EDTA, fluoride). What is not drawn from a vein comes last.
 */
export declare const drawOrder: readonly ['citrate', 'plain', 'sst', 'heparin', 'edta', 'fluoride'];
/** The specimens in draw order; those that share a place keep theirs. */
export declare function inDrawOrder<S extends {
    container: string;
}>(samples: readonly S[]): S[];

// ── samples/index.d.ts
export * from './sample.schema.js';
export * from './sample.endpoints.js';
export { accessionNumber, isAccessionNumber } from './accession-number.js';
export { drawOrder, inDrawOrder } from './draw-order.js';
export { canMoveSample, refusesCollection, sampleMoves, takesLabel, takesResults } from './transitions.js';
export type { IdentityCheck, SampleMove } from './transitions.js';

// ── samples/sample.endpoints.d.ts
import * as v from 'valibot';
export declare const listSamples: {
    readonly id: "samples.list";
    readonly method: "GET";
    readonly path: "/samples";
    readonly summary: "Specimens, urgent first, then oldest; `q` is an accession number, patient number or name.";
    readonly access: {
        anyOf: readonly ["collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>, undefined>;
        readonly order_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly type: v.StringSchema<undefined>;
            readonly container: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
            readonly tests: v.ArraySchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly rejection: v.NullableSchema<v.ObjectSchema<{
                readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
                readonly note: v.StringSchema<undefined>;
                readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
                readonly by: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly events: v.ArraySchema<v.ObjectSchema<{
                readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
                readonly type: v.StringSchema<undefined>;
                readonly by: v.StringSchema<undefined>;
                readonly note: v.StringSchema<undefined>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
};
export declare const readSample: {
    readonly id: "samples.read";
    readonly method: "GET";
    readonly path: "/samples/{id}";
    readonly summary: "One specimen with its history.";
    readonly access: {
        anyOf: readonly ["collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
};
export declare const collectSample: {
    readonly id: "samples.collect";
    readonly method: "POST";
    readonly path: "/samples/{id}/collect";
    readonly summary: "Record the collection after confirming two identifiers.";
    readonly access: {
        readonly anyOf: readonly ["collect_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly identity_check: v.StrictObjectSchema<{
            readonly name: v.BooleanSchema<undefined>;
            readonly birth_date: v.BooleanSchema<undefined>;
        }, undefined>;
        readonly collected_at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable", "identity_not_confirmed"];
};
export declare const receiveSample: {
    readonly id: "samples.receive";
    readonly method: "POST";
    readonly path: "/samples/{id}/receive";
    readonly summary: "Record the arrival in the laboratory.";
    readonly access: {
        readonly anyOf: readonly ["receive_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable"];
};
export declare const rejectSample: {
    readonly id: "samples.reject";
    readonly method: "POST";
    readonly path: "/samples/{id}/reject";
    readonly summary: "Reject a specimen with its reason; its tests are ordered again.";
    readonly access: {
        readonly anyOf: readonly ["reject_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
        readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable"];
};
export declare const readSampleLabel: {
    readonly id: "samples.label";
    readonly method: "GET";
    readonly path: "/samples/{id}/label";
    readonly summary: "The specimen label (50.8 × 25.4 mm) with its Code 128; printing is recorded.";
    readonly access: {
        readonly anyOf: readonly ["collect_samples", "receive_samples"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "image/svg+xml";
    };
    readonly problems: readonly ["not_found", "sample_not_usable"];
};
export declare const sampleEndpoints: readonly [{
    readonly id: "samples.list";
    readonly method: "GET";
    readonly path: "/samples";
    readonly summary: "Specimens, urgent first, then oldest; `q` is an accession number, patient number or name.";
    readonly access: {
        anyOf: readonly ["collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly query: v.ObjectSchema<{
        readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>, undefined>;
        readonly order_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly items: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
            readonly accession_number: v.StringSchema<undefined>;
            readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly order_number: v.StringSchema<undefined>;
            readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
            readonly patient: v.ObjectSchema<{
                readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
                readonly full_name: v.StringSchema<undefined>;
                readonly mrn: v.StringSchema<undefined>;
                readonly birth_date: v.StringSchema<undefined>;
                readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
                readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
            }, undefined>;
            readonly type: v.StringSchema<undefined>;
            readonly container: v.StringSchema<undefined>;
            readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
            readonly tests: v.ArraySchema<v.ObjectSchema<{
                readonly code: v.StringSchema<undefined>;
                readonly name: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly rejection: v.NullableSchema<v.ObjectSchema<{
                readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
                readonly note: v.StringSchema<undefined>;
                readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
                readonly by: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly events: v.ArraySchema<v.ObjectSchema<{
                readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
                readonly type: v.StringSchema<undefined>;
                readonly by: v.StringSchema<undefined>;
                readonly note: v.StringSchema<undefined>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "samples.read";
    readonly method: "GET";
    readonly path: "/samples/{id}";
    readonly summary: "One specimen with its history.";
    readonly access: {
        anyOf: readonly ["collect_samples", "receive_samples", "enter_results", "view_results"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
}, {
    readonly id: "samples.collect";
    readonly method: "POST";
    readonly path: "/samples/{id}/collect";
    readonly summary: "Record the collection after confirming two identifiers.";
    readonly access: {
        readonly anyOf: readonly ["collect_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly identity_check: v.StrictObjectSchema<{
            readonly name: v.BooleanSchema<undefined>;
            readonly birth_date: v.BooleanSchema<undefined>;
        }, undefined>;
        readonly collected_at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable", "identity_not_confirmed"];
}, {
    readonly id: "samples.receive";
    readonly method: "POST";
    readonly path: "/samples/{id}/receive";
    readonly summary: "Record the arrival in the laboratory.";
    readonly access: {
        readonly anyOf: readonly ["receive_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable"];
}, {
    readonly id: "samples.reject";
    readonly method: "POST";
    readonly path: "/samples/{id}/reject";
    readonly summary: "Reject a specimen with its reason; its tests are ordered again.";
    readonly access: {
        readonly anyOf: readonly ["reject_samples"];
    };
    readonly afterTrial: "open";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
        readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly accession_number: v.StringSchema<undefined>;
        readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly order_number: v.StringSchema<undefined>;
        readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
        readonly patient: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly full_name: v.StringSchema<undefined>;
            readonly mrn: v.StringSchema<undefined>;
            readonly birth_date: v.StringSchema<undefined>;
            readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
            readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
        }, undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
        readonly tests: v.ArraySchema<v.ObjectSchema<{
            readonly code: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly rejection: v.NullableSchema<v.ObjectSchema<{
            readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
            readonly note: v.StringSchema<undefined>;
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly by: v.StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly events: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly type: v.StringSchema<undefined>;
            readonly by: v.StringSchema<undefined>;
            readonly note: v.StringSchema<undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly versioned: true;
    readonly problems: readonly ["not_found", "sample_not_usable"];
}, {
    readonly id: "samples.label";
    readonly method: "GET";
    readonly path: "/samples/{id}/label";
    readonly summary: "The specimen label (50.8 × 25.4 mm) with its Code 128; printing is recorded.";
    readonly access: {
        readonly anyOf: readonly ["collect_samples", "receive_samples"];
    };
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: {
        readonly file: "image/svg+xml";
    };
    readonly problems: readonly ["not_found", "sample_not_usable"];
}];

// ── samples/sample.schema.d.ts
import * as v from 'valibot';
/** Domain model 2.14. */
export declare const sampleStates: readonly ['expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred'];
export type SampleState = (typeof sampleStates)[number];
/** HL7 v2-0490 specimen reject reasons. */
export declare const rejectionCodes: readonly ['EX', 'QS', 'RB', 'RC', 'RE', 'RH', 'RI', 'RM', 'RN', 'RR', 'RS'];
export declare const sampleEventSchema: v.ObjectSchema<{
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly type: v.StringSchema<undefined>;
    readonly by: v.StringSchema<undefined>;
    readonly note: v.StringSchema<undefined>;
}, undefined>;
export declare const sampleSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    /** `YYMMDD-####`; also what the label's Code 128 says. */
    readonly accession_number: v.StringSchema<undefined>;
    readonly order_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly order_number: v.StringSchema<undefined>;
    readonly priority: v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>;
    readonly patient: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly full_name: v.StringSchema<undefined>;
        readonly mrn: v.StringSchema<undefined>;
        readonly birth_date: v.StringSchema<undefined>;
        readonly gender: v.PicklistSchema<readonly ["male", "female", "other", "unknown"], undefined>;
        readonly sex_for_ranges: v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>;
    }, undefined>;
    /** HL7 v2-0487. */
    readonly type: v.StringSchema<undefined>;
    readonly container: v.StringSchema<undefined>;
    readonly status: v.PicklistSchema<readonly ["expected", "collected", "in_transit", "received", "in_testing", "stored", "disposed", "rejected", "lost", "referred"], undefined>;
    readonly tests: v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly collected_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly collected_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly received_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly received_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly rejection: v.NullableSchema<v.ObjectSchema<{
        readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
        readonly note: v.StringSchema<undefined>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly by: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly events: v.ArraySchema<v.ObjectSchema<{
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly type: v.StringSchema<undefined>;
        readonly by: v.StringSchema<undefined>;
        readonly note: v.StringSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type Sample = v.InferOutput<typeof sampleSchema>;
/** Two identifiers, confirmed with the person at the chair (CLSI GP33). */
export declare const collectSampleBody: v.StrictObjectSchema<{
    readonly identity_check: v.StrictObjectSchema<{
        readonly name: v.BooleanSchema<undefined>;
        readonly birth_date: v.BooleanSchema<undefined>;
    }, undefined>;
    /** Left out: now. */
    readonly collected_at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
}, undefined>;
export declare const receiveSampleBody: v.StrictObjectSchema<{
    readonly note: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
}, undefined>;
export declare const rejectSampleBody: v.StrictObjectSchema<{
    readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], undefined>;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>;

// ── samples/transitions.d.ts
import type { ProblemCode } from '../http/index.js';
import type { SampleState } from './sample.schema.js';
/** Every way a specimen may change state (domain model 2.14). */
export declare const sampleMoves: {
    readonly collect: {
        readonly from: readonly ["expected"];
        readonly to: 'collected';
    };
    readonly send: {
        readonly from: readonly ["collected"];
        readonly to: 'in_transit';
    };
    readonly receive: {
        readonly from: readonly ["collected", "in_transit"];
        readonly to: 'received';
    };
    readonly reject: {
        readonly from: readonly ["collected", "in_transit", "received"];
        readonly to: 'rejected';
    };
    readonly test: {
        readonly from: readonly ["received"];
        readonly to: 'in_testing';
    };
    readonly store: {
        readonly from: readonly ["in_testing"];
        readonly to: 'stored';
    };
    readonly retest: {
        readonly from: readonly ["stored"];
        readonly to: 'in_testing';
    };
    readonly dispose: {
        readonly from: readonly ["stored"];
        readonly to: 'disposed';
    };
    readonly lose: {
        readonly from: readonly ["collected", "in_transit", "stored"];
        readonly to: 'lost';
    };
    readonly refer: {
        readonly from: readonly ["received"];
        readonly to: 'referred';
    };
};
export type SampleMove = keyof typeof sampleMoves;
export declare function canMoveSample(state: SampleState, move: SampleMove): boolean;
/** Two identifiers, confirmed with the person. */
export interface IdentityCheck {
    name: boolean;
    birth_date: boolean;
}
/** Why a specimen cannot be collected now, if so. Both identifiers must be confirmed first (CLSI GP33; CLIA 493.1291(c)). */
export declare function refusesCollection(state: SampleState, check: IdentityCheck): ProblemCode | undefined;
/** Whether results may be entered on a specimen: it has reached the laboratory and was neither rejected, lost nor disposed of. */
export declare function takesResults(state: SampleState): boolean;
/** A label is printed at the chair, and again until the specimen is out of use; never for one that was turned down. */
export declare function takesLabel(state: SampleState): boolean;

// ── second-factor/index.d.ts
export * from './second-factor.endpoints.js';
export type { AccountSecurity } from './second-factor.schema.js';

// ── second-factor/second-factor.endpoints.d.ts
import * as v from 'valibot';
export declare const finishSignIn: {
    readonly id: "identity.finish-sign-in";
    readonly method: "POST";
    readonly path: "/auth/second-step";
    readonly summary: "The second step of signing in: a code of the authenticator app, a recovery code or a passkey.";
    readonly access: "public";
    readonly body: v.UnionSchema<[v.StrictObjectSchema<{
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>, v.StrictObjectSchema<{
        readonly passkey: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly type: v.LiteralSchema<"public-key", undefined>;
            readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
            readonly response: v.ObjectSchema<{
                readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly authenticatorData: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly signature: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly userHandle: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>, undefined>, undefined>;
            }, undefined>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["code_refused", "second_step_over"];
    readonly limit: "sign-in";
};
export declare const beginPasskeyStep: {
    readonly id: "identity.begin-passkey-step";
    readonly method: "POST";
    readonly path: "/auth/second-step/passkey";
    readonly summary: "What the browser needs to sign in with a passkey as the second step.";
    readonly access: "public";
    readonly answer: v.LooseObjectSchema<{
        readonly challenge: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["second_step_over"];
    readonly limit: "sign-in";
};
export declare const readAccountSecurity: {
    readonly id: "identity.read-account-security";
    readonly method: "GET";
    readonly path: "/auth/security";
    readonly summary: "Which second steps the own account has.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly authenticator: v.NullableSchema<v.ObjectSchema<{
            readonly since: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        }, undefined>, undefined>;
        readonly passkeys: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly name: v.StringSchema<undefined>;
            readonly host: v.StringSchema<undefined>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly last_used_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
        readonly recovery_codes_left: v.NumberSchema<undefined>;
        readonly required: v.BooleanSchema<undefined>;
    }, undefined>;
};
export declare const beginAuthenticator: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.begin-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator";
    readonly summary: "Begin to use an authenticator app: a new secret for it. It counts once a code of it is confirmed.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly secret: v.StringSchema<undefined>;
        readonly uri: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "conflict"];
    readonly limit: "sign-in";
};
export declare const confirmAuthenticator: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.confirm-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator/confirm";
    readonly summary: "Confirm the authenticator app by a code of it; answers the recovery codes with the first second step.";
    readonly body: v.StrictObjectSchema<{
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["code_refused", "conflict"];
    readonly limit: "sign-in";
};
export declare const removeAuthenticator: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.remove-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator/remove";
    readonly summary: "Ask no codes of the authenticator app any more.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "code_refused", "conflict"];
    readonly limit: "sign-in";
};
export declare const beginPasskey: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.begin-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys/begin";
    readonly summary: "What the browser needs to make a passkey for this address.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.LooseObjectSchema<{
        readonly challenge: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused"];
    readonly limit: "sign-in";
};
export declare const addPasskey: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.add-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys";
    readonly summary: "Keep a passkey under a name; answers the recovery codes with the first second step.";
    readonly body: v.StrictObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly passkey: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly type: v.LiteralSchema<"public-key", undefined>;
            readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
            readonly response: v.ObjectSchema<{
                readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly attestationObject: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly transports: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 30, undefined>]>, undefined>, readonly []>;
            }, undefined>;
        }, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["passkey_refused", "duplicate"];
    readonly limit: "sign-in";
};
export declare const removePasskey: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.remove-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys/{id}/remove";
    readonly summary: "Take a passkey away.";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly problems: readonly ["not_found", "password_refused", "code_refused"];
    readonly limit: "sign-in";
};
export declare const renewRecoveryCodes: {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.renew-recovery-codes";
    readonly method: "POST";
    readonly path: "/auth/security/recovery-codes";
    readonly summary: "Ten new recovery codes; the old ones end.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "code_refused", "conflict"];
    readonly limit: "sign-in";
};
export declare const secondFactorEndpoints: readonly [{
    readonly id: "identity.finish-sign-in";
    readonly method: "POST";
    readonly path: "/auth/second-step";
    readonly summary: "The second step of signing in: a code of the authenticator app, a recovery code or a passkey.";
    readonly access: "public";
    readonly body: v.UnionSchema<[v.StrictObjectSchema<{
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>, v.StrictObjectSchema<{
        readonly passkey: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly type: v.LiteralSchema<"public-key", undefined>;
            readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
            readonly response: v.ObjectSchema<{
                readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly authenticatorData: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly signature: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly userHandle: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>, undefined>, undefined>;
            }, undefined>;
        }, undefined>;
    }, undefined>], undefined>;
    readonly answer: v.ObjectSchema<{
        readonly access_token: v.StringSchema<undefined>;
        readonly token_type: v.LiteralSchema<"bearer", undefined>;
        readonly expires_in: v.NumberSchema<undefined>;
        readonly user: v.ObjectSchema<{
            readonly language: v.NullableSchema<v.PicklistSchema<readonly ["en", "fr", "es", "pt", "ar"], undefined>, undefined>;
            readonly color_scheme: v.NullableSchema<v.PicklistSchema<["light", "dark"], undefined>, undefined>;
            readonly density: v.PicklistSchema<["comfortable", "compact"], undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly email: v.StringSchema<undefined>;
            readonly full_name: v.StringSchema<undefined>;
            readonly username: v.StringSchema<undefined>;
            readonly role: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>;
            readonly tenant_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly preferences: v.ObjectSchema<{
                readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            }, undefined>;
            readonly email_verified: v.BooleanSchema<undefined>;
            readonly patient_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
            readonly needs_second_factor: v.BooleanSchema<undefined>;
            readonly version: v.NumberSchema<undefined>;
        }, undefined>;
    }, undefined>;
    readonly problems: readonly ["code_refused", "second_step_over"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.begin-passkey-step";
    readonly method: "POST";
    readonly path: "/auth/second-step/passkey";
    readonly summary: "What the browser needs to sign in with a passkey as the second step.";
    readonly access: "public";
    readonly answer: v.LooseObjectSchema<{
        readonly challenge: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["second_step_over"];
    readonly limit: "sign-in";
}, {
    readonly id: "identity.read-account-security";
    readonly method: "GET";
    readonly path: "/auth/security";
    readonly summary: "Which second steps the own account has.";
    readonly access: "signed-in";
    readonly beforeSecondFactor: "open";
    readonly answer: v.ObjectSchema<{
        readonly authenticator: v.NullableSchema<v.ObjectSchema<{
            readonly since: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        }, undefined>, undefined>;
        readonly passkeys: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
            readonly name: v.StringSchema<undefined>;
            readonly host: v.StringSchema<undefined>;
            readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly last_used_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        }, undefined>, undefined>;
        readonly recovery_codes_left: v.NumberSchema<undefined>;
        readonly required: v.BooleanSchema<undefined>;
    }, undefined>;
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.begin-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator";
    readonly summary: "Begin to use an authenticator app: a new secret for it. It counts once a code of it is confirmed.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly secret: v.StringSchema<undefined>;
        readonly uri: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "conflict"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.confirm-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator/confirm";
    readonly summary: "Confirm the authenticator app by a code of it; answers the recovery codes with the first second step.";
    readonly body: v.StrictObjectSchema<{
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["code_refused", "conflict"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.remove-authenticator";
    readonly method: "POST";
    readonly path: "/auth/security/authenticator/remove";
    readonly summary: "Ask no codes of the authenticator app any more.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "code_refused", "conflict"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.begin-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys/begin";
    readonly summary: "What the browser needs to make a passkey for this address.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    }, undefined>;
    readonly answer: v.LooseObjectSchema<{
        readonly challenge: v.StringSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.add-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys";
    readonly summary: "Keep a passkey under a name; answers the recovery codes with the first second step.";
    readonly body: v.StrictObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly passkey: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly type: v.LiteralSchema<"public-key", undefined>;
            readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
            readonly response: v.ObjectSchema<{
                readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly attestationObject: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
                readonly transports: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 30, undefined>]>, undefined>, readonly []>;
            }, undefined>;
        }, undefined>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["passkey_refused", "duplicate"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.remove-passkey";
    readonly method: "POST";
    readonly path: "/auth/security/passkeys/{id}/remove";
    readonly summary: "Take a passkey away.";
    readonly params: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly problems: readonly ["not_found", "password_refused", "code_refused"];
    readonly limit: "sign-in";
}, {
    readonly access: 'signed-in';
    readonly afterTrial: 'open';
    readonly beforeSecondFactor: 'open';
    readonly id: "identity.renew-recovery-codes";
    readonly method: "POST";
    readonly path: "/auth/security/recovery-codes";
    readonly summary: "Ten new recovery codes; the old ones end.";
    readonly body: v.StrictObjectSchema<{
        readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
        readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
    }, undefined>;
    readonly answer: v.ObjectSchema<{
        readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["password_refused", "code_refused", "conflict"];
    readonly limit: "sign-in";
}];

// ── second-factor/second-factor.schema.d.ts
import * as v from 'valibot';
/** For the browser's own functions, which say what they need. */
export declare const passkeyOptions: v.LooseObjectSchema<{
    readonly challenge: v.StringSchema<undefined>;
}, undefined>;
export declare const secondStepBody: v.UnionSchema<[v.StrictObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
}, undefined>, v.StrictObjectSchema<{
    readonly passkey: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
        readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
        readonly type: v.LiteralSchema<"public-key", undefined>;
        readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
        readonly response: v.ObjectSchema<{
            readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly authenticatorData: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly signature: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly userHandle: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>, undefined>, undefined>;
        }, undefined>;
    }, undefined>;
}, undefined>], undefined>;
export declare const accountSecuritySchema: v.ObjectSchema<{
    /** Since when codes of an authenticator app are asked for; null: they are not. */
    readonly authenticator: v.NullableSchema<v.ObjectSchema<{
        readonly since: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    }, undefined>, undefined>;
    readonly passkeys: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly name: v.StringSchema<undefined>;
        /** The address it works at. */
        readonly host: v.StringSchema<undefined>;
        readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly last_used_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    }, undefined>, undefined>;
    readonly recovery_codes_left: v.NumberSchema<undefined>;
    /** The facility wants a second step of this account. */
    readonly required: v.BooleanSchema<undefined>;
}, undefined>;
export type AccountSecurity = v.InferOutput<typeof accountSecuritySchema>;
export declare const passwordBody: v.StrictObjectSchema<{
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
}, undefined>;
/** Both parts of signing in, for what makes an account less safe. */
export declare const passwordAndCodeBody: v.StrictObjectSchema<{
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>;
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
}, undefined>;
export declare const codeBody: v.StrictObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "must not be empty">, v.MaxLengthAction<string, 40, undefined>]>;
}, undefined>;
export declare const authenticatorSecretAnswer: v.ObjectSchema<{
    /** To be typed into the app: base32. */
    readonly secret: v.StringSchema<undefined>;
    /** The same as the address that apps read from a QR code. */
    readonly uri: v.StringSchema<undefined>;
}, undefined>;
/** Told once; empty where the account already has some. */
export declare const recoveryCodesAnswer: v.ObjectSchema<{
    readonly recovery_codes: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export declare const newPasskeyBody: v.StrictObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly passkey: v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
        readonly rawId: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
        readonly type: v.LiteralSchema<"public-key", undefined>;
        readonly clientExtensionResults: v.OptionalSchema<v.LooseObjectSchema<{}, undefined>, {}>;
        readonly response: v.ObjectSchema<{
            readonly clientDataJSON: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly attestationObject: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be base64url">, v.MaxLengthAction<string, number, undefined>]>;
            readonly transports: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 30, undefined>]>, undefined>, readonly []>;
        }, undefined>;
    }, undefined>;
}, undefined>;

// ── staff/index.d.ts
export * from './staff.schema.js';
export * from './staff.endpoints.js';
export * from './staff-list.endpoints.js';
export { mayGive, staffActProblem } from './staff-rules.js';
export type { StaffAccess, StaffAct } from './staff-rules.js';

// ── staff/staff-list.endpoints.d.ts
/** In a file of its own, because the dashboard asks for it too: what is done with staff travels with the page of staff. */
export declare const listStaff: {
    readonly id: "staff.list";
    readonly method: "GET";
    readonly path: "/staff";
    readonly summary: "Everybody with an account but patients: those who wait for a decision first, then by name.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly query: import("valibot").ObjectSchema<{
        readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a whole number">, import("valibot").TransformAction<any, number>, import("valibot").MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly q: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 100, undefined>]>, undefined>;
        readonly status: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>, undefined>;
        readonly role: import("valibot").OptionalSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly items: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
            readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
            readonly email: import("valibot").StringSchema<undefined>;
            readonly full_name: import("valibot").StringSchema<undefined>;
            readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
            readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
            readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            readonly email_verified: import("valibot").BooleanSchema<undefined>;
            readonly invitation_held: import("valibot").BooleanSchema<undefined>;
            readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly signed_in: import("valibot").BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>;
};

// ── staff/staff-rules.d.ts
import { type Actor, type Role } from '../access/index.js';
import type { Permission } from '../access/permissions.js';
import type { StaffMember } from './staff.schema.js';
/** What can be done to an account. */
export type StaffAct = 'resend-invitation' | 'approve' | 'decline' | 'change-access' | 'disable' | 'enable' | 'sign-out';
/** What an account may do. */
export interface StaffAccess {
    role: Role | null;
    permissions: readonly Permission[];
}
/**
 * Whether somebody who manages staff may give an account this access. What rules over others only an administrator gives: otherwise
 * whoever manages staff could make an administrator and be one.
 */
export declare function mayGive(actor: Actor, access: StaffAccess): boolean;
/**
 * Why somebody who manages staff may not do this to an account; undefined when it is possible. That a facility keeps an active
 * administrator is decided by the server, which sees all of them.
 */
export declare function staffActProblem(act: StaffAct, actor: Actor & {
    id: string;
}, member: Pick<StaffMember, 'id' | 'status' | 'role' | 'permissions'>): 'own_account' | 'forbidden' | 'conflict' | undefined;

// ── staff/staff.endpoints.d.ts
export declare const inviteStaff: {
    readonly id: "staff.invite";
    readonly method: "POST";
    readonly path: "/staff";
    readonly summary: "Give somebody an account; the link to choose a password is mailed, or kept until the own address is confirmed.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: import("valibot").StrictObjectSchema<{
        email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        full_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    }, undefined>;
    readonly status: 201;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["duplicate", "quota_exceeded"];
    readonly creates: true;
};
export declare const resendInvitation: {
    readonly id: "staff.resend-invitation";
    readonly method: "POST";
    readonly path: "/staff/{id}/invitation";
    readonly summary: "Mail the invitation again.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict"];
};
export declare const approveStaff: {
    readonly id: "staff.approve";
    readonly method: "POST";
    readonly path: "/staff/{id}/approve";
    readonly summary: "Let somebody in who asked to join, in the role named here.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
    readonly versioned: true;
};
export declare const declineStaff: {
    readonly id: "staff.decline";
    readonly method: "POST";
    readonly path: "/staff/{id}/decline";
    readonly summary: "Turn away somebody who asked to join.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict"];
    readonly versioned: true;
};
export declare const changeStaffAccess: {
    readonly id: "staff.change-access";
    readonly method: "PUT";
    readonly path: "/staff/{id}/access";
    readonly summary: "Change role and permissions, at once and for sessions that are open; never the own ones.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "last_admin", "conflict"];
    readonly versioned: true;
};
export declare const disableStaff: {
    readonly id: "staff.disable";
    readonly method: "POST";
    readonly path: "/staff/{id}/disable";
    readonly summary: "Close an account: its sessions end, its links stop working. What the person did stays on record.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly reason: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "last_admin", "conflict"];
    readonly versioned: true;
};
export declare const enableStaff: {
    readonly id: "staff.enable";
    readonly method: "POST";
    readonly path: "/staff/{id}/enable";
    readonly summary: "Open a closed account again, with the role and permissions it had.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
    readonly versioned: true;
};
export declare const signOutStaff: {
    readonly id: "staff.sign-out";
    readonly method: "POST";
    readonly path: "/staff/{id}/sign-out";
    readonly summary: "End every session of somebody, wherever it is open.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "conflict"];
};
export declare const staffEndpoints: readonly [{
    readonly id: "staff.list";
    readonly method: "GET";
    readonly path: "/staff";
    readonly summary: "Everybody with an account but patients: those who wait for a decision first, then by name.";
    readonly access: {
        readonly anyOf: readonly ["manage_staff"];
    };
    readonly query: import("valibot").ObjectSchema<{
        readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, undefined>]>, undefined>;
        readonly limit: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a whole number">, import("valibot").TransformAction<any, number>, import("valibot").MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
        readonly q: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 100, undefined>]>, undefined>;
        readonly status: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>, undefined>;
        readonly role: import("valibot").OptionalSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly items: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
            readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
            readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
            readonly email: import("valibot").StringSchema<undefined>;
            readonly full_name: import("valibot").StringSchema<undefined>;
            readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
            readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
            readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
            readonly email_verified: import("valibot").BooleanSchema<undefined>;
            readonly invitation_held: import("valibot").BooleanSchema<undefined>;
            readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
            readonly signed_in: import("valibot").BooleanSchema<undefined>;
        }, undefined>, undefined>;
        readonly next_cursor: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>;
}, {
    readonly id: "staff.invite";
    readonly method: "POST";
    readonly path: "/staff";
    readonly summary: "Give somebody an account; the link to choose a password is mailed, or kept until the own address is confirmed.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly body: import("valibot").StrictObjectSchema<{
        email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        full_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    }, undefined>;
    readonly status: 201;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["duplicate", "quota_exceeded"];
    readonly creates: true;
}, {
    readonly id: "staff.resend-invitation";
    readonly method: "POST";
    readonly path: "/staff/{id}/invitation";
    readonly summary: "Mail the invitation again.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict"];
}, {
    readonly id: "staff.approve";
    readonly method: "POST";
    readonly path: "/staff/{id}/approve";
    readonly summary: "Let somebody in who asked to join, in the role named here.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
    readonly versioned: true;
}, {
    readonly id: "staff.decline";
    readonly method: "POST";
    readonly path: "/staff/{id}/decline";
    readonly summary: "Turn away somebody who asked to join.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict"];
    readonly versioned: true;
}, {
    readonly id: "staff.change-access";
    readonly method: "PUT";
    readonly path: "/staff/{id}/access";
    readonly summary: "Change role and permissions, at once and for sessions that are open; never the own ones.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly role: import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "last_admin", "conflict"];
    readonly versioned: true;
}, {
    readonly id: "staff.disable";
    readonly method: "POST";
    readonly path: "/staff/{id}/disable";
    readonly summary: "Close an account: its sessions end, its links stop working. What the person did stays on record.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: import("valibot").StrictObjectSchema<{
        readonly reason: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "last_admin", "conflict"];
    readonly versioned: true;
}, {
    readonly id: "staff.enable";
    readonly method: "POST";
    readonly path: "/staff/{id}/enable";
    readonly summary: "Open a closed account again, with the role and permissions it had.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "conflict", "quota_exceeded"];
    readonly versioned: true;
}, {
    readonly id: "staff.sign-out";
    readonly method: "POST";
    readonly path: "/staff/{id}/sign-out";
    readonly summary: "End every session of somebody, wherever it is open.";
    readonly access: {
        readonly anyOf: readonly ['manage_staff'];
    };
    readonly afterTrial: "open";
    readonly params: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly answer: import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>;
        readonly created_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly updated_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>]>;
        readonly email: import("valibot").StringSchema<undefined>;
        readonly full_name: import("valibot").StringSchema<undefined>;
        readonly status: import("valibot").PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
        readonly role: import("valibot").NullableSchema<import("valibot").PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
        readonly permissions: import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
        readonly email_verified: import("valibot").BooleanSchema<undefined>;
        readonly invitation_held: import("valibot").BooleanSchema<undefined>;
        readonly last_seen_at: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
        readonly signed_in: import("valibot").BooleanSchema<undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found", "own_account", "conflict"];
}];

// ── staff/staff.schema.d.ts
import * as v from 'valibot';
/**
 * How far an account is. `pending`: the person asked to join and waits for a decision; `invited`: the person was asked and has no
 * password yet; `declined`: an administrator said no, which can be taken back by approving.
 */
export declare const accountStatuses: readonly ['pending', 'invited', 'active', 'disabled', 'declined'];
export type AccountStatus = (typeof accountStatuses)[number];
/** An account of the facility as those see it who manage staff. */
export declare const staffMemberSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly created_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly updated_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    readonly version: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly email: v.StringSchema<undefined>;
    readonly full_name: v.StringSchema<undefined>;
    readonly status: v.PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>;
    /** Null until somebody approves the account and gives it one. */
    readonly role: v.NullableSchema<v.PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
    readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
    readonly email_verified: v.BooleanSchema<undefined>;
    /** The invitation is kept until its inviter's own address is confirmed. */
    readonly invitation_held: v.BooleanSchema<undefined>;
    /** The last sign-in or renewal of a session, exact to the ten minutes a token lasts; null for who never signed in. */
    readonly last_seen_at: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>, undefined>;
    /** Whether any session is open. */
    readonly signed_in: v.BooleanSchema<undefined>;
}, undefined>;
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;
export declare const staffQuery: v.ObjectSchema<{
    readonly cursor: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
    readonly limit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a whole number">, v.TransformAction<any, number>, v.MaxValueAction<number, number, `must be at most ${number}`>]>, undefined>;
    /** Part of a name or of an e-mail address. */
    readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
    /** Left out: all but those who were declined. */
    readonly status: v.OptionalSchema<v.PicklistSchema<readonly ["pending", "invited", "active", "disabled", "declined"], undefined>, undefined>;
    readonly role: v.OptionalSchema<v.PicklistSchema<import("../access/roles.js").StaffRole[], undefined>, undefined>;
}, undefined>;
/** One invitation, here and in the set-up. */
export declare const invitationFields: {
    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
};
export declare const inviteBody: v.StrictObjectSchema<{
    email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
}, undefined>;
/** The role is the approver's choice, never the registrant's. */
export declare const approveBody: v.StrictObjectSchema<{
    readonly role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
}, undefined>;
export declare const staffAccessBody: v.StrictObjectSchema<{
    readonly role: v.PicklistSchema<import("../access/roles.js").StaffRole[], "must be a role of staff">;
    readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["manage_tests", "enter_results", "collect_samples", "view_analytics", "manage_payments", "manage_settings", "verify_results", "amend_results", "view_results", "create_orders", "register_patients", "merge_patients", "manage_appointments", "take_payments", "receive_samples", "reject_samples", "manage_qc", "override_qc", "manage_inventory", "view_revenue", "view_audit_logs", "send_notifications", "manage_staff", "view_confidential", "export_data"], undefined>, undefined>;
}, undefined>;
export declare const disableBody: v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>;

// ── subscription/index.d.ts
export * from './subscription.schema.js';
export * from './subscription.endpoints.js';
export * from './registration.schema.js';
export * from './registration.endpoints.js';
export { trialEnded } from './trial-ended.js';
export { trialNotice } from './trial-notice.js';
export { yearlySaving } from './yearly-saving.js';

// ── subscription/registration.endpoints.d.ts
export declare const registerFacility: {
    readonly access: 'public';
    readonly site: 'main';
    readonly body: import("valibot").StrictObjectSchema<{
        readonly facility_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly subdomain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 100, undefined>]>;
        readonly subscription_plan: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly billing_cycle: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["monthly", "yearly"], "must be monthly or yearly">, "monthly">;
        readonly contact_email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        readonly contact_phone: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be plain text">]>, import("valibot").MinLengthAction<string, 1, "must not be empty">]>;
        readonly admin_first_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly admin_last_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly admin_email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        readonly admin_password: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, "must have at most 128 characters">]>, import("valibot").RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: import("valibot").ObjectSchema<{
        readonly success: import("valibot").LiteralSchema<true, undefined>;
        readonly requires_payment: import("valibot").BooleanSchema<undefined>;
        readonly payment_id: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>, undefined>;
        readonly subdomain: import("valibot").StringSchema<undefined>;
        readonly trial_ends_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    }, undefined>;
    readonly problems: readonly ['registration_failed', 'subdomain_taken'];
    readonly creates: true;
    readonly limit: 'sign-in';
    readonly id: "subscription.register-facility";
    readonly method: "POST";
    readonly path: "/subscription/register-facility";
    readonly summary: "Register a facility, its plan and its first administrator at once, or nothing.";
};
/** The specification names both addresses; they are one act. */
export declare const registerHospital: {
    readonly access: 'public';
    readonly site: 'main';
    readonly body: import("valibot").StrictObjectSchema<{
        readonly facility_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly subdomain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 100, undefined>]>;
        readonly subscription_plan: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly billing_cycle: import("valibot").OptionalSchema<import("valibot").PicklistSchema<readonly ["monthly", "yearly"], "must be monthly or yearly">, "monthly">;
        readonly contact_email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        readonly contact_phone: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be plain text">]>, import("valibot").MinLengthAction<string, 1, "must not be empty">]>;
        readonly admin_first_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly admin_last_name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, import("valibot").MaxLengthAction<string, number, `must have at most ${number} characters`>, import("valibot").RegexAction<string, "must be one line of plain text">]>;
        readonly admin_email: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 254, "must have at most 254 characters">, import("valibot").RfcEmailAction<string, "must be an e-mail address">]>;
        readonly admin_password: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, "must have at most 128 characters">]>, import("valibot").RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: import("valibot").ObjectSchema<{
        readonly success: import("valibot").LiteralSchema<true, undefined>;
        readonly requires_payment: import("valibot").BooleanSchema<undefined>;
        readonly payment_id: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UuidAction<string, "must be an id">]>, undefined>;
        readonly subdomain: import("valibot").StringSchema<undefined>;
        readonly trial_ends_at: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    }, undefined>;
    readonly problems: readonly ['registration_failed', 'subdomain_taken'];
    readonly creates: true;
    readonly limit: 'sign-in';
    readonly id: "facility.register";
    readonly method: "POST";
    readonly path: "/hospitals/register";
    readonly summary: "The same as `/subscription/register-facility`.";
};

// ── subscription/registration.schema.d.ts
import * as v from 'valibot';
/** A facility and its first administrator, as the wizard sends them (specification, section 3). */
export declare const registerFacilityBody: v.StrictObjectSchema<{
    readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    /** Free text here, so that the refusal can say 'Invalid subdomain'. */
    readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>;
    /** `plan_name` of a plan. */
    readonly subscription_plan: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly billing_cycle: v.OptionalSchema<v.PicklistSchema<readonly ["monthly", "yearly"], "must be monthly or yearly">, "monthly">;
    readonly contact_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    readonly contact_phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
    readonly admin_first_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly admin_last_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
    readonly admin_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
    readonly admin_password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
}, undefined>;
export type FacilityRegistration = v.InferOutput<typeof registerFacilityBody>;
export declare const facilityRegisteredSchema: v.ObjectSchema<{
    readonly success: v.LiteralSchema<true, undefined>;
    /** Left false while all plans are free (beta). */
    readonly requires_payment: v.BooleanSchema<undefined>;
    readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    readonly subdomain: v.StringSchema<undefined>;
    readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
}, undefined>;
export type FacilityRegistered = v.InferOutput<typeof facilityRegisteredSchema>;

// ── subscription/subscription.endpoints.d.ts
import * as v from 'valibot';
export declare const readPlans: {
    readonly id: "subscription.plans";
    readonly method: "GET";
    readonly path: "/subscription/plans";
    readonly summary: "The plans a facility can choose, cheapest first.";
    readonly access: "public";
    readonly answer: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly plan_name: v.StringSchema<undefined>;
        readonly monthly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly yearly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly currency: v.StringSchema<undefined>;
        readonly features: v.ObjectSchema<{
            readonly max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly analytics: v.BooleanSchema<undefined>;
            readonly priority_support: v.BooleanSchema<undefined>;
        }, undefined>;
    }, undefined>, undefined>;
};
export declare const processPayment: {
    readonly id: "subscription.process-payment";
    readonly method: "POST";
    readonly path: "/subscription/process-payment/{payment_id}";
    readonly access: "public";
    readonly params: v.ObjectSchema<{
        readonly payment_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly payment_method: v.LiteralSchema<"card", undefined>;
    }, undefined>;
    readonly summary: "Begin a payment, try it again, or ask how it stands: the same id each time.";
    readonly answer: v.ObjectSchema<{
        readonly success: v.BooleanSchema<undefined>;
        readonly payment_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly status: v.PicklistSchema<readonly ["pending", "succeeded", "failed"], undefined>;
        readonly checkout_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly message: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
    readonly limit: "lookup";
};
export declare const readSubscription: {
    readonly id: "subscription.read";
    readonly method: "GET";
    readonly path: "/subscription";
    readonly summary: "What this facility has booked, may use and has used.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly plan_name: v.StringSchema<undefined>;
        readonly billing_cycle: v.PicklistSchema<readonly ["monthly", "yearly"], undefined>;
        readonly status: v.PicklistSchema<readonly ["trialing", "active", "past_due", "suspended", "cancelled"], undefined>;
        readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly ended: v.BooleanSchema<undefined>;
        readonly limits: v.ObjectSchema<{
            max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        }, undefined>;
        readonly usage: v.ObjectSchema<{
            readonly users: v.NumberSchema<undefined>;
            readonly patients: v.NumberSchema<undefined>;
            readonly tests: v.NumberSchema<undefined>;
        }, undefined>;
        readonly features: v.ObjectSchema<{
            readonly analytics: v.BooleanSchema<undefined>;
            readonly priority_support: v.BooleanSchema<undefined>;
        }, undefined>;
        readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    }, undefined>;
};
export declare const subscriptionEndpoints: readonly [{
    readonly id: "subscription.plans";
    readonly method: "GET";
    readonly path: "/subscription/plans";
    readonly summary: "The plans a facility can choose, cheapest first.";
    readonly access: "public";
    readonly answer: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly plan_name: v.StringSchema<undefined>;
        readonly monthly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly yearly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly currency: v.StringSchema<undefined>;
        readonly features: v.ObjectSchema<{
            readonly max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly analytics: v.BooleanSchema<undefined>;
            readonly priority_support: v.BooleanSchema<undefined>;
        }, undefined>;
    }, undefined>, undefined>;
}, {
    readonly access: 'public';
    readonly site: 'main';
    readonly body: v.StrictObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>;
        readonly subscription_plan: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly billing_cycle: v.OptionalSchema<v.PicklistSchema<readonly ["monthly", "yearly"], "must be monthly or yearly">, "monthly">;
        readonly contact_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly contact_phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly admin_first_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly admin_last_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly admin_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly admin_password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly success: v.LiteralSchema<true, undefined>;
        readonly requires_payment: v.BooleanSchema<undefined>;
        readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    }, undefined>;
    readonly problems: readonly ['registration_failed', 'subdomain_taken'];
    readonly creates: true;
    readonly limit: 'sign-in';
    readonly id: "subscription.register-facility";
    readonly method: "POST";
    readonly path: "/subscription/register-facility";
    readonly summary: "Register a facility, its plan and its first administrator at once, or nothing.";
}, {
    readonly access: 'public';
    readonly site: 'main';
    readonly body: v.StrictObjectSchema<{
        readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>;
        readonly subscription_plan: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly billing_cycle: v.OptionalSchema<v.PicklistSchema<readonly ["monthly", "yearly"], "must be monthly or yearly">, "monthly">;
        readonly contact_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly contact_phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be plain text">]>, v.MinLengthAction<string, 1, "must not be empty">]>;
        readonly admin_first_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly admin_last_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
        readonly admin_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 254, "must have at most 254 characters">, v.RfcEmailAction<string, "must be an e-mail address">]>;
        readonly admin_password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 128, "must have at most 128 characters">]>, v.RawCheckAction<string>]>;
    }, undefined>;
    readonly status: 201;
    readonly answer: v.ObjectSchema<{
        readonly success: v.LiteralSchema<true, undefined>;
        readonly requires_payment: v.BooleanSchema<undefined>;
        readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
        readonly subdomain: v.StringSchema<undefined>;
        readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    }, undefined>;
    readonly problems: readonly ['registration_failed', 'subdomain_taken'];
    readonly creates: true;
    readonly limit: 'sign-in';
    readonly id: "facility.register";
    readonly method: "POST";
    readonly path: "/hospitals/register";
    readonly summary: "The same as `/subscription/register-facility`.";
}, {
    readonly id: "subscription.process-payment";
    readonly method: "POST";
    readonly path: "/subscription/process-payment/{payment_id}";
    readonly access: "public";
    readonly params: v.ObjectSchema<{
        readonly payment_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    }, undefined>;
    readonly body: v.StrictObjectSchema<{
        readonly payment_method: v.LiteralSchema<"card", undefined>;
    }, undefined>;
    readonly summary: "Begin a payment, try it again, or ask how it stands: the same id each time.";
    readonly answer: v.ObjectSchema<{
        readonly success: v.BooleanSchema<undefined>;
        readonly payment_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
        readonly status: v.PicklistSchema<readonly ["pending", "succeeded", "failed"], undefined>;
        readonly checkout_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly message: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly problems: readonly ["not_found"];
    readonly limit: "lookup";
}, {
    readonly id: "subscription.read";
    readonly method: "GET";
    readonly path: "/subscription";
    readonly summary: "What this facility has booked, may use and has used.";
    readonly access: "staff";
    readonly answer: v.ObjectSchema<{
        readonly plan_name: v.StringSchema<undefined>;
        readonly billing_cycle: v.PicklistSchema<readonly ["monthly", "yearly"], undefined>;
        readonly status: v.PicklistSchema<readonly ["trialing", "active", "past_due", "suspended", "cancelled"], undefined>;
        readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
        readonly ended: v.BooleanSchema<undefined>;
        readonly limits: v.ObjectSchema<{
            max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        }, undefined>;
        readonly usage: v.ObjectSchema<{
            readonly users: v.NumberSchema<undefined>;
            readonly patients: v.NumberSchema<undefined>;
            readonly tests: v.NumberSchema<undefined>;
        }, undefined>;
        readonly features: v.ObjectSchema<{
            readonly analytics: v.BooleanSchema<undefined>;
            readonly priority_support: v.BooleanSchema<undefined>;
        }, undefined>;
        readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    }, undefined>;
}];

// ── subscription/subscription.schema.d.ts
import * as v from 'valibot';
export declare const billingCycles: readonly ['monthly', 'yearly'];
export type BillingCycle = (typeof billingCycles)[number];
export declare const planLimits: {
    max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
};
export declare const planSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly plan_name: v.StringSchema<undefined>;
    /** In major units of `currency`, at most two decimals. */
    readonly monthly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    /** For twelve months, in major units of `currency`. */
    readonly yearly_price: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    /** ISO 4217. */
    readonly currency: v.StringSchema<undefined>;
    readonly features: v.ObjectSchema<{
        readonly max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly analytics: v.BooleanSchema<undefined>;
        readonly priority_support: v.BooleanSchema<undefined>;
    }, undefined>;
}, undefined>;
export type Plan = v.InferOutput<typeof planSchema>;
export declare const paymentStates: readonly ['pending', 'succeeded', 'failed'];
export type PaymentState = (typeof paymentStates)[number];
/** Which way of paying; its details are typed on the provider's own page, never here. */
export declare const processPaymentBody: v.StrictObjectSchema<{
    readonly payment_method: v.LiteralSchema<"card", undefined>;
}, undefined>;
export declare const paymentSchema: v.ObjectSchema<{
    /** Whether it is paid. */
    readonly success: v.BooleanSchema<undefined>;
    readonly payment_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>;
    readonly status: v.PicklistSchema<readonly ["pending", "succeeded", "failed"], undefined>;
    /** The provider's page on which the person pays; null once nothing is left to pay. */
    readonly checkout_url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    /** Why it failed, fit to be shown. */
    readonly message: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type Payment = v.InferOutput<typeof paymentSchema>;
export declare const subscriptionStates: readonly ['trialing', 'active', 'past_due', 'suspended', 'cancelled'];
export type SubscriptionState = (typeof subscriptionStates)[number];
/** What a facility has booked, may use and has used. */
export declare const subscriptionSchema: v.ObjectSchema<{
    readonly plan_name: v.StringSchema<undefined>;
    readonly billing_cycle: v.PicklistSchema<readonly ["monthly", "yearly"], undefined>;
    readonly status: v.PicklistSchema<readonly ["trialing", "active", "past_due", "suspended", "cancelled"], undefined>;
    readonly trial_ends_at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, "must be a date and time such as 2026-05-12T08:42:00Z">]>;
    /** The trial is over and nothing has been paid: reading and exporting still work, new work does not. */
    readonly ended: v.BooleanSchema<undefined>;
    readonly limits: v.ObjectSchema<{
        max_users: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        max_patients: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        max_tests_per_month: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    }, undefined>;
    /** `tests` of the calendar month in the facility's zone. */
    readonly usage: v.ObjectSchema<{
        readonly users: v.NumberSchema<undefined>;
        readonly patients: v.NumberSchema<undefined>;
        readonly tests: v.NumberSchema<undefined>;
    }, undefined>;
    readonly features: v.ObjectSchema<{
        readonly analytics: v.BooleanSchema<undefined>;
        readonly priority_support: v.BooleanSchema<undefined>;
    }, undefined>;
    /** The payment that is still due, told to who manages payments; null when nothing is due. */
    readonly payment_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
}, undefined>;
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

// ── subscription/trial-ended.d.ts
import type { SubscriptionState } from './subscription.schema.js';
/**
 * Whether a facility's trial is over and nothing has been paid. While all plans are free (beta) no trial ends.
 * What is possible then stands with each call: see `afterTrial` of `Endpoint`.
 */
export declare function trialEnded(subscription: {
    status: SubscriptionState;
    trial_ends_at: string;
}, { beta, now }: {
    beta: boolean;
    now: string;
}): boolean;

// ── subscription/trial-notice.d.ts
import type { Subscription } from './subscription.schema.js';
/**
 * What a facility's people should know of its trial: that it has ended, or that it will within seven days. While all plans are free (beta)
 * the server lets no trial end, and one whose day has passed is no news.
 */
export declare function trialNotice({ ended, status, trial_ends_at }: Pick<Subscription, 'ended' | 'status' | 'trial_ends_at'>, now: string): 'ended' | 'ending' | undefined;

// ── subscription/yearly-saving.d.ts
import type { Plan } from './subscription.schema.js';
/**
 * How much less a year costs than twelve months, in whole percent rounded down, of the plan that saves most; undefined when none does.
 * A badge may claim no more than this (safe reading 58).
 */
export declare function yearlySaving(plans: readonly Pick<Plan, 'monthly_price' | 'yearly_price'>[]): number | undefined;

// ── tenancy/facility-url.d.ts
/** Where a facility is found, and where the main site is. */
export interface FacilityHosts {
    /** From configuration, e.g. `example.com` or `alms.localhost`. */
    baseDomain: string;
    /** Left out: the protocol's own. */
    port?: string | number;
}
/** A facility's address: https, or http on localhost (specification, section 9). The one builder for every place that shows it (safe reading 53). */
export declare function facilityUrl(subdomain: string, hosts: FacilityHosts): string;
/** The main site's address, where facilities register. */
export declare function mainSiteUrl(hosts: FacilityHosts): string;

// ── tenancy/index.d.ts
export { facilityUrl, mainSiteUrl } from './facility-url.js';
export type { FacilityHosts } from './facility-url.js';
export { safeReturnPath } from './return-path.js';
export { checkSubdomain, cleanSubdomainInput, suggestSubdomain } from './subdomain.js';
export { tenantFromHost } from './tenant-from-host.js';
export type { HostRule } from './tenant-from-host.js';
export { typedSubdomain } from './typed-subdomain.js';

// ── tenancy/return-path.d.ts
/**
 * The page a person came from, as a path and query to go back to after signing in, or the dashboard. Only pages of the signed-in area on
 * this very site pass (security 4.6): nothing else a link or a stored value says is followed.
 */
export declare function safeReturnPath(from: unknown): string;

// ── tenancy/subdomain.d.ts
/**
 * Why a name cannot be a facility's address, or null when it can be. Names that begin with `ww` are reserved: the host rule skips such a
 * label, so the facility could never be reached (safe reading 22). Whether somebody has the name already is for the server to say.
 */
export declare function checkSubdomain(name: string): 'invalid' | 'reserved' | null;
/** What the field shows for what was typed: lower case, other characters removed. */
export declare function cleanSubdomainInput(typed: string): string;
/** A first suggestion from the facility's name: at most 30 characters, `lab` when nothing usable is left (safe reading 47). */
export declare function suggestSubdomain(facilityName: string): string;

// ── tenancy/tenant-from-host.d.ts
export interface HostRule {
    /** Where facilities live, e.g. `example.com`; `alms.localhost` in development. From configuration, never from the request. */
    baseDomain: string;
}
/**
 * The facility an address belongs to, or undefined on the main site and on every host that is not ours.
 *
 * The specification's rule, guarded (safe reading 22, security 4.5): only in front of the configured base domain; leading `www`, `ww…` and
 * `alms` are skipped only while another label remains; exactly one label must be left, and it must be a possible facility address. Read
 * literally the rule would take `www.example.com` for the facility `example`, and any host of a stranger's domain for one of ours.
 * The product's label `alms` may also stand between facility and base domain, as in `lab1.alms.example.com`.
 */
export declare function tenantFromHost(host: string, { baseDomain }: HostRule): string | undefined;

// ── tenancy/typed-subdomain.d.ts
/**
 * The facility that was asked for in the 'Go to Facility' form, or why nothing can be made of what was typed. No other
 * character than these ever becomes part of a host (safe reading 46).
 */
export declare function typedSubdomain(typed: string): {
    subdomain: string;
    refusal?: never;
} | {
    subdomain?: never;
    refusal: 'required' | 'invalid';
};
