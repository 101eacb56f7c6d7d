import type { Actor } from './actor.ts';
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
  /** The quick stat shown in the badge. */
  readonly badge?: 'recentActivity' | 'pendingTests';
  /**
   * Additional condition. When omitted, the entry is visible to every user who may open the route.
   */
  readonly shownTo?: (can: Capabilities) => boolean;
}

/** Listed above the groups. */
const dashboard = {
  id: 'dashboard',
  route: '/app/dashboard',
  badge: 'recentActivity',
} as const satisfies NavigationEntry;

const grouped = {
  'test-management': [
    { id: 'test-parameters', route: '/app/test-parameters' },
    { id: 'test-results', route: '/app/test-results', badge: 'pendingTests' },
    { id: 'sample-collection', route: '/app/sample-collection' },
    {
      id: 'sample-tracking',
      route: '/app/sample-tracking',
      shownTo: (can) => can.manageTests || can.collectSamples,
    },
  ],
  'quality-analytics': [
    { id: 'quality-control', route: '/app/quality-control' },
    { id: 'analytics', route: '/app/analytics' },
  ],
  management: [
    { id: 'inventory', route: '/app/inventory' },
    { id: 'payments', route: '/app/payments' },
    {
      id: 'patient-portal',
      route: '/app/patient-portal',
      shownTo: (can) => can.isPatient || can.manageTests || can.collectSamples,
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
  | typeof dashboard.id
  | (typeof grouped)[NavigationGroupId][number]['id'];

export interface Navigation {
  top: { id: NavigationEntryId; route: Route; badge?: NavigationEntry['badge'] }[];
  groups: { id: NavigationGroupId; entries: Navigation['top'] }[];
}

/**
 * Returns the navigation entries visible to a user. An entry is visible only when both the
 * navigation rule and the route guard pass, so no link leads to "Unauthorized" (safe reading 5).
 * Groups without entries are omitted.
 */
export function navigationFor(actor: Actor | null): Navigation {
  const can = capabilities(actor);
  const visible = (entries: readonly (NavigationEntry & { id: NavigationEntryId })[]) =>
    entries
      .filter((entry) => mayOpen(actor, entry.route).allowed && (entry.shownTo?.(can) ?? true))
      .map(({ id, route, badge }) => ({ id, route, ...(badge && { badge }) }));
  return {
    top: visible([dashboard]),
    groups: navigationGroups
      .map((id) => ({ id, entries: visible(grouped[id]) }))
      .filter((group) => group.entries.length > 0),
  };
}
