/** 3 to 50 lower-case letters, digits and single inner hyphens (specification, section 5). */
const FORM = /^(?=.{3,50}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Names that are or may become hosts of the product, or that mail clients and browsers look up
 * automatically.
 */
const RESERVED = new Set([
  'abuse',
  'account',
  'accounts',
  'admin',
  'alms',
  'api',
  'app',
  'apps',
  'assets',
  'auth',
  'autoconfig',
  'autodiscover',
  'billing',
  'blog',
  'cdn',
  'contact',
  'dev',
  'dns',
  'docs',
  'download',
  'email',
  'files',
  'ftp',
  'health',
  'help',
  'hostmaster',
  'imap',
  'img',
  'internal',
  'isatap',
  'landing',
  'localhost',
  'login',
  'mail',
  'metrics',
  'monitoring',
  'mx',
  'news',
  'ns1',
  'ns2',
  'onboarding',
  'pay',
  'payments',
  'pop',
  'portal',
  'postmaster',
  'pricing',
  'proxy',
  'register',
  'root',
  'security',
  'smtp',
  'sso',
  'staging',
  'static',
  'status',
  'storybook',
  'support',
  'system',
  'tenant',
  'test',
  'webmail',
  'webmaster',
  'wpad',
]);

/**
 * Returns the reason a name cannot be a facility’s subdomain, or null if it can. Names that begin
 * with `ww` are reserved: the host rule skips such a label, so the facility could never be reached
 * (safe reading 22). The server checks whether the name is taken.
 */
export function checkSubdomain(name: string): 'invalid' | 'reserved' | null {
  if (!FORM.test(name)) return 'invalid';
  return RESERVED.has(name) || name.startsWith('ww') ? 'reserved' : null;
}

/** Normalises typed input for display: lower case, other characters removed. */
export function cleanSubdomainInput(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/**
 * Suggests a subdomain from the facility’s name: at most 30 characters, `lab` if nothing usable
 * remains (safe reading 47).
 */
export function suggestSubdomain(facilityName: string): string {
  const plain = cleanSubdomainInput(facilityName.normalize('NFD'));
  const name = plain.slice(0, 30).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  return checkSubdomain(name) === null ? name : 'lab';
}
