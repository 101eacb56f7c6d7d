import { Button, IconButton } from '../button/index.js';
import { useMessages } from '../i18n/index.js';
import { ArrowEndGlyph, ArrowStartGlyph, Icon } from '../icon/index.js';
import { SelectField } from '../select-field/index.js';
import { dataTableMessages } from './data-table.messages.js';

/** Rows come page by page, each in the place of the one before. */
export interface Pages {
  kind: 'pages';
  /** The place of the page's first row among all, from 1. */
  from: number;
  /** How many rows there are on all pages. When omitted, nobody has counted. */
  total?: number | undefined;
  /** Goes back. When omitted, this is the first page. */
  onPrevious?: (() => void) | undefined;
  /** Goes on. When omitted, this is the last page. */
  onNext?: (() => void) | undefined;
  /** How many rows a page has; drawn with `onPageSizeChange`. */
  pageSize?: number | undefined;
  /** @default [25, 50, 100, 200] */
  pageSizes?: readonly number[] | undefined;
  onPageSizeChange?: ((size: number) => void) | undefined;
}

/** Rows come after those that are there. */
export interface MoreRows {
  kind: 'more';
  /** How many rows there are in all. When omitted, nobody has counted. */
  total?: number | undefined;
  /** Reads more. When omitted, these are all. */
  onMore?: (() => void) | undefined;
  /** More are on their way. @default false */
  busy?: boolean | undefined;
  /** The words on the button. @default 'Show more' */
  label?: string | undefined;
}

export type Paging = Pages | MoreRows;

const PAGE_SIZES = [25, 50, 100, 200];

export interface DataTableFooterProps {
  paging: Paging;
  /** How many rows are shown; undefined while they are on their way. */
  shown: number | undefined;
}

/** Which of how many rows these are, and the way to the others. */
export function DataTableFooter({ paging, shown }: DataTableFooterProps) {
  return <div data-part="footer">{paging.kind === 'pages' ? <PageTurner {...paging} shown={shown} /> : <MoreButton {...paging} shown={shown} />}</div>;
}

function PageTurner({ from, total, onPrevious, onNext, pageSize, pageSizes = PAGE_SIZES, onPageSizeChange, shown }: Pages & { shown: number | undefined }) {
  const words = useMessages(dataTableMessages);
  const range = { from, to: from + (shown ?? 0) - 1 };
  return (
    <>
      {onPageSizeChange && pageSize !== undefined && (
        <div data-part="page-size">
          <span aria-hidden="true">{words.pageSize}</span>
          <SelectField
            dense
            label={words.pageSize}
            labelVisibility="hidden"
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          />
        </div>
      )}
      <span data-part="range">{shown !== undefined && shown > 0 && (total === undefined ? words.rangeOfMany(range) : words.range({ ...range, total }))}</span>
      <div role="group" aria-label={words.pages}>
        <IconButton label={words.previous} onClick={onPrevious} inertReason={onPrevious ? undefined : words.isFirst}>
          <Icon glyph={ArrowStartGlyph} size="small" mirrored />
        </IconButton>
        <IconButton label={words.next} onClick={onNext} inertReason={onNext ? undefined : words.isLast}>
          <Icon glyph={ArrowEndGlyph} size="small" mirrored />
        </IconButton>
      </div>
    </>
  );
}

function MoreButton({ total, onMore, busy = false, label, shown }: MoreRows & { shown: number | undefined }) {
  const words = useMessages(dataTableMessages);
  return (
    <>
      <span data-part="range">{shown !== undefined && (total === undefined ? words.shownOfMany({ shown }) : words.shown({ shown, total }))}</span>
      {onMore && <Button busy={busy} onClick={onMore}>{label ?? words.more}</Button>}
    </>
  );
}
