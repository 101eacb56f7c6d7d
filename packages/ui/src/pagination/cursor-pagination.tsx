import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { MoveButton } from './move-button.tsx';
import * as S from './pagination.styles.ts';

export interface CursorPaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the paged list. */
  label: string;
  /** URL of the previous page. Without it or `onPrevious`, this is the first page. */
  previousHref?: string;
  /** URL of the next page. Without it or `onNext`, this is the last page. */
  nextHref?: string;
  onPrevious?: (event: MouseEvent<HTMLButtonElement>) => void;
  onNext?: (event: MouseEvent<HTMLButtonElement>) => void;
  /**
   * Description of the shown items, such as "Newest 50", at the start of the row. Omit for none.
   */
  summary?: ReactNode;
}

/**
 * Previous and next controls for a list of unknown length: a log, a feed, or any cursor-based list.
 * If the number of pages is known, use `Pagination`.
 */
export function CursorPagination({
  label,
  previousHref,
  nextHref,
  onPrevious,
  onNext,
  summary,
  ...rest
}: CursorPaginationProps) {
  return (
    <S.Root {...rest} aria-label={label} data-component="cursor-pagination">
      <div data-part="row">
        {summary !== undefined && <div data-part="summary">{summary}</div>}
        <div data-part="moves">
          <MoveButton way="previous" href={previousHref} onMove={onPrevious} />
          <MoveButton way="next" href={nextHref} onMove={onNext} />
        </div>
      </div>
    </S.Root>
  );
}
