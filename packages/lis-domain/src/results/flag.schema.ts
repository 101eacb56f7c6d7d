/** HL7 v2-0078 / FHIR ObservationInterpretation. Null means undecided: never normal. */
export const flags = ['LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND'] as const;
export type Flag = (typeof flags)[number];

/** The flags that ask for nothing. A result without a flag is not among them: nobody has compared it. */
export const quietFlags = ['N', 'NEG'] as const satisfies readonly Flag[];

export function isQuiet(flag: Flag | null): boolean {
  return (quietFlags as readonly (Flag | null)[]).includes(flag);
}

/** Why a flag is what it is, or why there is none. The screen and the report turn it into words. */
export const flagReasons = [
  'within_reference',
  'outside_reference',
  'critical',
  'coded_value',
  'no_applicable_interval',
  'comparator_undecidable',
  'not_numeric',
  'no_value',
] as const;
export type FlagReason = (typeof flagReasons)[number];
