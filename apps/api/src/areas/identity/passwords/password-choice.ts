import { passwordBlocked } from '@alms/lis-domain/identity';
import { invalid } from '../../../platform/http/validation.ts';

/** Refuses a new password that attackers try first, by the name of its input. `words`: what they know of its owner. */
export function refuseGuessable(input: string, password: string, words: readonly string[]): void {
  if (passwordBlocked(password, words)) throw invalid({ [input]: 'is too easy to guess' });
}
