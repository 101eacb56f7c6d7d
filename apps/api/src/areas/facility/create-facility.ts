import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/problems.ts';
import { openSubscription, type Booking } from '../subscription/open-subscription.ts';

export interface NewFacility {
  tenantId: string;
  /** The address; the first that is free. */
  subdomains: readonly string[];
  /** Those that are known; the others are the defaults. */
  settings: Omit<Insertable<Schema['hospital_settings']>, 'tenant_id' | 'updated_at'>;
  booking: Booking;
  now: Date;
}

/** A facility with its settings, its subscription and an open set-up, in a transaction of that facility. Answers its address. */
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
    await tx
      .insertInto('hospital_settings')
      .values({ tenant_id: tenantId, ...settings, updated_at: now })
      .execute();
    await tx.insertInto('onboarding').values({ tenant_id: tenantId }).execute();
    await openSubscription(tx, tenantId, booking, now);
    return subdomain;
  }
  throw new Refusal('subdomain_taken');
}
