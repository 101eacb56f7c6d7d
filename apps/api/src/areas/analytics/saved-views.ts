import { MAX_SAVED_VIEWS, type SavedView, type saveView } from '@alms/lis-domain/analytics';
import type { BodyOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import { json } from '../../platform/db/json.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';

/** A user's saved views, by name. */
export function findViews(
  tx: TenantTransaction,
  tenantId: TenantId,
  accountId: UserId,
): Promise<SavedView[]> {
  return tx
    .selectFrom('analytics_view')
    .select(['id', 'name', 'period'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute();
}

/** Saves a view, replacing any view of the same name. */
export async function saveViewRow(
  { tx, tenantId, user, now }: OperationContext,
  { name, period }: BodyOf<typeof saveView>,
): Promise<SavedView> {
  const others = (await findViews(tx, tenantId, user.id)).filter((view) => view.name !== name);
  if (others.length >= MAX_SAVED_VIEWS)
    throw invalid({ name: `exceeds the limit of ${MAX_SAVED_VIEWS} saved views` });
  return tx
    .insertInto('analytics_view')
    .values({ id: uuidv7(), account_id: user.id, name, period: json(period), created_at: now })
    .onConflict((same) =>
      same.columns(['tenant_id', 'account_id', 'name']).doUpdateSet({ period: json(period) }),
    )
    .returning(['id', 'name', 'period'])
    .executeTakeFirstOrThrow();
}

/** Deletes one of the user's own views. */
export async function deleteViewRow(
  { tx, tenantId, user }: OperationContext,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('analytics_view')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('not_found');
}
