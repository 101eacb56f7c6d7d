export { CursorPagination } from './cursor-pagination.tsx';
export { Pagination } from './pagination.tsx';
export type { CursorPaginationProps } from './cursor-pagination.tsx';
export type { PaginationProps } from './pagination.tsx';
