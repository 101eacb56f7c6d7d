import type { AutoverificationCode, ReasonDetail } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { autoverificationWordsMessages } from './words/index.ts';

/** Gives the words for why a value is left to a person, the same where it is verified and where a rule is tried out. */
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
