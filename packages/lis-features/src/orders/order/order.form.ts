import {
  cancellationReasons,
  type addTestsBody,
  type cancelTestsBody,
  type clinicalInformationBody,
  type Order,
} from '@alms/lis-domain/orders';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';
import {
  clinicalFormEntries,
  withTyped,
  type ClinicalValues,
} from '../../shared/clinical-information/index.ts';
import {
  limitReasonField,
  saysWhyOutside,
  type IsOutsideLimits,
} from '../../shared/limit-warning/index.ts';
import {
  repeatReasonField,
  saysWhyRepeated,
  type IsRepeated,
} from '../../shared/repeat-warning/index.ts';

export type CancelledTests = v.InferOutput<typeof cancelTestsBody>;
export type ClinicalInformationUpdate = v.InferOutput<typeof clinicalInformationBody>;
export type AddedTests = v.InferInput<typeof addTestsBody>;

/**
 * Validates the tests to cancel and the reason. No reason is preselected, so that the most common
 * one is not chosen by default.
 */
export function cancelForm({ collected }: { collected: boolean }) {
  return v.pipe(
    v.object({
      item_ids: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired')),
      code: v.picklist(cancellationReasons, 'codeRequired'),
      note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      credit_collected: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['code'], ['note']],
        ({ code, note }) => note !== '' || (code !== 'other' && !collected),
        'noteRequired',
      ),
      ['note'],
    ),
  );
}

/**
 * @param isRepeated Returns whether tests require a reason for repeating them.
 * @param isOutside Returns whether tests require a reason because of their limits.
 */
export const addForm = (isRepeated: IsRepeated, isOutside: IsOutsideLimits) =>
  v.pipe(
    v.object({
      test_parameter_ids: v.pipe(
        v.array(chosenId<TestParameterId>()),
        v.minLength(1, 'testsRequired'),
      ),
      specimens_confirmed: v.boolean(),
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
    v.transform(({ repeat_reason, limit_reason, ...tests }): AddedTests => ({
      ...tests,
      ...(isRepeated(tests.test_parameter_ids) && { repeat_reason }),
      ...(isOutside(tests.test_parameter_ids) && { limit_reason }),
    })),
  );

/** Field values of the form. */
export interface ClinicalInformationFields extends ClinicalValues {
  reason: string;
}

/** Returns the clinical information on an order, without a reason for a change. */
export function clinicalUpdateOf({
  clinical_info,
  conditions,
  fasting,
  diagnosis_codes,
}: Order): ClinicalInformationUpdate {
  return { clinical_info, conditions, fasting, diagnosis_codes, reason: '' };
}

export const clinicalFieldsOf = (update: ClinicalInformationUpdate): ClinicalInformationFields => ({
  ...update,
  diagnosis_typed: '',
});

/** Validates changed clinical information. A reason is required once a specimen is collected. */
export function clinicalInformationForm({
  collected,
}: {
  collected: boolean;
}): v.GenericSchema<ClinicalInformationFields, ClinicalInformationUpdate> {
  const reason = v.pipe(v.string(), v.trim(), v.maxLength(300, 'tooLong'));
  return v.pipe(
    v.object({
      ...clinicalFormEntries,
      reason: collected ? v.pipe(reason, v.nonEmpty('changeReasonRequired')) : reason,
    }),
    v.transform(withTyped),
  );
}
