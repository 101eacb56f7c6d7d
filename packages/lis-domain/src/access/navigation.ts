import type { OpenWork } from '../analytics/index.ts';
import { holds, type Actor } from './actor.ts';
import type { Permission } from './permissions.ts';
import { capabilities, mayOpen, type Capabilities, type Route } from './policy.ts';

/** Specification, section 2. The labels are defined in the signed-in layout. */
export const navigationGroups = [
  'test-management',
  'quality-analytics',
  'management',
  'settings-admin',
] as const;
export type NavigationGroupId = (typeof navigationGroups)[number];

/**
 * Groups that are expanded by default. "Quality Control" in the specification means the group
 * Quality & Analytics (safe reading 12).
 */
export const openNavigationGroups: readonly NavigationGroupId[] = [
  'test-management',
  'quality-analytics',
  'management',
];

export interface NavigationEntry {
  readonly id: string;
  readonly route: Route;
  /** Query of the address, of a second entry to a screen: the task or list that it opens. */
  readonly view?: `${string}=${string}`;
  /**
   * The figure shown in the badge: a quick stat, the user’s open work, the reports in the inbox
   * that are unseen, or a patient’s own new reports.
   */
  readonly badge?:
    | 'recentActivity'
    | 'pendingTests'
    | 'unseenReports'
    | 'newReports'
    | keyof OpenWork;
  /** Another route with the same content, which the menu does not list. */
  readonly sameAs?: Route;
  /**
   * Additional condition. When omitted, the entry is visible to every user who may open the route.
   */
  readonly shownTo?: (
    can: Capabilities,
    may: (permission: Permission) => boolean,
    opens: (route: Route) => boolean,
  ) => boolean;
}

/** Longest menu without groups, in entries (workflows 1). */
const MAX_FLAT = 7;

/** Order of a menu without groups: the front desk, patients, then the steps of an order. */
const flatOrder: readonly NavigationEntryId[] = [
  'front-desk',
  'inbox',
  'dashboard',
  'patients',
  'own-patients',
  'patient-portal',
  'orders',
  'appointments',
  'own-appointments',
  'own-bills',
  'own-details',
  'new-order',
  'sample-collection',
  'receive',
  'sample-tracking',
  'test-results',
  'import',
  'critical-results',
  'analytics',
  'saved-reports',
  'desk-payments',
];

/** Listed above the groups. */
const ungrouped = [
  {
    id: 'inbox',
    route: '/app/inbox',
    badge: 'unseenReports',
    // Users who enter or verify results have the work list instead.
    shownTo: (can) => !can.enterResults,
  },
  { id: 'dashboard', route: '/app/dashboard', badge: 'recentActivity' },
] as const satisfies readonly NavigationEntry[];

const isPatient = (can: Capabilities) => can.isPatient;

/** Sections of a patient’s own record besides the results (workflows 1). */
const sectionsOfRecord = [
  { id: 'own-appointments', route: '/app/patient-portal/appointments', shownTo: isPatient },
  { id: 'own-bills', route: '/app/patient-portal/bills', shownTo: isPatient },
  { id: 'own-details', route: '/app/patient-portal/details', shownTo: isPatient },
] as const satisfies readonly NavigationEntry[];

/** The bottom bar of a patient. In the drawer, the results have their specified label. */
const barOfPatient = [
  {
    id: 'own-results',
    route: '/app/patient-portal',
    badge: 'newReports',
    // The first page after sign-in (specification, section 2) shows a patient the newest report.
    sameAs: '/app/dashboard',
    shownTo: isPatient,
  },
  ...sectionsOfRecord,
] as const satisfies readonly NavigationEntry[];

/**
 * Works with any patient (specification, section 6). The front desk has the same screen as
 * "Patients"; other roles find the patients for whom they placed an order.
 */
const worksInPortal = (can: Capabilities) => can.manageTests || can.collectSamples;

/**
 * Whether the patient search of a user finds only patients for whom the user placed an order,
 * however long the menu is.
 */
export function searchesOwnPatients(actor: Actor): boolean {
  return !worksInPortal(capabilities(actor)) && !mayOpen(actor, '/app/patient-portal').allowed;
}

/** An administrator opens the same screens from the front desk. */
const worksAtFrontDesk = (can: Capabilities) => can.receivePatients && !can.isAdmin;

