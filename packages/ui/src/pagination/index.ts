export { CursorPagination } from './cursor-pagination.js';
export { Pagination } from './pagination.js';
export type { CursorPaginationProps } from './cursor-pagination.js';
export type { PaginationProps } from './pagination.js';
