import { defineJob, facilityPayload } from '../../platform/jobs/job.ts';

/** Deducts a facility's performed tests from stock and sends its daily stock alerts. */
export const updateStock = defineJob({ name: 'update_stock', payload: facilityPayload });
