import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { WelcomeCardProps } from './welcome-card.tsx';

export const welcomeCardArgs = {
  resume: ready(anOnboardingResume()),
  onRetry: async () => {},
  hrefs: { setup: '/onboarding' },
} satisfies WelcomeCardProps;

export const halfway = anOnboardingResume({
  progress_percentage: 60,
  completed_steps: ['account_created', 'laboratory_setup', 'staff_management'],
  next_step: 'test_catalog',
});
