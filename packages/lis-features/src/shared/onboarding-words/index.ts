export { useOnboardingWords } from './use-onboarding-words.ts';
