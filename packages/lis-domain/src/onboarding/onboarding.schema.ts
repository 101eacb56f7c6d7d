import * as v from 'valibot';
import { colorField, emailField, lineField, textField } from '../http/index.ts';
import { laboratorySettingsBody } from '../facility/laboratory-settings.schema.ts';
import { dateFormats } from '../facility/public-info.schema.ts';
import { timeZoneField } from '../facility/time-zone.schema.ts';
import { invitationFields } from '../identity/staff/staff.schema.ts';
import { unitSystems } from '../catalogue/starter-packs/unit-system.ts';
import type { Named } from '../http/named.ts';
import { onboardingSteps } from './onboarding-status.schema.ts';

export const laboratorySetupData = v.strictObject({
  laboratory_name: lineField(120),
  /** The facility’s subdomain; it can be changed until onboarding is complete. */
  subdomain: lineField(50, 0),
  address: textField(500),
  phone: lineField(40, 0),
  email: v.union([v.literal(''), emailField]),
  timezone: timeZoneField,
  date_format: v.picklist(dateFormats),
  primary_color: colorField,
  secondary_color: v.optional(colorField),
});

export const staffManagementData = v.strictObject({
  invites: v.pipe(
    v.array(v.strictObject(invitationFields)),
    v.maxLength(50, 'must contain at most 50 invitations'),
  ),
});

export const testCatalogData = v.strictObject({
  starter_pack: v.picklist([
    'basic',
    'district',
    'hospital',
    'hematology',
    'chemistry',
    'full',
    'none',
  ]),
  /** Unit system of the tests; omitted: conventional for an empty catalogue. */
  unit_system: v.optional(v.picklist(unitSystems)),
});

/**
 * These settings are omitted from onboarding and start with defaults: the number of simultaneous
 * appointments, autoverification (off), the retention period (undecided) and the record number
 * format (plain digits).
 */
export const systemPreferencesData = v.omit(laboratorySettingsBody, [
  'appointments_at_once',
  'verification_levels',
  'authorization_required',
  'reagent_lot_comparison',
  'autoverification_enabled',
  'storage_retention_days',
  'mrn_pattern',
  'critical_escalation',
]);

export const progressBody = v.variant('step', [
  v.strictObject({
    step: v.literal('laboratory_setup'),
    status: v.picklist(['in_progress', 'completed']),
    data: laboratorySetupData,
  }),
  v.strictObject({
    step: v.literal('staff_management'),
    status: v.picklist(['in_progress', 'completed', 'skipped']),
    data: staffManagementData,
  }),
  v.strictObject({
    step: v.literal('test_catalog'),
    status: v.picklist(['in_progress', 'completed', 'skipped']),
    data: testCatalogData,
  }),
  v.strictObject({
    step: v.literal('system_preferences'),
    status: v.picklist(['in_progress', 'completed']),
    data: systemPreferencesData,
  }),
]);

export type OnboardingProgress = v.InferOutput<typeof progressBody>;

const onboardingResumeObject = v.object({
  progress_percentage: v.number(),
  completed_steps: v.array(v.picklist(onboardingSteps)),
  next_step: v.picklist(onboardingSteps),
  /** Entries of each step, saved until onboarding is complete. */
  data: v.object({
    laboratory_setup: v.optional(v.partial(v.object(laboratorySetupData.entries))),
    staff_management: v.optional(v.partial(v.object(staffManagementData.entries))),
    test_catalog: v.optional(v.partial(v.object(testCatalogData.entries))),
    system_preferences: v.optional(v.partial(v.object(systemPreferencesData.entries))),
  }),
});
export interface OnboardingResumeSchema extends Named<typeof onboardingResumeObject> {}
export const onboardingResumeSchema: OnboardingResumeSchema = onboardingResumeObject;

export interface OnboardingResume extends v.InferOutput<OnboardingResumeSchema> {}
