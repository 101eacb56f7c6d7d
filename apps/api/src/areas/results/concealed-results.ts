import type { Result } from '@alms/lis-domain/results';
import type { Concealment } from '../catalogue/confidential.ts';
import type { DetailedResult } from './results.store.ts';

type Told = Pick<DetailedResult, 'test_parameter_id' | 'patient_id' | 'requested_by' | 'released_at'>;

const matterOf = ({ patient_id, requested_by, released_at }: Omit<Told, 'test_parameter_id'>) => ({ patient_id, requested_by, at_work: released_at === null });

/** Whether a result is kept from who reads. */
export function isConcealed(result: Told, { hides }: Pick<Concealment, 'hides'>): boolean {
  return hides(result.test_parameter_id, matterOf(result));
}

/** A result without the confidential tests that it asked for, or was asked for by: their names, and what was found of them. */
export function withoutConcealed(result: Result, told: Told, { codes, hides, unnamed: { code, name } }: Pick<Concealment, 'codes' | 'hides' | 'unnamed'>): Result {
  if (codes.size === 0) return result;
  const isKept = (test: string) => hides(test, matterOf(told));
  const conditionsOf = <Named extends { code: string }>(conditions: readonly Named[]) => conditions.filter((condition) => !isKept(condition.code));
  return {
    ...result,
    reflexes: result.reflexes.map((reflex) => ({ ...reflex, ...(isKept(reflex.code) && { code, name, comment: '' }), conditions: conditionsOf(reflex.conditions) })),
    added_because: result.added_because && { ...result.added_because, conditions: conditionsOf(result.added_because.conditions) },
  };
}
