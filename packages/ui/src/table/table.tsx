/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers take its roles away from a table that is laid out as cards */
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import type { TableColumn } from '../internal/index.ts';
import { TableRow } from './table-row.tsx';
import * as S from './table.styles.ts';

/** Up to this many columns stay a table down to the width of a phone's smallest card, if they ask for no more than it has. */
const FEW_COLUMNS = 3;
/** What a column that takes what is left has to have, or its words stand letter under letter. */
const LEAST_REM = 6;

/** Where the table becomes cards: in a container of 18 rem, of 28, or already of 40. */
function roomFor(widths: readonly (string | undefined)[]): 'few' | 'some' | 'many' {
  const asked = widths.reduce(
    (sum, width) => sum + (width?.endsWith('rem') ? Number.parseFloat(width) : LEAST_REM),
    0,
  );
  if (widths.length > FEW_COLUMNS || asked > 28) return 'many';
  return asked > 20 ? 'some' : 'few';
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Tells rows apart, the same for a row wherever it stands. */
  rowKey: (row: Row) => string;
  /** Names the table. It is read aloud; a heading above usually says it to the eye. */
  caption: string;
  /** Shows the caption above the head. @default false */
  captionVisible?: boolean;
  /** The head stays in sight while the page, or what scrolls the table, moves. @default false */
  sticky?: boolean;
  /** Where a row leads. The row header (else the first cell) becomes a link that covers the row. */
  rowHref?: (row: Row) => string;
  /** Opens a row that leads to no address of its own. Ignored where there is a `rowHref`. */
  onRowOpen?: (row: Row) => void;
  /** The key of the row that is shown elsewhere on the page. */
  selectedKey?: string | undefined;
  /** Stands in the body when there are no rows. For a place that offers a way on, use `EmptyState` instead of the table. */
  emptyLabel?: ReactNode;
  /** Draws this many placeholder rows under the real head instead of `rows`: the skeleton of the same table. */
  skeletonRows?: number;
}

/**
 * Rows for reading, with figures in columns; cards where it is narrow. Up, Down, Home and End move between rows that
 * open. For editing in cells or thousands of rows use a grid made for it; for one thing's properties, `DescriptionList`.
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the links inside it */}
        <tbody role="rowgroup" onKeyDown={moveBetweenRows}>
          {body()}
        </tbody>
      </table>
    </S.Root>
  );
}

/** Widths of placeholders, in turn: words differ in length, and equal bars would read as lines. */
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

/** Arrow keys, Home and End move between what opens the rows; Tab and Enter stay the browser's own. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-part='open']")];
  const at = openers.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: openers.length - 1,
  };
  const target = openers[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
