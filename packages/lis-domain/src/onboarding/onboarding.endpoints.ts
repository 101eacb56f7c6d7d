import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import {
  administrators,
  checkIncompleteOnboarding,
  readOnboardingStatus,
} from './onboarding-status.endpoints.ts';
import { onboardingResumeSchema, progressBody } from './onboarding.schema.ts';

export const resumeOnboarding = endpoint({
  id: 'onboarding.resume',
  method: 'GET',
  path: '/onboarding/resume',
  summary: 'Read the next set-up step with saved entries.',
  access: administrators,
  answer: onboardingResumeSchema,
});

export const saveOnboardingProgress = endpoint({
  id: 'onboarding.progress',
  method: 'POST',
  path: '/onboarding/progress',
  summary: 'Save or complete a set-up step. Repeating a step never lowers the progress.',
  access: administrators,
  body: progressBody,
  answer: onboardingResumeSchema,
  problems: ['conflict', 'subdomain_taken', 'quota_exceeded'],
});

export const completeOnboarding = endpoint({
  id: 'onboarding.complete',
  method: 'POST',
  path: '/onboarding/complete',
  summary: 'Complete the set-up. Rejected while a required step is incomplete.',
  access: administrators,
  body: v.strictObject({ confirm: v.literal(true) }),
  answer: v.object({ is_completed: v.boolean(), subdomain: v.string() }),
  problems: ['onboarding_incomplete'],
});

export const onboardingEndpoints = [
  checkIncompleteOnboarding,
  readOnboardingStatus,
  resumeOnboarding,
  saveOnboardingProgress,
  completeOnboarding,
] as const;
