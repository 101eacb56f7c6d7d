import { priorities, type placeOrderBody } from '@alms/lis-domain/orders';
import * as v from 'valibot';
import { clinicalFormEntries, withTyped, type ClinicalValues } from '../../shared/clinical-information/index.js';

/** What the server takes. */
export type PlaceOrderBody = v.InferInput<typeof placeOrderBody>;

export interface PlaceOrderValues extends ClinicalValues {
  test_parameter_ids: string[];
  priority: string;
  ordered_by: string;
  /** Why a test is needed again; asked for after the warning. */
  repeat_reason: string;
}

/**
 * The form's rules; messages are keys of the feature's catalogue. The server's own rules are `placeOrderBody`.
 * @param isRepeated whether a choice has a test in it that the server has warned of: then somebody says why it is needed again.
 */
export const placeOrderForm = (isRepeated: (chosen: readonly string[]) => boolean) =>
  v.pipe(
    v.object({
      test_parameter_ids: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired'), v.maxLength(50, 'tooManyTests')),
      priority: v.pipe(v.string(), v.picklist(priorities)),
      ordered_by: v.pipe(v.string(), v.trim(), v.maxLength(120, 'tooLong'), v.nonEmpty('orderedByRequired')),
      ...clinicalFormEntries,
      repeat_reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'reasonTooLong')),
    }),
    v.forward(
      v.partialCheck([['test_parameter_ids'], ['repeat_reason']], ({ test_parameter_ids, repeat_reason }) => repeat_reason !== '' || !isRepeated(test_parameter_ids), 'repeatReasonRequired'),
      ['repeat_reason'],
    ),
    v.transform(({ repeat_reason, ...order }) => ({ ...withTyped(order), ...(isRepeated(order.test_parameter_ids) && { repeat_reason }) })),
  ) satisfies v.GenericSchema<PlaceOrderValues, Omit<PlaceOrderBody, 'patient_id'>>;
