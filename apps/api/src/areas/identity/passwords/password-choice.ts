import { passwordBlocked } from '@alms/lis-domain/identity';
import { isLeaked } from '@alms/lis-domain/identity/leaked-passwords';
import { invalid } from '../../../platform/http/requests/validation.ts';

/**
 * Rejects an easily guessed or leaked new password, naming its input. `words`: personal data an
 * attacker may know.
 */
export function refuseGuessable(input: string, password: string, words: readonly string[]): void {
  if (passwordBlocked(password, words) || isLeaked(password))
    throw invalid({ [input]: 'is too easy to guess' });
}
