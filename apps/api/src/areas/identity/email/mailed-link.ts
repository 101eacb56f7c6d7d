import type { LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import type { LinkPurpose } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { insertionFor } from '../../../platform/i18n/isolate-bidi.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { linkWords, type LinkKind } from './mailed-link-words.ts';
import { newToken } from '../sessions/opaque-token.ts';
import { receiverLanguage } from './recipient-language.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What each kind of link is good for, and how long. What its mail says of the time stands in `mailed-link-words.ts`. */
const kinds: Record<LinkKind, { purpose: LinkPurpose; lifetime: number }> = {
  reset: { purpose: 'password', lifetime: hour },
  invitation: { purpose: 'password', lifetime: 7 * day },
  confirmation: { purpose: 'email', lifetime: day },
  approval: { purpose: 'email', lifetime: 7 * day },
};

export interface LinkFor {
  tenantId: string;
  userId: string;
  email: string;
  kind: LinkKind;
  hosts: FacilityHosts;
  /** What the request asks for that makes the link; where neither the account nor the facility has chosen, the mail is in it. */
  askedLanguage: LanguageTag | undefined;
  now: Date;
}

/**
 * Makes a link that works once, and the mail that carries it. Write it in the transaction of the change and send the mail after the
 * commit: `call.afterCommit(() => mailer.send(mail))`.
 */
export async function mailedLink(
  tx: TenantTransaction,
  { tenantId, userId, email, kind, hosts, askedLanguage, now }: LinkFor,
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
    .selectFrom('hospital_settings as s')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .select(['s.facility_name', 't.subdomain'])
    .where('s.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const url =
    purpose === 'email'
      ? // A facility may still move to another address while its first administrator's mail is on the way; the main site stays.
        `${mainSiteUrl(hosts)}/confirm-email/${token}`
      : `${facilityUrl(subdomain, hosts)}/reset-password/${token}${kind === 'invitation' ? '?purpose=invitation' : ''}`;
  const language = await receiverLanguage(tx, tenantId, userId, askedLanguage);
  const { subject, text } = linkWords(language, kind);
  const facility = insertionFor(language)(facility_name);
  return { to: email, language, subject: subject(facility), text: text(facility, url) };
}

/** Uses a link up. Answers whose it was; undefined when it is unknown, used, too old or good for something else. The account's other links of the purpose end with it. */
export async function consumeMailedLink(
  tx: TenantTransaction,
  tenantId: string,
  purpose: LinkPurpose,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
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

/** No link that was mailed to this account works from now on; with a purpose, only none of those. */
export async function endMailedLinks(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
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
