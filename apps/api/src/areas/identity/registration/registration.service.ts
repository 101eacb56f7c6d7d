import { randomBytes } from 'node:crypto';
import type { register, registerLabAdmin } from '@alms/lis-domain/identity';
import type { AnswerOf } from '@alms/lis-domain/http';
import { suggestSubdomain } from '@alms/lis-domain/tenancy';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import { setUpFacility } from '../../facility/register-facility.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { notifyOfAccessRequest } from '../../notifications/result-notifications.ts';
import { findAccount, normaliseEmail } from '../../../platform/auth/account.ts';
import { createAccount } from './create-account.ts';
import { findTenantById, lockEmail } from '../identity.store.ts';
import { refuseGuessable } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { hasSecondFactor } from '../two-step/second-factor.ts';
import { contextOf, openSession } from '../sessions/open-session.ts';

/** Default from the specification until the set-up names the laboratory. */
const unnamedFacility = 'Laboratory Information System';

/** Creates a trial facility for a laboratory and signs its administrator in. */
export async function registerLaboratory(
  call: PublicCall<typeof registerLabAdmin>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof registerLabAdmin>> {
  const { body, now } = call;
  refuseGuessable('password', body.password, [body.email, body.full_name]);
  const founding = {
    admin: body,
    subdomains: provisionalSubdomains(body.full_name),
    settings: { facility_name: unnamedFacility },
    booking: { planName: 'Starter', billingCycle: 'monthly', due: false },
  } as const;
  return setUpFacility(call, deps, founding, async (tx, account) => {
    // A repeated request must not bypass two-step verification.
    if (await hasSecondFactor(tx, { tenantId: account.row.tenant_id, userId: account.row.id }))
      throw new Refusal('idempotency_key_reused');
    return {
      ...(await openSession(tx, account, call, deps, now)),
      onboarding_required: true,
      subdomain: account.subdomain,
    };
  });
}

/**
 * Candidate addresses until one is available; the administrator chooses the final one during
 * set-up.
 */
function provisionalSubdomains(name: string): string[] {
  const suggestion = suggestSubdomain(name);
  return [
    suggestion,
    ...Array.from({ length: 4 }, () =>
      `${suggestion.slice(0, 24)}-${randomBytes(3).toString('hex')}`.replace('--', '-'),
    ),
  ];
}

/** Creates an account pending approval: it has no permissions and cannot choose its role. */
export async function registerAccount(
  call: PublicCall<typeof register>,
  { db }: AreaDependencies,
): Promise<{ message: string }> {
  const { body, site, now } = call;
  const { tenant_id: tenantId, email, full_name, username } = body;
  refuseGuessable('password', body.password, [email, full_name]);
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
