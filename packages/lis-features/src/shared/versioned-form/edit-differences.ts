/** One answer that stands differently in two versions of the same record. */
export interface EditDifference<Name extends string = string> {
  name: Name;
  /** Who changed it since `base`: `both` differently, or only one of the two. */
  changedBy: 'both' | 'mine' | 'theirs';
}

/** One state of what is edited; all states of one record have the same names. An answer may have parts: a list, or a few figures. */
export type EditedValues = Readonly<Record<string, unknown>>;

/** Whether two answers are the same, part by part. */
export const sameAnswer = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares what one person typed with what another has saved, both begun from `base`. What both changed to the same is no difference.
 * Nothing is merged here: a person decides.
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
