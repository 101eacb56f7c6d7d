import * as v from 'valibot';
import { recordFields } from '../http/index.js';

export const laboratorySettingsBody = v.strictObject({
  /** Off unless the facility says otherwise: a verifier is another person than the enterer (domain model 2.6.1). Only who manages staff changes it. */
  self_verification: v.boolean(),
  /** How soon a critical result has to be reported, in minutes. */
  critical_within_minutes: v.pipe(v.number(), v.integer(), v.minValue(5, 'must be at least 5 minutes'), v.maxValue(240, 'must be at most 240 minutes')),
  /** How many appointments there may be at any one time. */
  appointments_at_once: v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least 1'), v.maxValue(100, 'must be at most 100')),
});

export const laboratorySettingsSchema = v.object({ ...laboratorySettingsBody.entries, version: recordFields.version });

export type LaboratorySettings = v.InferOutput<typeof laboratorySettingsSchema>;
