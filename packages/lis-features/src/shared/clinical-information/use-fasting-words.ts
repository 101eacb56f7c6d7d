import { fastingStates, type FastingState } from '@alms/lis-domain/orders';
import { useMessages } from '@alms/ui/i18n';
import { clinicalInformationMessages } from './words/index.ts';

/** Display text for the fasting status: field label, each status, and all options. */
export function useFastingWords() {
  const words = useMessages(clinicalInformationMessages);
  return {
    label: words.fastingLabel,
    of: (state: FastingState): string => words[state],
    /** Known statuses first, unknown last. */
    options: fastingStates.map((value) => ({ value, label: words[value] })),
  };
}
