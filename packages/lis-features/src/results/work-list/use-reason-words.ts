import type { HoldRelease } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { correctionsMessages } from './words/corrections/index.ts';

/** Returns a function that describes why a hold was released: the listed reason with its note. */
export function useReasonWords(): (release: Pick<HoldRelease, 'code' | 'note'>) => string {
  const words = useMessages(correctionsMessages);
  return ({ code, note }) => (note === '' ? `${words[code]}.` : `${words[code]}. ${note}`);
}
