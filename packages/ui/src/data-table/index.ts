export { DataTable } from './data-table.js';
export { isSelected, noSelection, selectedCount } from './selection.js';
export type { DataTableProps } from './data-table.js';
export type { CellEdit, DataTableColumn, Sort } from './data-table-column.js';
export type { MoreRows, Pages, Paging } from './data-table-footer.js';
export type { Selection } from './selection.js';
