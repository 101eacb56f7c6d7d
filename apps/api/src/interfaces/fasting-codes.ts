import type { FastingState } from '@alms/lis-domain/orders';

/** Coding system name of HL7 table 0916, relevant clinical information. */
export const RELEVANT_INFORMATION = 'HL70916';

/** Fasting codes of that table; NG means not recorded. */
export const fastingCodes = {
  fasting: 'F',
  not_fasting: 'NF',
  unknown: 'NG',
} as const satisfies Record<FastingState, string>;
