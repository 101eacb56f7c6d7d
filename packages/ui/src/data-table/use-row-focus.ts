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
  /** Returns the key of a row by position. */
  keyAt: (row: number) => string | undefined;
  count: number;
  /** Number of cells per row, including the checkbox cell. */
  cells: number;
  /** Cell that is focused first. */
  firstCell: number;
  walk: 'grid' | 'list';
  /** Returns the column id of an editable cell. */
  editableAt: (cell: number) => string | undefined;
  /** Called after focus moved to a row outside the viewport, which scrolls. */
  onScroll: () => void;
  /**
   * Called when Space is pressed on a row, outside its checkbox. When omitted, rows are not
   * selectable.
   */
  onToggle: ((row: number, event: KeyboardEvent) => void) | undefined;
  /** Called when Ctrl+A is pressed. */
  onToggleAll: ((event: KeyboardEvent) => void) | undefined;
  /** Called when Escape is pressed. */
  onLeave: () => void;
}

/** Current or last focus position. The key remains valid when rows are reordered. */
interface Focused {
  row: number;
  key: string | undefined;
  cell: number;
}

/** The single tab stop among the rows. */
export const FOCUSED_ROW = "[data-stop][tabindex='0']";

const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('[data-row]');
const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th');

/** Returns the position of an element in the rows; undefined outside them. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const row = rowOf(target as Element);
  const cell = cellOf(target as Element);
  return row && cell ? { row: Number(row.dataset['row']), column: cell.cellIndex } : undefined;
}

/**
 * A single tab stop for all rows, navigated with the arrow keys. The focused row is always rendered
 * at any scroll position, so focus is never lost. Focus follows its row when rows are reordered.
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

  // Focus in a removed element is lost, so it moves to the successor.
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
    /** Row that is the tab stop. */
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

/** Current position of the focused row; if it was removed, the row in its position. */
function placeOfKey({ row, key }: Focused, keyAt: RowFocusOptions['keyAt'], count: number): number {
  const own = Math.min(row, count - 1);
  if (key === undefined || keyAt(own) === key) return own;
  for (let other = 0; other < count; other += 1) if (keyAt(other) === key) return other;
  return own;
}
