import type { ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

export async function saveAttachment(
  tx: TenantTransaction,
  attachment: Insertable<Schema['result_attachment']> & { tenant_id: TenantId },
): Promise<void> {
  await tx.insertInto('result_attachment').values(attachment).execute();
}

/** Content of the file stored with a version of a result. */
export async function findAttachmentContent(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: { id: ResultId; version: number },
): Promise<Buffer> {
  const { content } = await tx
    .selectFrom('result_attachment')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('result_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}
