import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { MoveButton } from './move-button.tsx';
import * as S from './pagination.styles.ts';

export interface CursorPaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names what is paged through, for listeners. */
  label: string;
  /** The address of the part before this one. Without it or `onPrevious`, this is the first. */
  previousHref?: string;
  /** The address of the part after this one. Without it or `onNext`, this is the last. */
  nextHref?: string;
  onPrevious?: (event: MouseEvent<HTMLButtonElement>) => void;
  onNext?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** What is shown, such as "Newest 50", at the start of the row. When omitted, nothing. */
  summary?: ReactNode;
}

/**
 * Goes back and on through a list whose length nobody counts: a log, a feed, whatever the server hands out by cursor.
 * Where the number of pages is known, use `Pagination`.
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
