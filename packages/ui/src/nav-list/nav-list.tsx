import { type Glyph, ChevronDownGlyph, Icon } from '../icon/index.ts';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { BareLink } from '../link/index.ts';
import * as S from './nav-list.styles.ts';

/** A destination. */
export interface NavEntry {
  /** Unique key among entries and groups. */
  id: string;
  label: string;
  href: string;
  glyph?: Glyph;
  /** Count of pending items; its `label` is read after that of the entry. */
  badge?: Pick<BadgeProps, 'count' | 'label' | 'tone'>;
  /** Whether this is the current page: at most one entry. */
  current?: boolean;
}

/** A collapsible group of destinations under a heading. */
export interface NavGroup {
  id: string;
  label: string;
  entries: readonly NavEntry[];
  /**
   * Whether the group starts collapsed, unless it contains the current page. Navigation to a page
   * inside expands it. @default false
   */
  folded?: boolean;
}

export interface NavListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation, such as "Main". */
  label: string;
  items: readonly (NavEntry | NavGroup)[];
  /** Called when a group is expanded or collapsed. */
  onGroupToggle?: (details: { id: string; open: boolean }) => void;
}

function Entry({ label, href, glyph, badge, current = false }: NavEntry) {
  return (
    <li>
      <BareLink href={href} aria-current={current ? 'page' : undefined}>
        {glyph && <Icon glyph={glyph} />}
        <span data-part="label">{label}</span>
        {badge && <Badge {...badge} />}
      </BareLink>
    </li>
  );
}

interface GroupProps {
  group: NavGroup;
  onToggle: NavListProps['onGroupToggle'];
}

/**
 * Combined badge of a collapsed group: the sum of the counts, the most urgent tone, and all labels.
 */
function sumOfBadges(entries: readonly NavEntry[]): NavEntry['badge'] {
  const badges = entries.flatMap(({ badge }) => badge ?? []);
  if (badges.length === 0) return undefined;
  return {
    count: badges.reduce((sum, { count }) => sum + count, 0),
    label: badges.map(({ label, count }) => label ?? count).join(', '),
    tone: badges.some(({ tone }) => tone === 'critical') ? 'critical' : 'neutral',
  };
}

function Group({ group, onToggle }: GroupProps) {
  const { id, label, entries, folded = false } = group;
  const listId = useId();
  const holdsCurrent = entries.some(({ current }) => current);
  const [held, setHeld] = useState(holdsCurrent);
  const [choice, setChoice] = useState<boolean>();
  // Navigation to a page inside must reveal it, even if the group was collapsed before.
  if (held !== holdsCurrent) {
    setHeld(holdsCurrent);
    if (holdsCurrent) setChoice(undefined);
  }
  const open = choice ?? (!folded || holdsCurrent);
  const badge = open ? undefined : sumOfBadges(entries);
  const toggle = () => {
    setChoice(!open);
    onToggle?.({ id, open: !open });
  };
  return (
    <li>
      <button
        type="button"
        data-part="group"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        <span data-part="label">{label}</span>
        {badge && <Badge {...badge} />}
        <Icon glyph={ChevronDownGlyph} size="small" />
      </button>
      <ul id={listId} hidden={!open}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
    </li>
  );
}

/**
 * The main menu: destinations, single or in collapsible groups. For actions use `Menu`; for
 * sections of one page, tabs. The current entry is scrolled into view.
 */
export function NavList({ label, items, onGroupToggle, ref, ...rest }: NavListProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const current = items
    .flatMap((item) => ('entries' in item ? item.entries : [item]))
    .find((entry) => entry.current)?.id;
  useLayoutEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <S.Root {...rest} ref={root} aria-label={label} data-component="nav-list">
      <ul>
        {items.map((item) =>
          'entries' in item ? (
            <Group key={item.id} group={item} onToggle={onGroupToggle} />
          ) : (
            <Entry key={item.id} {...item} />
          ),
        )}
      </ul>
    </S.Root>
  );
}
