import { useMessages } from '@alms/ui/i18n';
import { planTermsMessages } from './words/index.ts';

/**
 * Terms of the trial and of the beta, the only wording of them besides the labels that
 * `tools/plan-terms.test.ts` lists.
 */
export function usePlanTerms() {
  return useMessages(planTermsMessages);
}
