import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../i18n/index.ts';
import type { EditEnd } from './data-table-column.ts';
import { nextCell, type CellPlace } from './next-cell.ts';

export interface RowFocusOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** The keys of all rows given, asked for by place. */
  keyAt: (row: number) => string | undefined;
  count: number;
  /** The cells of a row, the one with the box included. */
  cells: number;
  /** The cell that is reached first. */
  firstCell: number;
  walk: 'grid' | 'list';
  /** The id of the column of a cell that may be edited. */
  editableAt: (cell: number) => string | undefined;
  /** Called after focus was moved to a row out of sight, which scrolls. */
  onScroll: () => void;
  /** Space was pressed on a row, outside its box. When omitted, rows are not selected. */
  onToggle: ((row: number, event: KeyboardEvent) => void) | undefined;
  /** Ctrl+A was pressed. */
  onToggleAll: ((event: KeyboardEvent) => void) | undefined;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** Where focus stands or comes back to. The key outlives a new order of the rows. */
interface Focused {
  row: number;
  key: string | undefined;
  cell: number;
}

/** The one stop of the Tab key among the rows. */
export const FOCUSED_ROW = "[data-stop][tabindex='0']";

const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('[data-row]');
const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th');

/** The place of an element in the rows; undefined outside them. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const row = rowOf(target as Element);
  const cell = cellOf(target as Element);
  return row && cell ? { row: Number(row.dataset['row']), column: cell.cellIndex } : undefined;
}

/**
 * One stop of the Tab key in all the rows, walked by arrows. The row that has it is always drawn, wherever the table is
 * scrolled to, so that focus is never lost; after a new order it goes with its row.
 */
export function useRowFocus({
  scroller,
  keyAt,
  count,
  cells,
  firstCell,
  walk,
  editableAt,
  onScroll,
  onToggle,
  onToggleAll,
  onLeave,
}: RowFocusOptions) {
  const { direction } = useLanguage();
  const [focused, setFocused] = useState<Focused>({ row: 0, key: undefined, cell: firstCell });
  const [editing, setEditing] = useState<string>();
  const hasFocus = useRef(false);

  const row = placeOfKey(focused, keyAt, count);
  const cell = Math.min(focused.cell, cells - 1);

  const focusOn = (to: CellPlace) => {
    const target = scroller.current?.querySelector<HTMLTableRowElement>(`[data-row='${to.row}']`);
    const own = target?.cells[to.column];
    const stop = own?.matches('[data-stop]')
      ? own
      : (own?.querySelector<HTMLElement>('[data-stop]') ??
        target?.querySelector<HTMLElement>('[data-stop]'));
    stop?.focus({ preventScroll: true });
    (walk === 'grid' ? own : target)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onScroll();
  };
  const goTo = (to: CellPlace) => {
    flushSync(() => {
      setEditing(undefined);
      setFocused({ row: to.row, key: keyAt(to.row), cell: to.column });
    });
    focusOn(to);
  };

  // An element that is taken out of the page takes focus with it; it then goes to its successor.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body && count > 0)
      focusOn({ row, column: cell });
  });

  const edit = (place: CellPlace) => {
    const column = editableAt(place.column);
    if (column === undefined) return false;
    setFocused({ row: place.row, key: keyAt(place.row), cell: place.column });
    setEditing(column);
    return true;
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    if (!place || !target.matches('[data-stop]') || event.altKey || event.defaultPrevented) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const page = Math.max(
      1,
      Math.floor(
        (scroller.current?.clientHeight ?? 0) / (rowOf(target)?.offsetHeight || Infinity),
      ) - 2,
    );
    const to = nextCell(
      place,
      { key: event.key, ctrl },
      { rows: count, columns: cells, page, walk, rightToLeft: direction === 'rtl' },
    );
    const handled = () => {
      if (to) goTo(to);
      else if (event.key === ' ' && onToggle && target.tagName !== 'INPUT')
        onToggle(place.row, event);
      else if (event.key === 'a' && ctrl && onToggleAll) onToggleAll(event);
      else if (event.key === 'Escape') onLeave();
      else return (event.key === 'Enter' || event.key === 'F2') && edit(place);
      return true;
    };
    if (handled()) event.preventDefault();
  };

  const handleEditEnd = (end: EditEnd) => {
    if (end === 'left') setEditing(undefined);
    else goTo({ row: Math.min(row + Number(end === 'next'), count - 1), column: cell });
  };

  return {
    /** The row that has the Tab key's stop. */
    row,
    cell,
    editing,
    edit,
    goTo,
    handleEditEnd,
    handlers: {
      onKeyDown: handleKey,
      onFocus: (event: FocusEvent) => {
        hasFocus.current = true;
        const place = placeOf(event.target);
        if (place && (place.row !== row || place.column !== cell))
          setFocused({ row: place.row, key: keyAt(place.row), cell: place.column });
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
  };
}

/** Where the focused row stands now; if it is gone, the row that took its place. */
function placeOfKey({ row, key }: Focused, keyAt: RowFocusOptions['keyAt'], count: number): number {
  const own = Math.min(row, count - 1);
  if (key === undefined || keyAt(own) === key) return own;
  for (let other = 0; other < count; other += 1) if (keyAt(other) === key) return other;
  return own;
}
