import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable, Selectable } from 'kysely';
import { normaliseEmail } from '../../../platform/auth/account.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { lockEmail } from '../identity.store.ts';

type NewRequest = Omit<Insertable<Schema['access_request']>, 'tenant_id' | 'email_norm'>;

/** Adds an unconfirmed request and deletes the facility’s expired ones. */
export async function addAccessRequest(
  tx: TenantTransaction,
  tenantId: TenantId,
  request: NewRequest,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('access_request')
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await tx
    .insertInto('access_request')
    .values({ ...request, tenant_id: tenantId, email_norm: normaliseEmail(request.email) })
    .execute();
}

/**
 * Removes a request by its link and returns it, with every other request of its email address.
 * Undefined when unknown, used or expired. Locks the address until the transaction ends.
 */
export async function takeAccessRequest(
  tx: TenantTransaction,
  tenantId: TenantId,
  hash: Buffer,
  now: Date,
): Promise<Selectable<Schema['access_request']> | undefined> {
  const found = await tx
    .selectFrom('access_request')
    .select(['email_norm'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) return undefined;
  // Before the rows: concurrent links of one address would otherwise wait for each other.
  await lockEmail(tx, found.email_norm);
  const taken = await tx
    .deleteFrom('access_request')
    .where('tenant_id', '=', tenantId)
    .where('email_norm', '=', found.email_norm)
    .returningAll()
    .execute();
  return taken.find(({ token_hash }) => token_hash.equals(hash));
}
