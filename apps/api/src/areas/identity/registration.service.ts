import { createHash, randomBytes } from 'node:crypto';
import { passwordBlocked, type register, type registerLabAdmin } from '@alms/lis-domain/identity';
import type { AnswerOf } from '@alms/lis-domain/http';
import { suggestSubdomain } from '@alms/lis-domain/tenancy';
import { tenantTransaction } from '../../db/tenant-transaction.ts';
import type { PublicCall } from '../../http/call.ts';
import { Refusal } from '../../http/problems.ts';
import { invalid } from '../../http/validation.ts';
import { appendAudit } from '../audit/audit-trail.ts';
import { createFacility } from '../facility/create-facility.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { findAccount, normaliseEmail } from './account.ts';
import { createAccount } from './create-account.ts';
import { accountsOfEmail, findTenantById, lockEmail } from './identity.store.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { mailedLink } from './mailed-link.ts';
import { contextOf, openSession } from './session.service.ts';

/** The specification's default, until the set-up names the laboratory. */
const unnamedFacility = 'Laboratory Information System';

type LaboratoryAnswer = AnswerOf<typeof registerLabAdmin>;

/**
 * Makes a facility, its settings, its open set-up and its first administrator at once, or nothing. The facility's id follows from the idempotency
 * key, so a repeated request finds what the first one made and is signed in to it, by the password it brings. The address has to be confirmed by
 * the mailed link before invitations leave the house.
 */
export async function registerLaboratory(call: PublicCall<typeof registerLabAdmin>, deps: AreaDependencies): Promise<LaboratoryAnswer> {
  const { body, idempotencyKey, now } = call;
  const { db, mailer, hosts } = deps;
  refuseGuessable(body.password, [body.email, body.full_name]);
  const tenantId = tenantIdFor(idempotencyKey);
  const passwordHash = await hashPassword(body.password);

  const made = await tenantTransaction(db, tenantId, async (tx) => {
    await lockEmail(tx, body.email);
    if (await findTenantById(tx, tenantId)) return 'repeated' as const;
    if ((await accountsOfEmail(tx, body.email)).length > 0) return 'known' as const;

    const subdomain = await createFacility(tx, { tenantId, subdomains: provisionalSubdomains(body.full_name), facilityName: unnamedFacility, now });
    const { email, full_name, username } = body;
    const id = await createAccount(tx, { tenantId, email, full_name, username, role: 'admin', status: 'active', passwordHash, now });
    const account = await findAccount(tx, tenantId, { id });
    if (!account) throw new Error('@alms/api: an account that was just made is not there.');
    await appendAudit(tx, contextOf(call, tenantId), [
      { action: 'create', category: 'settings', entity_type: 'facility', entity_id: tenantId, entity_label: subdomain },
      { action: 'create', category: 'security', entity_type: 'account', entity_id: id, entity_label: email, after: { role: 'admin' } },
    ]);
    const mail = await mailedLink(tx, { tenantId, userId: id, email: account.row.email, kind: 'confirmation', hosts, now });
    return { mail, answer: { ...(await openSession(tx, account, call, deps, now)), onboarding_required: true, subdomain } };
  });

  if (made === 'repeated') return signInAgain(tenantId, call, deps);
  if (made !== 'known') {
    call.inBackground(() => mailer.send(made.mail));
    return made.answer;
  }
  // The address has an account. Its owner hears of it; the one who asked does not.
  call.inBackground(() => mailer.send({ to: body.email, subject: 'ALMS: you already have an account', text: registeredAgain }));
  throw new Refusal('registration_failed');
}

const registeredAgain =
  'Somebody asked to register a laboratory with this address, which already has an account.\n\nIf it was you, sign in, or set a new password on the login page. If it was not, do nothing.\n';

/** Hashes outside of any transaction: others wait for this facility's locks. */
async function signInAgain(tenantId: string, call: PublicCall<typeof registerLabAdmin>, deps: AreaDependencies): Promise<LaboratoryAnswer> {
  const { body, now } = call;
  const account = await tenantTransaction(deps.db, tenantId, (tx) => findAccount(tx, tenantId, { email_norm: normaliseEmail(body.email) }));
  if (!account || account.row.status !== 'active' || !(await passwordMatches(account.row.password_hash, body.password))) throw new Refusal('idempotency_key_reused');
  const session = await tenantTransaction(deps.db, tenantId, (tx) => openSession(tx, account, call, deps, now));
  return { ...session, onboarding_required: true, subdomain: account.subdomain };
}

/** A UUID (version 8) made of the key. */
function tenantIdFor(key: string): string {
  const hex = createHash('sha256').update(`facility:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Addresses to try until one is free; the administrator chooses the final one during the set-up. */
function provisionalSubdomains(name: string): string[] {
  const suggestion = suggestSubdomain(name);
  return [suggestion, ...Array.from({ length: 4 }, () => `${suggestion.slice(0, 24)}-${randomBytes(3).toString('hex')}`.replace('--', '-'))];
}

/** An account that waits for an administrator: it can do nothing, and its role is not of its own choosing. */
export async function registerAccount(call: PublicCall<typeof register>, { db }: AreaDependencies): Promise<{ message: string }> {
  const { body, site, now } = call;
  const { tenant_id: tenantId, email, full_name, username } = body;
  refuseGuessable(body.password, [email, full_name]);
  const passwordHash = await hashPassword(body.password);
  const tenant = await findTenantById(db, tenantId);
  if (!tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain)) throw new Refusal('registration_failed');

  await tenantTransaction(db, tenantId, async (tx) => {
    await lockEmail(tx, email);
    if (await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) })) throw new Refusal('registration_failed');
    const id = await createAccount(tx, { tenantId, email, full_name, username, role: 'report_viewer', status: 'pending', passwordHash, now });
    await appendAudit(tx, contextOf(call, tenantId), [{ action: 'create', category: 'security', entity_type: 'account', entity_id: id, entity_label: email, after: { status: 'pending' } }]);
  });
  return { message: 'Registration successful' };
}

function refuseGuessable(password: string, words: readonly string[]): void {
  if (passwordBlocked(password, words)) throw invalid({ password: 'is too easy to guess' });
}
