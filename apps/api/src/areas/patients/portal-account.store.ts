import type { PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { holdsSecondFactor, isSignedIn, lastSeenAt } from '../../platform/auth/account.ts';

/** The account of a patient. `lock`: locks it until the transaction ends. */
export function findPortalAccount(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
  now: Date,
  { lock = false } = {},
) {
  const account = tx
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.email',
      'u.status',
      'u.invitation_waits_for',
      lastSeenAt().as('last_seen_at'),
      isSignedIn(now).as('signed_in'),
      holdsSecondFactor().as('has_second_factor'),
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.patient_id', '=', patientId);
  return (lock ? account.forNoKeyUpdate() : account).executeTakeFirst();
}

export type PortalAccountRow = NonNullable<Awaited<ReturnType<typeof findPortalAccount>>>;
