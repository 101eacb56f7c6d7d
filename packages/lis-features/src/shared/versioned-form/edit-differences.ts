/** A field that differs between two versions of a record. */
export interface EditDifference<Name extends string = string> {
  name: Name;
  /** Version that changed since `base`: `both` (differently) or only one. */
  changedBy: 'both' | 'mine' | 'theirs';
}

/**
 * Editable values of one version; all versions of a record have the same keys. Values may be
 * composite, such as a list or several numbers.
 */
export type EditedValues = Readonly<Record<string, unknown>>;

/** Compares two values deeply. */
export const sameAnswer = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares the user’s values with those saved by another user, both based on `base`. Identical
 * changes are no difference. Nothing is merged automatically.
 */
export function editDifferences<V extends EditedValues>(
  base: V,
  mine: V,
  theirs: V,
): EditDifference<keyof V & string>[] {
  return Object.keys(base).flatMap((name): EditDifference<keyof V & string>[] => {
    if (sameAnswer(mine[name], theirs[name])) return [];
    if (sameAnswer(mine[name], base[name])) return [{ name, changedBy: 'theirs' }];
    return [{ name, changedBy: sameAnswer(theirs[name], base[name]) ? 'mine' : 'both' }];
  });
}
