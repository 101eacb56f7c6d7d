import {
  openAmendmentStates,
  type Amendment,
  type AmendmentId,
  type ResultId,
} from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { instantText } from '../../../platform/db/instant-text.ts';
import { json } from '../../../platform/db/json.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

export type AmendmentRow = Selectable<Schema['amendment']>;

type NewAmendment = Omit<
  Insertable<Schema['amendment']>,
  'attachment' | 'checks' | 'coded_comments'
> &
  Pick<AmendmentRow, 'attachment' | 'checks' | 'coded_comments'>;

const isOpen = sql`a.state in (${sql.join(openAmendmentStates.map((state) => sql.lit(state)))})`;

/**
 * SQL condition and column: result `r` has an open amendment. `exists` lets every supported version
 * of PostgreSQL start from the index of open amendments.
 */
export const isUnderCorrection = sql<boolean>`exists (
  select from amendment a where a.tenant_id = r.tenant_id and a.result_id = r.id and ${isOpen})`;

/** SQL column: the open amendment of result `r`, or null. */
export const amendmentOfResult = sql<Amendment | null>`(
  select jsonb_build_object(
    'id', a.id, 'version', a.version, 'state', a.state, 'code', a.code, 'reason', a.reason,
    'value_text', a.value_text, 'attachment', a.attachment, 'comment', a.comment,
    'coded_comments', a.coded_comments,
    'override_reason', a.override_reason, 'flag', a.flag, 'flag_reason', a.flag_reason,
    'critical', a.critical, 'checks', a.checks,
    'proposed_by', jsonb_build_object('id', a.proposed_by, 'name', a.proposed_by_name),
    'proposed_at', ${instantText('a.proposed_at')},
    'verified_by', case when a.verified_by is not null
      then jsonb_build_object('id', a.verified_by, 'name', a.verified_by_name) end,
    'verified_at', ${instantText('a.verified_at')})
  from amendment a where a.tenant_id = r.tenant_id and a.result_id = r.id and ${isOpen})`;

/** Stores a proposed amendment. */
export async function addAmendment(
  tx: TenantTransaction,
  { attachment, checks, coded_comments, ...amendment }: NewAmendment,
): Promise<void> {
  await tx
    .insertInto('amendment')
    .values({
      ...amendment,
      attachment: attachment && json(attachment),
      checks: json(checks),
      coded_comments: coded_comments && json(coded_comments),
    })
    .execute();
}

/** The result of an amendment. */
export async function findAmendedResult(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: AmendmentId,
): Promise<ResultId | undefined> {
  const found = await tx
    .selectFrom('amendment')
    .select('result_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.result_id;
}

/** Locks an amendment until the transaction ends. */
export function lockAmendment(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: AmendmentId,
): Promise<AmendmentRow> {
  return tx
    .selectFrom('amendment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes an amendment; its version increases. */
export async function changeAmendment(
  tx: TenantTransaction,
  { tenant_id, id, version }: Pick<AmendmentRow, 'tenant_id' | 'id' | 'version'>,
  { checks, ...change }: Omit<Updateable<Schema['amendment']>, 'coded_comments'>,
): Promise<void> {
  await tx
    .updateTable('amendment')
    .set({ ...change, ...(checks && { checks: json(checks) }), version: version + 1 })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
