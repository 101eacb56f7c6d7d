import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How a password would fare against somebody who guesses, and what makes it weak, where one thing does. */
export interface PasswordStrength {
  level: 'weak' | 'fair' | 'strong';
  weakness?: 'repeats' | 'sequences' | 'dates' | 'known' | undefined;
}

const estimator = new ZxcvbnFactory();

const WEAKNESSES: Readonly<Record<string, PasswordStrength['weakness']>> = {
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequences',
  dates: 'dates',
  recentYears: 'dates',
  userInputs: 'known',
};

/**
 * Estimates by patterns and by the words given, after zxcvbn (Wheeler, USENIX Security 2016). It knows no list of common
 * passwords of its own, so only its two best scores of five are called fair and strong.
 * @param knownWords what an attacker would try first: names, addresses, common passwords
 */
export function estimateStrength(
  password: string,
  knownWords: readonly string[],
): PasswordStrength {
  const { score, feedback } = estimator.check(password, [...knownWords]);
  if (score >= 3) return { level: score === 4 ? 'strong' : 'fair' };
  return { level: 'weak', weakness: WEAKNESSES[feedback.warning ?? ''] };
}
