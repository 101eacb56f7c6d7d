import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Estimated resistance of a password to guessing, and its main weakness if there is a single one.
 */
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
 * Estimates strength from patterns and the given words, after zxcvbn (Wheeler, USENIX Security
 * 2016). It includes no list of common passwords, so only the two best of five scores are rated
 * fair and strong.
 * @param knownWords words that an attacker would try first: names, addresses, common passwords
 */
export function estimateStrength(
  password: string,
  knownWords: readonly string[],
): PasswordStrength {
  const { score, feedback } = estimator.check(password, [...knownWords]);
  if (score >= 3) return { level: score === 4 ? 'strong' : 'fair' };
  return { level: 'weak', weakness: WEAKNESSES[feedback.warning ?? ''] };
}
