import * as v from 'valibot';
import { conditionField } from '../catalogue/conditions.ts';
import { dateField, enteredDateField, idField, recordFields } from '../http/index.ts';
import { conditionFaults, longestPregnancy, type ConditionFault } from './recorded-conditions.ts';
import type { Named } from '../http/named.ts';

/** Maximum number of conditions on a patient’s record, including those that ended. */
export const maxConditions = 20;

/** A known condition of a patient, with inclusive days in the facility’s calendar. */
const patientConditionObject = v.object({
  id: idField,
  code: v.string(),
  from: dateField,
  to: v.nullable(dateField),
  /** Completed weeks of pregnancy on the day `from`. */
  gestational_age_weeks: v.nullable(v.number()),
});
export interface PatientConditionSchema extends Named<typeof patientConditionObject> {}
export const patientConditionSchema: PatientConditionSchema = patientConditionObject;
export interface PatientCondition extends v.InferOutput<PatientConditionSchema> {}

const patientConditionsObject = v.object({
  /** Version of the patient record; sent back in `If-Match`. */
  version: recordFields.version,
  /**
   * Latest first. Empty: nothing is known, which does not mean that the patient has no condition.
   */
  conditions: v.array(patientConditionSchema),
});
export interface PatientConditionsSchema extends Named<typeof patientConditionsObject> {}
export const patientConditionsSchema: PatientConditionsSchema = patientConditionsObject;
export interface PatientConditions extends v.InferOutput<PatientConditionsSchema> {}

const faultTexts: Readonly<Record<ConditionFault['fault'], string>> = {
  notRecordable:
    'must be entered with each order, because it is temporary or derived from the gestational age',
  endsBefore: 'must not be before the start date',
  weeksOfNoPregnancy: 'applies only to a pregnancy',
  weeksOutOfRange: `must be completed weeks from 0 to ${longestPregnancy - 1}`,
  tooLong: `must be at most ${longestPregnancy} weeks after the start of the pregnancy`,
  repeated: 'must not overlap another period of the same condition',
  contradicts: 'must not contradict another condition of the same period',
};

const recordedConditionField = v.strictObject({
  code: conditionField,
  from: enteredDateField,
  to: v.optional(v.nullable(enteredDateField), null),
  gestational_age_weeks: v.optional(v.nullable(v.number()), null),
});

/** All conditions on a patient’s record, replacing the stored ones. */
export const patientConditionsBody = v.strictObject({
  conditions: v.pipe(
    v.array(recordedConditionField),
    v.maxLength(maxConditions, `must contain at most ${maxConditions} conditions`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const { value } = dataset;
      for (const { index, part, fault } of conditionFaults(value)) {
        const condition = value[index] as (typeof value)[number];
        addIssue({
          message: faultTexts[fault],
          path: [
            { type: 'array', origin: 'value', input: value, key: index, value: condition },
            {
              type: 'object',
              origin: 'value',
              input: condition,
              key: part,
              value: condition[part],
            },
          ],
        });
      }
    }),
  ),
});
