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

/** A place to go to. */
export interface NavEntry {
  /** Tells entries and groups apart. */
  id: string;
  label: string;
  href: string;
  glyph?: Glyph;
  /** How much waits there; its `label` is read aloud after the entry's own. */
  badge?: Pick<BadgeProps, 'count' | 'label' | 'tone'>;
  /** This is the page one is on: at most one entry. */
  current?: boolean;
}

/** Places that belong together, under a heading that folds them away. */
export interface NavGroup {
  id: string;
  label: string;
  entries: readonly NavEntry[];
  /** Starts folded away, unless the current page is in it. Going to a page inside opens it again. @default false */
  folded?: boolean;
}

export interface NavListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation, such as "Main". */
  label: string;
  items: readonly (NavEntry | NavGroup)[];
  /** A group was opened or folded away. */
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

/** What waits behind a folded group: the sum, as urgent as the most urgent, in the words of each. */
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
  // Whoever arrives at a page inside must see where it is, whatever was folded away before.
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
 * The main menu: places to go to, alone or in groups that fold away. A list of acts is a `Menu`; parts of one page are
 * tabs. The current entry is kept in view.
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
