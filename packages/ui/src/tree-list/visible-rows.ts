import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.ts';

/** One line of a tree, with what is under it. */
export interface TreeItem {
  /** Tells the lines of the whole tree apart. */
  id: string;
  /** What it is called; what a typed letter looks for. */
  label: string;
  glyph?: IconProps['glyph'];
  /** A quiet figure or word at the end of the line. When omitted, nothing. */
  note?: ReactNode;
  /**
   * What is under it. When omitted, nothing can be. `unloaded`: not fetched yet, `loading`: on its way, `failed`:
   * could not be fetched; opening it again asks again.
   */
  items?: readonly TreeItem[] | 'unloaded' | 'loading' | 'failed';
}

/** A line that is in sight, and its place among its brothers. */
export interface TreeRow {
  item: TreeItem;
  /** The id of the line above it in the tree; undefined at the top. */
  parentId: string | undefined;
  /** Counted from 1. */
  level: number;
  /** Counted from 1. */
  position: number;
  /** How many stand under the same line. */
  size: number;
  /** Undefined where nothing can be under it. */
  expanded: boolean | undefined;
}

/** The lines in sight, from top to bottom: everything that is not under a closed line. */
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
