import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../platform/http/problems.ts';

/** Argon2id with OWASP's smallest parameters: 19 MiB, two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is heavy on purpose: two at a time leave a core to the requests, and a longer queue than this is an attack. */
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

/** Whether this is the password. Without a stored hash the same work is done for nothing, so that the time does not tell who has an account. */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this one');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && typeof stored === 'string';
}
