import type { Actor } from './actor.ts';
import { capabilities, mayOpen, type Capabilities, type Route } from './policy.ts';

/** Specification, section 2; the words live with the signed-in layout. */
export const navigationGroups = [
  'test-management',
  'quality-analytics',
  'management',
  'settings-admin',
] as const;
export type NavigationGroupId = (typeof navigationGroups)[number];

/** Open until the person closes them. "Quality Control" in the text means the group Quality & Analytics (safe reading 12). */
export const openNavigationGroups: readonly NavigationGroupId[] = [
  'test-management',
  'quality-analytics',
  'management',
];

export interface NavigationEntry {
  readonly id: string;
  readonly route: Route;
  /** Which of the quick stats its badge shows. */
  readonly badge?: 'recentActivity' | 'pendingTests';
  /** Left out: shown to whoever may open the route. */
  readonly shownTo?: (can: Capabilities) => boolean;
}

/** Above the groups. */
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

/** The name of an entry; the layout has one word per id. */
export type NavigationEntryId =
  | typeof dashboard.id
  | (typeof grouped)[NavigationGroupId][number]['id'];

export interface Navigation {
  top: { id: NavigationEntryId; route: Route; badge?: NavigationEntry['badge'] }[];
  groups: { id: NavigationGroupId; entries: Navigation['top'] }[];
}

/**
 * The entries a person sees. One is shown only when the navigation's own rule and the route's guard both pass, so that no link
 * ends at "Unauthorized" (safe reading 5). A group without entries is left out.
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
