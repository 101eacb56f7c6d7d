import type { AutoverificationCode, ReasonDetail } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { autoverificationWordsMessages } from './words/index.ts';

/**
 * Returns a function that describes why a result is left for manual review. Shared by verification
 * and the rule trial.
 */
export function useAutoverificationWords(): (
  code: AutoverificationCode,
  detail: ReasonDetail | null,
) => string {
  const words = useMessages(autoverificationWordsMessages);
  return (code, detail) => {
    if (code === 'outside')
      return detail === 'critical' ? words.outside_critical : words.outside_reference;
    if (code !== 'check') return words[code];
    return detail === null || detail === 'reference' ? words.check : words[`check_${detail}`];
  };
}
