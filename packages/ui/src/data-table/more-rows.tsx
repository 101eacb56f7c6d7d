import { Button } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import * as S from './footer.styles.ts';
import { moreRowsMessages } from './words/more-rows/index.ts';
import type { Paging } from './paging.ts';

export interface MoreRowsOptions {
  /** Total number of rows. Omit when unknown. */
  total?: number | undefined;
  /** Loads more rows. When omitted, all rows are given. */
  onMore?: (() => void) | undefined;
  /** Whether more rows are loading. @default false */
  busy?: boolean | undefined;
  /** Button label. @default 'Show more' */
  label?: string | undefined;
}

/** Paging that appends rows to the current ones. */
export function moreRows(options: MoreRowsOptions): Paging {
  return {
    from: 1,
    total: options.total,
    whole: !options.onMore,
    footer: (shown) => <MoreButton {...options} shown={shown} />,
  };
}

/** The number of rows shown and in total, and the button for more. */
function MoreButton({
  total,
  onMore,
  busy = false,
  label,
  shown,
}: MoreRowsOptions & { shown: number | undefined }) {
  const words = useMessages(moreRowsMessages);
  return (
    <S.Footer data-part="footer">
      <span data-part="range">
        {shown !== undefined &&
          (total === undefined ? words.shownOfMany({ shown }) : words.shown({ shown, total }))}
      </span>
      {onMore && (
        <Button busy={busy} onClick={onMore}>
          {label ?? words.more}
        </Button>
      )}
    </S.Footer>
  );
}
