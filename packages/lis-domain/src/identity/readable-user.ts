import { normaliseRole } from '../access/roles.ts';

/**
 * Returns an answer with its user in the shape of the contract. Other servers of the specification
 * send the role as an object or in other letters, and may omit the permissions, which are then none
 * (safe readings 43, 44).
 */
export function withReadableUser(answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  return isRecord(answer['user'])
    ? { ...answer, user: readable(answer['user']) }
    : readable(answer);
}

function readable(user: Record<string, unknown>): Record<string, unknown> {
  const role = normaliseRole(user['role']);
  if (role === undefined) return user;
  const preferences = isRecord(user['preferences']) ? user['preferences'] : {};
  return { ...user, role, preferences: { permissions: [], ...preferences } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
