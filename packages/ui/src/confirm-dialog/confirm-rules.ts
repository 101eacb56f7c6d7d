/** Input required before the action. */
export interface ConfirmRules {
  /** Minimum length of the trimmed reason; undefined when no reason is required. */
  reasonMin: number | undefined;
  /** Text that must be typed exactly; undefined when none is required. */
  phrase: string | undefined;
}

/** Problems of the input; undefined where it is valid or not required. */
export interface ConfirmProblems {
  reason: 'missing' | 'short' | undefined;
  phrase: 'wrong' | undefined;
}

/** Validates the input. Counts user-perceived characters, not code units. */
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
