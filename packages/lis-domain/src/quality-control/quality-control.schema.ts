import * as v from 'valibot';
import { decimalField } from '../catalogue/index.ts';
import { laboratoryIdField, namedLaboratorySchema } from '../facility/laboratory-id.ts';
import {
  countField,
  dateField,
  enteredDateField,
  idField,
  enteredInstantField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { flags } from '../results/flag.schema.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { resultIdField } from '../results/result-id.ts';
import { holdResultsBody, instrumentSchema, resultStates } from '../results/result.schema.ts';
import { biasSources, planRefusals } from './qc-plan.ts';
import { rollingExclusions } from './rolling-target.ts';
import { controlRules, MAX_LEVELS, ruleConfigurationSchema } from './rules.ts';
import { actionStates, lotStates } from './states.ts';
import { judgments, runJudgments } from './westgard.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

export const personSchema = v.object({ id: userIdField, name: v.string() });
const levelField = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(MAX_LEVELS, `must be at most ${MAX_LEVELS}`),
);
const daysField = v.pipe(
  v.number(),
  v.integer('must be a whole number of days'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(3650, 'must be at most 3650'),
);
/** A standard deviation, as decimal text. */
export const sdField = v.pipe(
  decimalField,
  v.check((text) => Number(text) > 0, 'must be greater than 0'),
);

/** An instrument, with the tests whose QC runs on it. */
const controlledInstrumentObject = v.object({
  ...recordFields,
  ...instrumentSchema.entries,
  /** Where it is used; omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  /** False: retired. Its results and QC runs are kept. */
  active: v.boolean(),
  test_parameter_ids: v.array(testParameterIdField),
});
export interface ControlledInstrumentSchema extends Named<typeof controlledInstrumentObject> {}
export const controlledInstrumentSchema: ControlledInstrumentSchema = controlledInstrumentObject;
export interface ControlledInstrument extends v.InferOutput<ControlledInstrumentSchema> {}

export const instrumentBody = v.strictObject({
  /** Unique among the active instruments of a laboratory. */
  name: lineField(80),
  /** Default: the laboratory where the user works. */
  laboratory_id: v.optional(laboratoryIdField),
});

export const instrumentChangeBody = v.strictObject({
  name: lineField(80),
  /** Default: unchanged. */
  laboratory_id: v.optional(laboratoryIdField),
  active: v.boolean(),
});

/** A QC material, with a name for each of its levels. */
export const materialBody = v.strictObject({
  name: lineField(120),
  manufacturer: lineField(120, 0),
  /** The tests it has values for. */
  test_parameter_ids: v.pipe(
    v.array(testParameterIdField),
    v.minLength(1, 'must contain at least one test'),
    v.maxLength(200, 'must contain at most 200 tests'),
  ),
  levels: v.pipe(
    v.array(v.strictObject({ level: levelField, label: lineField(40, 0) })),
    v.minLength(1, 'must contain at least one level'),
    v.check(
      (levels) => new Set(levels.map(({ level }) => level)).size === levels.length,
      'must not contain duplicate levels',
    ),
  ),
});

export const lotBody = v.strictObject({
  level: levelField,
  lot_number: lineField(40),
  expiry_date: enteredDateField,
  /** Opening date and open-vial stability in days; null if unknown. */
  opened_on: v.nullable(enteredDateField),
  open_stability_days: v.nullable(daysField),
});

const controlLotObject = v.object({
  ...recordFields,
  ...lotBody.entries,
  expiry_date: dateField,
  opened_on: v.nullable(dateField),
  material_id: idField,
  /** The last day of use. */
  use_by: dateField,
  state: v.picklist(lotStates),
});
export interface ControlLotSchema extends Named<typeof controlLotObject> {}
export const controlLotSchema: ControlLotSchema = controlLotObject;
export interface ControlLot extends v.InferOutput<ControlLotSchema> {}

const controlMaterialObject = v.object({
  ...recordFields,
  ...materialBody.entries,
  lots: v.array(controlLotSchema),
});
export interface ControlMaterialSchema extends Named<typeof controlMaterialObject> {}
export const controlMaterialSchema: ControlMaterialSchema = controlMaterialObject;
export interface ControlMaterial extends v.InferOutput<ControlMaterialSchema> {}

/**
 * `established`: from all valid values of the lot; `rolling`: from the latest in-control values.
 */
export const targetSources = ['manufacturer', 'established', 'rolling'] as const;

export const controlTargetSchema = v.object({
  source: v.picklist(targetSources),
  mean: decimalField,
  sd: decimalField,
  /** Number of values the target is based on; null for the manufacturer’s target. */
  n: v.nullable(v.number()),
  /**
   * Time of the first and last of these values; null for the manufacturer’s target, or if not
   * stored.
   */
  from: v.nullable(instantField),
  to: v.nullable(instantField),
  set_at: instantField,
  set_by: personSchema,
});

/** Proposed target from a lot’s latest values; see `rollingTarget`. */
const rollingTargetObject = v.object({
  lot_id: idField,
  n: v.number(),
  days: v.number(),
  from: v.nullable(instantField),
  to: v.nullable(instantField),
  /** As they would be stored; null if there are too few values. */
  mean: v.nullable(decimalField),
  sd: v.nullable(decimalField),
  excluded: v.object(
    Object.fromEntries(rollingExclusions.map((reason) => [reason, v.number()])) as Record<
      (typeof rollingExclusions)[number],
      v.NumberSchema<undefined>
    >,
  ),
  /** At least 20 values from at least 10 days, and not all equal. */
  sufficient: v.boolean(),
});
export interface RollingTargetSchema extends Named<typeof rollingTargetObject> {}
export const rollingTargetSchema: RollingTargetSchema = rollingTargetObject;
export interface RollingProposal extends v.InferOutput<RollingTargetSchema> {}

/**
 * The manufacturer’s values are given by the user. Established values are calculated from the lot’s
 * own values. Rolling values are those of the displayed proposal.
 */
export const setTargetBody = v.variant('source', [
  v.strictObject({
    source: v.literal('manufacturer'),
    lot_id: idField,
    mean: decimalField,
    sd: sdField,
  }),
  v.strictObject({ source: v.literal('established'), lot_id: idField }),
  v.strictObject({
    source: v.literal('rolling'),
    lot_id: idField,
    mean: decimalField,
    sd: sdField,
  }),
]);

/** QC settings of a test. */
const settingEntries = {
  rules: ruleConfigurationSchema,
  /** Maximum hours between runs; results are held while a run is overdue. Null: no schedule. */
  max_age_hours: v.nullable(
    v.pipe(
      v.number(),
      v.integer('must be a whole number of hours'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(8760, 'must be at most 8760'),
    ),
  ),
  /** Allowable total error in percent, for the sigma metric; null if undecided. */
  allowable_error: v.nullable(sdField),
};

export const controlledTestBody = v.strictObject({
  test_parameter_id: testParameterIdField,
  instrument_name: lineField(80),
  ...settingEntries,
});
export const controlSettingsBody = v.strictObject(settingEntries);

/** QC of a test on one instrument. */
const controlledTestObject = v.object({
  ...recordFields,
  ...settingEntries,
  test: v.object({
    id: testParameterIdField,
    code: v.string(),
    name: v.string(),
    unit_display: v.nullable(v.string()),
    decimals: v.number(),
  }),
  instrument: v.object({
    ...instrumentSchema.entries,
    /** Where it is used; omitted in a facility with one laboratory. */
    laboratory: v.optional(namedLaboratorySchema),
    /** False: retired. No runs are recorded, and no results are held. */
    active: v.boolean(),
  }),
  /** Reason for a QC hold on patient results; null if there is none. */
  hold: v.nullable(v.object({ reason: v.picklist(['rejected', 'overdue']), since: instantField })),
  last_run: v.nullable(v.object({ id: idField, at: instantField, status: v.picklist(judgments) })),
  last_accepted_at: v.nullable(instantField),
  /** Reviews after rejected or overdue QC that are not signed off. */
  open_reviews: v.number(),
});
export interface ControlledTestSchema extends Named<typeof controlledTestObject> {}
export const controlledTestSchema: ControlledTestSchema = controlledTestObject;
export interface ControlledTest extends v.InferOutput<ControlledTestSchema> {}

/** A lot in the context of one test. */
const testLotObject = v.object({
  ...controlLotSchema.entries,
  material_name: v.string(),
  level_label: v.string(),
  target: v.nullable(controlTargetSchema),
  /** From values in runs that are neither voided nor rejected. */
  statistics: v.object({
    n: v.number(),
    days: v.number(),
    mean: v.nullable(v.number()),
    sd: v.nullable(v.number()),
    cv: v.nullable(v.number()),
    /** Relative to the target, in percent. */
    bias: v.nullable(v.number()),
    /** Null if no allowable total error is set. */
    sigma: v.nullable(v.number()),
  }),
});
export interface TestLotSchema extends Named<typeof testLotObject> {}
export const testLotSchema: TestLotSchema = testLotObject;
export interface TestLot extends v.InferOutput<TestLotSchema> {}

/** See `proposePlan`. A proposal only: a user adopts its rules as settings. */
export const qcPlanSchema = v.variant('status', [
  v.object({
    status: v.literal('proposed'),
    sigma: v.number(),
    level: v.number(),
    cv: v.number(),
    bias: v.number(),
    bias_source: v.picklist(biasSources),
    bias_n: v.nullable(v.number()),
    rules: v.array(v.picklist(controlRules)),
    measurements: v.number(),
    improve: v.boolean(),
  }),
  v.object({
    status: v.literal('unknown'),
    reason: v.picklist(planRefusals),
    level: v.nullable(v.number()),
  }),
]);

/** A test with its QC lots, usable ones first. */
const controlledTestDetailObject = v.object({
  ...controlledTestSchema.entries,
  lots: v.array(testLotSchema),
  plan: qcPlanSchema,
});
export interface ControlledTestDetailSchema extends Named<typeof controlledTestDetailObject> {}
export const controlledTestDetailSchema: ControlledTestDetailSchema = controlledTestDetailObject;
export interface ControlledTestDetail extends v.InferOutput<ControlledTestDetailSchema> {}

export const violationSchema = v.object({
  rule: v.picklist(controlRules),
  severity: v.picklist(['warning', 'reject']),
  scope: v.picklist(['within_level', 'across_levels']),
  level: v.nullable(v.number()),
  point_ids: v.array(idField),
});

/** Cause of a rule violation; `not_determined` when the investigation found none. */
export const causeCategories = [
  'control_material',
  'reagent',
  'calibration',
  'instrument',
  'environment',
  'handling',
  'not_determined',
] as const;
export type CauseCategory = (typeof causeCategories)[number];

export const causeBody = v.strictObject({
  category: v.picklist(causeCategories),
  /** What the investigation found. */
  findings: lineField(500),
});

export const actionTypes = [
  'repeat_control',
  'new_control',
  'recalibration',
  'maintenance',
  'reagent_change',
  'other',
] as const;

export const actionBody = v.strictObject({
  type: v.picklist(actionTypes),
  text: lineField(500),
  state: v.picklist(actionStates),
});

/**
 * The corrective action for a run that violated a rule, or for an EQA round with unacceptable
 * scores.
 */
const correctiveActionObject = v.object({
  ...recordFields,
  ...actionBody.entries,
  run_id: v.nullable(idField),
  eqa_round_id: v.nullable(idField),
  by: personSchema,
  at: instantField,
  verified: v.nullable(v.object({ by: personSchema, at: instantField })),
});
export interface CorrectiveActionSchema extends Named<typeof correctiveActionObject> {}
export const correctiveActionSchema: CorrectiveActionSchema = correctiveActionObject;
export interface CorrectiveAction extends v.InferOutput<CorrectiveActionSchema> {}

export const controlPointSchema = v.object({
  id: idField,
  lot_id: idField,
  lot_number: v.string(),
  level: levelField,
  value: decimalField,
  /** The limits used for evaluation at that time; null, like `z`, if the lot had no target. */
  mean: v.nullable(decimalField),
  sd: v.nullable(decimalField),
  /** (value − mean) / SD; null if it could not be evaluated. */
  z: v.nullable(v.number()),
});

const controlRunObject = v.object({
  ...recordFields,
  controlled_test_id: idField,
  /** Sequence number of the test’s runs, in order of time. */
  number: v.number(),
  at: instantField,
  status: v.picklist([...runJudgments, 'void']),
  /** Null for overdue QC, which was not run. */
  operator: v.nullable(personSchema),
  reagent_lot: v.string(),
  comment: v.string(),
  points: v.array(controlPointSchema),
  violations: v.array(violationSchema),
  voided: v.nullable(v.object({ at: instantField, by: personSchema, reason: v.string() })),
  /** Cause of its rule violations; null until recorded. */
  cause: v.nullable(v.object({ ...causeBody.entries, by: personSchema, at: instantField })),
  actions: v.array(correctiveActionSchema),
  /** Review of the patient results affected by a rejected or overdue run; null until confirmed. */
  results_review: v.nullable(v.object({ count: v.number(), by: personSchema, at: instantField })),
});
export interface ControlRunSchema extends Named<typeof controlRunObject> {}
export const controlRunSchema: ControlRunSchema = controlRunObject;
export interface ControlRun extends v.InferOutput<ControlRunSchema> {}

export const recordRunBody = v.strictObject({
  /** Time of the measurement. Default: now. Runs are recorded in chronological order. */
  at: v.optional(enteredInstantField),
  results: v.pipe(
    v.array(v.strictObject({ lot_id: idField, value: decimalField })),
    v.minLength(1, 'must not be empty'),
    v.maxLength(2 * MAX_LEVELS, `must contain at most ${2 * MAX_LEVELS} values`),
  ),
  reagent_lot: lineField(40, 0),
  comment: lineField(300, 0),
});

export const reasonBody = v.strictObject({ reason: lineField(300) });

/**
 * Confirms the review of the listed results; rejected if their number has changed. Results that are
 * neither repeated nor corrected are recorded as unaffected.
 */
export const reviewResultsBody = v.strictObject({
  count: countField(0, 1_000_000),
  /** Unverified results whose test is repeated, with the reason. Default: none. */
  repeat: v.optional(holdResultsBody),
});

/**
 * Outcome of a result affected by a rejected or overdue run. `unaffected`: neither repeated,
 * corrected nor marked as entered in error between the run and its review.
 */
export const affectedOutcomes = [
  'unaffected',
  'repeated',
  'corrected',
  'entered_in_error',
] as const;
export type AffectedOutcome = (typeof affectedOutcomes)[number];

/** A patient result measured since the last accepted run, with the value of that time. */
const resultSinceObject = v.object({
  id: resultIdField,
  version: v.number(),
  patient: patientSummarySchema,
  order_number: v.string(),
  sample_id: sampleIdField,
  accession_number: v.string(),
  status: v.picklist(resultStates),
  value_text: v.string(),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  entered_at: instantField,
  /** Time of its release; null if it was never released. */
  released_at: v.nullable(instantField),
  /** Whether a correction awaits verification; the results are reviewed after it. */
  under_correction: v.boolean(),
  /** Null until it is decided. */
  outcome: v.nullable(v.picklist(affectedOutcomes)),
  /** User and time of the outcome; null until it is decided. */
  decided: v.nullable(v.object({ by: personSchema, at: instantField })),
});
export interface ResultSinceSchema extends Named<typeof resultSinceObject> {}
export const resultSinceSchema: ResultSinceSchema = resultSinceObject;
export interface ResultSince extends v.InferOutput<ResultSinceSchema> {}
