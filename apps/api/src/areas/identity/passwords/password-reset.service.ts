import type { confirmPasswordReset, requestPasswordReset, UserId } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Database } from '../../../platform/db/database.ts';
import {
  tenantTransaction,
  type TenantTransaction,
} from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import type { Site } from '../../../platform/http/requests/site.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount, normaliseEmail, type Account } from '../../../platform/auth/account.ts';
import { findTenant, findTenantById } from '../../facility/facility.store.ts';
import { accountsOfEmail, isOfDeceasedPatient, setPassword } from '../identity.store.ts';
import { releaseInvitations } from '../registration/invitation.ts';
import { readToken } from '../sessions/opaque-token.ts';
import { refuseGuessable } from './password-choice.ts';
import { hashPassword } from './password-hash.ts';
import { consumeMailedLink, endMailedLinks, mailedLink } from '../email/mailed-link.ts';
import { securityMail } from '../email/security-mail.ts';
import { actorOf, contextOf } from '../sessions/open-session.ts';
import { endSessionsOf } from '../../../platform/auth/session.store.ts';

/**
 * Responds identically and immediately whether or not the address is known; lookup and email follow
 * in the background. A new link voids earlier ones of the account, and a mailbox has a limit.
 */
export async function requestReset(
  call: PublicCall<typeof requestPasswordReset>,
  { db, limits, mailer, hosts }: AreaDependencies,
): Promise<{ message: string }> {
  const { body, site, requestLanguage, now } = call;
  call.inBackground(async () => {
    // Counted once for all accounts of the mailbox, so that each one gets its link.
    if (!(await limits.allows('resetEmail', body.email))) return;
    for (const { tenantId, ...by } of await accountsFor(db, site, body.email)) {
      const account = await tenantTransaction(db, tenantId, async (tx) => {
        const found = await findAccount(tx, tenantId, by);
        return found && (await mayHaveLink(tx, found.row)) ? found.row : undefined;
      });
      if (!account) continue;
      const { id, email, status } = account;
      const mail = await tenantTransaction(db, tenantId, async (tx) => {
        // An invitation stays valid: a request by another person must not shorten it.
        if (status === 'active') await endMailedLinks(tx, tenantId, id, now, 'password');
        const link = await mailedLink(tx, {
          tenantId,
          userId: id,
          email,
          kind: 'reset',
          hosts,
          requestLanguage,
          now,
        });
        await appendAudit(tx, contextOf(call, tenantId), [
          {
            action: 'create',
            category: 'security',
            entity_type: 'password_link',
            entity_id: id,
            entity_label: email,
          },
        ]);
        return link;
      });
      await mailer.send(mail);
    }
  });
  return { message: 'Password reset instructions sent to your email' };
}

/**
 * The accounts meant by this address: on the main site the active ones of every facility, at a
 * facility its own, which may be invited.
 */
async function accountsFor(
  db: Database,
  site: Site,
  email: string,
): Promise<({ tenantId: TenantId } & ({ id: UserId } | { email_norm: string }))[]> {
  if (site.kind !== 'facility')
    return (await accountsOfEmail(db, email)).map(({ tenant_id: tenantId, id }) => ({
      tenantId,
      id,
    }));
  const here = await findTenant(db, site.subdomain);
  return here ? [{ tenantId: here.id, email_norm: normaliseEmail(email) }] : [];
}

/**
 * Password reset must not bypass the hold on invitations by inviters with an unconfirmed address,
 * nor give access to the account of a deceased patient.
 */
async function mayHaveLink(tx: TenantTransaction, account: Account['row']): Promise<boolean> {
  const { tenant_id, status, invitation_waits_for } = account;
  if (status !== 'active' && (status !== 'invited' || invitation_waits_for !== null)) return false;
  return !(await isOfDeceasedPatient(tx, tenant_id, account));
}

/**
 * Sets the password by an emailed link, once, and ends every session of the account. The link also
 * verifies the address.
 */
export async function confirmReset(
  call: PublicCall<typeof confirmPasswordReset>,
  { db, mailer, hosts }: AreaDependencies,
): Promise<{ message: string }> {
  const { body, site, now } = call;
  const presented = readToken(body.token);
  const tenant = presented && (await findTenantById(db, presented.tenantId));
  if (!presented || !tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('reset_token_invalid');
  refuseGuessable('newPassword', body.newPassword, [tenant.subdomain]);
  const passwordHash = await hashPassword(body.newPassword);

  const mails = await tenantTransaction(db, tenant.id, async (tx) => {
    const userId = await consumeMailedLink(tx, tenant.id, 'password', presented.hash, now);
    const before = userId && (await findAccount(tx, tenant.id, { id: userId }));
    const changed =
      userId !== undefined && (await setPassword(tx, tenant.id, userId, passwordHash, now));
    const account = changed ? await findAccount(tx, tenant.id, { id: userId }) : undefined;
    if (!account || (await isOfDeceasedPatient(tx, tenant.id, account.row)))
      throw new Refusal('reset_token_invalid');
    await endSessionsOf(tx, tenant.id, account.row.id, now);
    const released = await releaseInvitations(tx, tenant.id, account.row.id, hosts, call);
    await appendAudit(tx, { ...contextOf(call, tenant.id), actor: actorOf(account.user) }, [
      {
        action: 'update',
        category: 'security',
        entity_type: 'password',
        entity_id: account.row.id,
        entity_label: account.row.email,
      },
    ]);
    // The first password of an invited account is no change.
    if (before?.row.status !== 'active') return released;
    const notice = await securityMail(tx, {
      tenantId: tenant.id,
      account: account.user,
      change: 'password-changed',
      hosts,
      requestLanguage: call.requestLanguage,
    });
    return [...released, notice];
  });
  for (const mail of mails) call.afterCommit(() => mailer.send(mail));
  return { message: 'Password reset successful' };
}
