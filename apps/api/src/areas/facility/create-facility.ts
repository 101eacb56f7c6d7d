import type { TenantTransaction } from '../../db/tenant-transaction.ts';

const trialDays = 30;

export interface NewFacility {
  tenantId: string;
  subdomain: string;
  facilityName: string;
  now: Date;
}

/** A facility with its settings and an open set-up, in a transaction of that facility. */
export async function createFacility(tx: TenantTransaction, { tenantId, subdomain, facilityName, now }: NewFacility): Promise<void> {
  const trialEnd = new Date(now.getTime() + trialDays * 24 * 60 * 60 * 1000);
  await tx.insertInto('tenant').values({ id: tenantId, subdomain, trial_ends_at: trialEnd, created_at: now }).execute();
  await tx.insertInto('hospital_settings').values({ tenant_id: tenantId, facility_name: facilityName, updated_at: now }).execute();
  await tx.insertInto('onboarding').values({ tenant_id: tenantId }).execute();
}
