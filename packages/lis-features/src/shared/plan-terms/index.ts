export { usePlanTerms } from './use-plan-terms.ts';
