import type { Resource } from '@alms/ui/resource';

/** What `usePages` has read so far. */
interface List<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** How long a list is, once all of it has been read; a count that is not known is undefined, never zero. */
export function countOf(list: Resource<List<unknown>>): number | undefined {
  if (list.status === 'empty') return 0;
  return list.status === 'ready' && list.data.nextCursor === null
    ? list.data.items.length
    : undefined;
}

/** The items without the paging around them. */
export function itemsOf<T>(list: Resource<Pick<List<T>, 'items'>>): Resource<readonly T[]> {
  return list.status === 'ready' ? { ...list, data: list.data.items } : list;
}

/** The counts that are known. */
export function known<K extends string>(
  counts: Partial<Record<K, number | null | undefined>>,
): Partial<Record<K, number>> {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) => typeof count === 'number'),
  ) as Partial<Record<K, number>>;
}
