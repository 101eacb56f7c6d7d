import { compareDecimals } from '../catalogue/decimal.ts';
import { readsOwnPatientsOnly } from '../access/chart-access.ts';
import type { Actor } from '../access/actor.ts';
import type { ProblemCode } from '../http/index.ts';
import type { CallAttempt, CriticalCall } from './critical-call.schema.ts';
import { parseValue } from './parse-value.ts';

/**
 * Returns whether the read-back matches the value: the same number (`6.80` for `6.8`), or the same
 * words.
 */
export function readsBack(value: string, readBack: string): boolean {
  const [expected, repeated] = [parseValue(value), parseValue(readBack)];
  if (expected.kind === 'number' && repeated.kind === 'number')
    return (
      expected.comparator === repeated.comparator &&
      compareDecimals(expected.number, repeated.number) === 0
    );
  return value.trim().toLowerCase() === readBack.trim().toLowerCase();
}

/**
 * Returns whether an account acknowledges critical results of its own orders and wards itself:
 * doctors and nurses, who can act on them (ISO 15189:2022 7.4.1.3, authorized person). Other staff
 * who enter an order for a provider have the laboratory notify that provider.
 */
export const mayAcknowledge = (actor: Actor): boolean => readsOwnPatientsOnly(actor);

/**
 * Returns the reason a notification attempt cannot be recorded, if any. It is confirmed only if the
 * recipient read back the same value (Joint Commission NPSG.02.03.01; CLSI GP47).
 */
export function refusesAttempt(
  { state, value_text }: Pick<CriticalCall, 'state' | 'value_text'>,
  { outcome, read_back }: Pick<CallAttempt, 'outcome' | 'read_back'>,
): ProblemCode | undefined {
  if (state === 'completed' || state === 'withdrawn') return 'conflict';
  if (outcome !== 'confirmed') return undefined;
  if (read_back === undefined) return 'read_back_missing';
  return readsBack(value_text, read_back) ? undefined : 'read_back_differs';
}
