/** What must be filled in before the act. */
export interface ConfirmRules {
  /** The least number of characters of a reason, without spaces at its ends; undefined where no reason is asked for. */
  reasonMin: number | undefined;
  /** What must be typed, letter by letter; undefined where nothing must. */
  phrase: string | undefined;
}

/** What is wrong with an answer; undefined where it is right or was not asked for. */
export interface ConfirmProblems {
  reason: 'missing' | 'short' | undefined;
  phrase: 'wrong' | undefined;
}

/** Judges the answers. Counts characters as a person does, not as the machine stores them. */
export function confirmProblems(
  { reasonMin, phrase }: ConfirmRules,
  answers: { reason: string; phrase: string },
): ConfirmProblems {
  const reasonLength = Array.from(answers.reason.trim()).length;
  const reason =
    reasonMin === undefined || reasonLength >= reasonMin
      ? undefined
      : reasonLength === 0
        ? 'missing'
        : 'short';
  return {
    reason,
    phrase: phrase === undefined || answers.phrase.trim() === phrase ? undefined : 'wrong',
  };
}
