import type { Glyph } from '../icon/index.js';
import { Icon } from '../icon/index.js';
import { BareLink } from '../link/index.js';

interface MenuItemLook {
  /** Tells items apart. */
  id: string;
  /** A verb, and what it acts on; with an ellipsis where a question follows. */
  label: string;
  glyph?: Glyph;
  /** `critical` for what destroys or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Parted by a hairline from the item before it. @default false */
  parted?: boolean;
}

/** One act, or one place to go to. */
export type MenuItem = MenuItemLook & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

interface MenuChoiceProps {
  item: MenuItem;
  /** It was chosen, also when it is a link. */
  onSelect: (item: MenuItem) => void;
}

/** One line of a menu: a button, or a link where it leads somewhere. */
export function MenuChoice({ item, onSelect }: MenuChoiceProps) {
  const attributes = { role: 'menuitem', tabIndex: -1, 'data-tone': item.tone, onClick: () => onSelect(item) };
  const content = (
    <>
      {item.glyph && <Icon glyph={item.glyph} />}
      {item.label}
    </>
  );
  return item.href === undefined ? (
    <button type="button" {...attributes}>
      {content}
    </button>
  ) : (
    <BareLink href={item.href} {...attributes}>
      {content}
    </BareLink>
  );
}
