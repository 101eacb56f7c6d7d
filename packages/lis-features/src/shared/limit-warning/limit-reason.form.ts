import * as v from 'valibot';

/** Returns whether a selection contains a test that is limited to other patients. */
export type IsOutsideLimits = (chosen: readonly string[]) => boolean;

export const limitReasonField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, 'limitReasonTooLong'),
);

/** Requires a reason to order a test that is limited to other patients. */
export const saysWhyOutside =
  (isOutside: IsOutsideLimits) =>
  ({
    test_parameter_ids,
    limit_reason,
  }: {
    test_parameter_ids: readonly string[];
    limit_reason: string;
  }) =>
    limit_reason !== '' || !isOutside(test_parameter_ids);
