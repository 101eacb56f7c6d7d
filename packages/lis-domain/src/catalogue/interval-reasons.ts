/**
 * Reason an interval was or was not selected. `none_fits` is used when neither age nor unknown sex
 * alone explains it.
 */
export const intervalReasons = [
  'applies',
  'none_defined',
  'sex_unknown',
  'age_not_covered',
  'age_uncertain',
  'none_fits',
  'tied',
] as const;
export type IntervalReason = (typeof intervalReasons)[number];
