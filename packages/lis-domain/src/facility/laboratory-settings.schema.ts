import * as v from 'valibot';
import { recordFields } from '../http/index.ts';
import { mrnPatternField } from '../patients/mrn-pattern.ts';
import type { Named } from '../http/named.ts';
import { criticalEscalationSchema } from './critical-escalation.schema.ts';

/**
 * Use of a new reagent lot that no lot comparison accepted: allowed, only with a reason, or
 * refused.
 */
export const comparisonRequirements = ['off', 'warn', 'block'] as const;
export type ComparisonRequirement = (typeof comparisonRequirements)[number];

export const laboratorySettingsBody = v.strictObject({
  /**
   * Allows verification by the user who entered the result (domain model 2.6.1). Off by default;
   * only administrators can change it.
   */
  self_verification: v.boolean(),
  /**
   * Number of verifications before release. A rule counts as one. Only administrators can change
   * it.
   */
  verification_levels: v.picklist([1, 2]),
  /**
   * Whether staff need a current authorization for the department of a test to enter, verify or
   * release its results. Only administrators can change it. Unchanged if omitted.
   */
  authorization_required: v.optional(v.boolean()),
  /**
   * Whether a new reagent lot requires an accepted lot comparison before use: not, with a reason
   * otherwise (`warn`), or always (`block`). Only administrators can change it. Unchanged if
   * omitted.
   */
  reagent_lot_comparison: v.optional(v.picklist(comparisonRequirements)),
  /**
   * Stop switch of autoverification: while it is off, no rule verifies results. Any user who may
   * save these settings can turn it off; only administrators can turn it on.
   */
  autoverification_enabled: v.boolean(),
  /** Deadline for critical result notification, in minutes: escalation to laboratory managers. */
  critical_within_minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(5, 'must be at least 5 minutes'),
    v.maxValue(240, 'must be at most 240 minutes'),
  ),
  /** Further steps of the escalation. Unchanged if omitted. */
  critical_escalation: v.optional(criticalEscalationSchema),
  /** Maximum number of simultaneous appointments. */
  appointments_at_once: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(100, 'must be at most 100'),
  ),
  /**
   * Retention period of a stored specimen, in days after the day of receipt; null: undecided, and
   * no specimen is listed for discard.
   */
  storage_retention_days: v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'must be at least 1 day'),
      v.maxValue(3650, 'must be at most 3650 days'),
    ),
  ),
  /** Format of new medical record numbers. Existing numbers are unchanged. */
  mrn_pattern: mrnPatternField,
});

const laboratorySettingsObject = v.object({
  ...laboratorySettingsBody.entries,
  critical_escalation: criticalEscalationSchema,
  authorization_required: v.boolean(),
  reagent_lot_comparison: v.picklist(comparisonRequirements),
  version: recordFields.version,
});
export interface LaboratorySettingsSchema extends Named<typeof laboratorySettingsObject> {}
export const laboratorySettingsSchema: LaboratorySettingsSchema = laboratorySettingsObject;

/**
 * State of the patient number series: the facility’s current year, and the next number of the
 * continuous series and of the yearly series.
 */
const mrnSeriesObject = v.object({
  year: v.number(),
  next: v.number(),
  next_of_year: v.number(),
});
export interface MrnSeriesSchema extends Named<typeof mrnSeriesObject> {}
export const mrnSeriesSchema: MrnSeriesSchema = mrnSeriesObject;

export interface MrnSeries extends v.InferOutput<MrnSeriesSchema> {}

export interface LaboratorySettings extends v.InferOutput<LaboratorySettingsSchema> {}
