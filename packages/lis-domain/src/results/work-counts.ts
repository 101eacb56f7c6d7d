import * as v from 'valibot';
import { departments } from '../catalogue/departments.ts';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint, lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { priorities } from '../orders/priority.ts';

/** Permissions to read results of the laboratory. */
export const resultReaders = ['enter_results', 'verify_results', 'view_results'] as const;

/** Filter of the work list. */
export const workFilter = {
  department: v.optional(v.picklist(departments)),
  ...laboratoryQuery,
  priority: v.optional(v.picklist(priorities)),
  /** Only results past their due time. */
  due: v.optional(v.literal('overdue')),
  q: v.optional(lineField(100, 0)),
};

/**
 * Exact numbers of results in the work list. A separate module, so that the figures, which show
 * some of them, load no other schema.
 */
const workCountsObject = v.object({
  /** Without a value, and the specimen is not yet in the laboratory. */
  awaiting_specimen: v.number(),
  to_enter: v.number(),
  to_verify: v.number(),
  held: v.number(),
  /** Verified, awaiting release by a second verifier. */
  to_release: v.number(),
  /** Reported results with an amendment that awaits verification or release. */
  amendments: v.number(),
  /** Tests without a verified result: those without a value, entered or on hold. */
  pending: v.number(),
});
export interface WorkCountsSchema extends Named<typeof workCountsObject> {}
export const workCountsSchema: WorkCountsSchema = workCountsObject;
export interface WorkCounts extends v.InferOutput<WorkCountsSchema> {}

export const countResults = endpoint({
  id: 'results.count',
  method: 'GET',
  path: '/test-results/counts',
  summary: 'Count the results in each tab of the work list.',
  access: { anyOf: resultReaders },
  query: v.object(workFilter),
  answer: workCountsSchema,
});
