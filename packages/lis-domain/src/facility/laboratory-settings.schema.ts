import * as v from 'valibot';
import { recordFields } from '../http/index.ts';
import { mrnPatternField } from '../patients/mrn-pattern.ts';

export const laboratorySettingsBody = v.strictObject({
  /** Off unless the facility says otherwise: a verifier is another person than the enterer (domain model 2.6.1). Only who manages staff changes it. */
  self_verification: v.boolean(),
  /** How many people verify a value before it is released. A rule is as one of them. Only who manages staff changes it. */
  verification_levels: v.picklist([1, 2]),
  /** The stop switch of autoverification: while it is off, no rule verifies anything. Whoever saves these settings may turn it off, and only who manages staff may turn it on. */
  autoverification_enabled: v.boolean(),
  /** How soon a critical result has to be reported, in minutes. */
  critical_within_minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(5, 'must be at least 5 minutes'),
    v.maxValue(240, 'must be at most 240 minutes'),
  ),
  /** How many appointments there may be at any one time. */
  appointments_at_once: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(100, 'must be at most 100'),
  ),
  /** How many days after the day of its arrival a stored specimen is kept; null: not decided, and none is listed for disposal. */
  storage_retention_days: v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'must be at least 1 day'),
      v.maxValue(3650, 'must be at most 3650 days'),
    ),
  ),
  /** The form of the record numbers that patients get from now on. What has been given stays as it is. */
  mrn_pattern: mrnPatternField,
});

export const laboratorySettingsSchema = v.object({
  ...laboratorySettingsBody.entries,
  version: recordFields.version,
});

/** Where the numbering of patients stands: the year it is at the facility, and the place that comes next in the series that runs on, and in that of the year. */
export const mrnSeriesSchema = v.object({
  year: v.number(),
  next: v.number(),
  next_of_year: v.number(),
});

export type MrnSeries = v.InferOutput<typeof mrnSeriesSchema>;

export type LaboratorySettings = v.InferOutput<typeof laboratorySettingsSchema>;
