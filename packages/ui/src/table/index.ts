export { Table } from './table.js';
export type { TableProps } from './table.js';
export type { TableColumn } from '../internal/index.js';
