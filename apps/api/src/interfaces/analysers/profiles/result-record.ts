import type { WrittenProfile } from '../profile.ts';

/** Fields of the result record by LIS02-A2, 11, as most analysers send it. */
export const resultRecord = {
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  operator: ['R-11'],
  measuredAt: ['R-13'],
} satisfies Partial<WrittenProfile>;
