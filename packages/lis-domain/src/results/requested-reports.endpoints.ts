import * as v from 'valibot';
import { endpoint, pageOf, pageQuery } from '../http/index.ts';
import { countRequestedReports } from './inbox-counts.ts';
import { requestedReportsAccess } from './requested-reports.access.ts';
import {
  inboxTabs,
  markNormalSeenBody,
  markSeenBody,
  requestedReportSchema,
} from './requested-reports.schema.ts';

export const listRequestedReports = endpoint({
  id: 'results.list-requested',
  method: 'GET',
  path: '/test-results/requested',
  summary:
    'List reported results of orders that the caller placed, or of wards where the caller works. Order: unseen critical, unseen results to review, other unseen, then seen results, each newest first. Pending orders: most urgent first, then oldest.',
  access: requestedReportsAccess,
  query: v.object({
    ...pageQuery,
    /** Omitted: every order with a reported result. */
    tab: v.optional(v.picklist(inboxTabs)),
  }),
  answer: pageOf(requestedReportSchema),
});

export const markResultsSeen = endpoint({
  id: 'results.mark-seen',
  method: 'POST',
  path: '/test-results/seen',
  summary:
    'Record that the caller has seen result versions of own orders. Refused while a critical result of the order awaits notification.',
  access: requestedReportsAccess,
  visitors: 'open',
  afterTrial: 'open',
  body: markSeenBody,
  status: 204,
  problems: ['not_found', 'version_stale', 'notification_open'],
});

export const markNormalSeen = endpoint({
  id: 'results.mark-normal-seen',
  method: 'POST',
  path: '/test-results/seen/normal',
  summary:
    'Record that the caller has seen all normal reports of own orders. A report is normal if every test is released, within its reference interval and uncorrected.',
  access: requestedReportsAccess,
  visitors: 'open',
  afterTrial: 'open',
  body: markNormalSeenBody,
  answer: v.object({
    /** Number of reports newly marked. */
    reports: v.number(),
  }),
});

export const requestedEndpoints = [
  listRequestedReports,
  countRequestedReports,
  markResultsSeen,
  markNormalSeen,
] as const;
