/**
 * Selected rows by key. `these`: the listed rows, on any page. `all-but`: every row that matches
 * the filter, including rows not loaded, except the listed ones; valid for that filter only.
 */
export interface Selection {
  mode: 'these' | 'all-but';
  keys: ReadonlySet<string>;
}

export type SelectionAction =
  /** Select or deselect these rows. */
  | { type: 'set'; keys: readonly string[]; selected: boolean }
  /** Select every row that matches the filter. */
  | { type: 'all' }
  /** Clear the selection. */
  | { type: 'none' };

/** The empty selection. */
export const noSelection: Selection = { mode: 'these', keys: new Set() };

export function isSelected({ mode, keys }: Selection, key: string): boolean {
  return keys.has(key) === (mode === 'these');
}

/** Whether all, some or none of these rows are selected. */
export function shownSelection(
  keys: readonly string[],
  selection: Selection,
): 'all' | 'some' | 'none' {
  const chosen = keys.filter((key) => isSelected(selection, key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** Number of selected rows; `total` is the number of rows that match the filter. */
export function selectedCount({ mode, keys }: Selection, total: number): number {
  return mode === 'these' ? keys.size : Math.max(0, total - keys.size);
}

/** Returns the selection after an action, without mutating the given one. */
export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'all':
      return { mode: 'all-but', keys: new Set() };
    case 'none':
      return noSelection;
    case 'set': {
      const keys = new Set(selection.keys);
      const named = action.selected === (selection.mode === 'these');
      for (const key of action.keys) {
        if (named) keys.add(key);
        else keys.delete(key);
      }
      return { ...selection, keys };
    }
  }
}
