import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/index.ts';
import type { UserId } from '../identity/user-id.ts';
import type { Amendment } from './amendment.schema.ts';
import { toVerify } from './amendment.ts';
import { refusesVerification, verifyingLeadsTo } from './transitions.ts';

const [proposer, verifier, third] = ['p', 'v', 't'].map((id) => ({
  id: idOf<UserId>(id),
  name: id,
})) as [Amendment['proposed_by'], Amendment['proposed_by'], Amendment['proposed_by']];

const proposed = { state: 'proposed', proposed_by: proposer, verified_by: null } as const;
const verified = { state: 'verified', proposed_by: proposer, verified_by: verifier } as const;

describe('verification of an amendment', () => {
  it.each([
    ['the proposer', proposed, proposer, false, 'verifier_is_enterer'],
    ['the proposer, where own entries may be verified', proposed, proposer, true, undefined],
    ['another user', proposed, verifier, false, undefined],
    ['its first verifier', verified, verifier, true, 'releaser_is_verifier'],
    ['the proposer as the second verifier', verified, proposer, false, 'verifier_is_enterer'],
    ['a third user', verified, third, false, undefined],
  ])('by %s', (_, amendment, user, self_verification, refusal) => {
    expect(refusesVerification(toVerify(amendment), user.id, { self_verification })).toBe(refusal);
  });

  it.each([
    [proposed, 1, 'released'],
    [proposed, 2, 'verified'],
    [verified, 2, 'released'],
    [verified, 1, 'released'],
  ] as const)('of %j with %i required leads to %s', (amendment, verification_levels, state) => {
    expect(verifyingLeadsTo(toVerify(amendment).status, { verification_levels })).toBe(state);
  });
});
