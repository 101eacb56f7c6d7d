import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useFormat, useMessages } from '../i18n/index.ts';
import { BareLink } from '../link/index.ts';
import { MoveButton } from './move-button.tsx';
import { pageWindow } from './page-window.ts';
import { paginationMessages } from './words/index.ts';
import * as S from './pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the paged list, such as "Pages of deliveries". */
  label: string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /**
   * Returns the URL of a page. Pages are then links, which can be opened in a new tab and copied.
   */
  hrefFor?: (page: number) => string;
  /** Called when another page is requested; only without `hrefFor`. */
  onPageChange?: (page: number, details: { event: MouseEvent<HTMLButtonElement> }) => void;
  /** Shown range and total, such as "51–100 of 240", at the start of the row. Omit for none. */
  summary?: ReactNode;
}

/**
 * Page controls for a list of known length. If the length is unknown or changes while paging, use
 * `CursorPagination`. A work list of a few hundred rows scrolls instead.
 */
export function Pagination({
  label,
  page,
  pageCount,
  hrefFor,
  onPageChange,
  summary,
  ...rest
}: PaginationProps) {
  const words = useMessages(paginationMessages);
  const format = useFormat();
  const goTo = (to: number) => ({
    href: hrefFor?.(to),
    onMove: onPageChange && ((event: MouseEvent<HTMLButtonElement>) => onPageChange(to, { event })),
  });
  const pageControl = (to: number) => {
    const shared = {
      'data-part': 'page',
      'aria-label': words.page({ page: format.number(to) }),
      'aria-current': to === page ? ('page' as const) : undefined,
    };
    const { href, onMove } = goTo(to);
    return href === undefined ? (
      <button type="button" {...shared} onClick={onMove}>
        {format.number(to)}
      </button>
    ) : (
      <BareLink {...shared} href={href}>
        {format.number(to)}
      </BareLink>
    );
  };
  return (
    <S.Root {...rest} aria-label={label} data-component="pagination">
      <div data-part="row">
        {summary !== undefined && <div data-part="summary">{summary}</div>}
        <div data-part="moves">
          <MoveButton way="previous" {...(page > 1 && goTo(page - 1))} />
          <ol data-part="pages">
            {pageWindow(page, pageCount).map((place, index) =>
              place === 'gap' ? (
                <li key={`gap-${index < 3 ? 'start' : 'end'}`} data-part="gap" aria-hidden="true">
                  {'\u2026'}
                </li>
              ) : (
                <li key={place}>{pageControl(place)}</li>
              ),
            )}
          </ol>
          <span data-part="position">
            {words.position({ page: format.number(page), count: format.number(pageCount) })}
          </span>
          <MoveButton way="next" {...(page < pageCount && goTo(page + 1))} />
        </div>
      </div>
    </S.Root>
  );
}
