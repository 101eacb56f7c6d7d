import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../platform/http/refusals/problems.ts';

/** Argon2id with the OWASP minimum parameters: 19 MiB, two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is deliberately expensive. Two at a time leave a core for requests; a queue longer than
 * the limit indicates an attack.
 */
const atATime = 2;
const longestQueue = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atATime) {
    if (waiting.length >= longestQueue)
      throw new Refusal('unavailable', {}, { 'Retry-After': '5' });
    await new Promise<void>((next) => waiting.push(next));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

let decoy: Promise<string> | undefined;

/**
 * Verifies a password. Without a stored hash it does equal work, so timing does not reveal which
 * accounts exist.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this one');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && typeof stored === 'string';
}
