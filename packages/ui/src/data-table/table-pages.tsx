import { IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ArrowEndGlyph, ArrowStartGlyph, Icon } from '../icon/index.ts';
import { SelectField } from '../select-field/index.ts';
import * as S from './footer.styles.ts';
import type { Paging } from './paging.ts';
import { tablePagesMessages } from './words/table-pages/index.ts';

export interface PagesOptions {
  /** Position of the page's first row among all rows, from 1. */
  from: number;
  /** Total number of rows on all pages. Omit when unknown. */
  total?: number | undefined;
  /** Opens the previous page. Omit on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next page. Omit on the last page. */
  onNext?: (() => void) | undefined;
  /** Rows per page; shown with `onPageSizeChange`. */
  pageSize?: number | undefined;
  /** Available page sizes. @default [25, 50, 100, 200] */
  pageSizes?: readonly number[] | undefined;
  onPageSizeChange?: ((size: number) => void) | undefined;
}

/** Paging that replaces the rows page by page. */
export function pages(options: PagesOptions): Paging {
  return {
    from: options.from,
    total: options.total,
    whole: false,
    footer: (shown) => <PageTurner {...options} shown={shown} />,
  };
}

const PAGE_SIZES = [25, 50, 100, 200];

/** The row range and the paging controls. */
function PageTurner({
  from,
  total,
  onPrevious,
  onNext,
  pageSize,
  pageSizes = PAGE_SIZES,
  onPageSizeChange,
  shown,
}: PagesOptions & { shown: number | undefined }) {
  const words = useMessages(tablePagesMessages);
  const range = { from, to: from + (shown ?? 0) - 1 };
  return (
    <S.Footer data-part="footer">
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
      <span data-part="range">
        {shown !== undefined &&
          shown > 0 &&
          (total === undefined ? words.rangeOfMany(range) : words.range({ ...range, total }))}
      </span>
      <div role="group" aria-label={words.pages}>
        <IconButton
          label={words.previous}
          onClick={onPrevious}
          inertReason={onPrevious ? undefined : words.isFirst}
        >
          <Icon glyph={ArrowStartGlyph} size="small" mirrored />
        </IconButton>
        <IconButton
          label={words.next}
          onClick={onNext}
          inertReason={onNext ? undefined : words.isLast}
        >
          <Icon glyph={ArrowEndGlyph} size="small" mirrored />
        </IconButton>
      </div>
    </S.Footer>
  );
}
