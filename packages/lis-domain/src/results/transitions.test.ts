import { describe, expect, it } from 'vitest';
import { sampleStates } from '../samples/sample.schema.js';
import { resultStates } from './result.schema.js';
import { canMoveResult, isReported, refusesEntry, refusesVerification, resultMoves, type ResultMove } from './transitions.js';

/** Domain model 2.14, written out: from each state, what may happen. */
const allowed: Record<(typeof resultStates)[number], string> = {
  pending: 'cancel, enter, give_up_calculation, mark_as_error',
  entered: 'cancel, enter, hold, mark_as_error, recalculate, retest, verify',
  held: 'enter, mark_as_error, recalculate, resume, retest',
  verified: 'amend, mark_as_error, recalculate, release, retest',
  released: 'amend, mark_as_error, recalculate',
  amended: 'amend, mark_as_error, recalculate',
  not_calculated: 'mark_as_error, recalculate',
  cancelled: 'mark_as_error',
  entered_in_error: '',
};

describe('result states', () => {
  it.each(resultStates)('%s', (state) => {
    const moves = (Object.keys(resultMoves) as ResultMove[]).filter((move) => canMoveResult(state, move));
    expect(moves.toSorted().join(', ')).toBe(allowed[state]);
  });

  it('are reported once verified', () => {
    expect(resultStates.filter(isReported)).toEqual(['verified', 'released', 'amended']);
  });
});

describe('entering a value', () => {
  it('is refused unless the specimen is in the laboratory', () => {
    expect(sampleStates.filter((state) => refusesEntry('pending', state, null) === undefined)).toEqual(['received', 'in_testing', 'stored']);
    expect(refusesEntry('pending', 'rejected', null)).toBe('sample_not_usable');
  });

  it('never writes over what has been verified', () => {
    expect(resultStates.filter((state) => refusesEntry(state, 'received', null) === undefined)).toEqual(['pending', 'entered', 'held']);
    expect(refusesEntry('released', 'received', null)).toBe('result_state');
  });

  it('never takes the place of a calculation', () => {
    expect(refusesEntry('pending', 'received', { expression: 'a', inputs: [{ alias: 'a', code: 'K' }], valid_if: '' })).toBe('result_calculated');
  });
});

describe('verifying', () => {
  const enteredBy = (id: string) => ({ status: 'entered', entered_by: { id } }) as const;
  it.each([
    ['by another person', enteredBy('a'), 'b', false, undefined],
    ['by the same person', enteredBy('a'), 'a', false, 'verifier_is_enterer'],
    ['by the same person, where the facility allows it', enteredBy('a'), 'a', true, undefined],
    ['of a held result', { status: 'held', entered_by: { id: 'a' } }, 'b', false, 'result_held'],
    ['of a pending result', { status: 'pending', entered_by: null }, 'b', false, 'result_state'],
    ['twice', { status: 'verified', entered_by: { id: 'a' } }, 'b', false, 'result_state'],
  ] as const)('%s', (_, result, verifier, self_verification, problem) => {
    expect(refusesVerification(result, verifier, { self_verification })).toBe(problem);
  });
});
