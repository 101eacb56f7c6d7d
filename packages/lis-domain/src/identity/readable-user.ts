import { normaliseRole } from '../access/roles.ts';

/** Members of a sign-in that the specification does not name; ours always sends them. */
const unnamed = { token_type: 'bearer', expires_in: 900 };

/** Members of a user that the specification does not name; ours always sends them. */
const unnamedOfUser = {
  language: null,
  color_scheme: null,
  density: 'comfortable',
  scan_sounds: 'errors',
  email_verified: true,
  patient_id: null,
  needs_second_factor: false,
  laboratories: [],
  version: 1,
};

/**
 * Returns an answer with its user in the shape of the contract. Other servers of the specification
 * send the role as an object or in other letters, may omit the permissions, which are then none
 * (safe readings 43, 44), and every member that the specification does not name (section 5, User).
 */
export function withReadableUser(answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  if (!isRecord(answer['user'])) return readable(answer);
  const user = readable(answer['user']);
  return 'access_token' in answer ? { ...unnamed, ...answer, user } : { ...answer, user };
}

function readable(user: Record<string, unknown>): Record<string, unknown> {
  const role = normaliseRole(user['role']);
  if (role === undefined) return user;
  const preferences = isRecord(user['preferences']) ? user['preferences'] : {};
  return {
    ...unnamedOfUser,
    // The main laboratory has the id of the facility.
    laboratory_id: user['tenant_id'],
    ...(typeof user['email'] === 'string' && { id: idFor(user['email']) }),
    ...user,
    role,
    preferences: { permissions: [], ...preferences },
  };
}

/**
 * A stable id for a user without one: it keeps the drafts and cached answers of two users of one
 * browser apart, and is never sent.
 */
function idFor(email: string): string {
  // FNV-1a, truncated to the last group of an id.
  let hash = 0xcbf29ce484n;
  for (const byte of new TextEncoder().encode(email.toLowerCase()))
    hash = BigInt.asUintN(48, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `00000000-0000-8000-8000-${hash.toString(16).padStart(12, '0')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
