import { loadCode } from '@alms/ui/load-code';
import { passwordBlocked, passwordStrength } from '@alms/lis-domain/identity';

let isLeaked = (_password: string): boolean => false;

/**
 * Loads the list of leaked passwords. Until then, or without a connection, only the server uses it.
 */
export async function fetchLeakedPasswords(): Promise<void> {
  ({ isLeaked } = await loadCode(() => import('@alms/lis-domain/identity/leaked-passwords')));
}

/**
 * Returns whether the server would refuse a new password because attackers try it first. `personal`
 * contains names and addresses of the user and the facility.
 */
export function isGuessable(password: string, personal: readonly string[] = []): boolean {
  // Too short and too long ones have their own messages.
  if (password.length < 8 || password.length > 128) return false;
  return passwordBlocked(password, personal) !== undefined || isLeaked(password);
}

/** Returns the strength hint, which is weak for every password that would be refused. */
export function strengthOf(
  password: string,
  personal?: readonly string[],
): ReturnType<typeof passwordStrength> {
  return isGuessable(password, personal) ? 'weak' : passwordStrength(password, personal);
}
