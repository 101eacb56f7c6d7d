/**
 * Which rows are chosen, by key. `these`: the rows named, on whatever page they stand. `all-but`: every row the filter
 * finds, also those not read yet, without the rows named; it holds for that filter only.
 */
export interface Selection {
  mode: 'these' | 'all-but';
  keys: ReadonlySet<string>;
}

export type SelectionAct =
  /** Choose these rows, or let them go. */
  | { type: 'set'; keys: readonly string[]; selected: boolean }
  /** Choose every row the filter finds. */
  | { type: 'all' }
  /** Choose nothing. */
  | { type: 'none' };

/** Nothing is chosen. */
export const noSelection: Selection = { mode: 'these', keys: new Set() };

export function isSelected({ mode, keys }: Selection, key: string): boolean {
  return keys.has(key) === (mode === 'these');
}

/** Whether all, some or none of these rows are chosen. */
export function shownSelection(
  keys: readonly string[],
  selection: Selection,
): 'all' | 'some' | 'none' {
  const chosen = keys.filter((key) => isSelected(selection, key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** How many rows are chosen; `total` is how many the filter finds. */
export function selectedCount({ mode, keys }: Selection, total: number): number {
  return mode === 'these' ? keys.size : Math.max(0, total - keys.size);
}

/** The selection after an act. The one given stays as it is. */
export function select(selection: Selection, act: SelectionAct): Selection {
  switch (act.type) {
    case 'all':
      return { mode: 'all-but', keys: new Set() };
    case 'none':
      return noSelection;
    case 'set': {
      const keys = new Set(selection.keys);
      const named = act.selected === (selection.mode === 'these');
      for (const key of act.keys) {
        if (named) keys.add(key);
        else keys.delete(key);
      }
      return { ...selection, keys };
    }
  }
}
