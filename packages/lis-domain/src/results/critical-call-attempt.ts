import { byId, endpoint } from '../http/index.ts';
import { criticalCallSchema, recordAttemptBody } from './critical-call.schema.ts';
import { verificationAccess } from './overview.access.ts';

// A separate module: screens that list notifications load it with the dialog that records them.
export const recordCallAttempt = endpoint({
  id: 'critical-calls.record',
  method: 'POST',
  path: '/critical-calls/{id}/attempts',
  summary: 'Record a critical result notification. It is complete only with a confirmed read-back.',
  access: verificationAccess,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: recordAttemptBody,
  answer: criticalCallSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'read_back_missing', 'read_back_differs'],
});
