import { type Glyph, Icon } from '../icon/index.ts';
import { BareLink } from '../link/index.ts';

interface MenuItemLabel {
  /** Unique key of the item. */
  id: string;
  /** A verb and its object; with an ellipsis when a dialog follows. */
  label: string;
  glyph?: Glyph;
  /** `critical` for destructive or irreversible actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Keyboard shortcut, shown at the end. The caller handles it. */
  shortcut?: string;
  /**
   * Reason why the item is unavailable, shown under the label. The item stays focusable, so that
   * screen readers announce the reason. When omitted, it is available.
   */
  inertReason?: string | undefined;
  /** Adds a hairline above the item. @default false */
  parted?: boolean;
}

/** An action or a destination. */
export type MenuItem = MenuItemLabel &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

/** A group of items under a heading. */
export interface MenuSection {
  label: string;
  items: readonly MenuItem[];
}

interface MenuChoiceProps {
  item: MenuItem;
  /** Called when the item is selected, also for a link. */
  onSelect: (item: MenuItem) => void;
}

/** A menu item: a button, or a link for a destination. */
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
