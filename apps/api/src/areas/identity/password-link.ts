import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Mail } from '../../mail/mailer.ts';
import { newToken } from './opaque-token.ts';

const hour = 60 * 60 * 1000;
const lifetimes = { reset: hour, invitation: 7 * 24 * hour };

export interface LinkFor {
  tenantId: string;
  subdomain: string;
  facilityName: string;
  userId: string;
  email: string;
  kind: keyof typeof lifetimes;
  hosts: FacilityHosts;
  now: Date;
}

/**
 * Makes a link that sets the password once, and the mail that carries it. Write it in the transaction of the change and send the mail after the
 * commit: `call.afterCommit(() => mailer.send(mail))`.
 */
export async function passwordLink(tx: TenantTransaction, { tenantId, subdomain, facilityName, userId, email, kind, hosts, now }: LinkFor): Promise<Mail> {
  const { token, hash } = newToken(tenantId);
  const expiresAt = new Date(now.getTime() + lifetimes[kind]);
  await tx.insertInto('password_reset').values({ tenant_id: tenantId, id: uuidv7(), user_id: userId, token_hash: hash, created_at: now, expires_at: expiresAt }).execute();
  const url = `${facilityUrl(subdomain, hosts)}/reset-password/${token}${kind === 'invitation' ? '?purpose=invitation' : ''}`;
  const text =
    kind === 'reset'
      ? `A new password was asked for your account at ${facilityName}.\n\nSet it here within one hour:\n${url}\n\nIf it was not you, do nothing: your password stays as it is.\n`
      : `You have been given an account at ${facilityName}.\n\nSet your password here within seven days:\n${url}\n`;
  return { to: email, subject: kind === 'reset' ? `${facilityName}: set a new password` : `${facilityName}: your account`, text };
}

/** Uses a link up. Answers whose it was; undefined when it is unknown, used or too old. All other links of the account end with it. */
export async function consumePasswordLink(tx: TenantTransaction, tenantId: string, hash: Buffer, now: Date): Promise<string | undefined> {
  const used = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  if (!used) return undefined;
  await tx.updateTable('password_reset').set({ used_at: now }).where('tenant_id', '=', tenantId).where('user_id', '=', used.user_id).where('used_at', 'is', null).execute();
  return used.user_id;
}
