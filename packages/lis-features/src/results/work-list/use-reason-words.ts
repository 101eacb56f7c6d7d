import type { HoldRelease } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { correctionsMessages } from './words/corrections/index.ts';

/** Gives the words for why a held value was let go on: the reason from the list, with what was said to it. */
export function useReasonWords(): (release: Pick<HoldRelease, 'code' | 'note'>) => string {
  const words = useMessages(correctionsMessages);
  return ({ code, note }) => (note === '' ? `${words[code]}.` : `${words[code]}. ${note}`);
}
