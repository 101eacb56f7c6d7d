import type { TreeRow } from './visible-rows.ts';

/** Effect of a key in a tree: move to another row, or open or close a row. */
export type TreeMove = { to: string } | { open: readonly string[] } | { close: string } | undefined;

const move = (row: TreeRow | undefined): TreeMove => row && { to: row.item.id };

/** Returns the next row that begins with a letter, wrapping around after the last. */
function lineWithLetter(
  letter: string,
  index: number,
  rows: readonly TreeRow[],
): TreeRow | undefined {
  const ordered = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  return ordered.find(({ item }) =>
    item.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );
}

/**
 * Returns the effect of a key on a row of a tree (ARIA Authoring Practices, "Tree View").
 * @param key name of the key in the browser; on a right-to-left page with ArrowLeft and ArrowRight
 * exchanged
 */
export function treeKey(key: string, index: number, rows: readonly TreeRow[]): TreeMove {
  const row = rows[index];
  if (!row) return undefined;
  const { item, expanded, parentId, level } = row;
  switch (key) {
    case 'ArrowDown':
      return move(rows[index + 1]);
    case 'ArrowUp':
      return move(rows[index - 1]);
    case 'Home':
      return move(rows[0]);
    case 'End':
      return move(rows.at(-1));
    case 'ArrowRight': {
      if (expanded === false) return { open: [item.id] };
      const below = rows[index + 1];
      return expanded && below && below.level > level ? move(below) : undefined;
    }
    case 'ArrowLeft':
      if (expanded) return { close: item.id };
      return parentId === undefined ? undefined : { to: parentId };
    case '*':
      return {
        open: rows
          .filter((each) => each.parentId === parentId && each.expanded === false)
          .map((each) => each.item.id),
      };
    default:
      return key.length === 1 && key !== ' ' ? move(lineWithLetter(key, index, rows)) : undefined;
  }
}
