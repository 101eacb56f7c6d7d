import { contradictionIn, fastingStates, priorities, type placeOrderBody } from '@alms/lis-domain/orders';
import * as v from 'valibot';

/** What the server takes. */
export type PlaceOrderBody = v.InferInput<typeof placeOrderBody>;

export interface PlaceOrderValues {
  test_parameter_ids: string[];
  priority: string;
  ordered_by: string;
  clinical_info: string;
  conditions: string[];
  fasting: string;
}

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong'));

/** The form's rules; messages are keys of the feature's catalogue. The server's own rules are `placeOrderBody`. */
export const placeOrderForm = v.object({
  test_parameter_ids: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired'), v.maxLength(50, 'tooManyTests')),
  priority: v.pipe(v.string(), v.picklist(priorities)),
  ordered_by: v.pipe(line(120), v.nonEmpty('orderedByRequired')),
  clinical_info: line(500),
  conditions: v.pipe(v.array(v.string()), v.maxLength(10, 'tooManyConditions'), v.check((conditions) => contradictionIn(conditions) === undefined, 'conditionsContradict')),
  fasting: v.pipe(v.string(), v.picklist(fastingStates)),
}) satisfies v.GenericSchema<PlaceOrderValues, Omit<PlaceOrderBody, 'patient_id'>>;
