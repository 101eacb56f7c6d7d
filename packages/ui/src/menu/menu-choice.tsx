import { type Glyph, Icon } from '../icon/index.ts';
import { BareLink } from '../link/index.ts';

interface MenuItemLook {
  /** Tells items apart. */
  id: string;
  /** A verb, and what it acts on; with an ellipsis where a question follows. */
  label: string;
  glyph?: Glyph;
  /** `critical` for what destroys or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** The keys that do the same, drawn at the end. The caller listens for them. */
  shortcut?: string;
  /** Why it cannot be chosen now; drawn under the label. The item stays in reach, so that the reason can be heard. When omitted, it can be. */
  inertReason?: string | undefined;
  /** Parted by a hairline from the item before it. @default false */
  parted?: boolean;
}

/** One act, or one place to go to. */
export type MenuItem = MenuItemLook &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

/** Items that belong together, under a heading. */
export interface MenuSection {
  label: string;
  items: readonly MenuItem[];
}

interface MenuChoiceProps {
  item: MenuItem;
  /** It was chosen, also when it is a link. */
  onSelect: (item: MenuItem) => void;
}

/** One line of a menu: a button, or a link where it leads somewhere. */
export function MenuChoice({ item, onSelect }: MenuChoiceProps) {
  const { label, glyph, tone, shortcut, inertReason, href } = item;
  const isInert = inertReason !== undefined;
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': isInert || undefined,
    'aria-keyshortcuts': shortcut,
    onClick: isInert ? undefined : () => onSelect(item),
  };
  const content = (
    <>
      {glyph && <Icon glyph={glyph} />}
      <span data-part="words">
        {label}
        {isInert && <span data-part="reason">{inertReason}</span>}
      </span>
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </>
  );
  return href === undefined || isInert ? (
    <button type="button" {...attributes}>
      {content}
    </button>
  ) : (
    <BareLink href={href} {...attributes}>
      {content}
    </BareLink>
  );
}
