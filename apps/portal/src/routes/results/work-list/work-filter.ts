import { departments } from '@alms/lis-domain/catalogue';
import type { QueryOf } from '@alms/lis-domain/http';
import { priorities } from '@alms/lis-domain/orders';
import type { listResults } from '@alms/lis-domain/results';
import type { ResultsTab, WorkFilter } from '@alms/lis-features/results/work-list';
import { allowedValue } from '../../../app/use-view.ts';

/**
 * Returns the tab selected by the URL. Users who view results can also follow them in progress;
 * results awaiting a second verifier and corrections are listed for users who can verify. Default:
 * where this user’s work begins.
 */
export function tabIn(
  search: URLSearchParams,
  { canEnter, canVerify, isManager }: { canEnter: boolean; canVerify: boolean; isManager: boolean },
): ResultsTab {
  const onlyReads = !canEnter && !canVerify;
  const tab = allowedValue(
    ['to-enter', 'to-verify', 'to-release', 'corrections', 'held', 'released'] as const,
    search.get('tab'),
  );
  const isForVerifiers = tab === 'to-release' || tab === 'corrections';
  const isThere = tab !== '' && (!isForVerifiers || canVerify) && (tab !== 'released' || onlyReads);
  if (isThere) return tab;
  if (onlyReads) return 'released';
  return isManager && canVerify ? 'to-verify' : 'to-enter';
}

/** Returns the filter in the URL; unknown values are omitted. */
export function filterIn(search: URLSearchParams): WorkFilter {
  return {
    department: allowedValue(departments, search.get('department')),
    priority: allowedValue(priorities, search.get('priority')),
    overdue: search.get('due') === 'overdue',
  };
}

/** Returns the filter as URL parameters; null for those that are not set. */
export function filterParams({
  department,
  priority,
  overdue,
}: WorkFilter): Record<'department' | 'priority' | 'due' | 'specimen', string | null> {
  return {
    department: department || null,
    priority: priority || null,
    due: overdue ? 'overdue' : null,
    specimen: null,
  };
}

/** Returns the filter as query of the list request. */
export function filterQuery({
  department,
  priority,
  overdue,
}: WorkFilter): Pick<QueryOf<typeof listResults>, 'department' | 'priority' | 'due'> {
  return {
    ...(department && { department }),
    ...(priority && { priority }),
    ...(overdue && { due: 'overdue' as const }),
  };
}

export function isFiltered({ department, priority, overdue }: WorkFilter): boolean {
  return department !== '' || priority !== '' || overdue;
}
