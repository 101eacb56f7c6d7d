import type { OnboardingStep } from '@alms/lis-domain/onboarding';
import { useMessages } from '@alms/ui/i18n';
import { onboardingWordsMessages } from './words/index.ts';

/** What the steps of the setup are called, the same on every screen. */
export function useOnboardingWords(): Readonly<Record<OnboardingStep, string>> {
  return useMessages(onboardingWordsMessages);
}
