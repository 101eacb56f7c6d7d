/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers remove its roles from a table with card layout */
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { moveFocus } from '../arrow-keys/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { TableColumn } from '../internal/index.ts';
import { TableRow } from './table-row.tsx';
import * as S from './table.styles.ts';

/**
 * Tables with up to this number of columns remain tables down to the width of a narrow phone card,
 * if their column widths fit.
 */
const FEW_COLUMNS = 3;
/**
 * Minimum width of a column without `width`, in rem; narrower columns would break text letter by
 * letter.
 */
const MIN_REM = 6;

/** Container width below which the table becomes cards: 18, 28 or 40 rem. */
function roomFor(widths: readonly (string | undefined)[]): 'few' | 'some' | 'many' {
  const totalRem = widths.reduce(
    (sum, width) => sum + (width?.endsWith('rem') ? Number.parseFloat(width) : MIN_REM),
    0,
  );
  if (widths.length > FEW_COLUMNS || totalRem > 28) return 'many';
  return totalRem > 20 ? 'some' : 'few';
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns a stable unique key of a row. */
  rowKey: (row: Row) => string;
  /** Accessible name of the table; usually shown by a heading above it. */
  caption: string;
  /** Shows the caption above the header. @default false */
  captionVisible?: boolean;
  /** Keeps the header visible while the page or scroll container scrolls. @default false */
  sticky?: boolean;
  /** Link of a row. The row header (or the first cell) becomes a link that covers the row. */
  rowHref?: (row: Row) => string;
  /** Opens a row that has no URL. Ignored when `rowHref` is set. */
  onRowOpen?: (row: Row) => void;
  /** Key of the row that is shown elsewhere on the page. */
  selectedKey?: string | undefined;
  /** Marks a row that needs attention, such as an unsaved one. @default no mark */
  rowTone?: (row: Row) => 'caution' | undefined;
  /**
   * Text shown without rows. For an empty state with an action, use `EmptyState` instead of the
   * table.
   */
  emptyLabel?: ReactNode;
  /** Renders this number of placeholder rows under the real header instead of `rows`. */
  skeletonRows?: number;
}

/**
 * A read-only table with aligned numbers; cards on narrow screens. Up, Down, Home and End move
 * between rows that can be opened. For cell editing or thousands of rows use a data grid; for the
 * properties of one object, `DescriptionList`.
 */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  caption,
  captionVisible = false,
  sticky = false,
  rowHref,
  onRowOpen,
  selectedKey,
  rowTone,
  emptyLabel,
  skeletonRows = 0,
  ...rest
}: TableProps<Row>) {
  const body = () => {
    if (skeletonRows > 0)
      return Array.from({ length: skeletonRows }, (_, index) => (
        <SkeletonRow key={index} columns={columns} index={index} />
      ));
    if (rows.length === 0)
      return (
        <tr role="row">
          <td role="cell" data-part="empty" colSpan={columns.length}>
            {emptyLabel}
          </td>
        </tr>
      );
    return rows.map((row) => (
      <TableRow
        key={rowKey(row)}
        row={row}
        columns={columns}
        selected={rowKey(row) === selectedKey}
        tone={rowTone?.(row)}
        opening={{ href: rowHref?.(row), onOpen: onRowOpen && (() => onRowOpen(row)) }}
      />
    ));
  };
  return (
    <S.Root
      {...rest}
      data-component="table"
      data-sticky={sticky || undefined}
      data-columns={roomFor(columns.map(({ width }) => width))}
    >
      <table role="table" aria-busy={skeletonRows > 0 || undefined}>
        <caption data-visible={captionVisible || undefined}>{caption}</caption>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ inlineSize: width }} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, headerHidden = false, align = 'start' }) => (
              <th key={id} role="columnheader" scope="col" data-align={align}>
                {headerHidden ? <span data-part="words">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the links inside */}
        <tbody role="rowgroup" onKeyDown={moveBetweenRows}>
          {body()}
        </tbody>
      </table>
    </S.Root>
  );
}

/** Widths of placeholders, in rotation: bars of equal width would look like lines. */
const PLACEHOLDER_WIDTHS = ['60%', '48%', '72%', '55%'];

function SkeletonRow<Row>({
  columns,
  index,
}: {
  columns: readonly TableColumn<Row>[];
  index: number;
}) {
  return (
    <tr role="row">
      {columns.map(({ id, header, align = 'start' }, position) => (
        <td key={id} role="cell" data-align={align} data-label={header}>
          <Skeleton
            width={PLACEHOLDER_WIDTHS[(index + position) % PLACEHOLDER_WIDTHS.length] ?? '60%'}
            style={{ justifyItems: align }}
          />
        </td>
      ))}
    </tr>
  );
}

/** Arrow keys, Home and End move between the row links; the browser handles Tab and Enter. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>) =>
  moveFocus(event, event.currentTarget.querySelectorAll<HTMLElement>("[data-part='open']"));
