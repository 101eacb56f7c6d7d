import { Button } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import * as S from './footer.styles.ts';
import { moreRowsMessages } from './words/more-rows/index.ts';
import type { Paging } from './paging.ts';

export interface MoreRowsOptions {
  /** How many rows there are in all. When omitted, nobody has counted. */
  total?: number | undefined;
  /** Reads more. When omitted, these are all. */
  onMore?: (() => void) | undefined;
  /** More are on their way. @default false */
  busy?: boolean | undefined;
  /** The words on the button. @default 'Show more' */
  label?: string | undefined;
}

/** Rows come after those that are there. */
export function moreRows(options: MoreRowsOptions): Paging {
  return {
    from: 1,
    total: options.total,
    whole: !options.onMore,
    footer: (shown) => <MoreButton {...options} shown={shown} />,
  };
}

/** How many rows of how many these are, and the button for more. */
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
