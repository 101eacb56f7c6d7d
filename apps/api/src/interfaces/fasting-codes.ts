import type { FastingState } from '@alms/lis-domain/orders';

/** HL7 table 0916, relevant clinical information, as its codes are marked in a message. */
export const RELEVANT_INFORMATION = 'HL70916';

/** The codes of that table for fasting: NG, nobody was asked. */
export const fastingCodes = {
  fasting: 'F',
  not_fasting: 'NF',
  unknown: 'NG',
} as const satisfies Record<FastingState, string>;
