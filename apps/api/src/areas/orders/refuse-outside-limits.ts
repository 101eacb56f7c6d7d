import type { CivilDate } from '@alms/lis-domain/calendar';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { limitReasons, limitSentence, type LimitedPatient } from '@alms/lis-domain/orders';
import { Refusal } from '../../platform/http/refusals/problems.ts';

/**
 * Rejects tests that are limited to other patients by sex or age. Callers with a reason do not call
 * it. `today`: the facility's day.
 */
export function refuseOutsideLimits(
  patient: LimitedPatient,
  tests: readonly TestParameter[],
  today: CivilDate,
): void {
  const outside = tests.filter((test) => limitReasons(test, patient, today).length > 0);
  if (outside.length > 0)
    throw new Refusal('outside_patient_limits', {
      fields: Object.fromEntries(
        outside.map((test) => [test.code, limitSentence(test, patient, today)]),
      ),
    });
}

/** The reasons given with an order, as one line of the audit trail. */
export function orderReasons(reasons: {
  repeat_reason?: string | undefined;
  limit_reason?: string | undefined;
}): { reason?: string } {
  const given = [reasons.repeat_reason, reasons.limit_reason].filter((each) => each !== undefined);
  return given.length > 0 ? { reason: [...new Set(given)].join('; ') } : {};
}
