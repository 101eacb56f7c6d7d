import { expect, it } from 'vitest';
import { createCipher } from './encryption.ts';

const cipher = createCipher('a key of the tests, of 32 characters');
const sealed = cipher.encrypt('JBSWY3DPEHPK3PXP', 'user-1');

it('encrypts text unreadably with unique output and decrypts it again', () => {
  expect(cipher.decrypt(sealed, 'user-1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(cipher.encrypt('JBSWY3DPEHPK3PXP', 'user-1')).not.toEqual(sealed);
});

it.each([
  [
    'another key',
    () => createCipher('another key of 32 characters or more').decrypt(sealed, 'user-1'),
  ],
  ['another owner', () => cipher.decrypt(sealed, 'user-2')],
  [
    'a modified byte',
    () =>
      cipher.decrypt(
        Buffer.from(sealed.map((byte, at) => (at === 14 ? byte ^ 1 : byte))),
        'user-1',
      ),
  ],
  ['truncated ciphertext', () => cipher.decrypt(sealed.subarray(0, 20), 'user-1')],
])('does not decrypt with %s', (_case, open) => {
  expect(open).toThrow(/authenticate data|Invalid authentication tag/);
});
