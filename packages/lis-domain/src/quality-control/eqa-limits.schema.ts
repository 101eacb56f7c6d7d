import * as v from 'valibot';
import { decimalField } from '../catalogue/index.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import {
  countField,
  dateField,
  enteredDateField,
  idField,
  instantField,
  lineField,
} from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { REQUIRED_SCORE } from './allowable-error.ts';
import { allowableErrorSetIds } from './allowable-error-sets.ts';
import { personSchema, sdField } from './quality-control.schema.ts';

/** An allowable error with its origin. */
export const allowableErrorEntries = {
  /** In `unit`; null: percent only. The larger of both applies. */
  absolute: v.nullable(decimalField),
  /** Of the assigned value. */
  percent: v.nullable(decimalField),
  /** UCUM code of the values it applies to; null: of any unit. */
  unit: v.nullable(v.string()),
  /** Assigned values it is defined for; null: no bound. */
  low: v.nullable(decimalField),
  high: v.nullable(decimalField),
  /** Percentage of acceptable values that an event requires. */
  required_score: v.number(),
  /** First day on which it applies. */
  valid_from: dateField,
  source: v.string(),
};

/** The allowable error of a test in EQA from a day on, until a later one. */
const eqaLimitObject = v.object({
  id: idField,
  test: v.object({
    id: testParameterIdField,
    code: v.string(),
    name: v.string(),
    /** UCUM code now; a limit in another unit is not applied. */
    unit: v.nullable(v.string()),
  }),
  ...allowableErrorEntries,
  created_at: instantField,
  created_by: personSchema,
});
export interface EqaLimitSchema extends Named<typeof eqaLimitObject> {}
export const eqaLimitSchema: EqaLimitSchema = eqaLimitObject;
export interface EqaLimit extends v.InferOutput<EqaLimitSchema> {}

/** A limit in the current unit of its test. */
export const eqaLimitBody = v.pipe(
  v.strictObject({
    test_parameter_id: testParameterIdField,
    valid_from: enteredDateField,
    absolute: v.nullable(sdField),
    percent: v.nullable(sdField),
    required_score: v.optional(countField(1, 100), REQUIRED_SCORE),
    source: lineField(120),
  }),
  v.forward(
    v.partialCheck(
      [['absolute'], ['percent']],
      ({ absolute, percent }) => absolute !== null || percent !== null,
      'must be stated, or an absolute limit',
    ),
    ['percent'],
  ),
);
export interface EqaLimitBody extends v.InferOutput<typeof eqaLimitBody> {}

export const byAllowableErrorSet = v.object({ set: v.picklist(allowableErrorSetIds) });

export const adoptLimitsBody = v.strictObject({ valid_from: enteredDateField });

/** Reason why a published limit was not adopted. */
export const limitRefusals = ['no_test', 'unit_differs', 'limit_exists'] as const;
export type LimitRefusal = (typeof limitRefusals)[number];

const adoptedLimitsObject = v.object({
  adopted: v.array(eqaLimitSchema),
  /** `test`: code of the test; null if no active test has its LOINC code. */
  skipped: v.array(
    v.object({
      name: v.string(),
      test: v.nullable(v.string()),
      reason: v.picklist(limitRefusals),
    }),
  ),
});
export interface AdoptedLimitsSchema extends Named<typeof adoptedLimitsObject> {}
export const adoptedLimitsSchema: AdoptedLimitsSchema = adoptedLimitsObject;
export interface AdoptedLimits extends v.InferOutput<AdoptedLimitsSchema> {}
