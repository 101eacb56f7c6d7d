import { createHash } from 'node:crypto';
import type { Endpoint } from '@alms/lis-domain/http';
import { chosenLanguage } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import {
  tenantTransaction,
  type TenantTransaction,
} from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { catalogue } from '../../../platform/i18n/catalogue.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount, normaliseEmail, type Account } from '../../../platform/auth/account.ts';
import { createAccount } from '../../identity/registration/create-account.ts';
import { findTenantById } from '../../facility/facility.store.ts';
import { accountsOfEmail, lockEmail } from '../../identity/identity.store.ts';
import { mailedLink } from '../../identity/email/mailed-link.ts';
import { hashPassword, passwordMatches } from '../../identity/passwords/password-hash.ts';
import { recipientLanguage } from '../../../platform/i18n/recipient-language.ts';
import { contextOf } from '../../identity/sessions/open-session.ts';
import { createFacility, type NewFacility } from './create-facility.ts';
import type english from './words/en.json';

const facilityWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

export interface FacilitySetUp extends Pick<NewFacility, 'subdomains' | 'settings' | 'booking'> {
  /** The first administrator. The username defaults to the email address before the @. */
  admin: { email: string; full_name: string; username?: string; password: string };
}

type FoundingCall = Pick<
  PublicCall<Endpoint>,
  'idempotencyKey' | 'requestLanguage' | 'now' | 'ip' | 'requestId' | 'inBackground'
>;

/**
 * Creates a facility with settings, subscription, pending set-up and first administrator
 * atomically. `finish` ends the same transaction and determines the response. The facility's id is
 * derived from the idempotency key. A repeated request finds the existing facility, is verified by
 * its password and runs `finish` again. Invitations are sent only after the email address is
 * confirmed by link.
 */
export async function setUpFacility<T>(
  call: FoundingCall,
  { db, limits, mailer, hosts }: AreaDependencies,
  { admin, booking, ...facility }: FacilitySetUp,
  finish: (tx: TenantTransaction, account: Account) => Promise<T>,
): Promise<T> {
  const { idempotencyKey, requestLanguage, now, ip } = call;
  const { password, ...person } = admin;
  const tenantId = tenantIdFor(idempotencyKey);
  if (!(await findTenantById(db, tenantId))) await limits.countFor('registration', ip);
  const passwordHash = await hashPassword(password);

  const made = await tenantTransaction(db, tenantId, async (tx) => {
    await lockEmail(tx, admin.email);
    if (await findTenantById(tx, tenantId)) return 'repeated' as const;
    if ((await accountsOfEmail(tx, admin.email)).length > 0) return 'known' as const;

    const subdomain = await createFacility(tx, { tenantId, ...facility, booking, now });
    const id = await createAccount(tx, {
      tenantId,
      ...person,
      role: 'admin',
      status: 'active',
      passwordHash,
      now,
    });
    const account = await findAccount(tx, tenantId, { id });
    if (!account) throw new Error('@alms/api: the account was not found after it was created.');
    await appendAudit(tx, contextOf(call, tenantId), [
      {
        action: 'create',
        category: 'settings',
        entity_type: 'facility',
        entity_id: tenantId,
        entity_label: subdomain,
        after: { plan: booking.planName, billing_cycle: booking.billingCycle },
      },
      {
        action: 'create',
        category: 'security',
        entity_type: 'account',
        entity_id: id,
        entity_label: admin.email,
        after: { role: 'admin' },
      },
    ]);
    const mail = await mailedLink(tx, {
      tenantId,
      userId: id,
      email: account.row.email,
      kind: 'confirmation',
      hosts,
      requestLanguage,
      now,
    });
    return { mail, answer: await finish(tx, account) };
  });

  if (made === 'repeated') {
    // Hashes outside any transaction to avoid blocking others on this facility's locks.
    const account = await tenantTransaction(db, tenantId, (tx) =>
      findAccount(tx, tenantId, { email_norm: normaliseEmail(admin.email) }),
    );
    if (
      !account ||
      account.row.status !== 'active' ||
      !(await passwordMatches(account.row.password_hash, password))
    )
      throw new Refusal('idempotency_key_reused');
    return tenantTransaction(db, tenantId, (tx) => finish(tx, account));
  }
  if (made !== 'known') {
    call.inBackground(() => mailer.send(made.mail));
    return made.answer;
  }
  // The address already has an account. Only its owner is notified, not the requester.
  call.inBackground(async () => {
    if (!(await limits.allows('confirmation', admin.email))) return;
    const [owner] = await accountsOfEmail(db, admin.email);
    const language = owner
      ? await tenantTransaction(db, owner.tenant_id, (tx) =>
          recipientLanguage(tx, owner.tenant_id, owner.id, requestLanguage),
        )
      : chosenLanguage(requestLanguage);
    const words = facilityWords(language);
    await mailer.send({
      to: admin.email,
      language,
      subject: words('registeredAgainSubject'),
      text: words('registeredAgainText'),
    });
  });
  throw new Refusal('registration_failed');
}

/** A UUID (version 8) derived from the key. */
function tenantIdFor(key: string): TenantId {
  const hex = createHash('sha256').update(`facility:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}` as TenantId;
}
