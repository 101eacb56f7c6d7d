import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { Refusal } from '../../http/problems.ts';

const trialDays = 30;

export interface NewFacility {
  tenantId: string;
  /** The address; the first that is free. */
  subdomains: readonly string[];
  facilityName: string;
  now: Date;
}

/** A facility with its settings and an open set-up, in a transaction of that facility. Answers its address. */
export async function createFacility(tx: TenantTransaction, { tenantId, subdomains, facilityName, now }: NewFacility): Promise<string> {
  const trialEnd = new Date(now.getTime() + trialDays * 24 * 60 * 60 * 1000);
  for (const subdomain of subdomains) {
    const created = await tx
      .insertInto('tenant')
      .values({ id: tenantId, subdomain, trial_ends_at: trialEnd, created_at: now })
      .onConflict((taken) => taken.column('subdomain').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) continue;
    await tx.insertInto('hospital_settings').values({ tenant_id: tenantId, facility_name: facilityName, updated_at: now }).execute();
    await tx.insertInto('onboarding').values({ tenant_id: tenantId }).execute();
    return subdomain;
  }
  throw new Refusal('subdomain_taken');
}
