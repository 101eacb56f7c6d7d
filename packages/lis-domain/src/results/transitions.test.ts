import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { UserId } from '../identity/user-id.ts';
import { sampleStates } from '../samples/sample.schema.ts';
import { resultStates } from './result.schema.ts';
import {
  canMoveResult,
  isReported,
  isVerified,
  refusesEntry,
  refusesHold,
  refusesVerification,
  resultMoves,
  verifyingLeadsTo,
  type ResultMove,
} from './transitions.ts';

/** Domain model 2.14: the allowed transitions from each state. */
const allowed: Record<(typeof resultStates)[number], string> = {
  pending: 'cancel, enter, give_up_calculation, mark_as_error',
  entered:
    'cancel, enter, hold, mark_as_error, read_again, recalculate, remove_file, retest, verify',
  held: 'enter, mark_as_error, read_again, recalculate, remove_file, resume, retest',
  verified: 'mark_as_error, read_again, recalculate, release, retest',
  released: 'amend, mark_as_error, recalculate',
  amended: 'amend, mark_as_error, recalculate',
  not_calculated: 'cancel, mark_as_error, recalculate',
  cancelled: 'mark_as_error',
  entered_in_error: '',
};

describe('result states', () => {
  it.each(resultStates)('%s', (state) => {
    const moves = (Object.keys(resultMoves) as ResultMove[]).filter((move) =>
      canMoveResult(state, move),
    );
    expect(moves.toSorted().join(', ')).toBe(allowed[state]);
  });

  it('are reported once released and verified before that', () => {
    expect(resultStates.filter(isReported)).toEqual(['released', 'amended']);
    expect(resultStates.filter(isVerified)).toEqual(['verified', 'released', 'amended']);
  });
});

describe('refusesEntry', () => {
  it('rejects entry unless the laboratory has the specimen', () => {
    expect(
      sampleStates.filter((state) => refusesEntry('pending', state, null) === undefined),
    ).toEqual(['received', 'in_testing', 'stored']);
    expect(refusesEntry('pending', 'rejected', null)).toBe('sample_not_usable');
  });

  it('never overwrites a verified value', () => {
    expect(
      resultStates.filter((state) => refusesEntry(state, 'received', null) === undefined),
    ).toEqual(['pending', 'entered', 'held']);
    expect(refusesEntry('released', 'received', null)).toBe('result_state');
  });

  it('never overwrites a calculated value', () => {
    expect(
      refusesEntry('pending', 'received', {
        expression: 'a',
        inputs: [{ alias: 'a', code: 'K' }],
        valid_if: '',
      }),
    ).toBe('result_calculated');
  });
});

describe('verification', () => {
  const enteredBy = (id: string) =>
    ({ status: 'entered', entered_by: { id }, verified_by: null }) as const;
  const verifiedBy = (id: string | null) =>
    ({
      status: 'verified',
      entered_by: { id: 'a' },
      verified_by: id === null ? null : { id },
    }) as const;
  it.each([
    ['by another person', enteredBy('a'), 'b', false, undefined],
    ['by the same person', enteredBy('a'), 'a', false, 'verifier_is_enterer'],
    ['by the same person, where the facility allows it', enteredBy('a'), 'a', true, undefined],
    [
      'of a held result',
      { status: 'held', entered_by: { id: 'a' }, verified_by: null },
      'b',
      false,
      'result_held',
    ],
    [
      'of a pending result',
      { status: 'pending', entered_by: null, verified_by: null },
      'b',
      false,
      'result_state',
    ],
    [
      'of a released result',
      { status: 'released', entered_by: { id: 'a' }, verified_by: { id: 'b' } },
      'c',
      false,
      'result_state',
    ],
    ['a second time, by a third person', verifiedBy('b'), 'c', false, undefined],
    ['a second time, by the same person', verifiedBy('b'), 'b', false, 'releaser_is_verifier'],
    [
      'a second time, by the same person, whatever the facility allows',
      verifiedBy('b'),
      'b',
      true,
      'releaser_is_verifier',
    ],
    ['a second time, by who entered it', verifiedBy('b'), 'a', false, 'verifier_is_enterer'],
    [
      'a second time, by who entered it, where the facility allows it',
      verifiedBy('b'),
      'a',
      true,
      undefined,
    ],
    ['after a rule', verifiedBy(null), 'b', false, undefined],
    [
      'without an authorization to verify',
      { ...enteredBy('a'), not_authorized_for: ['verify', 'release'] },
      'b',
      false,
      'not_authorized',
    ],
    [
      'without an authorization to release',
      { ...enteredBy('a'), not_authorized_for: ['release'] },
      'b',
      false,
      undefined,
    ],
    [
      'a second time, without an authorization to release',
      { ...verifiedBy('b'), not_authorized_for: ['release'] },
      'c',
      false,
      'not_authorized',
    ],
  ] as const)('%s', (_, result, verifier, self_verification, problem) => {
    expect(refusesVerification(result, idOf<UserId>(verifier), { self_verification })).toBe(
      problem,
    );
  });

  it.each([
    ['entered', 1, 'released'],
    ['entered', 2, 'verified'],
    ['verified', 2, 'released'],
    ['verified', 1, 'released'],
  ] as const)(
    'of a result that is %s, with %s required, leads to %s',
    (status, verification_levels, to) => {
      expect(verifyingLeadsTo(status, { verification_levels })).toBe(to);
    },
  );
});

it.each(resultStates)('only an entered result can be put on hold: %s', (state) => {
  const expected = { entered: undefined, held: 'result_held' } as Record<
    string,
    string | undefined
  >;
  expect(refusesHold(state)).toBe(state in expected ? expected[state] : 'result_state');
});
