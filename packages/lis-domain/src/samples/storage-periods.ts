import type { SpecimenStorage } from '../catalogue/specimen-transports.ts';
import type { StoragePeriod } from './storage.schema.ts';

/**
 * Returns the storage periods of a specimen after it was put into a box, or taken out of one: the
 * open period ends, unless the next box has the same condition, and a new one begins. A box without
 * a stated condition begins none.
 *
 * @param condition Storage condition of the next box; null: none, or no box.
 */
export function storagePeriodsAfter(
  periods: readonly StoragePeriod[],
  condition: SpecimenStorage | null,
  at: string,
): StoragePeriod[] {
  const last = periods.at(-1);
  const open = last?.until === null ? last : undefined;
  if (open && open.condition === condition) return [...periods];
  const closed = open ? [...periods.slice(0, -1), { ...open, until: at }] : [...periods];
  return condition === null ? closed : [...closed, { condition, from: at, until: null }];
}
