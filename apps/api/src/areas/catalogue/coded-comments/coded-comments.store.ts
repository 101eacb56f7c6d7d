import type {
  CodedComment,
  CodedCommentDefinition,
  CodedCommentId,
} from '@alms/lis-domain/catalogue/coded-comments';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import { json } from '../../../platform/db/json.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

const commentOf = ({ definition, ...row }: Selectable<Schema['coded_comment']>): CodedComment => ({
  ...definition,
  ...row,
});

/** All coded comments of the facility, by code. */
export async function findCodedComments(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<CodedComment[]> {
  const rows = await tx
    .selectFrom('coded_comment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .execute();
  return rows.map(commentOf);
}

/** Active coded comments with a rule: those that an entered value can propose. */
export async function findCommentsWithRules(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<CodedComment[]> {
  const rows = await tx
    .selectFrom('coded_comment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`jsonb_array_length(definition -> 'rules') > 0`)
    .orderBy('code')
    .execute();
  return rows.map(commentOf);
}

/** Locks a coded comment until the transaction ends. */
export async function lockComment(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: CodedCommentId,
): Promise<CodedComment | undefined> {
  const row = await tx
    .selectFrom('coded_comment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && commentOf(row);
}

function columnsOf({ code, active, ...definition }: CodedCommentDefinition) {
  return { code, active, definition: json(definition) };
}

/** Adds coded comments whose code is new to the facility. Returns the added ones. */
export async function insertComments(
  tx: TenantTransaction,
  { tenantId, now }: { tenantId: TenantId; now: Date },
  comments: readonly CodedCommentDefinition[],
): Promise<CodedComment[]> {
  if (comments.length === 0) return [];
  const rows = await tx
    .insertInto('coded_comment')
    .values(
      comments.map((comment) => ({
        tenant_id: tenantId,
        id: newId<CodedCommentId>(),
        ...columnsOf(comment),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((taken) => taken.columns(['tenant_id', 'code']).doNothing())
    .returningAll()
    .execute();
  return rows.map(commentOf);
}

/** Stores the next version of a coded comment. */
export async function updateComment(
  tx: TenantTransaction,
  { tenantId, now }: { tenantId: TenantId; now: Date },
  { id, version }: Pick<CodedComment, 'id' | 'version'>,
  comment: CodedCommentDefinition,
): Promise<CodedComment> {
  const row = await tx
    .updateTable('coded_comment')
    .set({ ...columnsOf(comment), version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return commentOf(row);
}
