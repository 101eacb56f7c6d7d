import { expect, it } from 'vitest';
import { facilityOfLinkToken } from './link-token.ts';

const facility = '0193a9f4-1111-4222-8333-444455556666';
const token = `${facility}.${'x'.repeat(43)}`;

it.each([
  ['a complete token', token, facility],
  ['one character missing', token.slice(0, -1), undefined],
  ['only its start', token.slice(0, 12), undefined],
  ['more than a token', `${token}y`, undefined],
  ['a trailing full stop', `${token.slice(0, -1)}.`, undefined],
  ['nothing', '', undefined],
])('reads the facility of %s', (_case, presented, expected) => {
  expect(facilityOfLinkToken(presented)).toBe(expected);
});
