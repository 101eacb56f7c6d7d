import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import { onboardingStatusSchema } from './onboarding-status.schema.ts';

/** Set-up writes facility settings and loads tests, so it requires an administrator. */
export const administrators = 'admin';

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
