import {
  openNavigationGroups,
  type NavigationEntryId,
  type NavigationGroupId,
} from '@alms/lis-domain/access';
import { useMessages } from '@alms/ui/i18n';
import { NavList, type NavEntry } from '@alms/ui/nav-list';
import { ENTRIES, GROUPS } from './navigation-words.ts';
import { layoutMessages } from './words/index.ts';

/** One entry this person may open. */
export interface NavigationItem {
  id: NavigationEntryId;
  href: string;
  /** The figure beside it; nothing is drawn for 0 or while it is not known. */
  badge?: number | undefined;
}

/** What `navigationFor` of the domain leaves for this person, with addresses and figures. */
export interface NavigationItems {
  top: readonly NavigationItem[];
  groups: readonly { id: NavigationGroupId; entries: readonly NavigationItem[] }[];
}

export interface MainNavigationProps {
  items: NavigationItems;
  /** The address of the entry the page belongs to. */
  currentRoute: string;
}

/** The main menu, with the words and pictures of every entry. */
export function MainNavigation({ items, currentRoute }: MainNavigationProps) {
  const words = useMessages(layoutMessages);
  const badgeOf = ({ id, badge = 0 }: NavigationItem) => {
    if (badge === 0) return {};
    const label =
      id === 'dashboard' ? words.completedToday({ count: badge }) : words.waiting({ count: badge });
    return { badge: { count: badge, label } };
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
