import type { register } from '@alms/lis-domain/identity';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { notifyOfAccessRequest } from '../../notifications/result-notifications.ts';
import { findAccount, normaliseEmail } from '../../../platform/auth/account.ts';
import { createAccount } from './create-account.ts';
import { findTenantById } from '../../facility/facility.store.ts';
import { lockEmail } from '../identity.store.ts';
import { refuseGuessable } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { contextOf } from '../sessions/open-session.ts';

/** Creates an account pending approval: it has no permissions and cannot choose its role. */
export async function registerAccount(
  call: PublicCall<typeof register>,
  { db, limits }: AreaDependencies,
): Promise<{ message: string }> {
  const { body, site, now } = call;
  const { tenant_id: tenantId, email, full_name, username } = body;
  refuseGuessable('password', body.password, [email, full_name]);
  await limits.countFor('joinRequest', email);
  const passwordHash = await hashPassword(body.password);
  const tenant = await findTenantById(db, tenantId);
  if (!tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('registration_failed');

  await tenantTransaction(db, tenantId, async (tx) => {
    await lockEmail(tx, email);
    if (await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) }))
      throw new Refusal('registration_failed');
    const id = await createAccount(tx, {
      tenantId,
      email,
      full_name,
      username,
      role: 'report_viewer',
      status: 'pending',
      passwordHash,
      now,
    });
    await notifyOfAccessRequest(tx, tenantId, { id, full_name, now });
    await appendAudit(tx, contextOf(call, tenantId), [
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
  return { message: 'Registration successful' };
}
