import {
  openNavigationGroups,
  type NavigationEntryId,
  type NavigationGroupId,
} from '@alms/lis-domain/access';
import { BottomBar } from '@alms/ui/bottom-bar';
import { useMessages } from '@alms/ui/i18n';
import { NavList, type NavEntry } from '@alms/ui/nav-list';
import { ENTRIES, GROUPS } from './navigation-words.ts';
import { layoutMessages } from './words/index.ts';

/** A menu entry that the user may open. */
export interface NavigationItem {
  id: NavigationEntryId;
  href: string;
  /** Count beside the entry. Hidden for 0 or while unknown. */
  badge?: number | undefined;
  /** Link of another page with the same content. When omitted, none. */
  sameAs?: string | undefined;
}

/** Menu entries permitted by the domain’s `navigationFor`, with links and counts. */
export interface NavigationItems {
  top: readonly NavigationItem[];
  groups: readonly { id: NavigationGroupId; entries: readonly NavigationItem[] }[];
  /** Entries of the bottom bar. When omitted, the user has a drawer on every screen. */
  bar?: readonly NavigationItem[];
}

export interface MainNavigationProps {
  items: NavigationItems;
  /** Link of the menu entry that the page belongs to. */
  currentRoute: string;
}

/** Returns the entries with label, icon and badge. */
function useEntries(currentRoute: string) {
  const words = useMessages(layoutMessages);
  const badgeLabels: Partial<Record<NavigationEntryId, typeof words.waiting>> = {
    dashboard: words.completedToday,
    inbox: words.toRead,
    'front-desk': words.ordersWaiting,
    'critical-results': words.toNotify,
    'sample-collection': words.toCollect,
    receive: words.toReceive,
    'quality-control': words.onHold,
    inventory: words.stockAlerts,
    'desk-payments': words.openBalances,
    'patient-portal': words.newReports,
    'own-results': words.newReports,
  };
  return (item: NavigationItem) => {
    const { id, href, badge = 0, sameAs } = item;
    const { word, glyph } = ENTRIES[id];
    const labelOf = badgeLabels[id] ?? words.waiting;
    return {
      id,
      label: words[word],
      href,
      glyph,
      current: href === currentRoute || sameAs === currentRoute,
      ...(badge > 0 && {
        badge: {
          count: badge,
          label: labelOf({ count: badge }),
          ...(id === 'critical-results' && { tone: 'critical' }),
        },
      }),
    } satisfies NavEntry;
  };
}

/** The main menu with label and icon of each entry. */
export function MainNavigation({ items, currentRoute }: MainNavigationProps) {
  const words = useMessages(layoutMessages);
  const entryOf = useEntries(currentRoute);
  // For a patient, the portal is their results.
  const entry = (item: NavigationItem): NavEntry => ({
    ...entryOf(item),
    ...(item.id === 'patient-portal' && items.bar && { glyph: ENTRIES['own-results'].glyph }),
  });
  const groups = items.groups.map(({ id, entries }) => ({
    id,
    label: words[GROUPS[id]],
    entries: entries.map(entry),
    folded: !openNavigationGroups.includes(id),
  }));
  return <NavList label={words.navigation} items={[...items.top.map(entry), ...groups]} />;
}

export interface MainBarProps extends Pick<MainNavigationProps, 'currentRoute'> {
  items: readonly NavigationItem[];
}

/** The main menu of a patient on narrow screens. */
export function MainBar({ items, currentRoute }: MainBarProps) {
  const words = useMessages(layoutMessages);
  const entry = useEntries(currentRoute);
  return <BottomBar label={words.navigation} items={items.map(entry)} />;
}
