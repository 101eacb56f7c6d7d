export { useOnboardingWords } from './use-onboarding-words.js';
