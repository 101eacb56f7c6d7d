import { byId, endpoint } from '../http/index.ts';
import { acknowledgementBody } from './critical-call.schema.ts';
import { requestedReportsAccess } from './requested-reports.access.ts';

// A separate module: the inbox loads it without the laboratory’s list of notifications.
export const acknowledgeCriticalResult = endpoint({
  id: 'critical-calls.acknowledge',
  method: 'POST',
  path: '/critical-calls/{id}/acknowledge',
  summary:
    'Acknowledge a critical result of the caller’s own order or ward with read-back, as a doctor or nurse. Completes its notification.',
  access: requestedReportsAccess,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: acknowledgementBody,
  status: 204,
  versioned: true,
  problems: ['not_found', 'conflict', 'read_back_differs'],
});
