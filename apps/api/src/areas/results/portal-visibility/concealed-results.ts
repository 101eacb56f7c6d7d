import type { Check, PreviousValue, Result } from '@alms/lis-domain/results';
import type { Concealment } from '../../catalogue/confidential.ts';
import type { DetailedResult } from '../results.store.ts';

type Facts = Pick<
  DetailedResult,
  'test_parameter_id' | 'patient_id' | 'requested_by' | 'released_at'
>;

const matterOf = ({ patient_id, requested_by, released_at }: Omit<Facts, 'test_parameter_id'>) => ({
  patient_id,
  requested_by,
  at_work: released_at === null,
});

/** Whether a result is concealed from the reader. */
export function isConcealed(result: Facts, { hides }: Pick<Concealment, 'hides'>): boolean {
  return hides(result.test_parameter_id, matterOf(result));
}

/** The previous value of a result, or null if there is none or it is concealed from the reader. */
export function visiblePrevious<Earlier extends { requested_by: string | null }>(
  {
    previous,
    test_parameter_id,
    patient_id,
  }: Pick<Facts, 'test_parameter_id' | 'patient_id'> & { previous: Earlier | null },
  { hides }: Pick<Concealment, 'hides'>,
): Earlier | null {
  return previous !== null &&
    hides(test_parameter_id, {
      patient_id,
      requested_by: previous.requested_by,
      at_work: false,
    })
    ? null
    : previous;
}

/** A consistency check without the values of concealed tests and what discloses them. */
function consistencyWithout(
  check: Extract<Check, { kind: 'consistency' }>,
  isHidden: (code: string) => boolean,
  name: string,
): Check {
  const inputs = check.inputs.filter(({ code }) => !isHidden(code));
  return inputs.length === check.inputs.length
    ? check
    : { ...check, rule: { ...check.rule, name, condition: '', message: '' }, inputs, failed: [] };
}

/**
 * Removes concealed data from a result: confidential tests it triggered, or that triggered it, with
 * their values. For a confidential test, also removes the reported previous value and everything it
 * could be derived from, even while the test itself is being worked on.
 */
export function withoutConcealed(
  result: Result,
  details: Facts & Pick<DetailedResult, 'previous'>,
  { codes, hides, unnamed: { code, name } }: Pick<Concealment, 'codes' | 'hides' | 'unnamed'>,
): Result {
  if (codes.size === 0) return result;
  const isRecorded = (test: string) => hides(test, matterOf(details));
  const conditionsOf = <Named extends { code: string }>(conditions: readonly Named[]) =>
    conditions.filter((condition) => !isRecorded(condition.code));
  // The ordering user of a previous value stored in a check is known only while it is still the
  // latest.
  const requesterOf = ({ result_id }: PreviousValue) =>
    details.previous?.result_id === result_id ? details.previous.requested_by : null;
  const isPreviousConcealed = (earlier: PreviousValue | null) =>
    earlier !== null &&
    hides(details.test_parameter_id, {
      patient_id: details.patient_id,
      requested_by: requesterOf(earlier),
      at_work: false,
    });
  const checkOf = (check: Check): Check =>
    check.kind === 'consistency'
      ? consistencyWithout(check, isRecorded, name)
      : check.kind === 'delta' && isPreviousConcealed(check.previous)
        ? { ...check, previous: null, change: null, percent: null, measured: null, hours: null }
        : check;
  return {
    ...result,
    previous: isPreviousConcealed(result.previous) ? null : result.previous,
    checks: result.checks && result.checks.map(checkOf),
    amendment: result.amendment && {
      ...result.amendment,
      checks: result.amendment.checks.map(checkOf),
    },
    reflexes: result.reflexes.map((reflex) => ({
      ...reflex,
      ...(isRecorded(reflex.code) && { code, name, comment: '' }),
      conditions: conditionsOf(reflex.conditions),
    })),
    added_because: result.added_because && {
      ...result.added_because,
      conditions: conditionsOf(result.added_because.conditions),
    },
  };
}
