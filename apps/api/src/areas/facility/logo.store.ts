import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Number of newest unused uploads retained for forms that are still open. */
const KEPT_UNUSED = 10;

export async function findLogo(
  tx: TenantTransaction,
  tenantId: TenantId,
  hash: string,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('logo')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.content;
}

/** Stores an image once, however often it is uploaded. */
export async function saveLogo(
  tx: TenantTransaction,
  tenantId: TenantId,
  logo: { hash: string; content: Buffer },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('logo')
    .values({ tenant_id: tenantId, ...logo, created_at: now })
    .onConflict((known) => known.columns(['tenant_id', 'hash']).doNothing())
    .execute();
}

/** Deletes the oldest images not used in the settings. */
export async function deleteUnusedLogos(tx: TenantTransaction, tenantId: TenantId): Promise<void> {
  const unused = tx
    .selectFrom('logo as l')
    .innerJoin('facility_profile as s', 's.tenant_id', 'l.tenant_id')
    .select('l.hash')
    .where('l.tenant_id', '=', tenantId)
    .where(({ eb }) =>
      eb.or([eb('s.logo_hash', 'is', null), eb('s.logo_hash', '!=', eb.ref('l.hash'))]),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('l.hash')
    .offset(KEPT_UNUSED);
  await tx
    .deleteFrom('logo')
    .where('tenant_id', '=', tenantId)
    .where('hash', 'in', unused)
    .execute();
}
