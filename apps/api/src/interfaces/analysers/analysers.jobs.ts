import * as v from 'valibot';
import { idField } from '@alms/lis-domain/http';
import { defineJob, facilityPayload } from '../../platform/jobs/job.ts';

/** Reads the stored messages of a connection in the order of their arrival. */
export const readAnalyserMessages = defineJob({
  name: 'read_analyser_messages',
  payload: v.object({ ...facilityPayload.entries, connection_id: idField }),
  priority: 20,
});
