/* oxlint-disable jsx-a11y/no-redundant-roles -- browsers remove its roles from a table with grid layout */
import type { DataTableColumn } from './data-table-column.ts';
import type { RowSelection } from './row-selection.tsx';
import type { Sorting } from './sorting.tsx';

export interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: Sorting | undefined;
  selection: RowSelection | undefined;
  /** Returns the keys of all visible rows; called when rows are selectable. */
  keys: () => readonly string[];
}

/** The column headers, with sort buttons and the select-all checkbox. */
export function DataTableHead<Row>({ columns, sorting, selection, keys }: DataTableHeadProps<Row>) {
  const hasControls = selection || (sorting && columns.some(({ sort }) => sort));
  return (
    <thead role="rowgroup" data-controls={hasControls ? true : undefined}>
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th role="columnheader" scope="col" data-part="select">
            {selection.allBox(keys())}
          </th>
        )}
        {columns.map(({ id, header, headerHidden = false, align, sort }) => {
          const words = headerHidden ? <span data-part="words">{header}</span> : header;
          const sorts = sorting && sort && sorting;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              data-align={align}
              aria-sort={sorts && (sorts.sort?.column === id ? sorts.sort.direction : 'none')}
            >
              {sorts ? sorts.head(id, words) : words}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
