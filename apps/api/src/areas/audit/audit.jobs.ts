import * as v from 'valibot';
import { defineJob, facilityPayload } from '../../platform/jobs/job.ts';

/** Verifies a whole audit trail: a check that has been started, or else a new one. */
export const checkAuditTrail = defineJob({
  name: 'check_audit_trail',
  queue: 'long',
  payload: v.object({
    ...facilityPayload.entries,
    check_id: v.optional(v.pipe(v.string(), v.uuid())),
  }),
});
