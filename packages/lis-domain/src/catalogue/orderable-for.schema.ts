import * as v from 'valibot';
import type { Named } from '../http/named.ts';

/** An age in full days or longer units; a date of birth has no hours. */
const dayAge = v.nullable(
  v.object({
    value: v.pipe(v.number(), v.integer(), v.minValue(0)),
    unit: v.picklist(['d', 'wk', 'mo', 'a']),
  }),
);

/**
 * Patients for whom a test is meaningful: sex as recorded for reference intervals, and age on the
 * day of the order, [min, max) by calendar. `any` and null: no limit.
 */
const orderableForObject = v.object({
  sex: v.picklist(['any', 'male', 'female']),
  age_min: dayAge,
  age_max: dayAge,
});
export interface OrderableForSchema extends Named<typeof orderableForObject> {}
export const orderableForSchema: OrderableForSchema = orderableForObject;
export interface OrderableFor extends v.InferOutput<OrderableForSchema> {}
