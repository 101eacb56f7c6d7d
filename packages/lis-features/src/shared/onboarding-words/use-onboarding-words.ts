import type { OnboardingStep } from '@alms/lis-domain/onboarding';
import { useMessages } from '@alms/ui/i18n';
import { onboardingWordsMessages } from './words/index.ts';

/** Display names of the setup steps. */
export function useOnboardingWords(): Readonly<Record<OnboardingStep, string>> {
  return useMessages(onboardingWordsMessages);
}
