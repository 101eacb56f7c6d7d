import type { Result } from '@alms/lis-domain/results';
import type { ListedResource } from './listed.js';

/** The critical ones of a list; none as long as the list is not there. */
export function criticalOf(results: ListedResource<Result> | undefined): Result[] {
  return results?.status === 'ready' ? results.data.items.filter((result) => result.critical) : [];
}
