import * as v from 'valibot';
import { idField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** Effect of a changed sex, date of birth or clinical condition on existing results. */
const reevaluationObject = v.object({
  /** Number of unverified values with a changed interval, flag or check. */
  open: v.number(),
  /**
   * Number of results already reported with the earlier data. They are unchanged until they are
   * corrected.
   */
  reported: v.number(),
  /** Number of those that would be evaluated differently now. */
  differing: v.number(),
  /** The orders of these results, newest first. */
  orders: v.array(v.object({ id: idField, order_number: v.string() })),
});
export interface ReevaluationSchema extends Named<typeof reevaluationObject> {}
export const reevaluationSchema: ReevaluationSchema = reevaluationObject;

export interface Reevaluation extends v.InferOutput<ReevaluationSchema> {}
