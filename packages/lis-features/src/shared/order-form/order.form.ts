import { priorities, type placeOrderBody } from '@alms/lis-domain/orders';
import type { WardId } from '@alms/lis-domain/facility';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import {
  clinicalFormEntries,
  withTyped,
  type ClinicalValues,
} from '../clinical-information/index.ts';
import { chosenId } from '../lis-form/index.ts';
import { limitReasonField, saysWhyOutside, type IsOutsideLimits } from '../limit-warning/index.ts';
import { repeatReasonField, saysWhyRepeated, type IsRepeated } from '../repeat-warning/index.ts';

/** Request body accepted by the server. */
export type PlaceOrderBody = v.InferInput<typeof placeOrderBody>;

export interface PlaceOrderValues extends ClinicalValues {
  test_parameter_ids: string[];
  priority: string;
  ordered_by: string;
  /** Empty: no ward. */
  ward_id: string;
  /** Whether new conditions are also saved to the patient’s record. */
  keep_conditions: boolean;
  /** Reason for repeating a test, required after the warning. */
  repeat_reason: string;
  /** Reason for a test that is limited to other patients. */
  limit_reason: string;
}

/**
 * Validation rules of the form; messages are keys of the feature’s catalogue. The server validates
 * with `placeOrderBody`.
 *
 * @param isRepeated Returns whether tests require a reason for repeating them.
 * @param isOutside Returns whether tests require a reason because of their limits.
 */
export const placeOrderForm = (isRepeated: IsRepeated, isOutside: IsOutsideLimits) =>
  v.pipe(
    v.object({
      test_parameter_ids: v.pipe(
        v.array(chosenId<TestParameterId>()),
        v.minLength(1, 'testsRequired'),
        v.maxLength(50, 'tooManyTests'),
      ),
      priority: v.pipe(v.string(), v.picklist(priorities)),
      ordered_by: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(120, 'tooLong'),
        v.nonEmpty('orderedByRequired'),
      ),
      ward_id: v.pipe(
        v.string(),
        v.transform((id) => (id === '' ? null : (id as WardId))),
      ),
      ...clinicalFormEntries,
      keep_conditions: v.boolean(),
      repeat_reason: repeatReasonField,
      limit_reason: limitReasonField,
    }),
    v.forward(
      v.partialCheck(
        [['test_parameter_ids'], ['repeat_reason']],
        saysWhyRepeated(isRepeated),
        'repeatReasonRequired',
      ),
      ['repeat_reason'],
    ),
    v.forward(
      v.partialCheck(
        [['test_parameter_ids'], ['limit_reason']],
        saysWhyOutside(isOutside),
        'limitReasonRequired',
      ),
      ['limit_reason'],
    ),
    v.transform(({ repeat_reason, limit_reason, ...order }) => ({
      ...withTyped(order),
      ...(isRepeated(order.test_parameter_ids) && { repeat_reason }),
      ...(isOutside(order.test_parameter_ids) && { limit_reason }),
    })),
  ) satisfies v.GenericSchema<PlaceOrderValues, Omit<PlaceOrderBody, 'patient_id'>>;
