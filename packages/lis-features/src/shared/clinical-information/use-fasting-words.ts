import { fastingStates, type FastingState } from '@alms/lis-domain/orders';
import { useMessages } from '@alms/ui/i18n';
import { clinicalInformationMessages } from './words/index.ts';

/** What may be said of somebody's fasting, in words: the field's name, each answer, and all of them to choose from. */
export function useFastingWords() {
  const words = useMessages(clinicalInformationMessages);
  return {
    label: words.fastingLabel,
    of: (state: FastingState): string => words[state],
    /** What is known first; that it is not, last. */
    options: fastingStates.map((value) => ({ value, label: words[value] })),
  };
}
