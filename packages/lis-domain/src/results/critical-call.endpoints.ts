import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint, pageOf, pageQuery } from '../http/index.ts';
import { acknowledgeCriticalResult } from './acknowledge-critical-result.ts';
import { recordCallAttempt } from './critical-call-attempt.ts';
import { criticalCallSchema } from './critical-call.schema.ts';
import { verificationAccess } from './overview.access.ts';

export const listCriticalCalls = endpoint({
  id: 'critical-calls.list',
  method: 'GET',
  path: '/critical-calls',
  summary:
    'List open critical result notifications, longest overdue first. Closed ones are listed newest first.',
  access: verificationAccess,
  query: v.object({
    ...pageQuery,
    /** Results performed in this laboratory. */
    ...laboratoryQuery,
    closed: v.optional(v.literal('true')),
  }),
  answer: pageOf(criticalCallSchema),
});

export const criticalCallEndpoints = [
  listCriticalCalls,
  recordCallAttempt,
  acknowledgeCriticalResult,
] as const;
