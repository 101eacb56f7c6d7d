import * as v from 'valibot';
import type { Named } from '../http/named.ts';

/** In the order of the specification, section 4. */
export const onboardingSteps = [
  'account_created',
  'laboratory_setup',
  'staff_management',
  'test_catalog',
  'system_preferences',
  'completed',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The steps that the user completes. */
export const workSteps = [
  'laboratory_setup',
  'staff_management',
  'test_catalog',
  'system_preferences',
] as const;
export type WorkStep = (typeof workSteps)[number];

const onboardingStatusObject = v.object({
  is_completed: v.boolean(),
  has_incomplete_onboarding: v.boolean(),
  current_step: v.picklist(onboardingSteps),
  completed_steps: v.array(v.picklist(onboardingSteps)),
  progress_percentage: v.number(),
});
export interface OnboardingStatusSchema extends Named<typeof onboardingStatusObject> {}
export const onboardingStatusSchema: OnboardingStatusSchema = onboardingStatusObject;

export interface OnboardingStatus extends v.InferOutput<OnboardingStatusSchema> {}
