/** A page to go to, or a place where pages are left out. */
export type PagePlace = number | 'gap';

/** Places in the row: first, gap, three around the present page, gap, last. */
const PLACES = 7;

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/**
 * Which pages the row shows. It always has the same number of places, so that nothing moves under the pointer while
 * one goes from page to page.
 * @param page the present page, counted from 1
 */
export function pageWindow(page: number, pageCount: number): PagePlace[] {
  if (pageCount <= PLACES) return from(1, pageCount);
  if (page <= 4) return [...from(1, 5), 'gap', pageCount];
  if (page > pageCount - 4) return [1, 'gap', ...from(pageCount - 4, 5)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
