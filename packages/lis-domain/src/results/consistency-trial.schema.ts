import * as v from 'valibot';
import { consistencyRuleBody } from '../catalogue/consistency/consistency-rule.schema.ts';
import { instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { consistencyCheckSchema, consistencyReasons } from './check.schema.ts';

/** Maximum number of past orders evaluated in a trial; the newest are used. */
export const TRIED_ORDERS = 500;

/** Maximum number of failed orders listed; the newest are used. */
export const LISTED_ORDERS = 50;

/** A rule as edited in the form; the trial treats it as active. */
export const consistencyTrialBody = v.strictObject({ rule: consistencyRuleBody });

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Trial of a consistency rule on past orders that contain all its tests. */
const consistencyTrialObject = v.object({
  looked_at: counted,
  /** Entry time of the oldest result; null if there is none. */
  since: v.nullable(instantField),
  /** The period contains more orders than were evaluated. */
  partial: v.boolean(),
  passed: counted,
  failed: counted,
  unknown: counted,
  /** Why orders could not be evaluated, most frequent first. */
  reasons: v.array(v.object({ reason: v.picklist(consistencyReasons), count: counted })),
  /** The newest failed orders that the user may see. */
  failing: v.array(
    v.object({
      order_id: orderIdField,
      order_number: v.string(),
      sample_id: sampleIdField,
      at: instantField,
      check: consistencyCheckSchema,
    }),
  ),
});
export interface ConsistencyTrialSchema extends Named<typeof consistencyTrialObject> {}
export const consistencyTrialSchema: ConsistencyTrialSchema = consistencyTrialObject;
export interface ConsistencyTrial extends v.InferOutput<ConsistencyTrialSchema> {}
