import type { LanguageTag } from '@alms/lis-domain/language';
import {
  facilityUrl,
  mainSiteUrl,
  type FacilityHosts,
  type TenantId,
} from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import type { LinkPurpose } from '../../../platform/db/tables/identity.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { catalogue, unisolated } from '../../../platform/i18n/catalogue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { newToken } from '../sessions/opaque-token.ts';
import { recipientLanguage } from '../../../platform/i18n/recipient-language.ts';
import type english from './words/mailed-link/en.json';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const linkWords = catalogue<typeof english>(new URL('./words/mailed-link/', import.meta.url));

/** Purpose of an emailed link. */
export type LinkKind = 'reset' | 'invitation' | 'confirmation';

/** Purpose and lifetime of each kind of link. The email states the lifetime. */
const kinds: Record<LinkKind, { purpose: LinkPurpose; lifetime: number }> = {
  reset: { purpose: 'password', lifetime: 30 * minute },
  invitation: { purpose: 'password', lifetime: 7 * day },
  confirmation: { purpose: 'email', lifetime: day },
};

export interface LinkFor {
  tenantId: TenantId;
  userId: UserId;
  email: string;
  kind: LinkKind;
  hosts: FacilityHosts;
  /** Language of the triggering request; used when neither the account nor the facility has one. */
  requestLanguage: LanguageTag | undefined;
  now: Date;
}

/**
 * Creates a single-use link and its email. Create it in the transaction of the change and send the
 * email after the commit: `call.afterCommit(() => mailer.send(mail))`.
 */
export async function mailedLink(
  tx: TenantTransaction,
  { tenantId, userId, email, kind, hosts, requestLanguage, now }: LinkFor,
): Promise<Mail> {
  const { purpose, lifetime } = kinds[kind];
  const { token, hash } = newToken(tenantId);
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx
    .insertInto('mailed_link')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      user_id: userId,
      purpose,
      token_hash: hash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const { facility_name, subdomain } = await tx
    .selectFrom('facility_profile as s')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .select(['s.facility_name', 't.subdomain'])
    .where('s.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const site = facilityUrl(subdomain, hosts);
  const url =
    purpose === 'email'
      ? // A facility may change its address before its first administrator's email arrives; the main site stays the same.
        `${mainSiteUrl(hosts)}/confirm-email/${token}`
      : `${site}/reset-password/${token}${kind === 'invitation' ? '?purpose=invitation' : ''}`;
  const language = await recipientLanguage(tx, tenantId, userId, requestLanguage);
  return {
    to: email,
    language,
    ...linkText(language, kind, { facility: facility_name, site, url }),
  };
}

/** Text of the email with a link. */
export function linkText(
  language: LanguageTag,
  kind: LinkKind,
  { facility, site, url }: { facility: string; site: string; url: string },
): Pick<Mail, 'subject' | 'text'> {
  const words = linkWords(language);
  return {
    subject: words(`${kind}Subject`, { facility }),
    text: words(`${kind}Text`, { facility, site: unisolated(site), url: unisolated(url) }),
  };
}

/**
 * Consumes a link and returns its account. Undefined when unknown, used, expired or meant for
 * another purpose. Also invalidates the account's other links of that purpose.
 */
export async function consumeMailedLink(
  tx: TenantTransaction,
  tenantId: TenantId,
  purpose: LinkPurpose,
  hash: Buffer,
  now: Date,
): Promise<UserId | undefined> {
  const used = await tx
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) return undefined;
  await endMailedLinks(tx, tenantId, used.user_id, now, purpose);
  return used.user_id;
}

/** Invalidates all emailed links of this account, or only those of a purpose. */
export async function endMailedLinks(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
  purpose?: LinkPurpose,
): Promise<void> {
  let links = tx
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  if (purpose !== undefined) links = links.where('purpose', '=', purpose);
  await links.execute();
}
