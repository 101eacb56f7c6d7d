/** HL7 v2-0078 / FHIR ObservationInterpretation. Null means undecided, never normal. */
export const flags = ['LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND'] as const;
export type Flag = (typeof flags)[number];

/** Interpretation of a reactivity test (HL7 v2-0078): reactive, weakly reactive, non-reactive. */
export const reactivities = ['RR', 'WR', 'NR'] as const;
export type Reactivity = (typeof reactivities)[number];

/** Returns whether a screening result is reactive: not a diagnosis until it is confirmed. */
export const isReactive = (reactivity: Reactivity | null): boolean =>
  reactivity === 'RR' || reactivity === 'WR';

/**
 * Flags that require no attention. A missing flag is not one of them: the value was not evaluated.
 */
export const quietFlags = ['N', 'NEG'] as const satisfies readonly Flag[];

export function isQuiet(flag: Flag | null): boolean {
  return (quietFlags as readonly (Flag | null)[]).includes(flag);
}

/** Reason for a flag or for a missing flag. The screen and the report translate it. */
export const flagReasons = [
  'within_reference',
  'outside_reference',
  'critical',
  'coded_value',
  'no_applicable_interval',
  'comparator_undecidable',
  'not_numeric',
  'no_value',
  /** The value is not reported because of interference. */
  'hemolyzed_specimen',
  'icteric_specimen',
  'lipemic_specimen',
] as const;
export type FlagReason = (typeof flagReasons)[number];

/** Confirmation of a reactive screening result; `released`: every confirmatory test is reported. */
export const confirmationStates = ['outstanding', 'released'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];
