/** Why an interval was chosen, or why none was. `none_fits` is told when neither age nor unknown sex alone explains it. */
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
