import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import { Announcement } from './announcement.tsx';
import type { DataTableColumn, Sort } from './data-table-column.ts';
import { nextSort, sortRows } from './sort-rows.ts';
import { sortingMessages } from './words/sorting/index.ts';
import * as S from './sorting.styles.ts';

/** What the rows are in the order of, and the heads that change it; made by `sorting`. */
export interface Sorting {
  sort: Sort | undefined;
  ordered: <Row>(
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    sort: Sort | undefined,
  ) => readonly Row[];
  /** What stands in the head of a column that sorts. */
  head: (column: string, words: ReactNode) => ReactNode;
  /** Says a new order. `header` is that of the column sorted by. */
  announcement: (header: string | undefined) => ReactNode;
}

export interface SortingOptions {
  /** What the rows are in the order of; the caller keeps it. When omitted, they stand as they came. */
  sort?: Sort | undefined;
  /** Called with the sort a head asks for. */
  onSortChange: (sort: Sort, details: { event: SyntheticEvent }) => void;
}

/** Makes the heads of columns that have a `sort` buttons. */
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
