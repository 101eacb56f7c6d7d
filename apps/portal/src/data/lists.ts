import type { Resource } from '@alms/ui/resource';

/** Items loaded by `usePages` so far. */
interface List<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** Returns the items without paging data. */
export function itemsOf<T>(list: Resource<Pick<List<T>, 'items'>>): Resource<readonly T[]> {
  return list.status === 'ready' ? { ...list, data: list.data.items } : list;
}

/** Returns only the known counts. */
export function known<K extends string>(
  counts: Partial<Record<K, number | null | undefined>>,
): Partial<Record<K, number>> {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) => typeof count === 'number'),
  ) as Partial<Record<K, number>>;
}
