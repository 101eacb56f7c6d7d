import type { TreeRow } from './visible-rows.ts';

/** What a key asks of a tree: another line, or a line to open or close. */
export type TreeMove = { to: string } | { open: readonly string[] } | { close: string } | undefined;

const move = (row: TreeRow | undefined): TreeMove => row && { to: row.item.id };

/** The next line after the present one, from the top again after the end, that begins with a letter. */
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
 * What a key means on a line of a tree (ARIA Authoring Practices, "Tree View").
 * @param key as the browser names it; in a right-to-left page with ArrowLeft and ArrowRight exchanged
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
