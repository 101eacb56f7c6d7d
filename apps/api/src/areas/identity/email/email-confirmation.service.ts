import type { confirmEmail, resendConfirmation } from '@alms/lis-domain/identity';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall, SignedInCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount } from '../../../platform/auth/account.ts';
import { findTenantById } from '../../facility/facility.store.ts';
import { setEmailVerified } from '../identity.store.ts';
import { releaseInvitations } from '../registration/invitation.ts';
import { consumeMailedLink, mailedLink } from './mailed-link.ts';
import { readToken } from '../sessions/opaque-token.ts';
import { actorOf, contextOf } from '../sessions/open-session.ts';

/** Confirms an email address by its link, once, and releases the invitations that depend on it. */
export async function confirmAddress(
  call: PublicCall<typeof confirmEmail>,
  { db, mailer, hosts }: AreaDependencies,
): Promise<{ subdomain: string }> {
  const { body, site, now } = call;
  const presented = readToken(body.token);
  const tenant = presented && (await findTenantById(db, presented.tenantId));
  if (!presented || !tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('confirmation_token_invalid');

  const mails = await tenantTransaction(db, tenant.id, async (tx) => {
    const userId = await consumeMailedLink(tx, tenant.id, 'email', presented.hash, now);
    const confirmed = userId !== undefined && (await setEmailVerified(tx, tenant.id, userId, now));
    const account = confirmed ? await findAccount(tx, tenant.id, { id: userId }) : undefined;
    if (!account) throw new Refusal('confirmation_token_invalid');
    const released = await releaseInvitations(tx, tenant.id, account.row.id, hosts, call);
    await appendAudit(tx, { ...contextOf(call, tenant.id), actor: actorOf(account.user) }, [
      {
        action: 'update',
        category: 'security',
        entity_type: 'account',
        entity_id: account.row.id,
        entity_label: account.row.email,
        before: { email_verified: false },
        after: { email_verified: true },
      },
    ]);
    return released;
  });
  for (const mail of mails) call.afterCommit(() => mailer.send(mail));
  return { subdomain: tenant.subdomain };
}

/**
 * Sends a new confirmation link to the user's address. Earlier links stay valid until they expire.
 */
export async function sendConfirmation(
  {
    tx,
    tenantId,
    user,
    requestLanguage,
    now,
    audit,
    afterCommit,
  }: SignedInCall<typeof resendConfirmation>,
  { limits, mailer, hosts }: AreaDependencies,
): Promise<{ message: string }> {
  if (user.email_verified) throw new Refusal('conflict');
  await limits.countFor('confirmation', user.email);
  const mail = await mailedLink(tx, {
    tenantId,
    userId: user.id,
    email: user.email,
    kind: 'confirmation',
    hosts,
    requestLanguage,
    now,
  });
  afterCommit(() => mailer.send(mail));
  audit({
    action: 'create',
    category: 'security',
    entity_type: 'confirmation_link',
    entity_id: user.id,
    entity_label: user.email,
  });
  return { message: 'Confirmation link sent to your email' };
}
