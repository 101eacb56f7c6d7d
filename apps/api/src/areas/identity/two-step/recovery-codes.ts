import type { UserId } from '@alms/lis-domain/identity';
import { createHash, randomInt } from 'node:crypto';

/** Without i, l, o and u, which are easily confused. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const count = 10;

/** Ten codes of 80 bits: too much entropy for brute force, so a plain hash suffices. */
export function newRecoveryCodes(): string[] {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: count }, () => Array.from({ length: 4 }, four).join('-'));
}

/**
 * The hash of an entered code in any notation; undefined when malformed. Includes the account, so
 * the same code of another account has another hash.
 */
export function recoveryHash(userId: UserId, typed: string): Buffer | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-z]{16}$/.test(code)
    ? createHash('sha256').update(`${userId}:${code}`).digest()
    : undefined;
}
