import { demoSubdomain, type confirmAccessRequest, type register } from '@alms/lis-domain/identity';
import { findAccount, normaliseEmail, type Account } from '../../../platform/auth/account.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import {
  tenantTransaction,
  type TenantTransaction,
} from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findTenantById } from '../../facility/facility.store.ts';
import { notifyOfAccessRequest } from '../../notifications/result-notifications.ts';
import { isOfDeceasedPatient } from '../identity.store.ts';
import { refuseGuessable } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { createAccount } from '../registration/create-account.ts';
import { contextOf } from '../sessions/open-session.ts';
import { newToken, readToken } from '../sessions/opaque-token.ts';
import { applicantMail } from './access-request-mail.ts';
import { addAccessRequest, takeAccessRequest } from './access-request.store.ts';

/** Time to confirm the email address of a request; the email states it. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Receives a request to join a facility and emails a link that confirms its address. Responds
 * identically whether or not the address has an account; lookup and email follow in the background.
 *
 * Each request keeps its own password: a link confirms only what was entered with it, so a request
 * by another person for this address changes nothing.
 */
export async function requestAccess(
  call: PublicCall<typeof register>,
  { db, limits, mailer, hosts, demo }: AreaDependencies,
): Promise<{ message: string }> {
  const { body, site, requestLanguage, now } = call;
  const { tenant_id: tenantId, email, full_name, username } = body;
  refuseGuessable('password', body.password, [email, full_name]);
  await limits.countFor('joinRequest', email);
  const passwordHash = await hashPassword(body.password);
  const tenant = await findTenantById(db, tenantId);
  if (!tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('registration_failed');
  // Visitors of the public demo would see the applicant's name and address.
  if (demo === 'public' && tenant.subdomain === demoSubdomain)
    throw new Refusal('registration_failed');

  call.inBackground(async () => {
    const mail = await tenantTransaction(db, tenantId, async (tx) => {
      const to = { tenantId, email, hosts, requestLanguage };
      const account = await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) });
      if (account)
        return (await mayLearnOfAccount(tx, account))
          ? applicantMail(tx, to, undefined)
          : undefined;
      const { token, hash } = newToken(tenantId);
      await addAccessRequest(
        tx,
        tenantId,
        {
          token_hash: hash,
          email,
          full_name,
          username,
          password_hash: passwordHash,
          created_at: now,
          expires_at: new Date(now.getTime() + lifetime),
        },
        now,
      );
      return applicantMail(tx, to, token);
    });
    if (mail) await mailer.send(mail);
  });
  return { message: 'Registration successful' };
}

/** Accounts that are invited, declined or disabled are a matter of the facility. */
async function mayLearnOfAccount(tx: TenantTransaction, { row }: Account): Promise<boolean> {
  if (row.status !== 'active' && row.status !== 'pending') return false;
  return !(await isOfDeceasedPatient(tx, row.tenant_id, row));
}

/**
 * Confirms the address of a request by its link, once. The request becomes an account pending
 * approval, without permissions, and the administrators are notified.
 */
export async function confirmRequest(
  call: PublicCall<typeof confirmAccessRequest>,
  { db }: AreaDependencies,
): Promise<void> {
  const { body, site, now } = call;
  const presented = readToken(body.token);
  const tenant = presented && (await findTenantById(db, presented.tenantId));
  if (!presented || !tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('confirmation_token_invalid');

  await tenantTransaction(db, tenant.id, async (tx) => {
    const request = await takeAccessRequest(tx, tenant.id, presented.hash, now);
    if (!request) throw new Refusal('confirmation_token_invalid');
    const { email, full_name, username, password_hash } = request;
    if (await findAccount(tx, tenant.id, { email_norm: normaliseEmail(email) }))
      throw new Refusal('confirmation_token_invalid');
    const id = await createAccount(tx, {
      tenantId: tenant.id,
      email,
      full_name,
      username,
      role: 'report_viewer',
      status: 'pending',
      passwordHash: password_hash,
      email_verified: true,
      now,
    });
    await notifyOfAccessRequest(tx, tenant.id, { id, full_name, now });
    await appendAudit(tx, contextOf(call, tenant.id), [
      {
        action: 'create',
        category: 'security',
        entity_type: 'account',
        entity_id: id,
        entity_label: email,
        after: { status: 'pending' },
      },
    ]);
  });
}
