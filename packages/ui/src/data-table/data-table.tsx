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
  /**
   * Rows with their loading state. Filter, headers and footer keep their positions in every state.
   */
  resource: Resource<readonly Row[]>;
  /** Returns a stable unique key of a row. */
  rowKey: (row: Row) => string;
  /** Accessible name of the table; usually shown by a heading above it. */
  caption: string;
  /**
   * Link of a row. The row header (or the first cell) becomes a link, and a click anywhere on the
   * row follows it.
   */
  rowHref?: ((row: Row) => string) | undefined;
  /** Opens a row that has no URL. Ignored when `rowHref` is set. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is shown elsewhere on the page. */
  currentKey?: string | undefined;
  /**
   * Sort order, created by `sorting`. When omitted, rows keep their order and no column is
   * sortable.
   */
  sorting?: Sorting | undefined;
  /**
   * Row selection, created by `rowSelection`. When omitted, rows are not selectable and have no
   * checkboxes.
   */
  selection?: RowSelection | undefined;
  /** Column visibility, created by `columnChoice`. When omitted, all columns are always visible. */
  columnChoice?: ColumnChoice | undefined;
  /**
   * Filter controls above the rows: a `SearchField` with `shortcut="/"` and further filters. `/`
   * moves focus to it from any row.
   */
  filter?: ReactNode;
  /**
   * Paging, created by `pages` or `moreRows`. When omitted, all rows are given and there is no
   * footer.
   */
  paging?: Paging | undefined;
  /** Number of text lines of a value when rows of fixed height become cards. @default 1 */
  lines?: 1 | 2;
  /**
   * Maximum height of the rows before they scroll, as a CSS length. @default the window height
   * below a page header
   */
  height?: string;
  /**
   * Disables virtualisation and renders all rows. Printing and find-in-page do this automatically.
   * @default false
   */
  everyRow?: boolean;
  /** Number of placeholder rows while loading. @default 8 */
  skeletonRows?: number;
}

/**
 * A work list for opening, sorting, selecting and processing up to tens of thousands of rows. For a
 * few read-only rows use `Table`; for the properties of one object, `DescriptionList`. Optional
 * features (sorting, row and column selection, paging, editing) are passed in as function results,
 * so that only lists that use them load their code.
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the controls inside
    <S.Root
      {...rest}
      ref={root}
      style={height === undefined ? style : { ...style, ...heightOf(height) }}
      onKeyDown={handleKey}
      data-component="data-table"
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
          // Sample rows cannot be opened, selected or edited.
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

/** Elements in which character keys enter text. */
const TYPED_INTO =
  "input:not([type='checkbox'], [type='radio']), select, textarea, [contenteditable]";
