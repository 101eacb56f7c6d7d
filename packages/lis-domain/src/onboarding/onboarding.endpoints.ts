import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import {
  onboardingResumeSchema,
  onboardingStatusSchema,
  progressBody,
} from './onboarding.schema.ts';

/** Set-up writes facility settings and loads tests, so it requires an administrator. */
const administrators = 'admin';

export const checkIncompleteOnboarding = endpoint({
  id: 'onboarding.check-incomplete',
  method: 'GET',
  path: '/onboarding/check-incomplete',
  summary: 'Check whether the set-up is incomplete.',
  access: 'signed-in',
  answer: v.object({ has_incomplete_onboarding: v.boolean() }),
});

export const readOnboardingStatus = endpoint({
  id: 'onboarding.status',
  method: 'GET',
  path: '/onboarding/status',
  summary: 'Read the set-up progress.',
  access: administrators,
  answer: onboardingStatusSchema,
});

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
