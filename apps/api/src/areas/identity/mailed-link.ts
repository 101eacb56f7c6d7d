import { facilityUrl, mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import type { LinkPurpose } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Mail } from '../../mail/mailer.ts';
import { newToken } from './opaque-token.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface Kind {
  /** What the link is good for. */
  purpose: LinkPurpose;
  lifetime: number;
  subject(facility: string): string;
  text(facility: string, url: string): string;
}

const kinds = {
  reset: {
    purpose: 'password',
    lifetime: hour,
    subject: (facility) => `${facility}: set a new password`,
    text: (facility, url) => `A new password was asked for your account at ${facility}.\n\nSet it here within one hour:\n${url}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  },
  invitation: {
    purpose: 'password',
    lifetime: 7 * day,
    subject: (facility) => `${facility}: your account`,
    text: (facility, url) => `You have been given an account at ${facility}.\n\nSet your password here within seven days:\n${url}\n`,
  },
  confirmation: {
    purpose: 'email',
    lifetime: day,
    subject: (facility) => `${facility}: confirm your e-mail address`,
    text: (facility, url) => `This address was given for an account at ${facility}.\n\nConfirm here within one day that it is yours:\n${url}\n\nInvitations you make are mailed after that. If the account is not yours, do nothing.\n`,
  },
  approval: {
    purpose: 'email',
    lifetime: 7 * day,
    subject: (facility) => `${facility}: your account is approved`,
    text: (facility, url) => `Your account at ${facility} has been approved.\n\nConfirm your e-mail address here within seven days, then sign in with the password you chose:\n${url}\n`,
  },
} satisfies Record<string, Kind>;

export interface LinkFor {
  tenantId: string;
  userId: string;
  email: string;
  kind: keyof typeof kinds;
  hosts: FacilityHosts;
  now: Date;
}

/**
 * Makes a link that works once, and the mail that carries it. Write it in the transaction of the change and send the mail after the
 * commit: `call.afterCommit(() => mailer.send(mail))`.
 */
export async function mailedLink(tx: TenantTransaction, { tenantId, userId, email, kind, hosts, now }: LinkFor): Promise<Mail> {
  const { purpose, lifetime, subject, text }: Kind = kinds[kind];
  const { token, hash } = newToken(tenantId);
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.insertInto('mailed_link').values({ tenant_id: tenantId, id: uuidv7(), user_id: userId, purpose, token_hash: hash, created_at: now, expires_at: expiresAt }).execute();
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
  return { to: email, subject: subject(facility_name), text: text(facility_name, url) };
}

/** Uses a link up. Answers whose it was; undefined when it is unknown, used, too old or good for something else. The account's other links of the purpose end with it. */
export async function consumeMailedLink(tx: TenantTransaction, tenantId: string, purpose: LinkPurpose, hash: Buffer, now: Date): Promise<string | undefined> {
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
export async function endMailedLinks(tx: TenantTransaction, tenantId: string, userId: string, now: Date, purpose?: LinkPurpose): Promise<void> {
  let links = tx.updateTable('mailed_link').set({ used_at: now }).where('tenant_id', '=', tenantId).where('user_id', '=', userId).where('used_at', 'is', null);
  if (purpose !== undefined) links = links.where('purpose', '=', purpose);
  await links.execute();
}
