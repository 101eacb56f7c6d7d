import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { insertSettings } from '../../facility/facility.store.ts';
import { insertMainLaboratory } from '../../facility/laboratories.store.ts';
import { openSubscription, type Booking } from '../../subscription/open-subscription.ts';

export interface NewFacility {
  tenantId: TenantId;
  /** Subdomain candidates; the first available one is used. */
  subdomains: readonly string[];
  /** Known settings; the others take their defaults. */
  settings: Parameters<typeof insertSettings>[2];
  booking: Booking;
  now: Date;
}

/**
 * Creates a facility with settings, subscription and pending set-up, in a transaction of that
 * facility. Returns its subdomain.
 */
export async function createFacility(
  tx: TenantTransaction,
  { tenantId, subdomains, settings, booking, now }: NewFacility,
): Promise<string> {
  for (const subdomain of subdomains) {
    const created = await tx
      .insertInto('tenant')
      .values({ id: tenantId, subdomain, created_at: now })
      .onConflict((taken) => taken.column('subdomain').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) continue;
    await insertSettings(tx, tenantId, settings, now);
    await insertMainLaboratory(tx, tenantId, settings.facility_name, now);
    await tx.insertInto('onboarding').values({ tenant_id: tenantId }).execute();
    await openSubscription(tx, tenantId, booking, now);
    return subdomain;
  }
  throw new Refusal('subdomain_taken');
}
