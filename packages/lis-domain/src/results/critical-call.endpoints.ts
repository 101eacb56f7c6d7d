import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { criticalCallSchema, recordAttemptBody } from './critical-call.schema.ts';

export const listCriticalCalls = endpoint({
  id: 'critical-calls.list',
  method: 'GET',
  path: '/critical-calls',
  summary:
    'List open critical result notifications, longest overdue first. Closed ones are listed newest first.',
  access: { anyOf: ['verify_results'] },
  query: v.object({
    ...pageQuery,
    /** Results performed in this laboratory. */
    ...laboratoryQuery,
    closed: v.optional(v.literal('true')),
  }),
  answer: pageOf(criticalCallSchema),
});

export const recordCallAttempt = endpoint({
  id: 'critical-calls.record',
  method: 'POST',
  path: '/critical-calls/{id}/attempts',
  summary: 'Record a critical result notification. It is complete only with a confirmed read-back.',
  access: { anyOf: ['verify_results'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: recordAttemptBody,
  answer: criticalCallSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'read_back_missing', 'read_back_differs'],
});

export const criticalCallEndpoints = [listCriticalCalls, recordCallAttempt] as const;
