import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export type ApiTokenRow = Selectable<Schema['api_token']>;

export interface ApiTokenPage {
  /** Creation time and id of the last token on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Tokens, newest first. */
export function listApiTokenRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  { after, max }: ApiTokenPage,
): Promise<ApiTokenRow[]> {
  let page = tx.selectFrom('api_token').selectAll().where('tenant_id', '=', tenantId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(max).execute();
}

export function findApiToken(
  tx: TenantTransaction,
  tenantId: TenantId,
  by: { id: string } | { hash: Buffer },
): Promise<ApiTokenRow | undefined> {
  return tx
    .selectFrom('api_token')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('token_hash', '=', by.hash)))
    .executeTakeFirst();
}

export function insertApiToken(
  tx: TenantTransaction,
  token: Insertable<Schema['api_token']>,
): Promise<ApiTokenRow> {
  return tx.insertInto('api_token').values(token).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when the token is already revoked. */
export function revokeApiTokenRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  now: Date,
): Promise<ApiTokenRow | undefined> {
  return tx
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Records the last use to the minute, so that most requests do not write. */
export async function noteApiTokenUse(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  now: Date,
): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString();
  await tx
    .updateTable('api_token')
    .set({ last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minuteAgo)]))
    .execute();
}
