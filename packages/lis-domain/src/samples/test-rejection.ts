import { canMoveOrderItem, isActiveItem } from '../orders/order-state.ts';
import type { OrderItemState } from '../orders/order.schema.ts';
import type { SampleState } from './sample.schema.ts';
import { canMoveSample, takesResults } from './transitions.ts';

interface TestOnSpecimen {
  code: string;
  /** Undefined: confidential, and not to be read by the user. */
  status?: OrderItemState | undefined;
}

/** The tests of a specimen that can be rejected: those without a value. */
export function rejectableTests<Test extends TestOnSpecimen>(tests: readonly Test[]): Test[] {
  return tests.filter(({ status }) => status !== undefined && canMoveOrderItem(status, 'reject'));
}

/**
 * Decides the rejection of selected tests of a specimen. `specimen`: all of its active tests are
 * selected, so that the specimen itself is rejected. `tests`: only these; the others continue.
 * `unknown`: these codes are no tests of the specimen, or have a value.
 */
export function testRejection(
  state: SampleState,
  tests: readonly TestOnSpecimen[],
  codes: readonly string[],
): { kind: 'specimen' | 'tests' | 'not_usable' } | { kind: 'unknown'; codes: string[] } {
  if (!canMoveSample(state, 'reject') && !takesResults(state)) return { kind: 'not_usable' };
  const rejectable = new Set(rejectableTests(tests).map(({ code }) => code));
  const unknown = codes.filter((code) => !rejectable.has(code));
  if (unknown.length > 0) return { kind: 'unknown', codes: unknown };
  const isEvery = tests
    .filter(({ status }) => status === undefined || isActiveItem(status))
    .every(({ code, status }) => status !== undefined && codes.includes(code));
  return { kind: isEvery && canMoveSample(state, 'reject') ? 'specimen' : 'tests' };
}
