import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { planOrder } from '@alms/lis-domain/orders';
import * as v from 'valibot';

/** Returns whether a selection contains a test that the server warned about. */
export type IsRepeated = (chosen: readonly string[]) => boolean;

export const isRepeatedIn =
  (repeats: Readonly<Record<string, string>>, catalogue: readonly OrderableTest[]): IsRepeated =>
  (chosen) =>
    planOrder(chosen, catalogue).tests.some(({ test }) => test.code in repeats);

export const repeatReasonField = v.pipe(v.string(), v.trim(), v.maxLength(200, 'reasonTooLong'));

/** Requires a reason to order a test again that the server warned about. */
export const saysWhyRepeated =
  (isRepeated: IsRepeated) =>
  ({
    test_parameter_ids,
    repeat_reason,
  }: {
    test_parameter_ids: readonly string[];
    repeat_reason: string;
  }) =>
    repeat_reason !== '' || !isRepeated(test_parameter_ids);
