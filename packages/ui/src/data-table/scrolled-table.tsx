/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- browsers remove its roles from a table with grid layout, which also handles clicks and keys from its rows */
import {
  useId,
  useMemo,
  useRef,
  type ChangeEvent,
  type CSSProperties,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { openingColumn } from '../internal/index.ts';
import { columnTracks, heightOfRows, type DataTableColumn } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { assignSlots, type RowSlots } from './row-slots.ts';
import type { RowSelection } from './row-selection.tsx';
import type { Sorting } from './sorting.tsx';
import { useEveryRow } from './use-every-row.ts';
import { placeOf, useRowFocus } from './use-row-focus.ts';
import { useRowWindow } from './use-row-window.ts';
import type { RowRange } from './visible-range.ts';

/**
 * Up to this number all rows are rendered, with variable height. Above it only visible rows are
 * rendered, with fixed height.
 */
const MAX_DRAWN = 200;

/** Number of rows per block that the browser can skip rendering while all rows are in the page. */
const BLOCK = 50;

/** Value of `aria-rowcount` for an unknown total. */
const UNKNOWN_COUNT = -1;

export interface ScrolledTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  caption: string;
  rowHref: ((row: Row) => string) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  currentKey: string | undefined;
  sorting: Sorting | undefined;
  /** Undefined when rows are not selectable. */
  selection: RowSelection | undefined;
  /** Position of the first row among all rows, from 1. */
  from: number;
  total: number | undefined;
  everyRow: boolean;
  editable: boolean;
  refreshing: boolean;
  onLeave: () => void;
}

