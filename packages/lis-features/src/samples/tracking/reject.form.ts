import { rejectionCodes, type rejectSampleBody } from '@alms/lis-domain/samples';
import * as v from 'valibot';

/** What a rejection asks for. Nothing is chosen at first: the likeliest reason must not be the default one. */
export const rejectForm = v.object({
  code: v.picklist(rejectionCodes, 'reasonRequired'),
  note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
});

export type Rejection = v.InferOutput<typeof rejectSampleBody>;
