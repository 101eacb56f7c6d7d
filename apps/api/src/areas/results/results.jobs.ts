import { defineJob, facilityPayload } from '../../platform/jobs/job.ts';

/** Escalates overdue critical result notifications of a facility; first of all due jobs. */
export const escalateCriticalResults = defineJob({
  name: 'escalate_critical_results',
  payload: facilityPayload,
  priority: 100,
});

/** Notifies patients of results whose portal delay has ended. */
export const notifyPortalRelease = defineJob({
  name: 'notify_portal_release',
  payload: facilityPayload,
  priority: 10,
});

/** Sends a facility's queued HL7 messages in order. The messages have retries of their own. */
export const sendHl7Messages = defineJob({
  name: 'send_hl7_messages',
  queue: 'exchange',
  payload: facilityPayload,
});
