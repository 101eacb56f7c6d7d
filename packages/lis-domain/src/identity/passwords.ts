/** Each form has its own rule, as in the specification (section 5; safe reading 26). */
export type PasswordRule = 'lab-admin' | 'facility' | 'reset';

interface Check {
  pattern: RegExp;
  message: string;
}

const LENGTH: Check = { pattern: /^.{8,}$/su, message: 'Password must be at least 8 characters' };
const MIXED: Check = {
  pattern: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
  message:
    'Password must contain at least one uppercase letter, one lowercase letter and one number',
};
const SPECIAL: Check = {
  pattern: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/s,
  message:
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
};

const checks: Record<PasswordRule, readonly Check[]> = {
  'lab-admin': [LENGTH],
  facility: [LENGTH, MIXED],
  reset: [LENGTH, SPECIAL],
};

/**
 * Returns the violation of a form’s password rule in the wording of the specification; undefined if
 * the password passes. `#` is not a special character.
 */
export function passwordFault(rule: PasswordRule, password: string): string | undefined {
  return checks[rule].find(({ pattern }) => !pattern.test(password))?.message;
}

/** Passwords that attackers try first, without leading or trailing digits and symbols. */
const COMMON = new Set([
  'aa',
  'abc',
  'abcd',
  'admin',
  'administrator',
  'alms',
  'april',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'august',
  'autumn',
  'baseball',
  'changeme',
  'clinic',
  'computer',
  'december',
  'default',
  'demo',
  'doctor',
  'dragon',
  'february',
  'football',
  'guest',
  'hello',
  'hospital',
  'iloveyou',
  'india',
  'internet',
  'january',
  'july',
  'june',
  'lab',
  'labadmin',
  'laboratory',
  'letmein',
  'login',
  'march',
  'master',
  'medical',
  'monkey',
  'november',
  'nurse',
  'october',
  'pass',
  'passw0rd',
  'password',
  'patient',
  'princess',
  'qazwsx',
  'qwer',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'secret',
  'september',
  'shadow',
  'spring',
  'summer',
  'sunshine',
  'superman',
  'test',
  'trustno',
  'user',
  'welcome',
  'whatever',
  'winter',
  'zaq',
  'zxcvbn',
  'zxcvbnm',
]);

/** Returns whether the password is one repeated character or consecutive digits. */
function isRun(password: string): boolean {
  return (
    new Set(password).size === 1 ||
    '012345678901234567890'.includes(password) ||
    '098765432109876543210'.includes(password)
  );
}

/** Minimum length of a password after removing words that an attacker knows about its owner. */
const REST = 8;

/**
 * Returns whether a password is one that attackers try first: a common one, or mostly names of the
 * facility or the user. `words` are facility name, subdomain, email and full name; parts under four
 * letters are ignored. NIST SP 800-63B-4, 3.1.1.2; ASVS V6.2.4 and V6.2.11.
 */
export function passwordBlocked(
  password: string,
  words: readonly string[] = [],
): 'common' | 'personal' | undefined {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (isRun(lower) || COMMON.has(lower) || COMMON.has(core)) return 'common';
  const known = words
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= 4);
  if (!known.some((part) => lower.includes(part))) return undefined;
  const rest = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), lower);
  return rest.length < REST ? 'personal' : undefined;
}

/**
 * Returns a strength hint for the user, never used as a rule: length counts most, and a blocked
 * password is always weak.
 */
export function passwordStrength(
  password: string,
  words: readonly string[] = [],
): 'weak' | 'fair' | 'strong' {
  if (password.length < 8 || passwordBlocked(password, words)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  if (new Set(password).size < 6) return 'weak';
  if (password.length >= 15 || (password.length >= 12 && kinds >= 3)) return 'strong';
  return password.length >= 12 || kinds >= 3 ? 'fair' : 'weak';
}