/** The rows with their headers, in a scroll container. */
export function ScrolledTable<Row>({
  columns,
  rows,
  rowKey,
  caption,
  rowHref,
  onRowOpen,
  currentKey,
  sorting,
  selection,
  from,
  total,
  everyRow,
  editable,
  refreshing,
  onLeave,
}: ScrolledTableProps<Row>) {
  const tableId = useId();
  const everyRowNow = useEveryRow() || everyRow;
  const many = rows.length > MAX_DRAWN;
  const windowed = many && !everyRowNow;
  const { scroller, measure, range } = useRowWindow({
    columns: columns.length,
    count: rows.length,
    windowed,
  });
  const lastToggled = useRef<number>(undefined);

  const selectable = selection !== undefined;
  const opens = rowHref !== undefined || onRowOpen !== undefined;
  const walk = editable && columns.some(({ edit }) => edit) ? 'grid' : 'list';
  const shift = Number(selectable);
  const opener = openingColumn(columns);

  const keyAt = (row: number) => {
    const at = rows[row];
    return at === undefined ? undefined : rowKey(at);
  };

  const toggle = (row: number, event: SyntheticEvent) => {
    const key = keyAt(row);
    if (key === undefined || !selection) return;
    const origin = withShift(event) ? (lastToggled.current ?? row) : row;
    lastToggled.current = row;
    const range = rows.slice(Math.min(origin, row), Math.max(origin, row) + 1);
    selection.set(range.map(rowKey), !selection.isSelected(key), event);
  };
  // Memoised: scrolling re-renders the rows, not their headers.
  const head = useMemo(
    () => (
      <DataTableHead
        columns={columns}
        sorting={sorting}
        selection={selection}
        keys={() => rows.map(rowKey)}
      />
    ),
    [columns, sorting, selection, rows, rowKey],
  );

  const focus = useRowFocus({
    scroller,
    keyAt,
    count: rows.length,
    cells: columns.length + shift,
    firstCell: opener && opens ? columns.indexOf(opener) + shift : 0,
    walk,
    editableAt: (cell) =>
      editable && columns[cell - shift]?.edit ? columns[cell - shift]?.id : undefined,
    onScroll: measure,
    onToggle: selection && toggle,
    onToggleAll: selection && ((event) => selection.toggleAll(rows.map(rowKey), event)),
    onLeave,
  });

  const open = (
    event: MouseEvent,
    modifiers: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  ) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    const row = place && rows[place.row];
    if (!place || !row || event.defaultPrevented) return;
    const control = target.closest('a, button, input, select, textarea, label, summary');
    const link = target.closest('[data-row]')?.querySelector<HTMLElement>("a[data-part='open']");
    if (!control && focus.edit(place)) return;
    if (control && !control.matches("button[data-part='open']")) return;
    // Selecting text must not open the row.
    if (!control && !document.getSelection()?.isCollapsed) return;
    if (link)
      link.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }),
      );
    else onRowOpen?.(row);
  };

  const drawn = drawnRows(range, windowed && rows.length > 0 ? focus.row : undefined);
  const slots = useSlots(drawn.map((index) => keyAt(index) ?? ''));
  const drawRow = (index: number, place: number) => {
    const row = rows[index] as Row;
    const key = rowKey(row);
    const previous = place === 0 ? index : (drawn[place - 1] ?? index) + 1;
    return (
      <DataTableRow
        key={windowed ? slots.get(key) : key}
        row={row}
        rowKey={key}
        index={index}
        ariaIndex={from + index + 1}
        gap={index - previous}
        columns={columns}
        href={rowHref?.(row)}
        opens={opens}
        current={key === currentKey}
        selected={selection?.isSelected(key)}
        RowBox={selection?.RowBox}
        stop={index === focus.row ? focus.cell : undefined}
        walk={walk}
        editing={index === focus.row ? focus.editing : undefined}
        onEditEnd={index === focus.row ? focus.handleEditEnd : undefined}
        tableId={tableId}
      />
    );
  };

  const { tracks, min } = columnTracks(columns, selectable);
  const before = drawn[0] ?? 0;
  const after = rows.length - 1 - (drawn.at(-1) ?? rows.length - 1);
  return (
    <div
      ref={scroller}
      data-part="scroller"
      data-layout={windowed ? 'window' : many ? 'blocks' : 'plain'}
      style={{ '--columns': tracks, '--least': min, '--cells': columns.length } as CSSProperties}
      {...(!opens &&
        !selectable &&
        walk === 'list' && { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <table
        role={walk === 'grid' ? 'grid' : 'table'}
        aria-rowcount={total === undefined ? UNKNOWN_COUNT : total + 1}
        aria-multiselectable={(walk === 'grid' && selectable) || undefined}
        aria-busy={refreshing || undefined}
        data-opens={opens || undefined}
        data-selectable={selectable || undefined}
        {...focus.handlers}
        onChange={(event: ChangeEvent<HTMLTableElement>) => {
          const place = placeOf(event.target);
          if (place && event.target.closest("[data-part='select']")) toggle(place.row, event);
        }}
        onClick={(event) =>
          open(event, { ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey })
        }
        // Ctrl and Cmd open a link in a new tab, depending on the system.
        onAuxClick={(event) =>
          event.button === 1 && rowHref && open(event, { ctrlKey: true, metaKey: true })
        }
      >
        <caption>{caption}</caption>
        {head}
        {windowed || !many ? (
          <tbody
            role="rowgroup"
            style={
              windowed
                ? { paddingBlock: `${heightOfRows(before)} ${heightOfRows(after)}` }
                : undefined
            }
          >
            {drawn.map(drawRow)}
          </tbody>
        ) : (
          Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) =>
            drawn.slice(block * BLOCK, (block + 1) * BLOCK),
          ).map((block) => (
            <tbody
              key={block[0]}
              role="rowgroup"
              data-part="block"
              style={{ containIntrinsicBlockSize: `auto ${heightOfRows(block.length)}` }}
            >
              {block.map((index) => drawRow(index, index))}
            </tbody>
          ))
        )}
      </table>
    </div>
  );
}

/** Returns the rows of a range plus one row that is always rendered, in order. */
function drawnRows({ start, end }: RowRange, held: number | undefined): number[] {
  const rows = Array.from({ length: end - start }, (_, offset) => start + offset);
  if (held === undefined || (held >= start && held < end)) return rows;
  return held < start ? [held, ...rows] : [...rows, held];
}

/** Element numbers of rendered rows, kept between renders. */
function useSlots(keys: readonly string[]): RowSlots {
  const held = useRef<RowSlots>(new Map());
  /* oxlint-disable react/refs -- repeating it with the same keys changes nothing, so discarded renders are harmless */
  held.current = assignSlots(held.current, keys);
  return held.current;
  /* oxlint-enable react/refs */
}

const withShift = ({ nativeEvent }: SyntheticEvent) =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
