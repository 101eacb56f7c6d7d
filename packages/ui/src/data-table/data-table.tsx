import { useCallback, useImperativeHandle, useMemo, useRef, type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { ResourceView, type Resource, type ResourceViewProps } from '../resource/index.js';
import type { Density } from '../theme/index.js';
import { ColumnChoice } from './column-choice.js';
import type { DataTableColumn, Sort } from './data-table-column.js';
import { DataTableFooter, type Paging } from './data-table-footer.js';
import * as S from './data-table.styles.js';
import { ScrolledTable } from './scrolled-table.js';
import { SelectionBar } from './selection-bar.js';
import { SkeletonTable } from './skeleton-table.js';
import { select, selectedCount, type Selection, type SelectionAct } from './selection.js';
import { nextSort, sortRows } from './sort-rows.js';
import { useAnnouncedChanges } from './use-announced-changes.js';

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'resource'>, Pick<ResourceViewProps<readonly Row[]>, 'empty' | 'onRetry' | 'headingLevel'> {
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
  /** What the rows are in the order of; the caller keeps it. When omitted, they stand as they came. */
  sort?: Sort | undefined;
  /** Called with the sort a head asks for. When omitted, no column sorts. */
  onSortChange?: ((sort: Sort, details: { event: SyntheticEvent }) => void) | undefined;
  /** Which rows are chosen; the caller keeps it, and gives it up when the filter changes. */
  selection?: Selection | undefined;
  /** When omitted, rows are not chosen and have no boxes. */
  onSelectionChange?: ((selection: Selection, details: { event: SyntheticEvent }) => void) | undefined;
  /** What can be done with the chosen rows: small buttons, drawn as soon as one is. */
  bulkActions?: ReactNode;
  /** All rows the filter finds may be chosen at once, read or not: what is done then must be done by the server. @default false */
  selectMatching?: boolean;
  /** The ids of the columns that are put away; the caller keeps them. */
  hiddenColumns?: readonly string[];
  /** When omitted, all columns stay and there is no choice. */
  onHiddenColumnsChange?: ((hidden: string[], details: { event: SyntheticEvent }) => void) | undefined;
  /** Above the rows: a `SearchField` with `shortcut="/"`, and what else narrows them. `/` leads to it from any row. */
  filter?: ReactNode;
  /** Which of how many rows these are. When omitted, these are all, and there is no footer. */
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
 * read use `Table`; for one thing's properties, `DescriptionList`.
 */
export function DataTable<Row>({
  columns,
  resource,
  rowKey,
  caption,
  rowHref,
  onRowOpen,
  currentKey,
  sort,
  onSortChange,
  selection,
  onSelectionChange,
  bulkActions,
  selectMatching = false,
  hiddenColumns = NONE,
  onHiddenColumnsChange,
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
  const shownColumns = useMemo(() => columns.filter(({ id, hideable }) => !hideable || !hiddenColumns.includes(id)), [columns, hiddenColumns]);
  const rows = useMemo(() => data && sortRows(data, columns, sort), [data, columns, sort]);

  const from = paging?.kind === 'pages' ? paging.from : 1;
  const isWhole = paging === undefined || (paging.kind === 'more' && !paging.onMore);
  const total = paging?.total ?? (isWhole ? data?.length : undefined);
  const count = selection ? selectedCount(selection, total ?? selection.keys.size) : 0;
  const announcement = useAnnouncedChanges({
    sort,
    sortedBy: columns.find(({ id }) => id === sort?.column)?.header,
    selected: count,
    shown: data && { from, to: from + data.length - 1 },
  });

  const act = useCallback(
    (next: SelectionAct, event: SyntheticEvent) => selection && onSelectionChange?.(select(selection, next), { event }),
    [selection, onSelectionChange],
  );
  const handleSelect = useCallback((keys: readonly string[], selected: boolean, event: SyntheticEvent) => act({ type: 'set', keys, selected }, event), [act]);
  const handleSort = useMemo(
    () => onSortChange && ((column: string, event: SyntheticEvent) => onSortChange(nextSort(sort, column), { event })),
    [sort, onSortChange],
  );

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
    const goesToRows = event.key === 'ArrowDown' && target.matches("[data-part='filter'] [type='search']");
    if ((goesToFilter && focusIn(FILTER_FIELD)) || (goesToRows && focusIn(FOCUSED_ROW))) event.preventDefault();
  };

  const hideable = columns.filter((column) => column.hideable);
  const hasChoice = onHiddenColumnsChange && hideable.length > 0;
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
      data-columns={shownColumns.length > FEW_COLUMNS ? 'many' : 'few'}
    >
      <div role="status" data-part="announcement">{announcement}</div>
      {(filter !== undefined || hasChoice) && (
        <div data-part="toolbar">
          <div data-part="filter">{filter}</div>
          {hasChoice && <ColumnChoice columns={hideable} hidden={hiddenColumns} onHiddenChange={onHiddenColumnsChange} />}
        </div>
      )}
      <ResourceView
        resource={resource}
        label={caption}
        flush
        skeleton={<SkeletonTable columns={shownColumns} selectable={onSelectionChange !== undefined} rowCount={skeletonRows} />}
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
              sort={sort}
              onSort={handleSort}
              selection={isReal && onSelectionChange ? selection : undefined}
              onSelect={handleSelect}
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
      {count > 0 && onSelectionChange && (
        <SelectionBar count={count} matching={selectMatching ? total : undefined} onAct={act} onLeave={() => focusIn(FOCUSED_ROW)}>
          {bulkActions}
        </SelectionBar>
      )}
      {paging && <DataTableFooter paging={paging} shown={data?.length} />}
    </S.Root>
  );
}

const heightOf = (height: string) => ({ '--height': height }) as CSSProperties;

/** Up to this many columns stay a table down to the width of a phone's smallest card. */
const FEW_COLUMNS = 3;

const NONE: readonly string[] = [];

/** The one stop of the Tab key among the rows. */
const FOCUSED_ROW = "[data-stop][tabindex='0']";

const FILTER_FIELD = "[data-part='filter'] :is(input, select)";

/** Where a character is a character. */
const TYPED_INTO = "input:not([type='checkbox'], [type='radio']), select, textarea, [contenteditable]";
