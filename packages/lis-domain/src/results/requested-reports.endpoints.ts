import * as v from 'valibot';
import { endpoint, pageOf, pageQuery } from '../http/index.ts';
import { requestedReportsAccess } from './requested-reports.access.ts';
import { markSeenBody, requestedReportSchema } from './requested-reports.schema.ts';

export const listRequestedReports = endpoint({
  id: 'results.list-requested',
  method: 'GET',
  path: '/test-results/requested',
  summary:
    'List reported results of the caller’s orders. Order: unseen critical, unseen abnormal or unevaluated, other unseen, then seen results, each newest first.',
  access: requestedReportsAccess,
  query: v.object(pageQuery),
  answer: pageOf(requestedReportSchema),
});

export const markResultsSeen = endpoint({
  id: 'results.mark-seen',
  method: 'POST',
  path: '/test-results/seen',
  summary: 'Record that the caller has seen result versions of own orders.',
  access: requestedReportsAccess,
  afterTrial: 'open',
  body: markSeenBody,
  status: 204,
  problems: ['not_found', 'version_stale'],
});

export const requestedEndpoints = [listRequestedReports, markResultsSeen] as const;
