import { countOpenImportRows, listOpenImportRows } from '@alms/lis-domain/interfaces/result-import';
import type {
  ResultImportScreenProps,
  WaitingFilter,
} from '@alms/lis-features/interfaces/result-import';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';

type Waiting = NonNullable<ResultImportScreenProps['waiting']>;

/** Values of all files and analysers that wait for a user; read only while they are shown. */
export function useWaitingValues(isShown: boolean): {
  waiting: Waiting;
  reload: () => Promise<void>;
} {
  const [filter, setFilter] = useState<WaitingFilter>({
    reason: undefined,
    instrument_id: undefined,
  });
  const { reason, instrument_id } = filter;
  const rows = usePages(
    listOpenImportRows,
    isShown
      ? { query: { ...(reason && { reason }), ...(instrument_id && { instrument_id }) } }
      : undefined,
    { emptiness: reason || instrument_id ? 'no-match' : 'none-yet' },
  );
  const counts = useEndpoint(countOpenImportRows, isShown ? {} : undefined);
  const reload = async () => {
    await Promise.all([rows.reload(), counts.reload()]);
  };
  return {
    waiting: {
      rows: itemsOf(rows.resource),
      counts: counts.resource,
      filter,
      onFilterChange: setFilter,
      onMore: rows.more,
      onRetry: reload,
    },
    reload,
  };
}
