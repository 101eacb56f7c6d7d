import { expect, it } from 'vitest';
import { sealWith } from './encryption.ts';

const seal = sealWith('a key of the tests, of 32 characters');
const sealed = seal.close('JBSWY3DPEHPK3PXP', 'somebody');

it('encrypts text unreadably with unique output and decrypts it again', () => {
  expect(seal.open(sealed, 'somebody')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal.close('JBSWY3DPEHPK3PXP', 'somebody')).not.toEqual(sealed);
});

it.each([
  ['another key', () => sealWith('another key of 32 characters or more').open(sealed, 'somebody')],
  ['another owner', () => seal.open(sealed, 'somebody else')],
  [
    'a changed byte',
    () =>
      seal.open(Buffer.from(sealed.map((byte, at) => (at === 14 ? byte ^ 1 : byte))), 'somebody'),
  ],
  ['a piece of it', () => seal.open(sealed.subarray(0, 20), 'somebody')],
])('does not decrypt with %s', (_case, open) => {
  expect(open).toThrow(/authenticate data|Invalid authentication tag/);
});
