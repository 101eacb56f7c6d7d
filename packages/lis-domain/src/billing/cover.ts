import { comparedIdentifier } from '../patients/identifier.schema.ts';

/** Days of the facility's calendar, which belong to it; null: without a beginning, or until further notice. */
interface Validity {
  valid_from: string | null;
  valid_to: string | null;
}

interface Paying extends Validity {
  payer: { id: string; active: boolean };
  policy_number: string;
}

/** How a cover stands on a day. */
export const coverStates = ['valid', 'ended', 'to_come'] as const;
export type CoverState = (typeof coverStates)[number];

/** How a cover stands on a day of the facility's calendar. Its first and its last day belong to it; without them it has no beginning, or no end. */
export function coverState({ valid_from, valid_to }: Validity, day: string): CoverState {
  if (valid_to !== null && valid_to < day) return 'ended';
  return valid_from !== null && valid_from > day ? 'to_come' : 'valid';
}

/** What two covers have in common when they are one, however the number was typed. */
const policyOf = ({
  payer_id,
  policy_number,
}: {
  payer_id: string;
  policy_number: string;
}): string =>
  JSON.stringify([payer_id, comparedIdentifier({ value: policy_number, issuer: '' }).value]);

/** The first of these covers that is under the same policy as one before it; -1 where each is named once. */
export function repeatedCover(
  covers: readonly { payer_id: string; policy_number: string }[],
): number {
  const policies = covers.map(policyOf);
  return policies.findIndex((policy, place) => policies.indexOf(policy) !== place);
}

/** The covers that may pay for an order of this day: valid on it, under a payer that is offered, and each policy once, however often two merged records named it. */
export function payingCovers<Cover extends Paying>(covers: readonly Cover[], day: string): Cover[] {
  const valid = covers.filter((cover) => cover.payer.active && coverState(cover, day) === 'valid');
  const policies = valid.map(({ payer, policy_number }) =>
    policyOf({ payer_id: payer.id, policy_number }),
  );
  return valid.filter((_, place) => policies.indexOf(policies[place] ?? '') === place);
}
