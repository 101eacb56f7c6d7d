import {
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useMessages } from '../i18n/index.ts';
import { ResourceView, type Resource, type ResourceViewProps } from '../resource/index.ts';
import type { Density } from '../theme/index.ts';
import { Announcement } from './announcement.tsx';
import type { ColumnChoice } from './column-choice.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import { dataTableMessages } from './words/index.ts';
import * as S from './data-table.styles.ts';
import type { Paging } from './paging.ts';
import type { RowSelection } from './row-selection.tsx';
import { ScrolledTable } from './scrolled-table.tsx';
import { SkeletonTable } from './skeleton-table.tsx';
import type { Sorting } from './sorting.tsx';
import { FOCUSED_ROW } from './use-row-focus.ts';

export interface DataTableProps<Row>
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'resource'>,
    Pick<ResourceViewProps<readonly Row[]>, 'empty' | 'onRetry' | 'headingLevel'> {
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in whatever state they are: filter, heads and footer keep their places in all of them. */
  resource: Resource<readonly Row[]>;
  /** Tells rows apart, the same for a row wherever it stands. */
  rowKey: (row: Row) => string;
  /** Names the table. It is read aloud; a heading above usually says it to the eye. */
  caption: string;
  /** Where a row leads. The row header (else the first cell) becomes a link, and a press anywhere on the row follows it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Opens a row that leads to no address of its own. Ignored where there is a `rowHref`. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is shown elsewhere on the page. */
  currentKey?: string | undefined;
  /** What the rows are in the order of, by `sorting`. When omitted, they stand as they came and no column sorts. */
  sorting?: Sorting | undefined;
  /** Which rows are chosen, by `rowSelection`. When omitted, rows are not chosen and have no boxes. */
  selection?: RowSelection | undefined;
  /** Which columns are shown, by `columnChoice`. When omitted, all columns stay and there is no choice. */
  columnChoice?: ColumnChoice | undefined;
  /** Above the rows: a `SearchField` with `shortcut="/"`, and what else narrows them. `/` leads to it from any row. */
  filter?: ReactNode;
  /** Which of how many rows these are, by `pages` or `moreRows`. When omitted, these are all, and there is no footer. */
  paging?: Paging | undefined;
  /** @default that of the `ThemeScope` */
  density?: Density;
  /** How many lines of text a row shows when it has one height. @default 1 */
  lines?: 1 | 2;
  /** A CSS length: the most the rows take of the page before they scroll. @default what the window has under a page's head */
  height?: string;
  /** Draws all rows, however many. Printing and the browser's own search do so by themselves. @default false */
  everyRow?: boolean;
  /** How many placeholder rows stand for those on their way. @default 8 */
  skeletonRows?: number;
}

/**
 * A work list: rows to go through, open, sort, choose and act upon, tens of thousands if need be. For a few rows to
 * read use `Table`; for one thing's properties, `DescriptionList`. What not every list does (sorting, choosing rows or columns, paging,
 * editing) is passed in as what a function makes, so that it is loaded only with the lists that do it.
 */
export function DataTable<Row>({
  columns,
  resource,
  rowKey,
  caption,
  rowHref,
  onRowOpen,
  currentKey,
  sorting,
  selection,
  columnChoice,
  filter,
  paging,
  density,
  lines = 1,
  height,
  everyRow = false,
  skeletonRows = 8,
  empty,
  onRetry,
  headingLevel,
  ref,
  style,
  onKeyDown,
  ...rest
}: DataTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);

  const data = resource.status === 'ready' ? resource.data : undefined;
  const hidden = columnChoice?.hidden;
  const shownColumns = useMemo(
    () => columns.filter(({ id, hideable }) => !hideable || !hidden?.includes(id)),
    [columns, hidden],
  );
  const { sort, ordered } = sorting ?? {};
  const rows = useMemo(
    () => (data && ordered ? ordered(data, columns, sort) : data),
    [data, columns, ordered, sort],
  );

  const from = paging?.from ?? 1;
  const total = paging?.total ?? (paging === undefined || paging.whole ? data?.length : undefined);
  const words = useMessages(dataTableMessages);

  const focusIn = (selector: string) => {
    const found = root.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found != null;
  };
  const leaveRows = () => focusIn(FILTER_FIELD) || focusIn("[data-component='resource-view']");
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const goesToFilter = event.key === '/' && !target.matches(TYPED_INTO);
    const goesToRows =
      event.key === 'ArrowDown' && target.matches("[data-part='filter'] [type='search']");
    if ((goesToFilter && focusIn(FILTER_FIELD)) || (goesToRows && focusIn(FOCUSED_ROW)))
      event.preventDefault();
  };

  const hideable = columns.filter((column) => column.hideable);
  const choice = hideable.length > 0 && columnChoice?.control(hideable);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys lead from one control inside to another
    <S.Root
      {...rest}
      ref={root}
      style={height === undefined ? style : { ...style, ...heightOf(height) }}
      onKeyDown={handleKey}
      data-component="data-table"
      data-density={density}
      data-lines={lines}
    >
      <Announcement words={data && words.shownRange({ from, to: from + data.length - 1 })} />
      {sorting?.announcement(columns.find(({ id }) => id === sort?.column)?.header)}
      {(filter !== undefined || choice) && (
        <div data-part="toolbar">
          <div data-part="filter">{filter}</div>
          {choice}
        </div>
      )}
      <ResourceView
        resource={resource}
        label={caption}
        flush
        skeleton={
          <SkeletonTable
            columns={shownColumns}
            selectable={selection !== undefined}
            rowCount={skeletonRows}
          />
        }
        {...(empty && { empty })}
        {...(onRetry && { onRetry })}
        {...(headingLevel && { headingLevel })}
      >
        {(_, freshness) => {
          // Invented rows are looked at; they are not opened, chosen or edited.
          const isReal = freshness !== 'sample';
          return (
            <ScrolledTable
              columns={shownColumns}
              rows={rows ?? []}
              rowKey={rowKey}
              caption={caption}
              rowHref={isReal ? rowHref : undefined}
              onRowOpen={isReal ? onRowOpen : undefined}
              currentKey={currentKey}
              sorting={sorting}
              selection={isReal ? selection : undefined}
              from={from}
              total={total}
              everyRow={everyRow}
              editable={isReal}
              refreshing={freshness === 'refreshing'}
              onLeave={leaveRows}
            />
          );
        }}
      </ResourceView>
      {selection?.bar(total)}
      {paging?.footer(data?.length)}
    </S.Root>
  );
}

const heightOf = (height: string) => ({ '--height': height }) as CSSProperties;

const FILTER_FIELD = "[data-part='filter'] :is(input, select)";

/** Where a character is a character. */
const TYPED_INTO =
  "input:not([type='checkbox'], [type='radio']), select, textarea, [contenteditable]";
