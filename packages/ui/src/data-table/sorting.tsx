import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import { Announcement } from './announcement.tsx';
import type { DataTableColumn, Sort } from './data-table-column.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { sortingMessages } from './words/sorting/index.ts';
import * as S from './sorting.styles.ts';

/** Sort order and sortable headers; created by `sorting`. */
export interface Sorting {
  sort: Sort | undefined;
  ordered: <Row>(
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    sort: Sort | undefined,
  ) => readonly Row[];
  /** Renders the header content of a sortable column. */
  head: (column: string, words: ReactNode) => ReactNode;
  /** Announces a new sort order. `header` is that of the sorted column. */
  announcement: (header: string | undefined) => ReactNode;
}

export interface SortingOptions {
  /** Sort order, controlled by the caller. When omitted, rows keep their order. */
  sort?: Sort | undefined;
  /** Called with the requested sort order. */
  onSortChange: (sort: Sort, details: { event: SyntheticEvent }) => void;
}

/** Makes the headers of columns with a `sort` buttons. */
export function sorting({ sort, onSortChange }: SortingOptions): Sorting {
  return {
    sort,
    ordered: sortRows,
    head: (column, words) => (
      <S.Head
        type="button"
        data-part="sort"
        onClick={(event: MouseEvent) => onSortChange(nextSort(sort, column), { event })}
      >
        {words}
        <Icon glyph={ChevronDownGlyph} size="small" />
      </S.Head>
    ),
    announcement: (header) => <SortAnnouncement header={header} direction={sort?.direction} />,
  };
}

function SortAnnouncement({
  header,
  direction,
}: {
  header: string | undefined;
  direction: Sort['direction'] | undefined;
}) {
  const words = useMessages(sortingMessages);
  return (
    <Announcement
      words={header !== undefined && direction ? words.sorted({ column: header, direction }) : ''}
    />
  );
}
