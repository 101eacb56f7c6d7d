/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers remove its roles from a table with grid layout */
import { Fragment, memo, type ReactNode } from 'react';
import { openingColumn } from '../internal/index.ts';
import { BareLink } from '../link/index.ts';
import { heightOfRows, type DataTableColumn, type EditEnd } from './data-table-column.ts';
import type { RowSelection } from './row-selection.tsx';

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Index in the given rows. */
  index: number;
  /** Position among all rows including the header; see `aria-rowindex`. */
  ariaIndex: number;
  /** Number of rows not rendered before this one. */
  gap: number;
  columns: readonly DataTableColumn<Row>[];
  href: string | undefined;
  /** Whether a click opens the row; the table handles the event. */
  opens: boolean;
  current: boolean;
  /** Undefined when rows are not selectable. */
  selected: boolean | undefined;
  /** Renders the selection checkbox. */
  RowBox: RowSelection['RowBox'] | undefined;
  /** Index of the cell that is the tab stop; undefined in every row but one. */
  stop: number | undefined;
  walk: 'grid' | 'list';
  /** Id of the column in edit mode. */
  editing: string | undefined;
  /** Passed to the row in edit mode. */
  onEditEnd: ((end: EditEnd) => void) | undefined;
  /** Prefix of generated ids. */
  tableId: string;
}

function DrawnRow<Row>({
  row,
  rowKey,
  index,
  ariaIndex,
  gap,
  columns,
  href,
  opens,
  current,
  selected,
  RowBox,
  stop,
  walk,
  editing,
  onEditEnd,
  tableId,
}: DataTableRowProps<Row>) {
  const nameId = `${tableId}-name-${index}`;
  const opener = openingColumn(columns);
  const tabIndexOf = (cell: number) =>
    stop !== undefined && (walk === 'list' || stop === cell) ? 0 : -1;
  const role = walk === 'grid' ? 'gridcell' : 'cell';
  return (
    <tr
      role="row"
      data-row={index}
      aria-rowindex={ariaIndex}
      aria-selected={selected}
      data-current={current || undefined}
      data-edited={editing !== undefined || undefined}
      aria-current={current && !opens ? 'true' : undefined}
      style={gap > 0 ? { marginBlockStart: heightOfRows(gap) } : undefined}
    >
      {RowBox && (
        <td role={role} data-part="select">
          <RowBox
            id={`${tableId}-box-${index}`}
            nameId={nameId}
            checked={selected === true}
            tabIndex={tabIndexOf(0)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const { id, header, headerHidden = false, align, rowHeader = false, edit } = column;
        const cell = place + Number(RowBox !== undefined);
        const isOpener = opens && column === opener;
        const isEdited = editing === id && edit !== undefined && onEditEnd !== undefined;
        const ownStop = walk === 'grid' &&
          !isOpener &&
          !isEdited && { 'data-stop': '', tabIndex: tabIndexOf(cell) };
        const attributes = {
          ...ownStop,
          id: column === opener ? nameId : undefined,
          'data-align': align,
          'data-edit': edit && (isEdited ? 'open' : ''),
          'aria-readonly': walk === 'grid' && !edit ? true : undefined,
        };
        const value = column.render(row);
        const content = isEdited ? (
          edit.field(row, header, onEditEnd)
        ) : isOpener ? (
          <Opener href={href} current={current} tabIndex={tabIndexOf(cell)}>
            {value}
          </Opener>
        ) : (
          value
        );
        // Elements are reused for other rows while scrolling, but their content and its state must
        // not be. Plain text has no state.
        const own =
          typeof content === 'string' ? content : <Fragment key={rowKey}>{content}</Fragment>;
        return rowHeader ? (
          <th key={id} role="rowheader" scope="row" {...attributes}>
            {own}
          </th>
        ) : (
          <td key={id} role={role} data-label={headerHidden ? undefined : header} {...attributes}>
            {own}
          </td>
        );
      })}
    </tr>
  );
}

/** A memoised row: it re-renders only when its props change. */
export const DataTableRow = memo(DrawnRow) as typeof DrawnRow;

interface OpenerProps {
  href: string | undefined;
  current: boolean;
  tabIndex: number;
  children: ReactNode;
}

function Opener({ href, current, tabIndex, children }: OpenerProps) {
  const attributes = {
    'data-part': 'open',
    'data-stop': '',
    'aria-current': current ? ('true' as const) : undefined,
    tabIndex,
  };
  if (href !== undefined)
    return (
      <BareLink href={href} {...attributes}>
        {children}
      </BareLink>
    );
  return (
    <button type="button" {...attributes}>
      {children}
    </button>
  );
}
