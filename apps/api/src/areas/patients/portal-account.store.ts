import { sql, type Updateable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { holdsSecondFactor, isSignedIn, lastSeenAt } from '../identity/account.ts';

/** The account of a patient. `lock`: nobody else changes it until the transaction ends. */
export function findPortalAccount(tx: TenantTransaction, tenantId: string, patientId: string, now: Date, { lock = false } = {}) {
  const account = tx
    .selectFrom('app_user as u')
    .select(['u.id', 'u.email', 'u.status', 'u.invitation_waits_for', lastSeenAt().as('last_seen_at'), isSignedIn(now).as('signed_in'), holdsSecondFactor().as('has_second_factor')])
    .where('u.tenant_id', '=', tenantId)
    .where('u.patient_id', '=', patientId);
  return (lock ? account.forNoKeyUpdate() : account).executeTakeFirst();
}

export type PortalAccountRow = NonNullable<Awaited<ReturnType<typeof findPortalAccount>>>;

export async function updatePortalAccount(tx: TenantTransaction, tenantId: string, id: string, values: Updateable<Schema['app_user']>, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set(values)
    .set({ updated_at: now.toISOString(), version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
