import {
  openNavigationGroups,
  type NavigationEntryId,
  type NavigationGroupId,
} from '@alms/lis-domain/access';
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
}

/** Menu entries permitted by the domain’s `navigationFor`, with links and counts. */
export interface NavigationItems {
  top: readonly NavigationItem[];
  groups: readonly { id: NavigationGroupId; entries: readonly NavigationItem[] }[];
}

export interface MainNavigationProps {
  items: NavigationItems;
  /** Link of the menu entry that the page belongs to. */
  currentRoute: string;
}

/** The main menu with label and icon of each entry. */
export function MainNavigation({ items, currentRoute }: MainNavigationProps) {
  const words = useMessages(layoutMessages);
  const badgeOf = ({ id, badge = 0 }: NavigationItem) => {
    if (badge === 0) return {};
    const labels = { dashboard: words.completedToday, inbox: words.toRead };
    const labelOf = id === 'dashboard' || id === 'inbox' ? labels[id] : words.waiting;
    return { badge: { count: badge, label: labelOf({ count: badge }) } };
  };
  const entry = (item: NavigationItem): NavEntry => {
    const { word, glyph } = ENTRIES[item.id];
    return {
      id: item.id,
      label: words[word],
      href: item.href,
      glyph,
      current: item.href === currentRoute,
      ...badgeOf(item),
    };
  };
  const groups = items.groups.map(({ id, entries }) => ({
    id,
    label: words[GROUPS[id]],
    entries: entries.map(entry),
    folded: !openNavigationGroups.includes(id),
  }));
  return <NavList label={words.navigation} items={[...items.top.map(entry), ...groups]} />;
}