const grouped = {
  'test-management': [
    {
      id: 'front-desk',
      route: '/app/front-desk',
      badge: 'orders_waiting',
      shownTo: (can) => can.receivePatients,
    },
    {
      id: 'new-order',
      route: '/app/orders/new',
      // The laboratory’s own roles and the front desk open a new order from their other screens.
      shownTo: (can) => !can.manageTests && !can.receivePatients,
    },
    { id: 'orders', route: '/app/orders', shownTo: worksAtFrontDesk },
    { id: 'appointments', route: '/app/appointments', shownTo: worksAtFrontDesk },
    { id: 'test-parameters', route: '/app/test-parameters' },
    { id: 'test-results', route: '/app/test-results', badge: 'pendingTests' },
    {
      id: 'import',
      route: '/app/test-results',
      view: 'tab=import',
      // Technicians and managers open it from the work list.
      shownTo: (can, may) => can.enterResults && !can.manageTests && may('enter_results'),
    },
    {
      id: 'critical-results',
      route: '/app/test-results',
      view: 'calls=open',
      badge: 'critical_open',
      // An administrator has them on the dashboard.
      shownTo: (can, may) => !can.isAdmin && may('verify_results'),
    },
    { id: 'sample-collection', route: '/app/sample-collection', badge: 'to_collect' },
    {
      id: 'receive',
      route: '/app/sample-tracking',
      view: 'task=receive',
      badge: 'to_receive',
      shownTo: (can, may) =>
        !can.isAdmin && can.manageTests && can.collectSamples && may('receive_samples'),
    },
    {
      id: 'sample-tracking',
      route: '/app/sample-tracking',
      shownTo: (can) => can.manageTests || can.collectSamples,
    },
  ],
  'quality-analytics': [
    { id: 'quality-control', route: '/app/quality-control', badge: 'qc_on_hold' },
    { id: 'analytics', route: '/app/analytics' },
    {
      id: 'saved-reports',
      route: '/app/analytics',
      view: 'saved=open',
      // Other roles open them from the page.
      shownTo: (can) => can.viewAnalytics && !can.manageTests,
    },
  ],
  management: [
    { id: 'inventory', route: '/app/inventory', badge: 'stock_alerts' },
    { id: 'payments', route: '/app/payments' },
    {
      id: 'desk-payments',
      route: '/app/payments/desk',
      badge: 'open_balances',
      shownTo: (can) => !can.managePayments,
    },
    { id: 'patient-portal', route: '/app/patient-portal', shownTo: worksInPortal },
    {
      id: 'patient-portal',
      route: '/app/patient-portal',
      badge: 'newReports',
      shownTo: isPatient,
    },
    ...sectionsOfRecord,
    {
      id: 'patients',
      route: '/app/patient-portal',
      shownTo: (can) => !isPatient(can) && !worksInPortal(can),
    },
    {
      id: 'patients',
      route: '/app/patients',
      shownTo: (can, _, opens) => worksInPortal(can) && !opens('/app/patient-portal'),
    },
    {
      id: 'own-patients',
      route: '/app/patients',
      shownTo: (can, _, opens) => !worksInPortal(can) && !opens('/app/patient-portal'),
    },
  ],
  'settings-admin': [
    { id: 'laboratory-settings', route: '/app/settings/laboratory' },
    { id: 'hospital-management', route: '/app/settings/hospital' },
    { id: 'tenant-management', route: '/app/settings/tenant' },
    {
      id: 'audit-logs',
      route: '/app/audit-logs',
      shownTo: (can) => can.isAdmin || can.isLabManager,
    },
  ],
} as const satisfies Record<NavigationGroupId, readonly NavigationEntry[]>;

/** Identifier of a navigation entry; the layout has one label per id. */
export type NavigationEntryId =
  | (typeof ungrouped)[number]['id']
  | (typeof barOfPatient)[number]['id']
  | (typeof grouped)[NavigationGroupId][number]['id'];

export interface Navigation {
  top: {
    id: NavigationEntryId;
    route: Route;
    view?: NavigationEntry['view'];
    badge?: NavigationEntry['badge'];
    sameAs?: NavigationEntry['sameAs'];
  }[];
  groups: { id: NavigationGroupId; entries: Navigation['top'] }[];
  /**
   * Entries of the bottom bar that replaces the drawer on narrow screens. When omitted, the role
   * has a drawer on every screen.
   */
  bar?: Navigation['top'];
}

/**
 * Returns the navigation entries visible to a user. An entry is visible only when both the
 * navigation rule and the route guard pass, so no link leads to "Unauthorized" (safe reading 5).
 * Groups without entries are omitted; a short menu has no groups.
 */
export function navigationFor(actor: Actor | null): Navigation {
  const can = capabilities(actor);
  const may = (permission: Permission) => actor !== null && holds(actor, permission);
  const opens = (route: Route) => mayOpen(actor, route).allowed;
  const visible = (entries: readonly (NavigationEntry & { id: NavigationEntryId })[]) =>
    entries
      .filter((entry) => opens(entry.route) && (entry.shownTo?.(can, may, opens) ?? true))
      .map(({ id, route, view, badge, sameAs }) => ({
        id,
        route,
        ...(view && { view }),
        ...(badge && { badge }),
        ...(sameAs && { sameAs }),
      }));
  const top = visible(ungrouped);
  const groups = navigationGroups
    .map((id) => ({ id, entries: visible(grouped[id]) }))
    .filter((group) => group.entries.length > 0);
  const all = [...top, ...groups.flatMap(({ entries }) => entries)];
  if (all.length > MAX_FLAT) return { top, groups };
  const bar = visible(barOfPatient);
  const place = ({ id }: (typeof all)[number]) =>
    flatOrder.includes(id) ? flatOrder.indexOf(id) : flatOrder.length;
  return {
    top: all.toSorted((one, other) => place(one) - place(other)),
    groups: [],
    ...(bar.length > 0 && { bar }),
  };
}
