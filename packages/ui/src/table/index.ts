export { CellText } from './cell-text.tsx';
export type { CellTextProps } from './cell-text.tsx';
export { Table } from './table.tsx';
export type { TableProps } from './table.tsx';
export type { TableColumn } from '../internal/index.ts';
