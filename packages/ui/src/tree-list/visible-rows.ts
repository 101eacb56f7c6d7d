import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.ts';

/** A row of a tree with its children. */
export interface TreeItem {
  /** Key of the row, unique in the whole tree. */
  id: string;
  /** Name of the row; target of typeahead. */
  label: string;
  glyph?: IconProps['glyph'];
  /** Secondary text or number at the end of the row. Omit for none. */
  note?: ReactNode;
  /**
   * Children of the row. Omit when it cannot have any. `unloaded`: not requested yet, `loading`: in
   * progress, `failed`: request failed; reopening the row retries.
   */
  items?: readonly TreeItem[] | 'unloaded' | 'loading' | 'failed';
}

/** A visible row with its position among its siblings. */
export interface TreeRow {
  item: TreeItem;
  /** Id of the parent; undefined at the top level. */
  parentId: string | undefined;
  /** Level, from 1. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, including this row. */
  size: number;
  /** Undefined where the row cannot have children. */
  expanded: boolean | undefined;
}

/** Returns the visible rows from top to bottom: all that are not below a closed row. */
export function visibleRows(
  items: readonly TreeItem[],
  expandedIds: ReadonlySet<string>,
  level = 1,
  parentId?: string,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const expanded = item.items === undefined ? undefined : expandedIds.has(item.id);
    const row: TreeRow = {
      item,
      parentId,
      level,
      position: index + 1,
      size: items.length,
      expanded,
    };
    return expanded && typeof item.items === 'object'
      ? [row, ...visibleRows(item.items, expandedIds, level + 1, item.id)]
      : [row];
  });
}
