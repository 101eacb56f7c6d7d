import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { requestedReportsAccess } from './requested-reports.access.ts';

/**
 * Exact numbers of reports in the tabs of the inbox. A separate module, so that the menu, which
 * shows one of them, loads no other schema.
 */
const inboxCountsObject = v.object({
  to_read: v.number(),
  critical: v.number(),
  pending: v.number(),
  /** Reports in `to_read` that `markNormalSeen` accepts. */
  normal: v.number(),
});
export interface InboxCountsSchema extends Named<typeof inboxCountsObject> {}
export const inboxCountsSchema: InboxCountsSchema = inboxCountsObject;
export interface InboxCounts extends v.InferOutput<InboxCountsSchema> {}

export const countRequestedReports = endpoint({
  id: 'results.count-requested',
  method: 'GET',
  path: '/test-results/requested/counts',
  summary: 'Count the caller’s orders in each tab of the inbox.',
  access: requestedReportsAccess,
  answer: inboxCountsSchema,
});
