/** A page number, or a gap of omitted pages. */
export type PagePlace = number | 'gap';

/** Positions in the row: first, gap, three around the current page, gap, last. */
const PLACES = 7;

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/**
 * Returns the pages shown in the row. The number of positions is constant, so that buttons do not
 * shift during paging.
 * @param page the current page, from 1
 */
export function pageWindow(page: number, pageCount: number): PagePlace[] {
  if (pageCount <= PLACES) return from(1, pageCount);
  if (page <= 4) return [...from(1, 5), 'gap', pageCount];
  if (page > pageCount - 4) return [1, 'gap', ...from(pageCount - 4, 5)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
