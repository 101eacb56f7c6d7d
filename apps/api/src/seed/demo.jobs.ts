import { defineJob, facilityPayload } from '../platform/jobs/job.ts';

/** Replaces the demo facility by a new one. */
export const resetLiveDemo = defineJob({
  name: 'reset_live_demo',
  queue: 'long',
  payload: facilityPayload,
});
