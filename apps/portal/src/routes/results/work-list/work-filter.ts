import { departments } from '@alms/lis-domain/catalogue';
import type { QueryOf } from '@alms/lis-domain/http';
import { priorities } from '@alms/lis-domain/orders';
import type { listResults } from '@alms/lis-domain/results';
import type { ResultsTab, WorkFilter } from '@alms/lis-features/results/work-list';
import { oneOf } from '../../../app/use-view.ts';

/**
 * The tab that an address asks for. Whoever reads results follows them while they are made, too; what waits for a second person is listed for who may be
 * one. Of itself it is where this person's work begins.
 */
export function tabIn(
  search: URLSearchParams,
  { canEnter, canVerify }: { canEnter: boolean; canVerify: boolean },
): ResultsTab {
  const onlyReads = !canEnter && !canVerify;
  const asked = oneOf(
    ['to-enter', 'to-verify', 'to-release', 'held', 'released'] as const,
    search.get('tab'),
  );
  const isThere =
    asked !== '' && (asked !== 'to-release' || canVerify) && (asked !== 'released' || onlyReads);
  if (isThere) return asked;
  return onlyReads ? 'released' : 'to-enter';
}

/** The filter that an address asks for; what it does not know is left out. */
export function filterIn(search: URLSearchParams): WorkFilter {
  return {
    department: oneOf(departments, search.get('department')),
    priority: oneOf(priorities, search.get('priority')),
    overdue: search.get('due') === 'overdue',
  };
}

/** The parts of the address that say it; null for those that are not in it. */
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

/** The same, as the list is asked. */
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
