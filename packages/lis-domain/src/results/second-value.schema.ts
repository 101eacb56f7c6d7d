import * as v from 'valibot';
import { rangeRowSchema } from '../catalogue/value-rules.schema.ts';
import type { Named } from '../http/named.ts';

/**
 * A result in the second unit of its test, for display beside the value. The flag is that of the
 * value in the unit of the test.
 */
const secondValueObject = v.object({
  value_text: v.string(),
  unit_display: v.string(),
  /** The interval of the result in this unit; null if the result has none. */
  range: v.nullable(rangeRowSchema),
});
export interface SecondValueSchema extends Named<typeof secondValueObject> {}
export const secondValueSchema: SecondValueSchema = secondValueObject;
export interface SecondValue extends v.InferOutput<SecondValueSchema> {}
